import { expect, test } from 'vitest'
import { plural, pluralWord, withArticle } from './plural.ts'

test.each([
  [0, '0 shifts'],
  [1, '1 shift'],
  [3, '3 shifts'],
  [10.54, '10.5 shifts'],
  [0.98, '1 shift'],
  [1230, '1,230 shifts'],
])('%d of them are "%s"', (count, says) => {
  expect(plural(count, 'shift')).toBe(says)
})

test('an irregular word, or more words, are given', () => {
  expect(plural(1, 'person was told', 'people were told')).toBe('1 person was told')
  expect(plural(2, 'person was told', 'people were told')).toBe('2 people were told')
})

test('the word may stand alone', () => {
  expect(pluralWord(1, 'request')).toBe('request')
  expect(pluralWord(0, 'is', 'are')).toBe('are')
})

test('numbers take the article that is spoken', () => {
  expect([1, 7, 8, 10, 11, 18, 80, 81].map(withArticle)).toEqual([
    'a 1',
    'a 7',
    'an 8',
    'a 10',
    'an 11',
    'an 18',
    'an 80',
    'an 81',
  ])
})
