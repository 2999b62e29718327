import { expect, test } from 'vitest'
import { describeRoom } from './room-to-improve.ts'

test.each([
  [1.24, { figure: '1.2', says: 'of 100 points at most', canSearchLonger: false }],
  [0.01, { figure: '0.1', says: 'of 100 points at most', canSearchLonger: false }],
  [0, { figure: '0', says: 'nothing better exists', canSearchLonger: false }],
  [31, { figure: '–', says: 'search stopped at the time limit', canSearchLonger: true }],
  [null, { figure: '–', says: 'search stopped at the time limit', canSearchLonger: true }],
  [undefined, undefined],
])('room of %s', (roomToImprove, said) => {
  expect(describeRoom({ roomToImprove })).toEqual(said)
})
