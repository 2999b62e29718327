/**
 * Lays out weeks on for everyone: as many as the demand needs, by day and by night, in fair shares with the ledger counted
 * in, around time off and dealt holidays. Everyone in turn gets the weeks that are best for what the others do, until no
 * one's get better.
 */
import { createRandom, draw, drawIndex, type Random } from '../random.ts'
import { bestRow } from './best-row.ts'
import { addShares, costOfDays, type LayoutHoliday, ownCost, planRows, type RowPlan } from './row-costs.ts'
import type { Span } from './week-blocks.ts'
import type { LayoutLine, LayoutPerson, WeekChoice } from './week-choices.ts'

export type LayoutProblem = Span & {
  people: readonly LayoutPerson[]
  lines: readonly LayoutLine[]
  /** In order. */
  holidays: readonly LayoutHoliday[]
}

export type LaidOutWeek = Span & { physicianId: number; isNight: boolean }

/** Rounds in which everyone takes a turn, and tries in which a few choose again together. */
const mostRounds = 8
const tries = { atFirst: 300, atLast: 200 }
const together = { least: 2, most: 4 }
/** Points of a week that may not be chosen. */
const closed = 1e7
/** Points by which a week may look worse to someone who chooses again, so they try others. */
const noise = 60
/** Days in which weeks may change: shares are judged one week at a time, and several new ones at once may be too many. */
const windows = [Number.POSITIVE_INFINITY, 90, 42, 21]

export function layOutYear({ people, lines, holidays, ...span }: LayoutProblem): LaidOutWeek[] {
  const plans = planRows(span, people, lines, holidays)
  const random = createRandom(1)
  const layout = createLayout(plans, lines, random)
  const everyone = plans.map((_, person) => person)
  const improve = (tries: number) => {
    for (let round = 0; round < mostRounds; round++) if (!layout.takeTurns(shuffled(everyone, random))) break
    for (let tried = 0; tried < tries && everyone.length > 1; tried++) {
      const count = together.least + drawIndex(random, together.most - together.least + 1)
      layout.chooseAgain(shuffled(everyone, random).slice(0, count))
    }
  }
  improve(tries.atFirst)
  layout.fillFirst()
  improve(tries.atLast)
  return layout.chosen.flatMap((chosen, person) =>
    chosen.map((place) => {
      const { from, to, isNight } = plans[person]!.choices[place]!
      return { physicianId: people[person]!.id, from, to, isNight }
    }),
  )
}

/** Points for one person too many on a day, and for one too few: at last, what is still missing outweighs everyone's shares. */
const tooMany = 10
const tooFew = { atFirst: 30, atLast: 150 }

function createLayout(plans: readonly RowPlan[], lines: readonly LayoutLine[], random: Random) {
  const days = lines[0]?.need.length ?? 0
  const on = lines.map(({ need }) => new Int32Array(need.length))
  const chosen: number[][] = plans.map(() => [])
  let missing = tooFew.atFirst
  const costOfCover = (beyond: number) => (beyond < 0 ? missing : tooMany) * beyond * beyond
  const gainOf = ({ line, start, end }: WeekChoice) => {
    let gain = 0
    for (let day = start; day < end; day++) {
      const beyond = on[line]![day]! - lines[line]!.need[day]!
      gain += costOfCover(beyond + 1) - costOfCover(beyond)
    }
    return gain
  }
  const give = (person: number, places: number[], by: 1 | -1) => {
    for (const place of places) {
      const { line, start, end } = plans[person]!.choices[place]!
      for (let day = start; day < end; day++) on[line]![day]! += by
    }
    chosen[person] = by === 1 ? places : []
  }
  /** Outside of a window that is drawn, only the weeks they have are left. */
  const windowOf = (length: number) => {
    const from = length === Number.POSITIVE_INFINITY ? 0 : drawIndex(random, days) - length / 2
    return ({ start, end }: WeekChoice) => (start < from || end > from + length ? closed : 0)
  }
  /** What these weeks cost, while the person has none. Weeks of one person don't overlap, so their gains add up. */
  const priceOf = (person: number, places: readonly number[]) =>
    places.reduce((sum, place) => sum + gainOf(plans[person]!.choices[place]!), ownCost(plans[person]!, places))
  /** The best weeks for someone who has none now. */
  const find = (person: number, former: readonly number[], toll: (choice: WeekChoice) => number) => {
    const plan = plans[person]!
    const costs = Float64Array.from(plan.choices, (choice) => gainOf(choice) + choice.cost + toll(choice))
    for (const place of former) costs[place] = gainOf(plan.choices[place]!) + plan.choices[place]!.cost
    // Next to nothing, every week would look due at once.
    if (former.length > 0) addShares(plan, former, costs)
    return bestRow({ ...plan, costs, costOfDays: (worked) => costOfDays(plan, worked) })
  }
  return {
    chosen,
    fillFirst() {
      missing = tooFew.atLast
    },
    /** Whether anyone's weeks got better. */
    takeTurns(order: readonly number[]): boolean {
      let hasChanged = false
      for (const person of order) {
        const former = chosen[person]!
        give(person, former, -1)
        const price = priceOf(person, former)
        const better = firstOf(windows, (length) => {
          const next = find(person, former, windowOf(length))
          return former.length === 0 || priceOf(person, next) < price - 1e-6 ? next : undefined
        })
        give(person, better ?? former, 1)
        hasChanged ||= better !== undefined
      }
      return hasChanged
    },
    /** Several give up their weeks and choose one after the other; without a gain, all stays. */
    chooseAgain(order: readonly number[]): void {
      const former = order.map((person) => chosen[person]!)
      const price = (rows: readonly number[][]) =>
        rows.reduce((sum, row, index) => {
          const cost = priceOf(order[index]!, row)
          give(order[index]!, row, 1)
          return sum + cost
        }, 0)
      const release = () => {
        for (const person of order) give(person, chosen[person]!, -1)
      }
      release()
      const before = price(former)
      release()
      const toll = windowOf(windows[drawIndex(random, windows.length)]!)
      const next = order.map((person, index) => {
        const row = find(person, former[index]!, (choice) => toll(choice) + noise * draw(random))
        give(person, row, 1)
        return row
      })
      release()
      if (price(next) < before - 1e-6) return
      release()
      price(former)
    },
  }
}

function firstOf<One, Found>(all: readonly One[], find: (one: One) => Found | undefined): Found | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

function shuffled(all: readonly number[], random: Random): number[] {
  const order = [...all]
  for (let place = order.length - 1; place > 0; place--) {
    const other = drawIndex(random, place + 1)
    const kept = order[place]!
    order[place] = order[other]!
    order[other] = kept
  }
  return order
}
