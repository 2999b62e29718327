/** Coverage below 100 is never called complete. */
import { expect, it } from 'vitest'
import { coverageWord, describeCoverage } from './coverage-words.ts'

it('says that required shifts are missing where none is open', () => {
  expect(coverageWord(0, 100).word).toBe('complete')
  expect(coverageWord(2, 99).word).toBe('2 open')
  expect(coverageWord(0, 96).word).toBe('incomplete')
  expect(describeCoverage([], 100)).toBe('every shift is filled')
  expect(describeCoverage([{ missing: 2 }], 99)).toBe('2 open shifts')
  expect(describeCoverage([], 96)).toBe('some required shifts are missing')
})
