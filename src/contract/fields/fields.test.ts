/** Tables of fields repeat nothing and contain nothing their own schemas reject. */
import { expect, test } from 'vitest'
import { groupInput } from '../groups.ts'
import { physicianFields } from '../physicians.ts'
import { isSentence } from '../sentence.ts'
import { type FieldTable, rangeOf, samplesOf } from './field.ts'
import { groupTable } from './group.ts'
import { settingsTable } from './group-settings.ts'
import { entryOf, physicianDefaults, physicianFieldNames, physicianTable } from './physician.ts'
import { notificationSettings } from './physician-work.ts'

test('a header means one field', () => {
  const headers = physicianFieldNames.flatMap((field) => {
    const { headers = [], claims = {} } = entryOf(field)
    return [...headers, ...Object.keys(claims)]
  })
  expect(headers.filter((header, place) => headers.indexOf(header) !== place)).toEqual([])
})

test('columns of the list have places of their own', () => {
  const places = physicianFieldNames.flatMap((field) => entryOf(field).column?.place ?? [])
  expect(new Set(places).size).toBe(places.length)
})

test('the schemas accept the samples', () => {
  expect(physicianFields.safeParse(samplesOf(physicianTable)).error).toBeUndefined()
  expect(groupInput.safeParse(samplesOf(groupTable)).error).toBeUndefined()
})

test('a number out of range is refused with a sentence', () => {
  const fields: FieldTable = { ...physicianTable, ...groupTable, ...settingsTable }
  const messages = Object.entries(fields).flatMap(([name, { schema }]) => {
    const range = rangeOf(schema)
    const refused = range ? [range.min - 1, range.max + 1].map((number) => schema.safeParse(number)) : []
    return refused.map(({ error }) => `${name}: ${error?.issues[0]?.message}`)
  })
  expect(messages.filter((message) => !isSentence(message.slice(message.indexOf(': ') + 2)))).toEqual([])
})

test('an erased person gets no email', () => {
  const choices = Object.keys(notificationSettings.shape)
  expect(entryOf('notificationSettings').onErasure).toEqual({
    set: Object.fromEntries(choices.map((choice) => [choice, false])),
  })
})

test('the defaults are those of the specification', () => {
  expect(physicianDefaults).toMatchObject({
    experienceLevel: 'mid-level',
    maxConsecutiveDays: 7,
    minRestDays: 1,
    preferredShiftLength: 'flexible',
    weekendAvailability: true,
    holidayAvailability: true,
    nightShiftPreference: 'neutral',
    performanceRating: 5,
    fte: 1,
  })
})
