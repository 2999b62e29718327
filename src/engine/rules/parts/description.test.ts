/** A description reads differently for others, for the person it is about, and for a roster that is only being tried. */
import { expect, test } from 'vitest'
import { type Description, describeFixed, describeNow, describeOutcome } from './description.ts'

type Rest = Exclude<Description, string>['rest']
const description = (verb: 'be' | 'work' | 'isn’t', rest: Rest): Description => ({
  who: 'Adams',
  verb,
  rest,
  restToThem: rest,
})
const single = description('work', 'a single-day stretch (Tue, Jun 2).')
const off = description('be', 'off on Tue, Jun 2, during a week on.')
const long = description('work', { what: '8 days in a row', limit: 'the limit is 7' })
const away = description('isn’t', 'available on Tue, Jun 2.')

test.each([
  [describeNow(single), 'Adams works a single-day stretch (Tue, Jun 2).'],
  [describeNow(single, 'them'), 'You work a single-day stretch (Tue, Jun 2).'],
  [describeNow(off, 'them'), 'You’re off on Tue, Jun 2, during a week on.'],
  [describeNow(single, 'after-name'), 'Works a single-day stretch (Tue, Jun 2).'],
  [describeOutcome(single), 'Adams would work a single-day stretch (Tue, Jun 2).'],
  [describeOutcome(single, 'them'), 'You’d work a single-day stretch (Tue, Jun 2).'],
  [describeOutcome(single, 'after-name'), 'Would work a single-day stretch (Tue, Jun 2).'],
  [describeNow(long), 'Adams works 8 days in a row; the limit is 7.'],
  [describeFixed(single), 'Adams would no longer work a single-day stretch (Tue, Jun 2).'],
  [describeFixed(single, 'them'), 'You’d no longer work a single-day stretch (Tue, Jun 2).'],
  [describeFixed(off), 'Adams would no longer be off on Tue, Jun 2, during a week on.'],
  [describeFixed(off, 'them'), 'You’d no longer be off on Tue, Jun 2, during a week on.'],
  [describeFixed(long, 'after-name'), 'Would no longer work 8 days in a row.'],
])('%s', (said, expected) => {
  expect(said).toBe(expected)
})

test('a fact that no change alters stays in the present', () => {
  expect(describeOutcome(away)).toBe('Adams isn’t available on Tue, Jun 2.')
  expect(describeOutcome(away, 'them')).toBe('You aren’t available on Tue, Jun 2.')
  expect(describeFixed(away)).toBe('Fixes: Adams isn’t available on Tue, Jun 2.')
})
