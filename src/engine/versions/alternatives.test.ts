/** Alternatives of small, medium, tight, and loose groups of the three patterns: three that differ for the reason they state, or fewer. */
import { expect, test } from 'vitest'
import { assignmentsFrom, compileProblem } from '../compile-problem.ts'
import { findRoster } from '../explain/testing/found-roster.ts'
import { type Problem, patterns } from '../model.ts'
import { pointsOf100, priceCareless } from '../search/careless.ts'
import { createSearch } from '../search/solve.ts'
import { recount } from '../shapes/check.ts'
import type { Roster } from '../shapes/limit.ts'
import { type MonthRequest, realisticMonth } from '../testing/realistic-month.ts'
import type { Candidate, Chosen } from './choose-versions.ts'
import { findVersions } from './find-versions.ts'
import { leanings, leanToward } from './lean.ts'
import { measureRoster } from './measure.ts'
import { senses } from './senses.ts'

type Group = MonthRequest & { what: string }

const groups: Group[] = patterns.slice(0, 3).flatMap((pattern, place) => [
  { what: `6, ${pattern}`, physicians: 6, pattern, seed: 1 + place },
  { what: `9, tight, ${pattern}`, physicians: 9, pattern, seed: 4 + place, tightness: 1.05 },
  { what: `12, loose, ${pattern}`, physicians: 12, pattern, seed: 7 + place, tightness: 0.8 },
  { what: `24, ${pattern}`, physicians: 24, pattern, seed: 10 + place },
])

/** A small group has rounders and one night, not eight roles. */
function monthOf(request: Group): Problem {
  const month = realisticMonth(request)
  if (request.physicians > 12) return month
  const requiredCount = Math.round((request.physicians * (request.tightness ?? 0.96)) / 2.2) - 1
  const roles = month.roles.flatMap((role) => {
    if (role.id === 'rounder') return { ...role, requiredCount }
    return role.id === 'night' ? { ...role, requiredCount: 1 } : []
  })
  return { ...month, roles, before: month.before.filter(({ roleId }) => roles.some(({ id }) => id === roleId)) }
}

/** Like a run of the product: toward the best total, then from there toward each sense; the last schedules of each step are kept. */
function alternativesOf(request: Group) {
  const problem = monthOf(request)
  const { compiled, roster: current } = findRoster(problem, 2, request.physicians > 12 ? 40 : 150)
  const found: Roster[] = []
  const run = (lean: Problem, start: Roster, sweeps: number): Roster => {
    const budget = sweeps * problem.physicians.length
    const { board } = compileProblem(lean)
    const search = createSearch(board, { seed: 1, schedule: 'R', budget, start, disruption: 2 })
    const kept: Roster[] = []
    while (!search.isDone() && search.advance(budget / 10) > 0) {
      const { best, isLegal } = search.report()
      if (best && isLegal) kept.push(best)
    }
    found.push(...kept.slice(-12))
    return kept.at(-1) ?? start
  }
  const best = run(problem, current, 60)
  for (const sense of senses) leanings.reduce((from, factor) => run(leanToward(problem, sense, factor), from, 10), best)
  const keys = (roster: Roster) =>
    new Set(
      assignmentsFrom(compiled, roster).map(({ physicianId, roleId, date }) => `${physicianId} ${roleId} ${date}`),
    )
  const was = keys(current)
  const measure = (roster: Roster): Candidate => ({
    ...measureRoster(compiled, roster),
    changed: [...keys(roster)].filter((key) => !was.has(key)).length,
  })
  const careless = priceCareless(compiled.board)
  const chosen = findVersions({ board: compiled.board, rosters: found, measure, careless })
  return { compiled, found, careless, chosen }
}

/** What a card shows, by hand. */
const shown: Record<Chosen['sense'], (measured: Candidate) => number> = {
  balanced: () => 0,
  'full-weeks': ({ measures }) => measures.whole / measures.stretches,
  requests: ({ measures }) => (measures.asked > 0 ? measures.granted : Number(measures.preferences.toFixed(1))),
  fairness: ({ measures }) => Number(measures.fairness.toFixed(1)),
  'day-staff-nights': ({ measures }) => -measures.dayStaffNights!,
  'fewest-changes': ({ changed }) => -changed,
}

const three = new Set<string>()

test.each(groups)('$what', (request) => {
  const { compiled, found, careless, chosen } = alternativesOf(request)
  const counts = found.map((roster) => recount(compiled.board, roster))
  const openIn = ({ open }: (typeof counts)[number]) => open.reduce((sum, { missing }) => sum + missing, 0)
  const fewest = Math.min(...counts.map(openIn))
  const most = Math.max(
    ...counts.filter((count) => openIn(count) === fewest).map(({ cost }) => pointsOf100(cost, careless)!),
  )
  expect(chosen.length).toBeGreaterThanOrEqual(1)
  expect(chosen.filter(({ measured }) => measured.changed === 0)).toEqual([])
  for (const { sense, measured } of chosen) {
    const count = recount(compiled.board, measured.roster)
    expect(count.hard).toEqual([])
    expect(openIn(count)).toBe(fewest)
    expect(most - pointsOf100(count.cost, careless)!).toBeLessThanOrEqual(1.5)
    for (const other of chosen)
      if (other.measured !== measured) expect(shown[sense](measured)).toBeGreaterThan(shown[sense](other.measured))
  }
  if (chosen.length === 3) three.add(request.what)
})

test('most groups have three', () => {
  expect([...three]).toEqual(groups.map(({ what }) => what).filter((what) => what !== '9, tight, 7-on-7-off'))
})
