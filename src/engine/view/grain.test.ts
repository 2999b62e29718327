import { describe, expect, it } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import type { Pattern } from '../model.ts'
import { smallGroup } from '../testing/small-group.ts'
import { grainOf, wholeShares } from './grain.ts'

describe('whole shares', () => {
  it.each([
    [4.3, 1, false, 4, 5],
    [4, 1, false, 4, 4],
    [1.9, 3, false, 0, 3],
    [4.3, 3, false, 4, 5],
    [0, 3, false, 0, 0],
    [2.5, 7, true, 0, 7],
    [9, 7, true, 7, 14],
    [4.2, 2, true, 4, 6],
    [4, 2, true, 4, 4],
  ])('%f in runs of %i, whole runs only: %s, is %i to %i', (target, run, isWhole, low, high) => {
    expect(wholeShares(target, { run, isWhole, slack: 0 })).toEqual({ low, high })
  })

  it('leave room for weeks that the month cuts', () => {
    expect(wholeShares(15.2, { run: 1, isWhole: false, slack: 2.5 })).toEqual({ low: 13, high: 17 })
    expect(wholeShares(1, { run: 1, isWhole: false, slack: 2.5 })).toEqual({ low: 0, high: 3 })
  })
})

describe('the grain of a burden', () => {
  const grain = (pattern: Pattern, fairClass: 'night' | 'weekend' | 'total') =>
    grainOf(compileProblem(smallGroup({ roles: 'DN', physicians: 2, group: { pattern } })).view, fairClass)

  it('is a week in groups that work weeks, and a shift or a run of nights elsewhere', () => {
    expect(grain('7-on-7-off', 'night').run).toBe(7)
    expect(grain('7-on-7-off', 'weekend').run).toBe(2)
    expect(grain('7-on-7-off', 'total').slack).toBeGreaterThan(0)
    expect(grain('custom', 'night').run).toBe(3)
    expect(grain('custom', 'weekend').run).toBe(1)
    expect(grain('custom', 'total').slack).toBe(0)
  })
})
