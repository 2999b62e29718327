/** Sentences that are easily misread. */
import { describe, expect, test } from 'vitest'
import { rulesOf } from './testing/judge.ts'
import { monthGroup } from './testing/month-group.ts'
import { mustApply } from './testing/must-apply.ts'
import { notRules, readings } from './testing/traps.ts'
import { understand } from './understand.ts'

test.each(notRules)('no rule: %s', (text) => {
  expect(rulesOf(text, monthGroup)).toEqual([])
})

test.each(readings)('%s', (text, says) => {
  expect(understand(text, monthGroup).map((line) => line.says)).toEqual([says])
})

/** Each of these changes the rule or belongs to none, so none may be ignored. */
const additions =
  'unless she agrees|after 3 pm|before noon|at Mercy|every other week|half the time|in odd weeks|for 3 days|sometimes|on even dates|starting in 2027|in the afternoon|within 10 days|in turns|by seniority|on average|per location|last year|for a while|mostly|who asked|of 12 hours|some|too much|as Rounder|on weekdays|until Dec 15|with Alvarez|for Kim and Alvarez'.split(
    '|',
  )

describe.each(mustApply)('words added to: $sentence', ({ sentence }) => {
  test.each(additions.filter((words) => !isPassedOver(sentence, words)))('... %s', (words) => {
    expect(rulesOf(`${sentence} ${words}`, monthGroup)).not.toEqual(rulesOf(sentence, monthGroup))
  })
})

/** Words that change nothing here: Dec 11 is before Dec 15. */
function isPassedOver(sentence: string, words: string): boolean {
  return sentence === 'Thompson away Dec 7-11' && words === 'until Dec 15'
}
