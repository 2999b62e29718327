/** How long a stretch should be: by the group's pattern, the role's week, and the physician's limits. */
import { usualDays } from '../demand.ts'
import { type Pattern, type Physician, type Role, type Weekday, weekdays } from '../model.ts'
import type { Kind } from '../shapes/limit.ts'
import { type ProblemView, shiftOf } from './problem-view.ts'

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

function daysInWeek({ availableDays, weekendAvailability }: Physician): number {
  const available = availableDays.length === 0 ? [...weekdays] : availableDays
  return longestCircle(
    weekendAvailability ? available : available.filter((day) => day !== 'saturday' && day !== 'sunday'),
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
