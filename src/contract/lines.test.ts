/**
 * What people type into a box of one line stays a line: a break in a name would start a new line in an email or an export.
 * No text has marks that would turn around what a screen or an email shows after it.
 */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import type { Route } from './route.ts'

/** Characters. Longer texts are prose. */
const longestLine = 255
const typed = 'Ana\r\nX\u202E'

/** Only compared with what is there, or left alone, so a break in them stays out of every line. */
const exceptions = [
  'query.search',
  'body.stamp',
  'roleTypePreferences',
  'shiftTypePreferences',
  'body.schemas',
  'emails.type',
  'emails.value',
  'phoneNumbers.type',
  'Operations.path',
]

/** The same, or cleaned where the file is read. */
const marked = [
  ...exceptions,
  'body.endpoint',
  'body.keys',
  'params.token',
  'query.filter',
  'fileContent',
  'scheduleText',
]

type Schema = z.core.$ZodTypes
type Found = { name: string; schema: Schema }

const found = Object.entries<Route>(api).flatMap(([name, route]) =>
  (['params', 'query', 'body'] as const).flatMap((place) =>
    route[place] ? stringsIn(route[place] as unknown as Schema, `${name}.${place}`) : [],
  ),
)
const lines = found.filter(({ schema }) => maximumOf(schema) <= longestLine)

it('takes every short text as one line', () => {
  const broken = lines.flatMap(({ name, schema }) => {
    const { success, data } = z.safeParse(schema, typed)
    return success && data !== 'Ana X' ? [name] : []
  })
  expect(besides(exceptions, broken)).toEqual([])
  expect(exceptions.filter((one) => !broken.some((name) => name.endsWith(`.${one}`)))).toEqual([])
})

it('keeps no mark that changes the direction of text', () => {
  const broken = found.flatMap(({ name, schema }) => {
    const { success, data } = z.safeParse(schema, 'https://a.example/\u202Eb')
    return success && String(data).includes('\u202E') ? [name] : []
  })
  expect(besides(marked, broken)).toEqual([])
})

function besides(known: readonly string[], names: readonly string[]): string[] {
  return names.filter((name) => !known.some((one) => name.endsWith(`.${one}`)))
}

/** A text that is changed as a whole after it was checked counts with that change. */
function stringsIn(schema: Schema, name: string): Found[] {
  const { def } = schema._zod
  const below = (inner: z.core.$ZodType, part = '') => stringsIn(inner as Schema, name + part)
  switch (def.type) {
    case 'string':
      return [{ name, schema }]
    case 'object':
      return Object.entries(def.shape).flatMap(([field, inner]) => below(inner, `.${field}`))
    case 'array':
      return below(def.element)
    case 'record':
      return [...below(def.keyType), ...below(def.valueType)]
    case 'union':
      return def.options.flatMap((option) => below(option))
    case 'pipe':
      return below(def.in).length > 0 ? [{ name, schema }] : below(def.out)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'nonoptional':
    case 'readonly':
      return below(def.innerType)
    default:
      return []
  }
}

function maximumOf(schema: Schema): number {
  const { maxLength } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return maxLength ?? Number.POSITIVE_INFINITY
}
