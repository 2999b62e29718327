/** Preferences of the signed-in person: profile, scheduling, notifications and security. */
import { type ReactNode, useEffect } from 'react'
import type { PhysicianField } from '../../contract/fields/physician.ts'
import { useChange } from '../api/use-change.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { ChangedMeanwhileNotice } from '../physicians/changed-meanwhile-notice.tsx'
import { SectionFields } from '../physicians/person-fields.tsx'
import { fieldsIn, ownPart } from '../physicians/physician-form.ts'
import { TabLabel } from '../physicians/physician-tabs.tsx'
import { type PersonForm, usePersonForm } from '../physicians/use-person-form.ts'
import { useTabOfProblem } from '../physicians/use-tab-of-problem.ts'
import { useMember } from '../session/use-session.ts'
import { Card } from '../ui/card.tsx'
import { Form, FormProblem, SubmitButton } from '../ui/form.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useSearchChoice } from '../ui/use-search-choice.ts'
import { AppearanceCard } from './appearance-card.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { SecurityCard } from './security-card.tsx'
import { WishesCard } from './wishes-card.tsx'

const tabs = ['profile', 'scheduling', 'notifications', 'security'] as const
type PreferenceTab = (typeof tabs)[number]

const fieldsOfTabs: Record<PreferenceTab, readonly PhysicianField[]> = {
  profile: fieldsIn('contact', 'experience'),
  scheduling: fieldsIn('availability', 'work'),
  notifications: fieldsIn('notifications'),
  security: [],
}

export function PreferencesPage() {
  const person = useOwnForm()
  const [, openTab] = useSearchChoice('tab', tabs)
  const wrong = useTabOfProblem(person.form, fieldsOfTabs, openTab)
  return (
    <PageFrame title="Preferences" subtitle="What schedules should know about you, and how you are told about them">
      <Tabs
        label="Preferences"
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
                <OwnForm title="Scheduling" description="Holds for every schedule, until you change it" person={person}>
                  <div className="flex flex-col gap-5">
                    <SectionFields section="availability" by="physician" />
                    <SectionFields section="work" by="physician" />
                  </div>
                </OwnForm>
                <WishesCard />
              </div>
            ),
          },
          {
            value: 'notifications',
            label: 'Notifications',
            content: (
              <OwnForm title="Notifications" person={person}>
                <SectionFields section="notifications" by="physician" />
              </OwnForm>
            ),
          },
          {
            value: 'security',
            label: 'Security',
            content: (
              <div className="grid items-start gap-5 desktop:grid-cols-2">
                <SecurityCard />
                <AppearanceCard />
              </div>
            ),
          },
        ]}
      />
    </PageFrame>
  )
}

/** One form over all tabs: saving in one of them saves what was typed in the others, too. */
function useOwnForm(): PersonForm {
  const user = useMember()
  const change = useChange('updatePhysician', { as: 'savePreferences' })
  const person: PersonForm = usePersonForm({
    person: user,
    save: (fields, version) => change.mutateAsync({ params: { id: user.id }, body: { ...ownPart(fields), version } }),
    onSaved: (saved) => person.restart(saved),
  })
  const { isDirty } = person.form.form.formState
  // What an administrator changed appears at once, unless it would replace something typed.
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
              Save Preferences
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
