/** Behind the cells: tints of weekends and holidays, week lines, today, and the column under the pointer. */
import { memo, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { GridDay } from '../model/days.ts'
import type { Place } from '../model/move-focus.ts'
import { physicianKey } from '../model/rows.ts'
import { dayClasses } from './grid-head.tsx'
import type { GridRows } from './use-grid-rows.ts'

type ColumnLayerProps = { days: readonly GridDay[]; hoverRef: RefObject<HTMLDivElement | null> }

export const ColumnLayer = memo(function ColumnLayer({ days, hoverRef }: ColumnLayerProps) {
  return (
    <>
      <div aria-hidden="true" className="roster-columns">
        <i />
        {days.map((day) => (
          <i key={day.date} className={dayClasses(day)} />
        ))}
      </div>
      <div ref={hoverRef} aria-hidden="true" hidden className="roster-hover" />
    </>
  )
})

/** Moves one element directly: redrawing a column on every pointer step would be too slow. */
export function useColumnHover(sheet: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null)
  return {
    ref,
    follow: (event: PointerEvent) => {
      const cell = (event.target as Element).closest<HTMLElement>('[data-column]')
      const layer = ref.current
      if (!layer || !sheet.current) return
      layer.hidden = cell === null
      if (!cell) return
      const { left, width } = cell.getBoundingClientRect()
      layer.style.left = `${left - sheet.current.getBoundingClientRect().left}px`
      layer.style.width = `${width}px`
    },
    leave: () => {
      if (ref.current) ref.current.hidden = true
    },
  }
}

/** If the days don't fit, scrolls to today and not to the first of the month. */
export function useTodayInSight(scroller: RefObject<HTMLElement | null>, days: readonly GridDay[]): void {
  const today = days.find((day) => day.isToday)?.date
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days are another first look.
  useLayoutEffect(() => {
    const head = scroller.current?.querySelector<HTMLElement>('.roster-day.is-today')
    const names = scroller.current?.querySelector<HTMLElement>('.roster-stub')
    if (!scroller.current || !head || !names) return
    // The day before stays visible next to the names.
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
