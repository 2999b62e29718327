/** Finds the weeks of the year's grid among its elements, and says which one Tab reaches. */
import type { YearPlan, YearWeek } from '../../contract/year.ts'
import { daysBetween } from '../../engine/calendar.ts'
import type { MovedTo } from './week-moves.ts'

export function weeksIn(grid: HTMLElement | null): HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>('[data-week]') ?? [])]
}

export function setStop(weeks: HTMLElement[], stop: HTMLElement | undefined): void {
  for (const week of weeks) if (week.tabIndex === 0) week.tabIndex = -1
  if (stop) stop.tabIndex = 0
}

export function findWeek(grid: HTMLElement | null, { physicianId, from }: MovedTo): HTMLElement | undefined {
  return grid?.querySelector<HTMLElement>(`[data-person="${physicianId}"] [data-week="${from}"]`) ?? undefined
}

export function besideInRow(element: HTMLElement, by: number): HTMLElement | undefined {
  const weeks = weeksIn(element.parentElement)
  return weeks[weeks.indexOf(element) + by]
}

export function nearestInRow(grid: HTMLElement | null, id: number, date: string): HTMLElement | undefined {
  const weeks = weeksIn(grid?.querySelector<HTMLElement>(`[data-person="${id}"]`) ?? null)
  const away = (week: HTMLElement) => Math.abs(daysBetween(date, week.dataset.week!))
  return weeks.toSorted((one, other) => away(one) - away(other))[0]
}

/** The week with the next holiday, or the first one after it. */
export function atNextHoliday(element: HTMLElement, { holidays }: YearPlan, week: YearWeek): HTMLElement | undefined {
  const next = holidays.find(({ date }) => date > week.to)
  if (!next) return undefined
  return weeksIn(element.parentElement).find((one) => daysBetween(one.dataset.week!, next.date) < 7)
}
