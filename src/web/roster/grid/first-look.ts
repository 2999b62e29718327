/** Where the eye and the focus start: on today. */
import { type RefObject, useLayoutEffect } from 'react'
import type { GridDay } from '../model/days.ts'
import type { Place } from '../model/move-focus.ts'
import { physicianKey } from '../model/rows.ts'
import type { GridRows } from './use-grid-rows.ts'

/** Where the days do not fit, the first look falls on today and not on the first of the month. */
export function useTodayInSight(scroller: RefObject<HTMLElement | null>, days: readonly GridDay[]): void {
  const today = days.find((day) => day.isToday)?.date
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days are another first look.
  useLayoutEffect(() => {
    const head = scroller.current?.querySelector<HTMLElement>('.roster-day.is-today')
    const names = scroller.current?.querySelector<HTMLElement>('.roster-stub')
    if (!scroller.current || !head || !names) return
    // The day before stays in sight beside the names.
    scroller.current.scrollLeft = Math.max(0, head.offsetLeft - names.offsetWidth - head.offsetWidth)
  }, [scroller, today, days[0]?.date, days.length])
}

export function firstPlace(rows: GridRows, days: readonly GridDay[]): Place {
  const today = days.findIndex((day) => day.isToday && !day.isOutside)
  const column =
    today >= 0
      ? today
      : Math.max(
          0,
          days.findIndex((day) => !day.isOutside),
        )
  const [person] = rows.people
  return { row: person ? physicianKey(person.id) : rows.keys[0]!, column }
}
