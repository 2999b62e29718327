import { expect, test } from 'vitest'
import { sampleShift } from '../../testing/samples.ts'
import { sampleCandidate } from '../testing/sample-answers.ts'
import { bestForEach, coversOf, describeWhoCovers } from './cover-choice.ts'

const ada = sampleCandidate(1, 'Ada One')
const ben = sampleCandidate(2, 'Ben Two')
const friday = sampleShift('2026-12-25')
const saturday = sampleShift('2026-12-26')

test('for each: nobody twice on one day, and nobody who may not', () => {
  const other = sampleShift('2026-12-25')
  const opened = [
    { shift: friday, candidates: [ada, ben] },
    { shift: other, candidates: [ada, ben] },
    { shift: saturday, candidates: [{ ...ada, isAllowed: false }] },
  ]
  const chosen = bestForEach(opened)
  expect([...chosen]).toEqual([
    [friday.id, 1],
    [other.id, 2],
  ])
  expect(describeWhoCovers(coversOf(opened, chosen))).toBe('One and Two')
})
