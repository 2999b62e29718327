/** What-if: scores before and after, from a short search, and the roster itself is not touched. */
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { compileProblem } from './compile-problem.ts'
import { defaultPhysician } from './default-physician.ts'
import { findRoster } from './explain/testing/found-roster.ts'
import { scoreRoster } from './score/score.ts'
import { searchBySteps } from './search/search-by-steps.ts'
import { realisticMonth } from './testing/realistic-month.ts'
import { compileGroup, rosterOf, smallGroup } from './testing/small-group.ts'
import { supposeThat } from './what-if.ts'

test('time off that somebody else can cover changes no coverage', () => {
  const group = { roles: 'D', physicians: 3, days: 6 }
  const roster = rosterOf(compileGroup(group), ['DDD...', '...DDD', '......'])
  const copy = structuredClone(roster)
  const { before, after, difference, assignments } = supposeThat(smallGroup(group), roster, {
    suppose: 'time-off',
    physicianId: 'p1',
    dates: ['2026-06-01', '2026-06-02', '2026-06-03'],
  })
  expect(before.open).toBe(0)
  expect(after.open).toBe(0)
  expect(difference.coverage).toBe(0)
  expect(assignments.filter(({ physicianId }) => physicianId === 'p1').every(({ date }) => date > '2026-06-03')).toBe(
    true,
  )
  expect(roster).toEqual(copy)
})

test('time off that nobody can cover opens shifts, and says so', () => {
  const group = { roles: 'D', physicians: 1, days: 3 }
  const roster = rosterOf(compileGroup(group), ['DDD'])
  const result = supposeThat(smallGroup(group), roster, {
    suppose: 'time-off',
    physicianId: 'p1',
    dates: ['2026-06-02'],
  })
  expect(result.difference.open).toBe(1)
  expect(result.says).toContain('Open shifts: 0 before, 1 after (+1).')
})

test('one physician more fills what was open', () => {
  const group = { roles: 'D', physicians: [{ absences: ['2026-06-02'] }], days: 3 }
  const roster = rosterOf(compileGroup(group), ['D.D'])
  const physician = defaultPhysician({ id: 'new', name: 'Moreau' })
  const result = supposeThat(smallGroup(group), roster, { suppose: 'physician-added', physicians: [physician] })
  expect([result.before.open, result.after.open]).toEqual([1, 0])
  expect(result.difference.coverage).toBeGreaterThan(0)
})

test('says how much of the search there was time for', () => {
  const group = { roles: 'D', physicians: 2, days: 3 }
  const roster = rosterOf(compileGroup(group), ['D.D', '.D.'])
  const change = { suppose: 'group-rules', change: { maxConsecutiveShifts: 2 } } as const
  expect(supposeThat(smallGroup(group), roster, change).searched).toBe(1)
  expect(supposeThat(smallGroup(group), roster, change, { goOn: () => false }).searched).toBe(0)
})

test('one physician less is asked about by id', () => {
  const group = { roles: 'D', physicians: 2, days: 4 }
  const roster = rosterOf(compileGroup(group), ['DD..', '..DD'])
  const result = supposeThat(smallGroup(group), roster, { suppose: 'physician-leaves', physicianId: 'p2' })
  expect(result.after.open).toBe(0)
  expect(result.assignments.every(({ physicianId }) => physicianId === 'p1')).toBe(true)
  expect(() => supposeThat(smallGroup(group), roster, { suppose: 'physician-leaves', physicianId: 'zz' })).toThrow(
    '"zz"',
  )
})

test('a stricter rule shows what it takes', () => {
  const group = { roles: 'D', physicians: 2, days: 7 }
  const roster = rosterOf(compileGroup(group), ['DDDD...', '....DDD'])
  const result = supposeThat(smallGroup(group), roster, { suppose: 'group-rules', change: { maxConsecutiveShifts: 2 } })
  expect(result.after.open).toBe(0)
  expect(result.changed).toBeGreaterThan(0)
  expect(() =>
    // @ts-expect-error
    supposeThat(smallGroup(group), roster, { suppose: 'rule-choice', ruleId: 'no-such-rule', choice: { on: true } }),
  ).toThrow('no-such-rule')
})

test('a looser problem fills what was open, and says who takes it', () => {
  const group = { roles: 'D', physicians: [{ unavailableDates: ['2026-06-02'] }], days: 3 }
  const roster = rosterOf(compileGroup(group), ['D.D'])
  const problem = smallGroup({ ...group, physicians: 1 })
  const { before, after, assignments } = supposeThat(smallGroup(group), roster, { suppose: 'loosened', problem })
  expect([before.open, after.open]).toEqual([1, 0])
  expect(assignments).toContainEqual({ physicianId: 'p1', roleId: 'D', date: '2026-06-02' })
})

test('someone is out in a month of full weeks: others take their shifts, and the other weeks stay as they are', () => {
  const problem = realisticMonth({ physicians: 45, backup: 1 })
  const { roster } = searchBySteps(compileProblem(problem).board, { milliseconds: 2000 })
  for (const [place, days] of [
    [3, 10],
    [12, 5],
  ] as const) {
    const { before, after, changed } = supposeThat(problem, roster, {
      suppose: 'time-off',
      physicianId: problem.physicians[place]!.id,
      dates: Array.from({ length: days }, (_, day) => addDays(problem.from, 8 + day)),
    })
    expect([before.open, after.open]).toEqual([0, 0])
    expect(changed).toBeLessThanOrEqual(20)
    expect(after.cost).toBeLessThan(before.cost * 1.25)
  }
})

test('the same question gives the same answer, and its scores are those of its roster', () => {
  const problem = realisticMonth({ physicians: 10, seed: 3 })
  const { compiled, roster } = findRoster(problem)
  const ask = () =>
    supposeThat(
      problem,
      roster,
      { suppose: 'rule-choice', ruleId: 'isolated-days', choice: { on: false } },
      { budget: 200 },
    )
  const first = ask()
  expect(ask().assignments).toEqual(first.assignments)
  expect(first.before.scores).toEqual(scoreRoster(compiled.view, roster))
})
