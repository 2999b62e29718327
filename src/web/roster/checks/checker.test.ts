/** What a verdict says beside the pointer. */
import { expect, it } from 'vitest'
import { describeVerdict } from './checker.ts'

it('a move that breaks several rules names the first and counts the others', () => {
  const verdict = (says: string[]) =>
    ({ tone: 'forbidden', describeConflicts: () => says, describeWorth: () => '' }) as unknown as Parameters<
      typeof describeVerdict
    >[0]
  const [rest, nights] = ['Adams has no rest before Rounder.', 'Adams works 8 days in a row.']
  expect(describeVerdict(verdict([rest])).says).toBe(rest)
  expect(describeVerdict(verdict([rest, nights])).says).toBe(`${rest} And 1 more.`)
})
