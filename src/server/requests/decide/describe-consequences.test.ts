import { expect, test } from 'vitest'
import { describeConsequences } from './describe-consequences.ts'

const describeAway = (...away: { approved: number; asked: number }[]) =>
  describeConsequences({ row: { requestType: 'swap' }, days: [], opened: [], away, overLimit: [] })

test('says who else is away, and counts nobody to zero', () => {
  expect(describeAway({ approved: 0, asked: 0 })).toEqual([])
  expect(describeAway({ approved: 0, asked: 3 }, { approved: 0, asked: 1 })).toEqual([
    'No one else is away on these days; 3 others requested time off.',
  ])
  expect(describeAway({ approved: 1, asked: 0 })).toEqual(['1 colleague is already away that day.'])
  expect(describeAway({ approved: 1, asked: 2 }, { approved: 4, asked: 0 })).toEqual([
    'Up to 4 colleagues are already away on these days; 2 more requested time off.',
  ])
})
