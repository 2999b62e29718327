/** What one person can work of each of their weeks, and the best choice of weeks for what everyone else does. */
import { addDays, daysBetween } from '../calendar.ts'
import type { CalendarDate } from '../model.ts'
import { daysOf, isWithin, type Span } from './week-blocks.ts'

export type LayoutPerson = {
  id: number
  fte: number
  /** Their weeks, in order. */
  blocks: readonly Span[]
  /** Whether they are on in the first block by their rhythm; undefined if they have none yet. */
  startsOn?: boolean
  /** The first block: under way, so it goes on; begun without them; right after a week on; or like any other. */
  first: 'goes-on' | 'missed' | 'after-work' | 'free'
  /** Time off, days they never work, and holidays off. */
  off: ReadonlySet<CalendarDate>
  /** Dealt holidays they work. */
  on: ReadonlySet<CalendarDate>
  /** They work nights only. */
  isNocturnist: boolean
  /** Whether they take nights besides days. */
  takesNights: boolean
}

export type RowPlan = {
  /** What can be worked of each block; undefined for none of it. */
  parts: (Span | undefined)[]
  /** The days of each part, counted from the first day of the layout. */
  days: number[][]
  mustWork: boolean[]
  /** What working a block costs against the rhythm. */
  rhythm: number[]
  isAfterWork: boolean
  /** Working days that are this person's fair share. */
  share: number
}

/** Points: one block off the rhythm, one week squared away from the fair share, two weeks in a row. */
const offRhythm = 15
const offShare = 40
const twoInARow = 3000
/** A dealt holiday outranks all of it. */
const must = 100_000
/** A week that time off or a holiday shortens below this isn't worth coming in for. */
const leastDays = 4

export function planRow(from: CalendarDate, person: LayoutPerson, share: number): RowPlan {
  const { blocks, first, off, on, startsOn } = person
  const parts = blocks.map((block, place) =>
    first === 'missed' && place === 0 ? undefined : partOf(block, off, on, first === 'goes-on' && place === 0),
  )
  return {
    parts,
    days: parts.map((part) => (part ? placesOf(from, part) : [])),
    mustWork: parts.map(
      (part, place) =>
        part !== undefined && ((first === 'goes-on' && place === 0) || daysOf(part).some((day) => on.has(day))),
    ),
    rhythm: blocks.map((_, place) => {
      if (startsOn === undefined) return 0
      return (place % 2 === 0) === startsOn ? -offRhythm : offRhythm
    }),
    isAfterWork: first === 'after-work',
    share,
  }
}

/** The longest part of a block without days off, or the one with the holiday they work. */
function partOf(
  block: Span,
  off: ReadonlySet<CalendarDate>,
  on: ReadonlySet<CalendarDate>,
  isUnderWay: boolean,
): Span | undefined {
  const parts: Span[] = []
  for (const day of daysOf(block)) {
    const last = parts.at(-1)
    if (off.has(day)) continue
    if (last && addDays(last.to, 1) === day) last.to = day
    else parts.push({ from: day, to: day })
  }
  if (isUnderWay) return parts.find(({ from }) => from === block.from)
  const holiday = parts.find((part) => [...on].some((date) => isWithin(date, part)))
  if (holiday) return holiday
  const longest = parts.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
  return longest && lengthOf(longest) >= Math.min(leastDays, lengthOf(block)) ? longest : undefined
}

export function lengthOf({ from, to }: Span): number {
  return daysBetween(from, to) + 1
}

/** The days of a span, counted from a day. */
export function placesOf(from: CalendarDate, span: Span): number[] {
  const first = daysBetween(from, span.from)
  return Array.from({ length: lengthOf(span) }, (_, day) => first + day)
}

/** What it costs if so many more people are on than needed: a missing one weighs three times as much as one too many. */
export function costOfCover(beyond: number): number {
  return (beyond < 0 ? 12 : 4) * beyond * beyond
}

export function costOfShare({ share }: RowPlan, days: number): number {
  return offShare * ((days - share) / 7) ** 2
}

/** What a choice of blocks costs this person, apart from coverage. */
export function ownCost(plan: RowPlan, chosen: readonly boolean[]): number {
  let [cost, days] = [0, 0]
  for (const [place, isChosen] of chosen.entries()) {
    if (!isChosen) continue
    cost += plan.rhythm[place]! + (isAfterWork(plan, chosen, place) ? twoInARow : 0)
    days += plan.days[place]!.length
  }
  return cost + costOfShare(plan, days)
}

function isAfterWork({ isAfterWork: starts }: RowPlan, chosen: readonly boolean[], place: number): boolean {
  return place === 0 ? starts : chosen[place - 1]!
}

/** The cheapest choice of blocks, exactly: by block, by whether the one before is worked, and by days worked so far. */
export function bestRow(plan: RowPlan, need: readonly number[], on: Int32Array): boolean[] {
  const blocks = plan.parts.length
  const most = plan.days.reduce((sum, days) => sum + days.length, 0)
  const width = most + 1
  const costs = [new Float64Array(width), new Float64Array(width)]
  for (const cost of costs) cost.fill(Number.POSITIVE_INFINITY)
  costs[plan.isAfterWork ? 1 : 0]![0] = 0
  // Whether the block before was worked, for each state reached.
  const before = Array.from({ length: blocks }, () => [new Uint8Array(width), new Uint8Array(width)] as const)
  for (let place = 0; place < blocks; place++) {
    const days = plan.days[place]!
    const gain = plan.rhythm[place]! - (plan.mustWork[place] ? must : 0) + coverGain(days, need, on)
    const [afterOff, afterOn] = [new Float64Array(width), new Float64Array(width)]
    for (let worked = 0; worked < width; worked++) {
      const wasOn = costs[1]![worked]! < costs[0]![worked]! ? 1 : 0
      afterOff[worked] = costs[wasOn]![worked]!
      before[place]![0][worked] = wasOn
      const former = worked - days.length
      afterOn[worked] = Number.POSITIVE_INFINITY
      if (days.length === 0 || former < 0) continue
      const tired = costs[1]![former]! + twoInARow < costs[0]![former]! ? 1 : 0
      afterOn[worked] = costs[tired]![former]! + gain + (tired ? twoInARow : 0)
      before[place]![1][worked] = tired
    }
    costs[0] = afterOff
    costs[1] = afterOn
  }
  let [state, worked, least] = [0, 0, Number.POSITIVE_INFINITY]
  for (const isLastOn of [0, 1])
    for (let days = 0; days < width; days++) {
      const cost = costs[isLastOn]![days]! + costOfShare(plan, days)
      if (cost < least) [state, worked, least] = [isLastOn, days, cost]
    }
  const chosen = new Array<boolean>(blocks).fill(false)
  for (let place = blocks - 1; place >= 0; place--) {
    chosen[place] = state === 1
    const former = before[place]![state]![worked]!
    if (state === 1) worked -= plan.days[place]!.length
    state = former
  }
  return chosen
}

function coverGain(days: readonly number[], need: readonly number[], on: Int32Array): number {
  let gain = 0
  for (const day of days) {
    const beyond = on[day]! - need[day]!
    gain += costOfCover(beyond + 1) - costOfCover(beyond)
  }
  return gain
}
