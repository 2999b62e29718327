/** What changed days mean for the person who works them: their stretches afterward, and their fair share. */
import type { StatName, StatPeriod } from '../../contract/stats.ts'
import { addDays, type DateStretch, monthNames, stretchesOf } from '../../engine/calendar.ts'
import type { Month } from '../../engine/month.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { plural } from '../../engine/text/plural.ts'

/** Working days, without backup, and whether each is a night. */
export type WorkedDays = ReadonlyMap<string, boolean>

/** More of them aren't named one by one. */
const mostNamed = 3

/** "Still 7 days in a row, Dec 30 – Jan 5." Undefined if there is nothing to say. */
export function describeStretches(was: WorkedDays, is: WorkedDays, changed: readonly string[]): string | undefined {
  if (changed.every((date) => was.has(date) === is.has(date)))
    return changed.some((date) => is.has(date)) ? 'You work the same days as before.' : undefined
  const [before, after] = [touching(was, changed), touching(is, changed)]
  const [only] = after
  if (!only) return describeTimeOff(is, changed)
  if (after.length === 1) return describeOne(only, before, is)
  if (after.length <= mostNamed) {
    const areNights = after.every((stretch) => wordOf(stretch, is) === 'night')
    return `You work ${areNights ? 'nights ' : ''}${joinWords(after.map(rangeOf), 'and')}.`
  }
  const longest = after.reduce((best, one) => (one.days > best.days ? one : best))
  if (longest.days === 1) return `${plural(after.length, wordOf(longest, is))}, none in a row.`
  return `${after.length} stretches, the longest ${inRow(longest, is)}.`
}

/** Those with a changed day in them or beside them. */
function touching(worked: WorkedDays, changed: readonly string[]): DateStretch[] {
  return stretchesOf(worked.keys()).filter(({ from, to }) =>
    changed.some((date) => addDays(from, -1) <= date && date <= addDays(to, 1)),
  )
}

function describeOne(now: DateStretch, before: DateStretch[], is: WorkedDays): string {
  if (now.days === 1) return `One ${wordOf(now, is)} on its own, ${rangeOf(now)}.`
  const [old] = before
  if (!old) return `${inRow(now, is)}.`
  if (before.length > 1) return `Now ${inRow(now, is)}.`
  return old.days === now.days ? `Still ${inRow(now, is)}.` : `Now ${inRow(now, is)}, instead of ${old.days}.`
}

/** "You’re off Dec 9–17."; nothing if the schedule doesn't reach as far as the next shift. */
function describeTimeOff(is: WorkedDays, changed: readonly string[]): string | undefined {
  const dates = [...is.keys()].sort()
  const last = dates.findLast((date) => date < changed[0]!)
  const next = dates.find((date) => date > changed.at(-1)!)
  return last && next && `You’re off ${formatDateRange(addDays(last, 1), addDays(next, -1))}.`
}

/** "7 days in a row, Dec 30 – Jan 5" */
function inRow(stretch: DateStretch, worked: WorkedDays): string {
  return `${plural(stretch.days, wordOf(stretch, worked))} in a row, ${rangeOf(stretch)}`
}

function wordOf({ from, to }: DateStretch, worked: WorkedDays): 'day' | 'night' {
  return [...worked].every(([date, isNight]) => date < from || date > to || isNight) ? 'night' : 'day'
}

function rangeOf({ from, to }: DateStretch): string {
  return formatDateRange(from, to)
}

/** How many more or fewer of each someone has; hours have no fair share. */
export type CountChange = Record<Exclude<StatName, 'hours'>, number>

const nouns: Record<keyof CountChange, string> = {
  shifts: 'shift',
  nights: 'night',
  weekends: 'weekend shift',
  holidays: 'holiday shift',
}

export function changedCounts(change: CountChange): (keyof CountChange)[] {
  return (Object.keys(nouns) as (keyof CountChange)[]).filter((name) => change[name] !== 0)
}

/** "In December: 15 shifts, fair share 14.2; 5 nights, fair share 4.6." */
export function describeCounts({ month }: Month, figures: StatPeriod['figures'], names: (keyof CountChange)[]): string {
  const counts = names.map((name) => {
    const { own, share } = figures[name]
    return `${plural(own, nouns[name])}${share === null ? '' : `, fair share ${share}`}`
  })
  return `In ${monthNames[month - 1]}: ${counts.join('; ')}.`
}
