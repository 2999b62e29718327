/** A physician in a form: an empty box is '' or null, and an empty number falls back to its default. */
import { z } from 'zod'
import { bare } from '../../contract/fields/field.ts'
import {
  entryOf,
  type PhysicianField,
  physicianDefaults,
  physicianFieldNames,
} from '../../contract/fields/physician.ts'
import type { PhysicianSection } from '../../contract/fields/physician-entry.ts'
import type { PhysicianFields } from '../../contract/physicians.ts'
import { ownFields, type User } from '../../contract/users.ts'
import { isClockTime } from '../../engine/calendar.ts'

/** For a text that may be missing. */
export function emptyAsNull<Schema extends z.ZodType<unknown, string | null>>(schema: Schema) {
  return z
    .string()
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(schema)
}

function orElse<Schema extends z.ZodType<unknown, number>>(fallback: number, schema: Schema) {
  return z
    .custom<number | null>()
    .transform((number) => number ?? fallback)
    .pipe(schema)
}

/** An empty box means the usual number; without an FTE nobody's share is known. */
const withFallback = new Set<PhysicianField>(['performanceRating', 'maxConsecutiveDays', 'minRestDays'])

/** What a box holds for a value. */
type Boxed<Value> = null extends Value
  ? [Value] extends [string | null]
    ? string
    : Value
  : [Value] extends [number]
    ? number | null
    : Value

export type PhysicianValues = { [Field in PhysicianField]: Boxed<PhysicianFields[Field]> }

const defaults: Partial<PhysicianFields> = physicianDefaults

function holdsText(field: PhysicianField): boolean {
  return ['text', 'textarea', 'date', 'time'].includes(entryOf(field).control.kind)
}

/** Colleagues call and text it with a tap. */
const withDigits = z
  .string()
  .nullable()
  .refine((text) => text === null || /\d/.test(text), { error: 'Enter a number such as 555-010-0142' })

const timeOfDay = z
  .string()
  .nullable()
  .refine((text) => text === null || isClockTime(text))

function boxed(field: PhysicianField): z.ZodType {
  const { schema: given, control } = entryOf(field)
  const schema = bare(given)
  const fallback = withFallback.has(field) ? defaults[field] : undefined
  if (schema instanceof z.ZodNullable && holdsText(field)) {
    const isPhone = control.kind === 'text' && control.type === 'tel'
    const checked = control.kind === 'time' ? timeOfDay : isPhone ? schema.pipe(withDigits) : schema
    return emptyAsNull(checked as z.ZodType<unknown, string | null>)
  }
  return typeof fallback === 'number' ? orElse(fallback, schema as z.ZodType<unknown, number>) : schema
}

export const physicianForm = z.object(
  Object.fromEntries(physicianFieldNames.map((field) => [field, boxed(field)])) as {
    [Field in PhysicianField]: z.ZodType<PhysicianFields[Field], PhysicianValues[Field]>
  },
)

/** The form's values for someone; defaults for a new physician. */
export function valuesOf(person: User | null): PhysicianValues {
  const fields: Partial<PhysicianFields> = person ?? defaults
  const held = physicianFieldNames.map((field) => [field, fields[field] ?? (holdsText(field) ? '' : null)])
  return Object.fromEntries(held)
}

/** Only what people may change about themselves. */
export function ownPart(fields: PhysicianFields): z.output<typeof ownFields> {
  return ownFields.parse(fields)
}

export function fieldsIn(...sections: PhysicianSection[]): PhysicianField[] {
  return physicianFieldNames.filter((field) => sections.includes(entryOf(field).section))
}

export const formTabs = {
  basic: fieldsIn('contact'),
  experience: fieldsIn('experience'),
  availability: fieldsIn('availability'),
  preferences: fieldsIn('work', 'notifications'),
}
