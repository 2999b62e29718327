/** Zod's own words never reach anyone: each kind of check says what a value must be. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import './route.ts'

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'is required'],
  ['empty text', z.string().min(1), '', 'is required'],
  ['short text', z.string().min(3), 'ab', 'must have at least 3 characters'],
  ['long text', z.string().max(1), 'ab', 'must have at most 1 character'],
  ['no text', z.string(), 5, 'must be text'],
  ['no number', z.number(), 'many', 'must be a number'],
  ['part of a number', z.int(), 1.5, 'must be a whole number'],
  ['a small number', z.number().min(2), 1, 'must be at least 2'],
  ['a number at the edge', z.number().positive(), 0, 'must be more than 0'],
  ['a large number', z.number().max(2), 3, 'must be at most 2'],
  ['no choice', z.boolean(), 'yes', 'must be true or false'],
  ['another word', z.enum(['day', 'night', 'custom']), 'x', 'must be day, night, or custom'],
  ['another constant', z.literal('day'), 'x', 'must be day'],
  [
    'another kind',
    z.discriminatedUnion('do', [z.object({ do: z.literal('add') }), z.object({ do: z.literal('remove') })]),
    { do: 'x' },
    'must be add or remove',
  ],
  ['none of several', z.union([z.string(), z.number()]), true, 'isn’t valid'],
  ['no list', z.array(z.string()), {}, 'must be a list'],
  ['an empty list', z.array(z.string()).min(1), [], 'must have at least 1 entry'],
  ['a long list', z.array(z.int()).max(2), [1, 2, 3], 'must have at most 2 entries'],
  ['no object', z.object({}), 1, 'must be an object'],
  ['an unknown field', z.strictObject({}), { color: 1 }, 'has a field we don’t know: color'],
  ['no address', z.email(), 'x', 'must be an email address'],
  ['no link', z.url(), 'x', 'must be a web address'],
  ['no moment', z.iso.datetime(), 'x', 'must be a date and time such as 2027-01-31T12:00:00Z'],
  ['another pattern', z.string().regex(/^a$/), 'b', 'isn’t valid'],
  ['no multiple', z.number().multipleOf(5), 3, 'must be a multiple of 5'],
])('%s', (_, schema, value, says) => {
  expect(schema.safeParse(value).error!.issues.map(({ message }) => message)).toEqual([says])
})
