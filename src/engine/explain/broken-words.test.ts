import { expect, test } from 'vitest'
import { rules } from '../rules/list.ts'
import { brokenWords } from './broken-words.ts'

test('every hard rule has its words', () => {
  const hard = rules.filter(({ strength }) => strength.hard).map(({ id }) => id)
  expect(hard.filter((id) => brokenWords(id) === 'a rule')).toEqual([])
  expect(brokenWords('minimum-rest')).toBe('rest')
})
