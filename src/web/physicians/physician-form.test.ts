/** A physician's boxes: an empty number has the usual one where there is one, and every text knows how long it may be. */
import { expect, it } from 'vitest'
import { longestOf } from '../../contract/fields/field.ts'
import { entryOf, physicianFieldNames } from '../../contract/fields/physician.ts'
import { formTabs, physicianForm, valuesOf } from './physician-form.ts'

const filled = { ...valuesOf(null), firstName: 'Wei', lastName: 'Chen', email: 'wei@example.org' }
const messagesOf = (values: object) =>
  physicianForm.safeParse({ ...filled, ...values }).error?.issues.map(({ path, message }) => [path[0], message])

it.each([
  ['performanceRating', 5],
  ['maxConsecutiveDays', 7],
  ['minRestDays', 1],
] as const)('an empty %s is %s', (field, usual) => {
  expect(physicianForm.parse({ ...filled, [field]: null })[field]).toBe(usual)
})

it('an FTE is never guessed', () => {
  for (const fte of [null, 0, 1.5, Number.NaN])
    expect(messagesOf({ fte })).toEqual([['fte', 'Must be a number from 0.1 to 1']])
})

it.each([
  ['performanceRating', 'Must be a whole number from 1 to 10'],
  ['maxConsecutiveDays', 'Must be a whole number from 1 to 14'],
  ['minRestDays', 'Must be a whole number from 0 to 7'],
  ['seniorityRank', 'Must be a whole number from 1 to 10000'],
])('%s takes no half number, no text, and nothing out of range', (field, message) => {
  expect(Object.values(formTabs).flat()).toContain(field)
  for (const number of [-1, 2.5, 100_000, Number.NaN])
    expect(messagesOf({ [field]: number })).toEqual([[field, message]])
})

it('every text knows how much fits, so its box says so while someone types', () => {
  const texts = physicianFieldNames.filter((field) => ['text', 'textarea'].includes(entryOf(field).control.kind))
  expect(texts.length).toBeGreaterThan(6)
  for (const field of texts) expect(longestOf(physicianForm.shape[field]), field).toBeGreaterThan(0)
})
