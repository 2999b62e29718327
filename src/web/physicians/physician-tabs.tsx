/** The four tabs of the physician dialog, and where a form with tabs shows its problems. */
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PhysicianField } from '../../contract/fields/physician.ts'
import type { SchemaForm } from '../ui/form.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { SectionFields } from './person-fields.tsx'
import type { formTabs, physicianForm } from './physician-form.ts'

export type FormTab = keyof typeof formTabs

/** The four tabs of the physician dialog; a tab with a problem is marked. */
export const formTabParameter = 'part'

export function PhysicianTabs({ wrong }: { wrong: ReadonlySet<FormTab> }) {
  return (
    <Tabs
      label="Physician"
      parameter={formTabParameter}
      tabs={[
        {
          value: 'basic',
          label: <TabLabel text="Basic Info" isWrong={wrong.has('basic')} />,
          content: <SectionFields section="contact" by="admin" />,
        },
        {
          value: 'experience',
          label: <TabLabel text="Experience" isWrong={wrong.has('experience')} />,
          content: <SectionFields section="experience" by="admin" />,
        },
        {
          value: 'availability',
          label: <TabLabel text="Availability" isWrong={wrong.has('availability')} />,
          content: <SectionFields section="availability" by="admin" />,
        },
        {
          value: 'preferences',
          label: <TabLabel text="Preferences" isWrong={wrong.has('preferences')} />,
          content: (
            <div className="flex flex-col gap-5">
              <SectionFields section="work" by="admin" />
              <SectionFields section="notifications" by="admin" />
            </div>
          ),
        },
      ]}
    />
  )
}

export function TabLabel({ text, isWrong }: { text: string; isWrong: boolean }) {
  if (!isWrong) return text
  return (
    <>
      {text}
      <CircleAlert className="size-3.5 text-bad" />
      <span className="sr-only">, has a problem</span>
    </>
  )
}

type TabFields<Tab extends string> = Record<Tab, readonly PhysicianField[]>

/** Opens the tab that holds the first problem of a form, puts the cursor there, and says which tabs have one. */
export function useTabOfProblem<Tab extends string>(
  { form }: SchemaForm<typeof physicianForm>,
  fieldsOfTabs: TabFields<Tab>,
  openTab: (tab: Tab) => void,
): ReadonlySet<Tab> {
  const { errors, submitCount } = form.formState
  const answered = useRef(submitCount)
  const tabs = Object.keys(fieldsOfTabs) as Tab[]
  const wrongField = (tab: Tab) => fieldsOfTabs[tab].find((field) => errors[field])
  const wrongTabs = tabs.filter(wrongField)

  useEffect(() => {
    if (submitCount === answered.current) return
    answered.current = submitCount
    const tab = wrongTabs[0]
    if (!tab) return
    openTab(tab)
    const field = wrongField(tab)
    // The fields of a tab that opens are there once React has done what it has to do now. Not later: a cursor that moves
    // after the message is seen takes what is typed into another field.
    queueMicrotask(() => field && form.setFocus(field))
  })

  return new Set(wrongTabs)
}
