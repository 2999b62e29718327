import { expect, it, vi } from 'vitest'
import { rememberLast } from './remember-last.ts'

it('answers the same question once, whatever is inside of it, and another one anew', () => {
  const count = vi.fn(({ days }: { days: Set<string> }) => days.size)
  const ask = rememberLast(count)
  expect([ask({ days: new Set(['2027-01-01']) }), ask({ days: new Set(['2027-01-01']) })]).toEqual([1, 1])
  expect(count).toHaveBeenCalledTimes(1)
  expect(ask({ days: new Set(['2027-01-01', '2027-01-02']) })).toBe(2)
  expect(ask({ days: new Set(['2027-01-01']) })).toBe(1)
  expect(count).toHaveBeenCalledTimes(3)
})
