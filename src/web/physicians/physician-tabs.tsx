/** The four tabs of the physician dialog; a tab with a problem is marked. */
import { CircleAlert } from 'lucide-react'
import { DateField, NumberField, SelectField } from '../ui/form-fields.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { fieldLabels, levelOptions } from './field-words.ts'
import { TagsField } from './fields/tags-field.tsx'
import {
  AvailabilityFields,
  ContactFields,
  fieldColumns,
  NotificationFields,
  WorkPreferenceFields,
} from './person-fields.tsx'
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
          content: <ContactFields emailHelp="Recognised by this address at the first sign-in." />,
        },
        {
          value: 'experience',
          label: <TabLabel text="Experience" isWrong={wrong.has('experience')} />,
          content: <ExperienceFields />,
        },
        {
          value: 'availability',
          label: <TabLabel text="Availability" isWrong={wrong.has('availability')} />,
          content: <AvailabilityFields />,
        },
        {
          value: 'preferences',
          label: <TabLabel text="Preferences" isWrong={wrong.has('preferences')} />,
          content: (
            <div className="flex flex-col gap-5">
              <WorkPreferenceFields />
              <NotificationFields />
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

function ExperienceFields() {
  return (
    <div className={fieldColumns}>
      <SelectField name="experienceLevel" label={fieldLabels.experienceLevel} options={levelOptions} />
      <NumberField
        name="fte"
        label={fieldLabels.fte}
        min={0.1}
        max={1}
        step={0.05}
        help="0.1 to 1; fair shares and targets scale with it."
      />
      <DateField name="startDateWithGroup" label={fieldLabels.startDateWithGroup} optional />
      <DateField name="startDateInMedicine" label={fieldLabels.startDateInMedicine} optional />
      <NumberField
        name="seniorityRank"
        label={fieldLabels.seniorityRank}
        min={1}
        optional
        help="1 is the most senior."
      />
      <NumberField
        name="performanceRating"
        label={fieldLabels.performanceRating}
        min={1}
        max={10}
        help="1 to 10; empty counts as 5."
      />
      <div className="tablet:col-span-2">
        <TagsField name="specialtyAreas" label={fieldLabels.specialtyAreas} placeholder="Cardiology" />
      </div>
    </div>
  )
}
