/** The facts of an assigned shift: its place in its stretch, how it counts, and the rest before it. */

import { shiftsIn } from '../rules/parts/measures.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Kind, Roster } from '../shapes/limit.ts'
import { measureRow } from '../shapes/measure.ts'
import { capitalize } from '../text/capital.ts'
import { plural, withArticle } from '../text/plural.ts'
import { round } from '../text/round.ts'
import type { FairClass } from '../view/fair-class.ts'
import { sharesOfMonth } from '../view/fair-share.ts'
import { shiftOf } from '../view/problem-view.ts'
import type { RuleView } from '../view/rule-view.ts'

/** Without a name or a "you": the same for the coordinator and the physician. */
export function describeFacts(
  view: RuleView,
  roster: Roster,
  person: number,
  day: number,
  unfair: ReadonlySet<RuleId>,
): string[] {
  return [
    ...describeStretch(view, roster, person, day),
    ...describeShares(view, roster, person, day, unfair),
    ...describeRest(view, roster, person, day),
  ]
}

/** The consecutive days around a shift: how many before and after it, and of what kind. */
export type Stretch = { word: 'day' | 'night'; isBackup: boolean; before: number; after: number; length: number }

export function stretchAround(view: RuleView, roster: Roster, person: number, day: number): Stretch {
  const at = kindsAround(view, roster, person)
  const kind = at(day)
  const alike = view.kinds.backup.includes(kind) ? view.kinds.backup : view.kinds.work
  const isIn = (other: number) => alike.includes(at(other))
  let [first, last] = [day, day]
  while (isIn(first - 1)) first -= 1
  while (isIn(last + 1)) last += 1
  const length = last - first + 1
  const days = Array.from({ length }, (_, index) => at(first + index))
  const areNights = days.every((one) => view.kinds.withNight.includes(one))
  const isBackup = alike === view.kinds.backup
  const word = areNights && !isBackup ? 'night' : 'day'
  return { word, isBackup, before: day - first, after: last - day, length }
}

/** "7-day stretch"; "7-day backup stretch" */
export function nameStretch(stretch: Stretch): string {
  return `${stretch.length}${restOfName(stretch)}`
}

function restOfName({ word, isBackup }: Stretch): string {
  return `-${word} ${isBackup ? 'backup ' : ''}stretch`
}

/** "Night 3 of a 5-night stretch: splitting it would leave two 2-night stretches." */
function describeStretch(view: RuleView, roster: Roster, person: number, day: number): string[] {
  const stretch = stretchAround(view, roster, person, day)
  const { word, before, after, length } = stretch
  if (length === 1) return []
  const place = `${capitalize(word)} ${before + 1} of ${withArticle(length)}${restOfName(stretch)}`
  return [before === 0 || after === 0 ? `${place}.` : `${place}: splitting it would leave ${describeHalves(stretch)}.`]
}

/** What is left of a stretch without a day in its middle: "a 1-day and a 2-day stretch". */
export function describeHalves({ word, before, after }: Stretch): string {
  return before === after
    ? `two ${before}-${word} stretches`
    : `${withArticle(before)}-${word} and ${withArticle(after)}-${word} stretch`
}

/** What these rules say about a shift follows from its place in its stretch. */
export const stretchRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'pattern',
  'short-weeks',
  'runs-of-three',
  'nights-in-runs',
  'backup-in-blocks',
  'isolated-days',
  'isolated-days-off',
])

/** How many shifts of a class someone has this month, and their fair share of the month, as My stats has it. */
export type OwnShare = { name: string; has: number; share: number }

const classNames: Record<FairClass, string> = {
  total: 'Shifts',
  night: 'Nights',
  weekend: 'Weekend shifts',
  holiday: 'Holiday shifts',
  backup: 'Backup shifts',
}

const ruleOfClass: Record<FairClass, RuleId> = {
  total: 'fair-totals',
  night: 'fair-nights',
  weekend: 'fair-weekends',
  holiday: 'fair-holidays',
  backup: 'fair-backup',
}

export function sharesOf(view: RuleView, roster: Roster, person: number, day: number): OwnShare[] {
  return classesOf(view, roster, person, day).map(({ ofClass: _, ...share }) => share)
}

/** The classes a shift counts in, except those in which the person doesn't rotate. */
function classesOf(view: RuleView, roster: Roster, person: number, day: number) {
  const kind = roster[person]![day]!
  const special = (['night', 'weekend', 'holiday', 'backup'] as const).filter((one) => {
    const { days, kinds } = view.shares[one]
    return days.includes(day) && kinds.includes(kind)
  })
  return (special.length > 0 ? special : (['total'] as const)).flatMap((fairClass) => {
    const { days, kinds } = view.shares[fairClass]
    const share = sharesOfMonth(view.shares[fairClass], roster)[person] ?? null
    if (share === null) return []
    const has = measureRow(shiftsIn(view, days, kinds), roster[person]!)
    return [{ ofClass: fairClass, name: classNames[fairClass], has, share: round(share, 1) }]
  })
}

/** Being above the share, this month or counting past ones, is a trade-off, not a reason. */
function describeShares(
  view: RuleView,
  roster: Roster,
  person: number,
  day: number,
  unfair: ReadonlySet<RuleId>,
): string[] {
  return classesOf(view, roster, person, day)
    .filter((share) => isWithinShare(share) && !unfair.has(ruleOfClass[share.ofClass]))
    .map(describeShare)
}

export function describeSharesAbove(view: RuleView, roster: Roster, person: number, day: number): string[] {
  return sharesOf(view, roster, person, day)
    .filter((share) => !isWithinShare(share))
    .map(describeShare)
}

/** "Nights this month: 5, fair share 4.6." */
function describeShare({ name, has, share }: OwnShare): string {
  return `${name} this month: ${has}, fair share ${share}.`
}

/** At most the fair share, rounded up. */
export function isWithinShare({ has, share }: OwnShare): boolean {
  return has < share + 1
}

/** Hours of rest beyond which no one asks. */
const longRest = 48

/** "12 hours of rest before it." */
function describeRest(view: RuleView, roster: Roster, person: number, day: number): string[] {
  const at = kindsAround(view, roster, person)
  for (const before of [1, 2]) {
    const last = at(day - before)
    if (last === 0) continue
    const [now, then] = [shiftOf(view, at(day)), shiftOf(view, last)]
    const hours = before * 24 + (now.startMinute - then.startMinute - then.minutes) / 60
    return hours < longRest ? [`${plural(hours, 'hour')} of rest before it.`] : []
  }
  return []
}

/** What someone has on a day of the month, or on the known days around it. */
export function kindsAround({ past, future, days }: RuleView, roster: Roster, person: number): (day: number) => Kind {
  const [before, after, row] = [past[person] ?? [], future[person] ?? [], roster[person]!]
  return (day) => {
    if (day < 0) return before[before.length + day] ?? 0
    return day < days.length ? row[day]! : (after[day - days.length] ?? 0)
  }
}
