import { describe, expect, it } from 'vitest'
import { checkRoster, newFindings } from './check-roster.ts'
import { compileGroup, rosterOf } from './testing/small-group.ts'

describe('checking a roster', () => {
  const compiled = compileGroup({
    roles: 'DN',
    physicians: 2,
    days: 4,
    locked: [{ physicianId: 'p2', roleId: 'N', date: '2026-06-04' }],
  })

  it('says hard findings first, then the costliest', () => {
    const { findings } = checkRoster(compiled, rosterOf(compiled, ['NDDD', '.N..']))
    expect(findings.filter(({ hard }) => hard).map(({ ruleId }) => ruleId)).toEqual([
      'minimum-rest',
      'day-after-night',
      'locked',
    ])
    expect(findings.find(({ ruleId }) => ruleId === 'locked')!.says).toBe(
      'Baker on 2026-06-04: this shift is locked and may not change.',
    )
    const costs = findings.filter(({ hard }) => !hard).map(({ cost }) => cost)
    expect(costs).toEqual([...costs].sort((one, other) => other - one))
    expect(findings[0]).toMatchObject({ physicianIds: ['p1'], dates: ['2026-06-01', '2026-06-02'], cost: 0 })
  })

  it('tells what an edit would break, and not what was broken before', () => {
    const before = rosterOf(compiled, ['ND..', '...N'])
    const after = rosterOf(compiled, ['ND..', '..DN'])
    const said = newFindings(compiled, before, after)
    expect(said.filter(({ hard }) => hard)).toEqual([])
    expect(newFindings(compiled, before, before)).toEqual([])
    expect(newFindings(compiled, after, rosterOf(compiled, ['NDN.', 'D.DN'])).map(({ ruleId }) => ruleId)).toContain(
      'nights-in-runs',
    )
  })
})
