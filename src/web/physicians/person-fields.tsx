/** A person's fields by section of the table, as one of the two forms shows them. */

import { type Channel, channels } from '../../contract/channels.ts'
import { rangeOf } from '../../contract/fields/field.ts'
import { optionsOf } from '../../contract/fields/options.ts'
import { entryOf, type PhysicianField, physicianDefaults } from '../../contract/fields/physician.ts'
import type { PhysicianSection } from '../../contract/fields/physician-entry.ts'
import { choicesByChannel, notificationChoices } from '../../contract/fields/physician-work.ts'
import { FieldRuleFeedback } from '../custom-rules/rule-feedback.tsx'
import { ControlField } from '../ui/control-field.tsx'
import { FieldGroup } from '../ui/field-group.tsx'
import { CheckboxField } from '../ui/form-fields.tsx'
import { LikesField, RolesField, ShiftTypesField, WeekdaysField } from './fields/choice-fields.tsx'
import { DatesField, TagsField } from './fields/list-fields.tsx'
import { fieldsIn } from './physician-form.ts'

type SectionFieldsProps = {
  section: PhysicianSection
  /** Whose form it is. */
  by: 'admin' | 'physician'
  /** Whom the form is about, once they exist. */
  physicianId?: number
}

export function SectionFields({ section, by, physicianId }: SectionFieldsProps) {
  const fields = fieldsIn(section).filter((field) => by === 'admin' || entryOf(field).setBy === 'physician')
  return (
    <div className="flex flex-col gap-5">
      {blocksOf(fields).map((block) =>
        block.length === 1 ? (
          <PersonField key={block[0]} name={block[0]!} by={by} physicianId={physicianId} />
        ) : (
          <div key={block[0]} className="grid items-start gap-4 tablet:grid-cols-2">
            {block.map((field) => (
              <div key={field} className={entryOf(field).isWide && 'tablet:col-span-2'}>
                <PersonField name={field} by={by} physicianId={physicianId} />
              </div>
            ))}
          </div>
        ),
      )}
    </div>
  )
}

function blocksOf(fields: readonly PhysicianField[]): PhysicianField[][] {
  const blocks: PhysicianField[][] = []
  for (const field of fields) {
    const block = blocks.at(-1)
    if (!block || entryOf(field).startsBlock) blocks.push([field])
    else block.push(field)
  }
  return blocks
}

type PersonFieldProps = Omit<SectionFieldsProps, 'section'> & { name: PhysicianField }

function PersonField({ name, by, physicianId }: PersonFieldProps) {
  const field = entryOf(name)
  const { control, label } = field
  switch (control.kind) {
    case 'tags':
      return <TagsField name={name} label={label} placeholder={control.placeholder} />
    case 'weekdays':
      return <WeekdaysField name={name} label={label} />
    case 'dates':
      return <DatesField name={name} label={label} help={helpOf(name, by)} />
    case 'likes':
      return name === 'shiftTypePreferences' ? (
        <ShiftTypesField name={name} label={label} kinds={optionsOf(control.of, control.labels)} />
      ) : (
        <LikesField name={name} label={label} kinds={optionsOf(control.of, control.labels)} />
      )
    case 'roles':
      return <RolesField name={name} label={label} />
    case 'notifications':
      return <NotificationsField name={name} label={label} help={field.help} />
    default:
      return (
        <>
          <ControlField name={name} field={field} help={helpOf(name, by)} optional={defaultOf(name) === null} />
          {name === 'schedulingNotes' && <FieldRuleFeedback name={name} speaker={physicianId ?? 'new'} />}
        </>
      )
  }
}

function helpOf(name: PhysicianField, by: 'admin' | 'physician'): string | undefined {
  const { schema, help, adminHelp } = entryOf(name)
  if (by === 'admin' && adminHelp) return adminHelp
  const range = rangeOf(schema)
  if (help || !range) return help
  return `${range.min} to ${range.max}. Leave empty for ${defaultOf(name)}.`
}

function defaultOf(name: PhysicianField): unknown {
  return (physicianDefaults as Partial<Record<PhysicianField, unknown>>)[name]
}

function NotificationsField({ name, label, help }: { name: string; label: string; help?: string }) {
  return (
    <FieldGroup label={label} help={help}>
      <div className="flex flex-col gap-4">
        {channels.map((channel) => (
          <fieldset key={channel} className="flex flex-col gap-2.5">
            <legend className="mb-1.5 font-semibold">{channelLabels[channel]}</legend>
            {choicesByChannel[channel].map((choice) => (
              <CheckboxField key={choice} name={`${name}.${choice}`} label={notificationChoices[choice].label} />
            ))}
          </fieldset>
        ))}
      </div>
    </FieldGroup>
  )
}

const channelLabels: Record<Channel, string> = {
  email: 'By email',
  push: 'On your devices',
  text: 'By text message',
}
