/** How long a stretch should be: by the group's pattern, the role's week, and the physician's limits. */
import { usualDays } from '../demand.ts'
import { groupBy } from '../group-by.ts'
import { type Pattern, type Physician, type Role, type Weekday, weekdays } from '../model.ts'
import type { Kind } from '../shapes/limit.ts'
import { type ProblemView, shiftOf } from './problem-view.ts'
import type { RuleView } from './rule-view.ts'

/** A stretch in one of these kinds should last from `atLeast` to `atMost` days. */
export type Block = { kinds: Kind[]; atLeast: number; atMost: number }

const week = weekdays.length

/** The pattern's days in a row; 24-hour shifts stand alone. */
const wanted: Record<Pattern, { atLeast: number; atMost: number } | undefined> = {
  '7-on-7-off': { atLeast: week, atMost: week },
  '12-hour-day-night': { atLeast: 3, atMost: 4 },
  '24-hour': undefined,
  custom: undefined,
}

/**
 * One block for each length of a role's week: a role staffed from Monday to Friday is worked for five days.
 * Empty if the pattern has no stretches.
 */
export function blocksOf(view: ProblemView, person: number): Block[] {
  const days = wanted[view.problem.group.pattern]
  if (!days) return []
  const most = longestStretch(view, person)
  const byLength = new Map<number, Block>()
  for (const kind of view.kinds.running) {
    const length = Math.min(most, weekOfRole(shiftOf(view, kind).role))
    const atLeast = Math.min(days.atLeast, length)
    const atMost = Math.min(days.atMost, Math.max(atLeast, most))
    const known = byLength.get(atLeast)
    if (known) known.kinds.push(kind)
    else byLength.set(atLeast, { kinds: [kind], atLeast, atMost: days.atMost === week ? atLeast : atMost })
  }
  return [...byLength.values()]
}

/**
 * The roles in which someone can't work as many days in a row as the role is staffed, by the length of that week, so that someone
 * else takes over before it ends. Empty if there is no other role they could work.
 */
export function cutShort(view: RuleView, person: number): Block[] {
  const physician = view.physicians[person]!
  const most = longestStretch(view, person)
  const roleOf = (kind: Kind) => shiftOf(view, kind).role
  const kinds = view.kinds.running.filter((kind) => view.allowed[person]!.some((day) => day[kind]))
  const short = kinds.filter(
    (kind) => Math.min(most, longestCircle(daysFor(physician, usualDays(roleOf(kind))))) < weekOfRole(roleOf(kind)),
  )
  if (short.length === kinds.length) return []
  const byWeek = groupBy(short, (kind) => weekOfRole(roleOf(kind)))
  return [...byWeek].map(([atLeast, ofWeek]) => ({ kinds: ofWeek, atLeast, atMost: Infinity }))
}

/** The longest stretch the group's pattern wants; a week if it has none. */
export function longestWanted({ problem: { group } }: ProblemView): number {
  return Math.min(group.maxConsecutiveShifts, wanted[group.pattern]?.atMost ?? week)
}

/** Days in a row on which a role is staffed in a usual week. */
function weekOfRole(role: Role): number {
  return longestCircle(usualDays(role))
}

function longestStretch(view: ProblemView, person: number): number {
  const physician = view.physicians[person]!
  return Math.min(physician.maxConsecutiveDays, view.problem.group.maxConsecutiveShifts, daysInWeek(physician))
}

function daysInWeek(physician: Physician): number {
  return longestCircle(daysFor(physician, [...weekdays]))
}

/** Those of the days on which the physician works. */
function daysFor({ availableDays, weekendAvailability }: Physician, days: Weekday[]): Weekday[] {
  return days.filter(
    (day) =>
      (availableDays.length === 0 || availableDays.includes(day)) &&
      (weekendAvailability || (day !== 'saturday' && day !== 'sunday')),
  )
}

/** The most days in a row of a week that repeats. */
function longestCircle(days: Weekday[]): number {
  if (weekdays.every((day) => days.includes(day))) return week
  let longest = 1
  let length = 0
  for (let index = 0; index < 2 * week; index++) {
    length = days.includes(weekdays[index % week]!) ? length + 1 : 0
    longest = Math.max(longest, length)
  }
  return longest
}
