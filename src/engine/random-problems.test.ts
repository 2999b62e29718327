/** Random small problems, including impossible ones: each result is legal, also across its end, and open slots are explained. */
import { expect, it } from 'vitest'
import { type Compiled, compileProblem } from './compile-problem.ts'
import { findRoster } from './explain/testing/found-roster.ts'
import { explainOpen, openSlots } from './explain/why-open.ts'
import { findingOf } from './finding.ts'
import { recount } from './shapes/check.ts'
import type { Measure, Roster } from './shapes/limit.ts'
import { measureRow } from './shapes/measure.ts'
import { randomProblem } from './testing/random-problem.ts'

/** PROBLEMS=1000 is the long run, a minute and a half. */
const problems = Number(process.env.PROBLEMS ?? 200)

/** Hard rules that month and future break together as one longer month, not what the future breaks alone. */
function brokenOverTheEnd({ view }: Compiled, roster: Roster): string[] {
  const { problem, future } = view
  const physicians = problem.physicians.map((one) => ({
    ...one,
    preferences: { ...one.preferences, maxShifts: undefined },
  }))
  const days = problem.days + (future[0]?.length ?? 0)
  const longer = compileProblem({ ...problem, physicians, days, after: [] })
  const whole = roster.map((row, person) => [...row, ...future[person]!])
  const inside = (measure: Measure) => ({ ...measure, days: measure.days.filter((day) => day < problem.days) })
  const isOfMonth = (day: number) => day < problem.days
  return recount(longer.board, whole)
    .hard.filter(({ days: touched = [] }) => touched.some(isOfMonth) && !touched.every(isOfMonth))
    .filter(({ limit }) => limit.shape !== 'count' || measureRow(inside(limit.measure), roster[limit.person]!) > 0)
    .map((breach) => findingOf(breach, longer, whole).says)
}

/** A sample of them: each takes a dozen compilations to explain. */
function spread<Item>(items: Item[], most = 4): Item[] {
  const step = Math.max(1, Math.ceil(items.length / most))
  return items.filter((_, place) => place % step === 0)
}

it(`ends ${problems} problems with a legal roster and a reason for open slots`, () => {
  let open = 0
  let short = 0
  for (let seed = 1; seed <= problems; seed++) {
    const problem = randomProblem(seed)
    const { compiled, roster } = findRoster(problem, seed)
    expect(recount(compiled.board, roster).hard, `seed ${seed}`).toEqual([])
    expect(brokenOverTheEnd(compiled, roster), `seed ${seed}`).toEqual([])
    const slots = openSlots(compiled, roster)
    open += slots.length
    for (const slot of spread(slots)) {
      const reason = explainOpen(compiled, roster, slot)
      expect(reason.says.length, `seed ${seed}`).toBeGreaterThan(0)
      const counted = reason.excluded.reduce((sum, { physicians }) => sum + physicians, 0)
      expect(counted, `seed ${seed}`).toBe(reason.physicians.length)
      if (reason.shortage) short++
    }
  }
  // The problems are hard enough to be meaningful.
  expect(open).toBeGreaterThan(problems)
  expect(short).toBeGreaterThan(problems / 20)
})
