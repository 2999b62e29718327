/** The short weeks between Thanksgiving and Christmas: each half works one of the two. */
import { expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar.ts'
import { flipBetween, weekBlocks } from './week-blocks.ts'

const flip = flipBetween('2027-11-25', '2027-12-25', 'tuesday')!

it('run as 4, 5, and 5 days after Thanksgiving if both holidays fall to one half', () => {
  expect(flip).toMatchObject({ from: '2027-11-30', to: '2027-12-13' })
  const blocks = weekBlocks({ from: '2027-11-23', to: '2027-12-27' }, 'tuesday', [flip])
  expect(blocks.map(({ from, to }) => daysBetween(from, to) + 1)).toEqual([7, 4, 5, 5, 7, 7])
  const halfOf = (date: string) => blocks.findIndex(({ from, to }) => from <= date && date <= to) % 2
  expect(halfOf('2027-11-25')).not.toBe(halfOf('2027-12-25'))
})

it('stay as they are if the halves trade the holidays anyway', () => {
  expect(flipBetween('2030-11-28', '2030-12-25', 'thursday')).toBeUndefined()
  for (const start of ['monday', 'tuesday', 'friday', 'sunday'] as const)
    for (const [thanksgiving, christmas] of [
      ['2026-11-26', '2026-12-25'],
      ['2028-11-23', '2028-12-25'],
      ['2030-11-28', '2030-12-25'],
    ] as const) {
      const found = flipBetween(thanksgiving, christmas, start)
      const blocks = weekBlocks(
        { from: addDays(thanksgiving, -7), to: addDays(christmas, 7) },
        start,
        found ? [found] : [],
      )
      const halfOf = (date: string) => blocks.findIndex(({ from, to }) => from <= date && date <= to) % 2
      expect(halfOf(thanksgiving), `${start} ${thanksgiving}`).not.toBe(halfOf(christmas))
    }
})
