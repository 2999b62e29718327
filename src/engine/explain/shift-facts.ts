/** The facts of a shift that somebody has: where it stands in its stretch, how it counts, how much rest there is before it. */

import { shiftsIn } from '../rules/parts/measures.ts'
import type { Kind, Roster } from '../shapes/limit.ts'
import { measureRow } from '../shapes/measure.ts'
import { round } from '../text/round.ts'
import type { FairClass } from '../view/fair-class.ts'
import { shiftOf } from '../view/problem-view.ts'
import type { RuleView } from '../view/rule-view.ts'

/** Without a name or a "you": the same for the coordinator and the physician. */
export function describeFacts(
  view: RuleView,
  roster: Roster,
  { person, day, hidesShares }: { person: number; day: number; hidesShares: boolean },
): string[] {
  return [
    ...describeStretch(view, roster, person, day),
    ...(hidesShares ? [] : describeShares(view, roster, person, day)),
    ...describeRest(view, roster, person, day),
  ]
}

/** "Night 3 of a 5-night stretch: without it, a stretch of 2 would be left." */
function describeStretch(view: RuleView, roster: Roster, person: number, day: number): string[] {
  const at = kindsAround(view, roster, person)
  const kind = at(day)
  const alike = view.kinds.backup.includes(kind) ? view.kinds.backup : view.kinds.work
  const isIn = (other: number) => alike.includes(at(other))
  let [first, last] = [day, day]
  while (isIn(first - 1)) first -= 1
  while (isIn(last + 1)) last += 1
  const length = last - first + 1
  if (length === 1) return []
  const days = Array.from({ length }, (_, index) => at(first + index))
  const areNights = days.every((one) => view.kinds.withNight.includes(one))
  const word = alike === view.kinds.backup ? 'backup day' : areNights ? 'night' : 'day'
  const left = Math.min(day - first, last - day)
  const place = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${day - first + 1} of ${length} in a row`
  return [left === 0 ? `${place}.` : `${place}: without it, a stretch of only ${left} would be left.`]
}

const classWords: Partial<Record<FairClass, string>> = {
  total: 'Shifts',
  night: 'Nights',
  weekend: 'Weekend shifts',
  holiday: 'Holiday shifts',
  backup: 'Backup days',
}

/** "Nights this month: 5, fair share 4.6." */
function describeShares(view: RuleView, roster: Roster, person: number, day: number): string[] {
  const kind = roster[person]![day]!
  const special = (['night', 'weekend', 'holiday', 'backup'] as const).filter((one) => {
    const { days, kinds } = view.shares[one]
    return days.includes(day) && kinds.includes(kind)
  })
  return (special.length > 0 ? special : (['total'] as const)).flatMap((fairClass) => {
    const { days, kinds, claims, targets } = view.shares[fairClass]
    const { weight, volunteer } = claims[person]!
    if (weight === 0 || volunteer) return []
    const count = measureRow(shiftsIn(view, days, kinds), roster[person]!)
    return [`${classWords[fairClass]} this month: ${count}, fair share ${round(targets[person]!, 1)}.`]
  })
}

/** Hours beyond which nobody asks. */
const longRest = 48

/** "12 hours of rest before it." */
function describeRest(view: RuleView, roster: Roster, person: number, day: number): string[] {
  const at = kindsAround(view, roster, person)
  for (const before of [1, 2]) {
    const last = at(day - before)
    if (last === 0) continue
    const [now, then] = [shiftOf(view, at(day)), shiftOf(view, last)]
    const hours = before * 24 + (now.startMinute - then.startMinute - then.minutes) / 60
    return hours < longRest ? [`${round(hours, 1)} hours of rest before it.`] : []
  }
  return []
}

/** What somebody has on a day of the month, or of the days before and after it that are known. */
function kindsAround({ past, future, days }: RuleView, roster: Roster, person: number): (day: number) => Kind {
  const [before, after, row] = [past[person] ?? [], future[person] ?? [], roster[person]!]
  return (day) => {
    if (day < 0) return before[before.length + day] ?? 0
    return day < days.length ? row[day]! : (after[day - days.length] ?? 0)
  }
}
