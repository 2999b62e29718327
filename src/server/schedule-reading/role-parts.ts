/** A role that needs more people on some weekdays becomes parts that each need the same number on all of their days. */
import { type Weekday, weekdays } from '../../engine/model.ts'
import { formatCounts, formatWeekdays } from '../../engine/text/demand.ts'

export type RolePart = { suffix: string; days: Weekday[]; requiredCount: number }

/**
 * What all needed days have in common comes first, so a stretch over a weekend stays in one part:
 * 12 on weekdays and 10 at weekends are 10 every day, and 2 more on weekdays.
 */
export function partsOf(required: Record<Weekday, number>): RolePart[] {
  const levels = [...new Set(weekdays.map((day) => required[day]).filter((count) => count > 0))].sort(
    (one, other) => one - other,
  )
  // Usually empty: kept for its shifts, but requires no one.
  if (levels.length === 0) return [{ suffix: '', days: [], requiredCount: 1 }]
  return levels.map((level, index) => {
    const days = weekdays.filter((day) => required[day] >= level)
    const requiredCount = level - (levels[index - 1] ?? 0)
    return { suffix: index === 0 ? '' : ` (${formatWeekdays(days)})`, days, requiredCount }
  })
}

/** "12 weekdays, 10 weekend", "3 every day" */
export function formatCoverage(required: Record<Weekday, number>): string {
  return coverageParts(required).join(', ')
}

/** One for each number of people. */
export function coverageParts(required: Record<Weekday, number>): string[] {
  const parts = formatCounts(required)
  if (parts.length === 0) return ['as needed']
  const isEveryDay = weekdays.every((day) => required[day] > 0)
  return parts.length === 1 && !isEveryDay ? [`${parts[0]} only`] : parts
}
