/** Repair: the fewest changes, compared with trying all rosters, and fast enough on a real month. */
import { describe, expect, test } from 'vitest'
import { type Compiled, compileProblem } from './compile-problem.ts'
import { applyChanges, type Change } from './explain/judge-change.ts'
import { findRoster, rulesBrokenFurther } from './explain/testing/found-roster.ts'
import { planRepair, type Repair } from './repair.ts'
import { recount } from './shapes/check.ts'
import type { Roster } from './shapes/limit.ts'
import { randomProblem } from './testing/random-problem.ts'
import { realisticMonth } from './testing/realistic-month.ts'
import { picturesOf, rosterOf, type SmallGroup, smallGroup } from './testing/small-group.ts'

function repaired(group: SmallGroup, pictures: string[], physicianId: string, ...dates: string[]): Repair {
  const problem = smallGroup({ days: pictures[0]!.length, ...group })
  return planRepair(problem, rosterOf(compileProblem(problem), pictures), { physicianId, dates })
}

describe('plans', () => {
  test('one free physician takes the shift', () => {
    const { plans, openings, compiled } = repaired(
      { roles: 'D', physicians: 3 },
      ['DDD...', '...DDD', '......'],
      'p1',
      '2026-06-02',
    )
    expect(openings).toEqual([{ date: '2026-06-02', roleId: 'D' }])
    const [fewest, pickup] = plans
    expect(fewest).toMatchObject({ kind: 'fewest-changes', isProvenFewest: true, open: [] })
    expect(fewest!.changes).toHaveLength(1)
    expect(picturesOf(compiled, fewest!.roster)[0]).toBe('D.D...')
    expect(pickup).toMatchObject({ kind: 'pickup', changes: [] })
    expect(pickup!.offers![0]!.physicianIds.toSorted()).toEqual(['p2', 'p3'])
  })

  test('a chain of two where only a colleague in another role qualifies', () => {
    const needs = { A: { restrictions: { only: ['p1', 'p2'] } } }
    const { plans, compiled } = repaired({ roles: 'AD', needs, physicians: 3 }, ['A', 'D', '.'], 'p1', '2026-06-01')
    expect(plans[0]!.says).toEqual([
      '2 changes.',
      'Baker moves from Rounder to Admitter on Mon, Jun 1.',
      'Chen takes Rounder on Mon, Jun 1.',
    ])
    expect(picturesOf(compiled, plans[0]!.roster)).toEqual(['.', 'A', 'D'])
  })

  test('a chain of three where the night must not follow a day', () => {
    const needs = { N: { restrictions: { only: ['p1', 'p2'] }, daysOfWeek: ['monday' as const] } }
    const group = { roles: 'DN', needs, physicians: 3 }
    const { plans, compiled } = repaired(group, ['N..', '.D.', '..D'], 'p1', '2026-06-01')
    expect(plans[0]!.changes).toHaveLength(3)
    expect(picturesOf(compiled, plans[0]!.roster)[1]).toMatch(/^N\./)
  })

  test('who is on backup duty steps in', () => {
    const { plans } = repaired({ roles: 'DB', physicians: 3 }, ['DD', 'BB', '..'], 'p1', '2026-06-01')
    expect(plans.map(({ kind }) => kind)).toEqual(['fewest-changes', 'backup', 'pickup'])
    expect(plans[1]!.says).toEqual(['1 change.', 'Baker moves from Jeopardy to Rounder on Mon, Jun 1.'])
  })

  test('says which rule keeps whoever is on backup from stepping in', () => {
    const group = { roles: 'DB', physicians: 3, group: { maxConsecutiveShifts: 2 } }
    const { plans, barred } = repaired(group, ['..D.', 'DDB.', '....'], 'p1', '2026-06-03')
    expect(plans.map(({ kind }) => kind)).toEqual(['fewest-changes', 'pickup'])
    expect(barred).toEqual([
      {
        physicianId: 'p2',
        dates: ['2026-06-03'],
        says: 'Baker is on backup on Wed, Jun 3, but would work 3 days in a row (Jun 1–3); the limit is 2.',
      },
    ])
  })

  test('the backup steps in on some days, and others fill the days the backup can’t', () => {
    const group = { roles: 'DB', physicians: 3, group: { maxConsecutiveShifts: 2 } }
    const { plans, barred, compiled } = repaired(group, ['.DD.', 'DBB.', '....'], 'p1', '2026-06-02', '2026-06-03')
    const backup = plans.find(({ kind }) => kind === 'backup')!
    expect(picturesOf(compiled, backup.roster)).toEqual(['....', 'DDB.', '..D.'])
    expect(backup.open).toEqual([])
    expect(barred.map(({ dates }) => dates)).toEqual([['2026-06-03']])
  })

  test('the backup’s plan is there even if it is the one with the fewest changes', () => {
    const needs = { B: { requiredCount: 0 } }
    const { plans } = repaired({ roles: 'DB', needs, physicians: 2 }, ['D.', 'B.'], 'p1', '2026-06-01')
    const [fewest, backup] = plans
    expect([fewest?.kind, backup?.kind]).toEqual(['fewest-changes', 'backup'])
    expect(backup!.changes).toEqual(fewest!.changes)
  })

  test('what nobody can take stays open and is named', () => {
    const { plans } = repaired(
      { roles: 'D', physicians: [{}, { absences: ['2026-06-01'] }] },
      ['DD', '..'],
      'p1',
      '2026-06-01',
    )
    expect(plans[0]!.open).toEqual([{ date: '2026-06-01', roleId: 'D' }])
    expect(plans[0]!.says).toContain('Rounder on Mon, Jun 1 stays open.')
  })

  test('an absence on free days needs nothing', () => {
    const { plans, openings } = repaired({ roles: 'D', physicians: 2 }, ['D.', '.D'], 'p1', '2026-06-02')
    expect(openings).toEqual([])
    expect(plans).toEqual([])
  })
})

/** The fewest changes by trying every set of cells, up to `most`; the days of the absence stay free. */
function fewestByForce(compiled: Compiled, before: Roster, without: Roster, most: number): number | undefined {
  const { board, view } = compiled
  const duty = (roster: Roster) =>
    view.need.every((row, day) =>
      row.every((need, kind) => {
        const present = (one: Roster) => one.filter((cells) => cells[day] === kind).length
        return kind === 0 || present(roster) >= Math.min(need, present(before))
      }),
    )
  const cells = board.people.flatMap((_, person) =>
    Array.from({ length: board.days }, (_day, day) => ({ person, day })).filter(
      ({ day }) => before[person]![day] === without[person]![day],
    ),
  )
  const works = (changes: Change[], from: number, left: number): boolean => {
    if (left === 0) {
      const after = applyChanges(without, changes)
      return duty(after) && rulesBrokenFurther(compiled, before, after).length === 0
    }
    return cells
      .slice(from)
      .some(({ person, day }, index) =>
        board.kinds.some(
          (_, kind) =>
            kind !== without[person]![day] && works([...changes, { person, day, kind }], from + index + 1, left - 1),
        ),
      )
  }
  for (let changes = 0; changes <= most; changes++) if (works([], 0, changes)) return changes
  return undefined
}

test('no plan with fewer changes exists, by trying all on small random groups', () => {
  const sizes: number[] = []
  for (let seed = 1; seed <= 400 && sizes.length < 20; seed++) {
    const problem = { ...randomProblem(seed, { physicians: 4, days: 5 }), locked: [] }
    if (problem.roles.length > 3 || problem.physicians.length < 2) continue
    const { compiled, roster } = findRoster(problem, seed)
    if (recount(compiled.board, roster).hard.length > 0) continue
    const person = roster.findIndex((row) => row.some((kind) => kind !== 0))
    if (person < 0) continue
    const day = roster[person]!.findIndex((kind) => kind !== 0)
    const absence = { physicianId: problem.physicians[person]!.id, dates: [compiled.view.days[day]!.date] }
    const repair = planRepair(problem, roster, absence, { mostChanges: 3, mostTrials: 1_000_000 })
    const fewest = repair.plans.find((plan) => plan.kind === 'fewest-changes')!
    const byForce = fewestByForce(repair.compiled, roster, repair.roster, 3)
    if (byForce === undefined) continue
    expect(fewest.open, `seed ${seed}`).toEqual([])
    expect(fewest.changes.length, `seed ${seed}`).toBe(byForce)
    expect(rulesBrokenFurther(repair.compiled, roster, fewest.roster)).toEqual([])
    sizes.push(byForce)
  }
  expect(sizes.length).toBeGreaterThan(15)
  expect(Math.max(...sizes)).toBeGreaterThan(1)
})

test('a month of 45 is repaired within the rules, one shift or a week', () => {
  const problem = realisticMonth({ physicians: 45, seed: 2 })
  const { roster, compiled } = findRoster(problem, 1, 30)
  for (const length of [1, 7]) {
    const day = roster[3]!.findIndex((kind, index) => kind !== 0 && index > 8)
    const dates = compiled.view.days.slice(day, day + length).map(({ date }) => date)
    const { plans, compiled: after } = planRepair(problem, roster, { physicianId: problem.physicians[3]!.id, dates })
    expect(plans[0]!.open).toEqual([])
    expect(rulesBrokenFurther(after, roster, plans[0]!.roster)).toEqual([])
  }
})
