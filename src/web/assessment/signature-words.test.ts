import { expect, test } from 'vitest'
import { someSignature } from '../../../tests/web/signature.ts'
import { countStretches, describeHandoffs, listBlemishes, titleOfStretches, wholePercent } from './signature-words.ts'

test('a month of weeks reads as full weeks and handoffs', () => {
  expect(titleOfStretches(someSignature)).toBe('Full weeks')
  expect(titleOfStretches({ unit: 'block' })).toBe('Full stretches')
  expect(wholePercent(someSignature)).toBe(98)
  expect(countStretches(someSignature)).toBe('57 of 58 stretches')
  expect(describeHandoffs(someSignature)).toBe('1.4 handoffs a day, 1.3 at best')
})

test('nothing is said of stretches that nobody sees the end of', () => {
  expect(wholePercent({ ...someSignature, stretches: 0, whole: 0 })).toBeUndefined()
})

test('blemishes are named, and only those that are there', () => {
  expect(listBlemishes(someSignature)).toEqual(['1 stretch changes role', '2 of 31 backup days not in a stretch'])
  expect(listBlemishes({ ...someSignature, changed: 0, loneBackupDays: 0 })).toEqual([])
})
