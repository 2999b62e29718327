/** How many people a role needs, as people write it. */
import { type Demand, usualCount } from '../demand.ts'
import { type Weekday, weekdays } from '../model.ts'
import { formatShortWeekday } from './dates.ts'

const workdays = weekdays.slice(0, 5)
const weekend = weekdays.slice(5)

/** "weekdays", "weekend", "Mon, Fri" */
export function formatWeekdays(days: readonly Weekday[]): string {
  const is = (others: readonly Weekday[]) => days.length === others.length && others.every((day) => days.includes(day))
  if (is(weekdays)) return 'every day'
  if (is(workdays)) return 'weekdays'
  if (is(weekend)) return 'weekend'
  return weekdays
    .filter((day) => days.includes(day))
    .map(formatShortWeekday)
    .join(', ')
}

/** "12 weekdays" and "10 weekend": one for each number of people. */
export function formatCounts(counts: Partial<Record<Weekday, number>>): string[] {
  const byCount = new Map<number, Weekday[]>()
  for (const day of weekdays) {
    const count = counts[day] ?? 0
    byCount.set(count, [...(byCount.get(count) ?? []), day])
  }
  return [...byCount].filter(([count]) => count > 0).map(([count, days]) => `${count} ${formatWeekdays(days)}`)
}

/** "9 weekdays, 7 weekend"; empty if no weekday needs anyone. */
export function formatUsualDemand(demand: Demand): string {
  return formatCounts(Object.fromEntries(weekdays.map((day) => [day, usualCount(demand, day)]))).join(', ')
}
