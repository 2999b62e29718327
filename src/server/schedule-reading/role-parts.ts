/** A role that needs more people on some weekdays becomes parts that each need the same number on all of their days. */
import { type Weekday, weekdays } from '../../engine/model.ts'
import { sayShortWeekday } from '../../engine/text/dates.ts'

export type RolePart = { suffix: string; days: Weekday[]; requiredCount: number }

/**
 * What every needed day has in common comes first, so that a run over a weekend stays in one part:
 * 12 on weekdays and 10 at weekends are 10 every day, and 2 more on weekdays.
 */
export function partsOf(required: Record<Weekday, number>): RolePart[] {
  const levels = [...new Set(weekdays.map((day) => required[day]).filter((count) => count > 0))].sort(
    (one, other) => one - other,
  )
  // Nobody is usually in it: known for the shifts that it has, and needs nobody.
  if (levels.length === 0) return [{ suffix: '', days: [], requiredCount: 1 }]
  return levels.map((level, index) => {
    const days = weekdays.filter((day) => required[day] >= level)
    const requiredCount = level - (levels[index - 1] ?? 0)
    return { suffix: index === 0 ? '' : ` (${sayDays(days)})`, days, requiredCount }
  })
}

const workdays = weekdays.slice(0, 5)
const weekend = weekdays.slice(5)

/** "weekdays", "weekend", "Mon, Fri" */
export function sayDays(days: readonly Weekday[]): string {
  const is = (others: readonly Weekday[]) => days.length === others.length && others.every((day) => days.includes(day))
  if (is(weekdays)) return 'every day'
  if (is(workdays)) return 'weekdays'
  if (is(weekend)) return 'weekend'
  return weekdays
    .filter((day) => days.includes(day))
    .map(sayShortWeekday)
    .join(', ')
}

/** "12 weekdays, 10 weekend", "3 every day" */
export function sayCoverage(required: Record<Weekday, number>): string {
  return coverageParts(required).join(', ')
}

/** One for each number of people. */
export function coverageParts(required: Record<Weekday, number>): string[] {
  const byCount = new Map<number, Weekday[]>()
  for (const day of weekdays) byCount.set(required[day], [...(byCount.get(required[day]) ?? []), day])
  const needed = [...byCount].filter(([count]) => count > 0)
  if (needed.length === 0) return ['now and then']
  return needed.map(
    ([count, days]) => `${count} ${sayDays(days)}${needed.length === 1 && days.length < 7 ? ' only' : ''}`,
  )
}
