/** Preferences of the signed-in person: profile, scheduling, notifications, and security. */
import { type ReactNode, useEffect, useState } from 'react'
import { entryOf, type PhysicianField } from '../../contract/fields/physician.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { useChange } from '../api/use-change.ts'
import { CallOutSoundCard } from '../call-outs/call-out-sound-card.tsx'
import { PageFrame } from '../layout/page-frame.tsx'
import { ChangedMeanwhileNotice } from '../physicians/changed-meanwhile-notice.tsx'
import { formatValue } from '../physicians/field-words.ts'
import { SectionFields } from '../physicians/person-fields.tsx'
import { fieldsIn, ownPart } from '../physicians/physician-form.ts'
import { TabLabel, useTabOfProblem } from '../physicians/physician-tabs.tsx'
import { type PersonForm, usePersonForm } from '../physicians/use-person-form.ts'
import { useMember } from '../session/use-session.ts'
import { Card } from '../ui/card.tsx'
import { Form, FormProblem, SubmitButton } from '../ui/form.tsx'
import { LeaveGuard } from '../ui/leave-guard.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useSearchChoice } from '../ui/use-search.ts'
import { AppearanceCard } from './appearance-card.tsx'
import { ComingRequestsCard } from './coming-requests-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { MembershipCard } from './membership-card.tsx'
import { SecurityCard } from './security-card.tsx'

const tabs = ['profile', 'scheduling', 'notifications', 'security'] as const
type PreferenceTab = (typeof tabs)[number]

const fieldsOfTabs: Record<PreferenceTab, readonly PhysicianField[]> = {
  profile: fieldsIn('contact', 'display', 'experience'),
  scheduling: fieldsIn('availability', 'work'),
  notifications: fieldsIn('notifications'),
  security: [],
}

export function PreferencesPage() {
  const { id, role } = useMember()
  const person = useOwnForm()
  const [hasRequests, setHasRequests] = useState(false)
  const [, openTab] = useSearchChoice('tab', tabs)
  const wrong = useTabOfProblem(person.form, fieldsOfTabs, openTab)
  return (
    <PageFrame title="Preferences" subtitle="What your schedule should know about you, and how we notify you">
      <LeaveGuard isDirty={person.form.form.formState.isDirty || hasRequests} />
      <Tabs
        label="Preferences"
        keepsOpened
        tabs={[
          {
            value: 'profile',
            label: <TabLabel text="Profile" isWrong={wrong.has('profile')} />,
            content: (
              <OwnForm title="Profile" description="How colleagues and coordinators reach you" person={person}>
                <ProfileFields />
              </OwnForm>
            ),
          },
          {
            value: 'scheduling',
            label: <TabLabel text="Scheduling" isWrong={wrong.has('scheduling')} />,
            content: (
              <div className="grid items-start gap-5 desktop:grid-cols-2">
                <OwnForm title="Scheduling" description="Used for every schedule until you change it" person={person}>
                  <div className="flex flex-col gap-5">
                    <SectionFields section="availability" by="physician" />
                    <SectionFields section="work" by="physician" physicianId={id} />
                  </div>
                </OwnForm>
                <ComingRequestsCard onDirty={setHasRequests} />
              </div>
            ),
          },
          {
            value: 'notifications',
            label: 'Notifications',
            content: (
              <div className="grid items-start gap-5 desktop:grid-cols-2">
                <OwnForm title="How we reach you" person={person}>
                  <SectionFields section="notifications" by="physician" />
                </OwnForm>
                <DevicesCard />
                {role === 'admin' && <CallOutSoundCard />}
              </div>
            ),
          },
          {
            value: 'security',
            label: 'Security',
            content: (
              <div className="grid items-start gap-5 desktop:grid-cols-2">
                <SecurityCard />
                <MembershipCard />
                <AppearanceCard />
              </div>
            ),
          },
        ]}
      />
    </PageFrame>
  )
}

/** One form for all tabs: saving in one of them saves what was typed in the others, too. */
function useOwnForm(): PersonForm {
  const user = useMember()
  const change = useChange('updatePhysician', { as: 'saveProfile', saysWhy: true })
  const person: PersonForm = usePersonForm({
    person: user,
    save: (fields, version) => change.mutateAsync({ params: { id: user.id }, body: { ...ownPart(fields), version } }),
    onSaved: (saved) => person.restart(saved),
  })
  const { isDirty } = person.form.form.formState
  // An administrator's change appears right away, unless it would replace something typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version is a reason
  useEffect(() => {
    if (!isDirty) person.restart(user)
  }, [user.version])
  return person
}

type OwnFormProps = { title: string; description?: string; person: PersonForm; children: ReactNode }

function OwnForm({ title, description, person: { form, meanwhile }, children }: OwnFormProps) {
  return (
    <Form form={form} label={title} className="max-w-200 min-w-0">
      <Card
        title={title}
        description={description}
        footer={
          <>
            <SubmitButton pendingLabel="Saving..." disabled={meanwhile !== undefined}>
              Save preferences
            </SubmitButton>
            <FormProblem />
          </>
        }
      >
        {meanwhile && (
          <ChangedMeanwhileNotice
            changes={meanwhile.changes}
            onKeepMine={() => meanwhile.settle('mine')}
            onTakeTheirs={() => meanwhile.settle('theirs')}
          />
        )}
        {children}
      </Card>
    </Form>
  )
}

/** What people say about themselves, and below it what only administrators set. */
function ProfileFields() {
  const user = useMember()
  const set = {
    experienceLevel: capitalize(user.experienceLevel),
    fte: user.fte,
    seniorityRank: user.seniorityRank,
    startDateWithGroup: user.startDateWithGroup,
  }
  return (
    <div className="flex flex-col gap-5">
      <SectionFields section="contact" by="physician" />
      <SectionFields section="display" by="physician" />
      <SectionFields section="experience" by="physician" />
      <div className="border-t border-line pt-4">
        <h3 className="text-12 text-muted">Set by your coordinators</h3>
        <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 tablet:grid-cols-4">
          {Object.entries(set).map(([field, value]) => (
            <div key={field}>
              <dt className="text-12 text-muted">{entryOf(field as keyof typeof set).label}</dt>
              <dd className="font-semibold">{value === null ? '–' : formatValue(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
