/** Generates input for a call from its schema: mostly valid, with anything at all in single places. */
import fc from 'fast-check'
import { z } from 'zod'

type Schema = z.core.JSONSchema.JSONSchema | boolean

/** What people and attackers enter where something else is expected. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1e308,
    2 ** 31,
    true,
    [],
    {},
    '\u0000',
    '\ud800',
    '‮gnp.exe',
    "'; drop table users; --",
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '=cmd|calc!A1',
    '../../etc/passwd',
    '{{7*7}}',
    '9999-12-31',
    '2026-02-30',
    '24:00',
    { __proto__: { role: 'admin' }, constructor: 1 },
    [[[[[[[[[[]]]]]]]]]],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant('x'.repeat(20_000)),
  fc.jsonValue({ maxDepth: 3 }),
)

/** `ids` are used wherever a whole number goes. */
export function arbitraryOf(schema: z.ZodType, ids: number[]): fc.Arbitrary<unknown> {
  // Refinements and transformations have no JSON schema: their values are found by chance, or refused.
  return fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), ids)
}

function fromSchema(schema: Schema, ids: number[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: rightOne(schema, ids) }, { weight: 1, arbitrary: nasty })
}

function rightOne(schema: Schema, ids: number[]): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return nasty
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, ids)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, ids)
    case 'array':
      return fc.array(fromSchema((schema.items as Schema | undefined) ?? true, ids), {
        minLength: Math.min(schema.minItems ?? 0, 3),
        maxLength: 3,
      })
    case 'integer':
      return fc.oneof(fc.constantFrom(...ids), fc.integer({ min: -2, max: 20 }), fc.constantFrom(2026, 2027))
    case 'number':
      return fc.oneof(fc.constantFrom(...ids), fc.double({ noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return fc.oneof(
        fc.constantFrom('2027-01-04', '2027-01-05', '07:00', '19:00', 'January', 'a@b.example', 'America/New_York'),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.constantFrom(...ids.map(String)),
      )
    default:
      return nasty
  }
}

function objectOf(schema: z.core.JSONSchema.JSONSchema, ids: number[]): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, fromSchema(field as Schema, ids)] as const,
  )
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] })
  const more = schema.additionalProperties
  if (!more || more === true) return known
  const named = typeof schema.propertyNames === 'object' ? schema.propertyNames.enum : undefined
  const keys = named ? fc.constantFrom(...named.map(String)) : fc.string({ unit: 'grapheme-ascii', maxLength: 12 })
  return fc.dictionary(keys, fromSchema(more as Schema, ids), { maxKeys: 3 })
}
