/** What lies behind the cells: tints of weekends and holidays, lines of weeks, today, and the column under the pointer. */
import { memo, type PointerEvent, type RefObject, useRef } from 'react'
import type { GridDay } from '../model/days.ts'
import { dayClasses } from './grid-head.tsx'

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

/** Moves one element by hand: drawing a column anew on every pointer step would cost more than it shows. */
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
