/** The fields of a person by section of the table, as one of both forms shows them. */

import { rangeOf } from '../../contract/fields/field.ts'
import { optionsOf } from '../../contract/fields/options.ts'
import { entryOf, type PhysicianField, physicianDefaults } from '../../contract/fields/physician.ts'
import type { PhysicianSection } from '../../contract/fields/physician-entry.ts'
import { ControlField } from '../ui/control-field.tsx'
import { CheckboxField } from '../ui/form-fields.tsx'
import { DatesField } from './fields/dates-field.tsx'
import { FieldGroup } from './fields/field-group.tsx'
import { LikesField } from './fields/likes-field.tsx'
import { RolesField } from './fields/roles-field.tsx'
import { TagsField } from './fields/tags-field.tsx'
import { WeekdaysField } from './fields/weekdays-field.tsx'
import { fieldsIn } from './physician-form.ts'

type SectionFieldsProps = { section: PhysicianSection /** Whose form it is. */; by: 'admin' | 'physician' }

export function SectionFields({ section, by }: SectionFieldsProps) {
  const fields = fieldsIn(section).filter((field) => by === 'admin' || entryOf(field).setBy === 'physician')
  return (
    <div className="flex flex-col gap-5">
      {blocksOf(fields).map((block) =>
        block.length === 1 ? (
          <PersonField key={block[0]} name={block[0]!} by={by} />
        ) : (
          <div key={block[0]} className="grid items-start gap-4 tablet:grid-cols-2">
            {block.map((field) => (
              <div key={field} className={entryOf(field).isWide && 'tablet:col-span-2'}>
                <PersonField name={field} by={by} />
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

function PersonField({ name, by }: { name: PhysicianField; by: 'admin' | 'physician' }) {
  const field = entryOf(name)
  const { control, label } = field
  switch (control.kind) {
    case 'tags':
      return <TagsField name={name} label={label} placeholder={control.placeholder} />
    case 'weekdays':
      return <WeekdaysField name={name} label={label} />
    case 'dates':
      return <DatesField name={name} label={label} help={field.help} />
    case 'likes':
      return <LikesField name={name} label={label} kinds={optionsOf(control.of, control.labels)} />
    case 'roles':
      return <RolesField name={name} label={label} />
    case 'notifications':
      return <NotificationsField name={name} label={label} help={field.help} />
    default:
      return <ControlField name={name} field={field} help={helpOf(name, by)} optional={defaultOf(name) === null} />
  }
}

function helpOf(name: PhysicianField, by: 'admin' | 'physician'): string | undefined {
  const { schema, help, adminHelp } = entryOf(name)
  if (by === 'admin' && adminHelp) return adminHelp
  const range = rangeOf(schema)
  if (help || !range) return help
  return `${range.min} to ${range.max}; empty counts as ${defaultOf(name)}.`
}

function defaultOf(name: PhysicianField): unknown {
  return (physicianDefaults as Partial<Record<PhysicianField, unknown>>)[name]
}

function NotificationsField({ name, label, help }: { name: string; label: string; help?: string }) {
  return (
    <FieldGroup label={label} help={help}>
      <div className="flex flex-col gap-2.5">
        <CheckboxField name={`${name}.emailSchedule`} label="A schedule with my shifts is published or changed" />
        <CheckboxField name={`${name}.emailRequests`} label="A request of mine, or to me, is answered" />
        <CheckboxField name={`${name}.emailOpenShifts`} label="A shift that I could take opens up" />
      </div>
    </FieldGroup>
  )
}
