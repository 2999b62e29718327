import { describe, expect, it } from 'vitest'
import { checkRoster, newFindings } from './check-roster.ts'
import type { Compiled } from './compile-problem.ts'
import { compileProblem } from './compile-problem.ts'
import { createJudge } from './explain/judge-change.ts'
import type { Finding } from './finding.ts'
import { createRandom, drawIndex } from './random.ts'
import type { Roster } from './shapes/limit.ts'
import { randomProblem } from './testing/random-problem.ts'
import { compileGroup, rosterOf } from './testing/small-group.ts'

function randomRoster({ board }: Compiled, seed: number): Roster {
  const random = createRandom(seed)
  return board.people.map(() => Array.from({ length: board.days }, () => drawIndex(random, board.kinds.length)))
}

describe('checking a roster', () => {
  const compiled = compileGroup({
    roles: 'DN',
    physicians: 2,
    days: 4,
    locked: [{ physicianId: 'p2', roleId: 'N', date: '2026-06-04' }],
  })

  const judge = createJudge(compiled)

  it('says hard findings first, then the costliest', () => {
    const { findings } = checkRoster(compiled, rosterOf(compiled, ['NDDD', '.N..']))
    expect(findings.filter(({ hard }) => hard).map(({ ruleId }) => ruleId)).toEqual([
      'minimum-rest',
      'day-after-night',
      'locked',
    ])
    expect(findings.find(({ ruleId }) => ruleId === 'locked')!.says).toBe('Baker’s shift on Thu, Jun 4 is locked.')
    const costs = findings.filter(({ hard }) => !hard).map(({ cost }) => cost)
    expect(costs).toEqual([...costs].sort((one, other) => other - one))
    expect(findings[0]).toMatchObject({ physicianIds: ['p1'], dates: ['2026-06-01', '2026-06-02'], cost: 0 })
  })

  it('names days of the month alone, whatever lies beyond', () => {
    const physicians = [{}, { minRestDays: 2 }]
    const group = compileGroup({ roles: 'DN', physicians, days: 3, before: ['N'], after: ['D', '.D'] })
    const { findings } = checkRoster(group, rosterOf(group, ['D.N', '..D']))
    expect(findings.filter(({ hard }) => hard).map(({ ruleId, dates }) => [ruleId, dates])).toEqual([
      ['minimum-rest', ['2026-06-01']],
      ['minimum-rest', ['2026-06-03']],
      ['day-after-night', ['2026-06-01']],
      ['day-after-night', ['2026-06-03']],
      ['rest-days-after-run', ['2026-06-03']],
    ])
  })

  it('tells what an edit would break, and not what was broken before', () => {
    const before = rosterOf(compiled, ['ND..', '...N'])
    const after = rosterOf(compiled, ['ND..', '..DN'])
    const said = newFindings(compiled, judge, before, after)
    expect(said.filter(({ hard }) => hard)).toEqual([])
    expect(newFindings(compiled, judge, before, before)).toEqual([])
    const later = newFindings(compiled, judge, after, rosterOf(compiled, ['NDN.', 'D.DN']))
    expect(later.map(({ ruleId }) => ruleId)).toContain('nights-in-runs')
  })

  it('finds by what an edit touches all that the whole roster shows', () => {
    let found = 0
    for (let seed = 1; seed <= 60; seed++) {
      const problem = compileProblem(randomProblem(seed))
      const before = randomRoster(problem, seed)
      const after = randomRoster(problem, seed + 1000).map((row, person) => (person % 2 === 0 ? row : before[person]!))
      const known = new Set(checkRoster(problem, before).findings.map(({ key }) => key))
      const fresh = checkRoster(problem, after).findings.filter(({ key }) => !known.has(key))
      const keysOf = (findings: Finding[]) => findings.map(({ key }) => key).sort()
      expect(keysOf(newFindings(problem, createJudge(problem), before, after))).toEqual(keysOf(fresh))
      found += fresh.length
    }
    expect(found).toBeGreaterThan(300)
  })
})
