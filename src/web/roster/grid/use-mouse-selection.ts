/** Selects a rectangle with the mouse: pressed on a cell without a shift, up to the cell where it's released. */
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Place } from '../model/move-focus.ts'
import { idOfKey } from '../model/rows.ts'
import { placeOf, scrollAlong } from './use-drag.ts'

type MouseSelection = { onExtend: (from: Place, to: Place) => void }

export function useMouseSelection(scroller: RefObject<HTMLElement | null>, handlers: MouseSelection) {
  const current = useRef(handlers)
  current.current = handlers
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => stop.current?.(), [])

  /** A finger scrolls, and a shift under the mouse is dragged. */
  function begin({ target, button, pointerType, shiftKey }: ReactPointerEvent): void {
    const from = placeOf(target as Element)
    const isFree = from && idOfKey(from.row) !== undefined && !(target as Element).closest('.roster-chip')
    if (!isFree || button !== 0 || pointerType === 'touch' || shiftKey) return
    let last = from
    const move = (event: PointerEvent) => {
      const to = placeOf(document.elementFromPoint(event.clientX, event.clientY))
      if (!to || idOfKey(to.row) === undefined || (to.row === last.row && to.column === last.column)) return
      last = to
      scrollAlong(scroller.current, event)
      current.current.onExtend(from, to)
    }
    const end = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      stop.current = undefined
    }
    stop.current?.()
    stop.current = end
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
  return { begin }
}
