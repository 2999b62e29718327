/** The four tabs of the physician dialog, and where a form with tabs shows its problems. */
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PhysicianField } from '../../contract/fields/physician.ts'
import type { PhysicianSection } from '../../contract/fields/physician-entry.ts'
import type { SchemaForm } from '../ui/form.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { NotesForMonths } from './notes-for-months.tsx'
import { SectionFields } from './person-fields.tsx'
import type { formTabs, physicianForm } from './physician-form.ts'

export type FormTab = keyof typeof formTabs

export const formTabParameter = 'part'

const parts: { value: FormTab; text: string; sections: PhysicianSection[] }[] = [
  { value: 'basic', text: 'Basic Info', sections: ['contact'] },
  { value: 'experience', text: 'Experience', sections: ['experience'] },
  { value: 'availability', text: 'Availability', sections: ['availability'] },
  { value: 'preferences', text: 'Preferences', sections: ['work', 'notifications'] },
]

/** The four tabs of the physician dialog; a tab with a problem is marked. */
export function PhysicianTabs({ wrong, physicianId }: { wrong: ReadonlySet<FormTab>; physicianId?: number }) {
  const [first, ...others] = parts.map(({ value, text, sections }) => ({
    value,
    label: <TabLabel text={text} isWrong={wrong.has(value)} />,
    content: (
      <div className="flex flex-col gap-5">
        {value === 'preferences' && physicianId !== undefined && <NotesForMonths physicianId={physicianId} />}
        {sections.map((section) => (
          <SectionFields key={section} section={section} by="admin" physicianId={physicianId} />
        ))}
      </div>
    ),
  }))
  return <Tabs label="Physician" parameter={formTabParameter} tabs={[first!, ...others]} />
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

/** Opens the tab with a form's first problem, moves the cursor there, and returns which tabs have one. */
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
    // The fields of an opening tab exist once React has flushed. Not later: a cursor that moves
    // after the message appears takes what is typed into another field.
    queueMicrotask(() => field && form.setFocus(field))
  })

  return new Set(wrongTabs)
}
