/**
 * Lays out weeks on for everyone: as many as the demand needs, shares by FTE, in each person's rhythm, around time off and
 * dealt holidays. Everyone in turn gets the weeks that are best for what the others do, until no one's get better.
 */
import type { CalendarDate } from '../model.ts'
import { createRandom, drawIndex, type Random } from '../random.ts'
import { nightWeeks } from './night-weeks.ts'
import { bestRow, costOfCover, type LayoutPerson, ownCost, planRow, type RowPlan } from './row-plan.ts'
import { isWithin, type Span } from './week-blocks.ts'

export type LayoutProblem = Span & {
  people: readonly LayoutPerson[]
  /** People needed on each day, from `from` on. */
  days: readonly number[]
  nights: readonly number[]
}

export type LaidOutWeek = Span & { physicianId: number; isNight: boolean }

/** Different orders of taking turns end differently; the best counts. */
const tries = 6
const mostRounds = 40

export function layOutYear(problem: LayoutProblem): LaidOutWeek[] {
  const nocturnists = problem.people.filter(({ isNocturnist }) => isNocturnist)
  const others = problem.people.filter(({ isNocturnist }) => !isNocturnist)
  const atNight = layOut(problem, nocturnists, problem.nights)
  const nightsLeft = problem.nights.map((need, day) => Math.max(0, need - atNight.on[day]!))
  const weeks = layOut(
    problem,
    others,
    problem.days.map((need, day) => need + nightsLeft[day]!),
  )
  const nights = nightWeeks(problem.from, others, weeks.rows, nightsLeft)
  return [
    ...atNight.rows.map((week) => ({ ...week, isNight: true })),
    ...weeks.rows.map((week) => ({ ...week, isNight: nights.has(week) })),
  ]
}

type Week = Span & { physicianId: number }
type Layout = { rows: Week[]; on: Int32Array }

function layOut(problem: LayoutProblem, people: readonly LayoutPerson[], need: readonly number[]): Layout {
  const plans = plansOf(problem, people, need)
  const found = Array.from({ length: tries }, (_, seed) => takeTurns(plans, need, createRandom(seed + 1)))
  const best = found.reduce((one, other) => (other.cost < one.cost ? other : one))
  const rows = best.chosen.flatMap((chosen, person) =>
    plans[person]!.parts.flatMap((part, place) =>
      part && chosen[place] ? { physicianId: people[person]!.id, ...part } : [],
    ),
  )
  return { rows, on: best.on }
}

/** Fair shares by FTE, less for those who are away. */
function plansOf(problem: LayoutProblem, people: readonly LayoutPerson[], need: readonly number[]): RowPlan[] {
  const total = need.reduce((sum, count) => sum + count, 0)
  const weights = people.map(({ fte, off }) => fte * (need.length - countWithin(problem, off)))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return people.map((person, place) => planRow(problem.from, person, all === 0 ? 0 : (total * weights[place]!) / all))
}

function countWithin(span: Span, dates: ReadonlySet<CalendarDate>): number {
  return [...dates].filter((date) => isWithin(date, span)).length
}

function takeTurns(plans: readonly RowPlan[], need: readonly number[], random: Random) {
  const on = new Int32Array(need.length)
  const chosen: boolean[][] = plans.map(() => [])
  const add = (person: number, by: number) => {
    for (const [place, isChosen] of chosen[person]!.entries())
      if (isChosen) for (const day of plans[person]!.days[place]!) on[day]! += by
  }
  const order = plans.map((_, person) => person)
  for (let round = 0, hasChanged = true; hasChanged && round < mostRounds; round++) {
    hasChanged = false
    shuffle(order, random)
    for (const person of order) {
      const former = chosen[person]!
      add(person, -1)
      chosen[person] = bestRow(plans[person]!, need, on)
      add(person, 1)
      hasChanged ||= chosen[person].some((isChosen, place) => isChosen !== former[place])
    }
  }
  const cover = need.reduce((sum, count, day) => sum + costOfCover(on[day]! - count), 0)
  return { chosen, on, cost: plans.reduce((sum, plan, person) => sum + ownCost(plan, chosen[person]!), cover) }
}

function shuffle(order: number[], random: Random): void {
  for (let place = order.length - 1; place > 0; place--) {
    const other = drawIndex(random, place + 1)
    const kept = order[place]!
    order[place] = order[other]!
    order[other] = kept
  }
}
