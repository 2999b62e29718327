/** Makes the largest input a call's schema accepts: every field, every list and text at its maximum. */
import { z } from 'zod'
import { type Thing, thingOf } from '../../../../contract/route.ts'
import { addDays } from '../../../../engine/calendar.ts'

/** `ids` has many of each kind, since lists need different ones. */
export type Ids = Record<Thing, number[]>

/** Words of rules, names, and dates, which take readers longest. */
const prose = 'Last1 and Last2 work no nights on Mondays except Mar 3, or at most 3 weekends in a row; '
const texts = ['2027-03-01', '2027-03', '07:00', 'America/New_York', 'role.create', 'role', '1', 'worst@clinic.example']
const longestUnbounded = 20_000

export function worstOf(schema: z.ZodType, ids: Ids, bytes: number): unknown {
  for (let most = 400; most >= 1; most = Math.floor(most / 2)) {
    const made = make(schema, ids, most, 0)
    if (JSON.stringify(made ?? null).length <= bytes) return prune(schema, made)
  }
  return {}
}

function make(schema: z.core.SomeType, ids: Ids, most: number, index: number): unknown {
  const thing = schema instanceof z.ZodType ? thingOf(schema) : undefined
  if (thing) {
    const id = ids[thing][index % ids[thing].length]!
    return accepts(schema, id) ? id : String(id)
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return make(schema.unwrap(), ids, most, index)
  if (schema instanceof z.ZodDefault) return make(schema.unwrap(), ids, most, index)
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [
        name,
        name === 'version' ? versionOf(field) : make(field, ids, most, index),
      ]),
    )
  if (schema instanceof z.ZodArray) {
    const length = Math.min(most, lengthOf(schema))
    // Nested lists get shorter, or only a single entry would be small enough.
    return Array.from({ length }, (_, place) => make(schema.element, ids, Math.ceil(most / 8), place))
  }
  if (schema instanceof z.ZodUnion)
    return largest(
      schema,
      schema.options.map((option) => make(option, ids, most, index)),
    )
  if (schema instanceof z.ZodRecord) return {}
  if (schema instanceof z.ZodPipe && !(schema.in instanceof z.ZodString)) return make(schema.in, ids, most, index)
  return largest(schema, candidates(schema, index))
}

/** A stale version would be refused right away: none is, where it may be left out, and that of rows no one has changed. */
function versionOf(schema: z.core.SomeType): number | undefined {
  return accepts(schema, undefined) ? undefined : 1
}

function candidates(schema: z.core.SomeType, index: number): unknown[] {
  const length = (schema instanceof z.ZodString && schema.maxLength) || longestUnbounded
  const long = longTextOf(length)
  const numbers = [1, 2, 5, 10, 12, 100, 2027, 0.5, index + 1]
  const values = schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : []
  const dated = [addDays('2027-03-01', index), `${index}${long}`.slice(0, length), `worst${index}@clinic.example`]
  return [...values.slice(index % (values.length || 1)), long, ...dated, ...texts, ...numbers, true, null]
}

const longTexts = new Map<number, string>()

function longTextOf(length: number): string {
  const known = longTexts.get(length)
  if (known !== undefined) return known
  const made = prose
    .repeat(Math.ceil(length / prose.length))
    .slice(0, length - 5)
    .trim()
  longTexts.set(length, made)
  return made
}

/** The first of the longest that the schema accepts. */
function largest(schema: z.core.SomeType, made: unknown[]): unknown {
  const size = (value: unknown) => (typeof value === 'string' ? value.length : (JSON.stringify(value)?.length ?? 0))
  const bySize = made.filter((value) => value !== undefined).toSorted((one, other) => size(other) - size(one))
  return bySize.find((value) => accepts(schema, value))
}

function accepts(schema: z.core.SomeType, value: unknown): boolean {
  return schema instanceof z.ZodType && schema.safeParse(value).success
}

function lengthOf(schema: z.ZodArray): number {
  const { maximum } = schema._zod.bag as { maximum?: number }
  return maximum ?? 200
}

/** Leaves out what cross-field rules refuse, one after another. */
function prune(schema: z.ZodType, made: unknown): unknown {
  for (let round = 0; round < 50; round++) {
    const issue = z.safeParse(schema, made).error?.issues[0]
    if (!issue) return made
    const [name, ...below] = issue.path
    const target = below.slice(0, -1).reduce<unknown>(read, name === undefined ? undefined : read(made, name))
    const last = issue.path.at(-1)
    const holder = issue.path.length > 1 ? target : made
    if (typeof holder !== 'object' || holder === null || last === undefined) return made
    Reflect.deleteProperty(holder, last)
  }
  return made
}

function read(holder: unknown, key: PropertyKey): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined
}
