/** What a role usually needs, without chance. */
import { expect, it } from 'vitest'
import { type Weekday, weekdays } from '../../engine/model.ts'
import { understoodMonth } from './testing/understood-month.ts'
import { usualDemand, withoutChance } from './usual-demand.ts'

function required(counts: string): Record<Weekday, number> {
  return Object.fromEntries(weekdays.map((day, index) => [day, Number(counts[index])])) as Record<Weekday, number>
}

it.each([
  ['6777888', '7777777'],
  ['9999966', '9999966'],
  ['5655588', '5555588'],
  ['1211100', '1211100'],
  ['9999900', '9999900'],
])('%s is meant as %s', (counts, meant) => {
  const found = withoutChance(required(counts))
  expect(weekdays.map((day) => found[day]).join('')).toBe(meant)
})

it('takes the smaller of two numbers that are equally usual, and of three the middle one', () => {
  const say = (rows: Record<string, string>) => {
    const understanding = understoodMonth('2026-12-07', rows)
    return weekdays.map((day) => usualDemand(understanding.roles[0]!, understanding)[day]).join('')
  }
  expect(say({ 'Ada Abel': 'DDDDDDD.......', 'Ben Brook': 'DDDDDDD.......', 'Cleo Chu': '.......DDDDDDD' })).toBe(
    '1111111',
  )
  expect(say({ 'Ada Abel': 'DDDDD..'.repeat(3), 'Ben Brook': 'DDDDD..DDDDD..' })).toBe('2222200')
})
