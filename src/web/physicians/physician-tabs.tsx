/** The four tabs of the physician dialog; a tab with a problem is marked. */
import { CircleAlert } from 'lucide-react'
import { Tabs } from '../ui/tabs.tsx'
import { SectionFields } from './person-fields.tsx'
import type { formTabs } from './physician-form.ts'

export type FormTab = keyof typeof formTabs

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
      <CircleAlert aria-hidden="true" className="size-3.5 text-bad" />
      <span className="sr-only">, has a problem</span>
    </>
  )
}
