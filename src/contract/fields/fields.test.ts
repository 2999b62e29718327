/** Tables of fields say nothing twice, and nothing that their own schemas refuse. */
import { expect, test } from 'vitest'
import { groupInput } from '../groups.ts'
import { physicianFields } from '../physicians.ts'
import { samplesOf } from './field.ts'
import { groupTable } from './group.ts'
import { entryOf, physicianDefaults, physicianFieldNames, physicianTable } from './physician.ts'

test('a header means one field', () => {
  const headers = physicianFieldNames.flatMap((field) => entryOf(field).headers ?? [])
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
