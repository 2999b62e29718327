/** How many people a role usually has on each weekday, with chance differences smoothed out. */
import { weekdayOf } from '../../engine/calendar.ts'
import { type Weekday, weekdays } from '../../engine/model.ts'
import type { FoundRole, Understanding } from './understanding.ts'

/** If two numbers are equally common, the smaller one: what a file has every other week isn't a gap in the next. */
export function usualDemand(role: FoundRole, { assignments, days }: Understanding): Record<Weekday, number> {
  const own = assignments.filter((assignment) => assignment.role === role.key)
  const dates = [...new Set([...days, ...own].map(({ date }) => date))]
  if (own.length === 0) return withoutChance(role.required)
  const counts = new Map(dates.map((date) => [date, 0]))
  for (const { date } of own) counts.set(date, counts.get(date)! + 1)
  const found = weekdays.map((weekday): [Weekday, number] => {
    const seen = dates.filter((date) => weekdayOf(date) === weekday).map((date) => counts.get(date)!)
    return [weekday, lowerMedian(seen) ?? role.required[weekday]]
  })
  return withoutChance(Object.fromEntries(found) as Record<Weekday, number>)
}

function lowerMedian(counts: number[]): number | undefined {
  const sorted = [...counts].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

const workdays = weekdays.slice(0, 5)
const weekend = weekdays.slice(5)

/** From this count on, a difference of one between weekdays is chance. */
const manyPeople = 4
/** Share of the largest count: smaller differences are chance, within weekdays and between weekdays and weekends. */
const chanceWithin = 0.25
const chanceBetween = 0.15

/** The counts of a large role, smoothed: 7, 8, 7, 7, 6 on weekdays are 7 on each. */
export function withoutChance(required: Record<Weekday, number>): Record<Weekday, number> {
  const steadied = {
    ...required,
    ...steady(required, workdays, chanceWithin),
    ...steady(required, weekend, chanceWithin),
  }
  return { ...steadied, ...steady(steadied, weekdays, chanceBetween) }
}

function steady(
  required: Record<Weekday, number>,
  days: readonly Weekday[],
  chance: number,
): Partial<Record<Weekday, number>> {
  const counts = days.map((day) => required[day]).sort((one, other) => one - other)
  const [least, most] = [counts[0]!, counts.at(-1)!]
  if (least < manyPeople || most - least > most * chance) return {}
  const usual = counts[Math.floor(counts.length / 2)]!
  return Object.fromEntries(days.map((day) => [day, usual]))
}
