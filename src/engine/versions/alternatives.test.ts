/** Alternatives of random groups, small, medium, tight, and loose, of the three patterns: three that differ for the reason they state, where there are three. */
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
import { leanings, leanToward, sensesOf } from './lean.ts'
import { type Measures, measureRoster } from './measure.ts'

type Group = MonthRequest & { what: string }

const groups: Group[] = patterns.slice(0, 3).flatMap((pattern, place) => [
  { what: `5, ${pattern}`, physicians: 5, pattern, seed: 6 },
  { what: `7, ${pattern}`, physicians: 7, pattern, seed: 8 },
  { what: `8, ${pattern}`, physicians: 8, pattern, seed: 9 },
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
    const search = createSearch(board, { seed: 1, schedule: 'R', budget, start, disruption: 1 })
    const kept: Roster[] = []
    while (!search.isDone() && search.advance(budget / 10) > 0) {
      const { best, isLegal } = search.report()
      if (best && isLegal) kept.push(best)
    }
    found.push(...kept.slice(-12))
    return kept.at(-1) ?? start
  }
  const best = run(problem, current, 60)
  const sweeps = request.physicians > 12 ? 10 : 25
  for (const sense of sensesOf(problem))
    for (const { factor, from } of leanings)
      run(leanToward(problem, sense, factor), from === 'now' ? current : best, sweeps)
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
  return {
    compiled,
    found: found.map(measure),
    current: measureRoster(compiled, current).measures,
    careless,
    keys,
    measure,
  }
}

/** What a card shows, by hand; more is better. */
const shown: Record<
  Exclude<Chosen['sense'], 'balanced' | 'fewest-changes'> | 'coverage' | 'open',
  (measures: Measures) => number
> = {
  coverage: ({ coverage }) => Number(coverage.toFixed(1)),
  'full-weeks': ({ whole, stretches }) => Math.round((100 * whole) / stretches),
  requests: ({ granted }) => granted,
  preferences: ({ preferences }) => Number(preferences.toFixed(1)),
  fairness: ({ fairness }) => Number(fairness.toFixed(1)),
  'day-staff-nights': ({ dayStaffNights }) => -(dayStaffNights ?? 0),
  'even-weekends': ({ weekendsOver }) => -(weekendsOver ?? 0),
  'even-nights': ({ nightsOver }) => -(nightsOver ?? 0),
  open: ({ open }) => -open,
}
const valuesOf = (measures: Measures) => Object.values(shown).map((value) => value(measures))
/** Worse or equal in everything that is shown. */
const isDominated = (one: Measures, other: Measures) => {
  const [own, others] = [valuesOf(one), valuesOf(other)]
  return own.every((value, place) => value <= others[place]!)
}

/** What anyone would notice, in the order above. */
const noticed = [0.5, 2, 1, 0.5, 0.5, 2, 1, 1, 1]
/** Neither coverage nor open shifts are a reason: all have the same. */
const isReason = (place: number) => place > 0 && place < 8

type Shown = { values: number[]; shifts: Set<string> }

/** Whether three of these are each clearly better at something than the other two and now, and differ in every 50th shift: by trying all. */
function hasThree(near: Shown[], now: number[]): boolean {
  const leads = (one: Shown, others: number[][]) =>
    one.values.flatMap((value, place) =>
      isReason(place) && others.every((other) => value - other[place]! > noticed[place]! - 0.01) ? [place] : [],
    )
  const isApart = (one: Shown, other: Shown) =>
    [...one.shifts].filter((key) => !other.shifts.has(key)).length >= Math.max(2, 0.02 * one.shifts.size)
  const all = near.filter((one) => leads(one, [now]).length > 0)
  return all.some((one, first) =>
    all.slice(first + 1).some((two, second) => {
      if (leads(one, [two.values, now]).length === 0 || leads(two, [one.values, now]).length === 0) return false
      if (!isApart(one, two)) return false
      return all
        .slice(first + second + 2)
        .some(
          (third) =>
            leads(one, [two.values, third.values, now]).length > 0 &&
            leads(two, [one.values, third.values, now]).length > 0 &&
            leads(third, [one.values, two.values, now]).length > 0 &&
            isApart(one, third) &&
            isApart(two, third),
        )
    }),
  )
}

const three = new Set<string>()

test.each(groups)('$what', (request) => {
  const { compiled, found, current, careless, keys, measure } = alternativesOf(request)
  const chosen = findVersions({
    board: compiled.board,
    rosters: found.map(({ roster }) => roster),
    measure,
    careless,
    now: current,
  })
  const counts = found.map(({ roster }) => recount(compiled.board, roster))
  const openIn = ({ open }: (typeof counts)[number]) => open.reduce((sum, { missing }) => sum + missing, 0)
  const fewest = Math.min(...counts.map(openIn))
  const points = counts.map((count) => (openIn(count) === fewest ? pointsOf100(count.cost, careless)! : 0))
  const most = Math.max(...points)
  expect(chosen.map(({ sense }) => sense)).not.toContain('fewest-changes')
  expect(new Set(chosen.map(({ sense }) => sense)).size).toBe(chosen.length)
  for (const { sense, measured } of chosen) {
    const count = recount(compiled.board, measured.roster)
    expect(count.hard).toEqual([])
    expect(openIn(count)).toBe(fewest)
    expect(most - pointsOf100(count.cost, careless)!).toBeLessThanOrEqual(1.5)
    const value = shown[sense as keyof typeof shown]
    expect(value(measured.measures)).toBeGreaterThanOrEqual(value(current))
    expect(isDominated(measured.measures, current)).toBe(false)
    for (const other of chosen) {
      if (other.measured === measured) continue
      expect(value(measured.measures)).toBeGreaterThan(value(other.measured.measures))
      expect(isDominated(measured.measures, other.measured.measures)).toBe(false)
      const [own, others] = [keys(measured.roster), keys(other.measured.roster)]
      expect([...own].filter((key) => !others.has(key)).length).toBeGreaterThan(0)
    }
  }
  const near = found
    .filter((_, place) => most - points[place]! <= 1.5)
    .map(({ roster, measures }) => ({ values: valuesOf(measures), shifts: keys(roster) }))
  if (hasThree(near, valuesOf(current))) {
    expect(chosen).toHaveLength(3)
    for (const { sense, measured } of chosen) {
      const value = shown[sense as keyof typeof shown]
      expect(value(measured.measures)).toBeGreaterThan(value(current))
    }
  }
  if (chosen.length === 3) three.add(request.what)
})

test('who has fewer than three is small and has no three among the schedules found', () => {
  const fewer = groups.flatMap(({ what }) => (three.has(what) ? [] : [what]))
  expect(fewer).toEqual(['6, 7-on-7-off'])
})

test('where the schedule has to change, few changes are a reason, too', () => {
  const { compiled, found, careless, measure } = alternativesOf(groups.find(({ what }) => what.startsWith('9, tight'))!)
  const rosters = found.map(({ roster }) => roster)
  const chosen = findVersions({ board: compiled.board, rosters, measure, careless })
  expect(chosen).toHaveLength(3)
  const valuesWithChanges = ({ measures, changed }: Candidate) => [...valuesOf(measures), -changed]
  for (const { sense, measured } of chosen)
    for (const other of chosen) {
      if (other.measured === measured) continue
      const [own, others] = [valuesWithChanges(measured), valuesWithChanges(other.measured)]
      expect(own.some((value, place) => value > others[place]!)).toBe(true)
      if (sense === 'fewest-changes') expect(measured.changed).toBeLessThanOrEqual(other.measured.changed - 5)
    }
})
