import { expect, test } from 'vitest'
import { describeRoom } from './room-to-improve.ts'

test.each([
  [
    1.24,
    {
      sentence: 'Room to improve: at most 1.2 of 100 points',
      figure: '1.2',
      says: 'of 100 points at most',
      canSearchLonger: false,
    },
  ],
  [
    0.01,
    {
      sentence: 'Room to improve: at most 0.1 of 100 points',
      figure: '0.1',
      says: 'of 100 points at most',
      canSearchLonger: false,
    },
  ],
  [
    0,
    {
      sentence: 'Room to improve: none',
      figure: '0',
      says: 'nothing better exists',
      canSearchLonger: false,
    },
  ],
  [
    31,
    {
      sentence: 'Search stopped at the time limit',
      figure: '–',
      says: 'search stopped at the time limit',
      canSearchLonger: true,
    },
  ],
  [
    null,
    {
      sentence: 'Search stopped at the time limit',
      figure: '–',
      says: 'search stopped at the time limit',
      canSearchLonger: true,
    },
  ],
  [undefined, undefined],
])('room of %s', (roomToImprove, said) => {
  expect(describeRoom({ roomToImprove })).toEqual(said)
})
