import { expect, test } from 'vitest'
import { sampleShift } from '../../testing/samples.ts'
import { sampleCandidate } from '../testing/sample-answers.ts'
import { bestForEach, coverForAll, coversOf, describeWhoCovers } from './cover-choice.ts'

const ada = sampleCandidate(1, 'Ada One')
const ben = sampleCandidate(2, 'Ben Two')
const eve = sampleCandidate(3, 'Eve Three')
const friday = sampleShift('2026-12-25')
const saturday = sampleShift('2026-12-26')

test('for all: only those who may take every shift, by what they cost together', () => {
  const opened = [
    { shift: friday, candidates: [{ ...ada, cost: 1 }, { ...ben, cost: 2 }, eve] },
    {
      shift: saturday,
      candidates: [
        { ...ada, cost: 9 },
        { ...ben, cost: 3 },
        { ...eve, isAllowed: false },
      ],
    },
  ]
  expect(coverForAll(opened).map(({ name, cost }) => `${name} ${cost}`)).toEqual(['Ben Two 5', 'Ada One 10'])
})

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
