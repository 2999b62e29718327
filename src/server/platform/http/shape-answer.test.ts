/** Answers get the contract's shape quickly, and exactly the one zod would give them. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shift } from '../../../contract/schedules.ts'
import { line, moment } from '../../../contract/text.ts'
import { checkedShapeOf, shapeOf } from './shape-answer.ts'

const written = new Date('2026-11-15T08:30:00.000Z')
const row = {
  id: 7,
  scheduleId: 3,
  physicianId: 12,
  physicianName: 'Wei Chen',
  physician: { firstName: 'Wei', lastName: 'Chen', phoneNumber: '555-0100' },
  roleId: 2,
  role: 'Night',
  position: 2,
  date: '2026-12-04',
  shiftType: 'night',
  startTime: '19:00',
  endTime: '07:00',
  location: null,
  status: 'scheduled',
  isLocked: false,
  editedBy: null,
  version: 1,
  createdAt: written,
  updatedAt: written,
  groupId: 1,
  secret: 'column',
}

test('an answer has the fields that the contract names and no other, at every depth, and moments as text', () => {
  const [shaped] = shapeOf(z.array(shift))([row]) as Record<string, unknown>[]
  expect(shaped).toEqual(z.array(shift).parse([row])[0])
  expect(shaped).not.toHaveProperty('secret')
  expect(shaped).not.toHaveProperty('groupId')
  expect(shaped!.physician).toEqual({ firstName: 'Wei', lastName: 'Chen' })
  expect(shaped!.createdAt).toBe('2026-11-15T08:30:00.000Z')
})

test.each([
  ['a number as text', { ...row, version: '1' }, 'version'],
  ['a part of a number', { ...row, id: 7.5 }, 'id'],
  ['a word that is not in the list', { ...row, status: 'lost' }, 'status'],
  ['a day that is no day', { ...row, createdAt: new Date(Number.NaN) }, 'createdAt'],
  ['nothing where something is due', { ...row, role: undefined }, 'role'],
  ['a list instead of a thing', { ...row, physician: [] }, 'physician'],
])('what is not of the declared type does not leave the server: %s', (_, answer, field) => {
  const refused = () => shapeOf(z.array(shift))([row, answer])
  expect(refused).toThrow(z.ZodError)
  expect(refused).toThrow(field)
})

test('what zod changes or chooses is left to zod', () => {
  const output = z.object({
    name: line(20),
    either: z.union([z.object({ all: z.string(), more: z.string() }), z.object({ all: z.string() })]),
    days: z.record(z.string(), z.object({ open: z.int() })),
    mode: z.string().default('plain'),
    left: z.string().optional(),
    at: moment.nullable(),
  })
  const answer = {
    name: ' Night ',
    either: { all: 'a', other: 'b' },
    days: { monday: { open: 1, secret: 2 } },
    at: '2026-11-15T08:30:00Z',
  }
  expect(shapeOf(output)(answer)).toEqual({
    name: 'Night',
    either: { all: 'a' },
    days: { monday: { open: 1 } },
    mode: 'plain',
    at: '2026-11-15T08:30:00Z',
  })
})

test('a record keeps its keys, and one that the contract doesn’t know is refused', () => {
  const weekday = z.enum(['monday', 'tuesday'])
  const some = shapeOf(z.partialRecord(weekday, z.object({ count: z.int() })).default({}))
  expect(some({ tuesday: { count: 2, secret: 1 } })).toEqual({ tuesday: { count: 2 } })
  expect(some(undefined)).toEqual({})
  for (const wrong of [{ funday: { count: 1 } }, { monday: { count: '1' } }, [], null])
    expect(() => some(wrong)).toThrow(z.ZodError)
  expect(() => shapeOf(z.record(weekday, z.int()))({ monday: 1 })).toThrow(z.ZodError)
})

test('in tests and in development the limits of values count, too', () => {
  const answer = [{ ...row, startTime: '25:00' }]
  expect(shapeOf(z.array(shift))(answer)).toHaveLength(1)
  expect(() => checkedShapeOf(z.array(shift))(answer)).toThrow('must be a time')
})
