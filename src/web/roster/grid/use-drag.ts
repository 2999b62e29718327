/** Dragging a chip with mouse, pen, or finger: starts after a few pixels, or with a long press on a touch screen. */
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Place } from '../model/move-focus.ts'

/** Pixels that a mouse may tremble; milliseconds of a long press. */
const tremble = 4
const longPress = 350
/** Pixels from the edge within which the grid scrolls, and how far at once. */
const edge = 40
const scrollStep = 14

export type DragHandlers = {
  canDrag: (place: Place) => boolean
  onStart: (place: Place) => void
  onTarget: (place: Place | undefined) => void
  onDrop: () => void
  onCancel: () => void
}

export function placeOf(element: Element | null): Place | undefined {
  const cell = element?.closest<HTMLElement>('[data-column]')
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row
  return cell && row ? { row, column: Number(cell.dataset.column) } : undefined
}

export function useDrag(scroller: RefObject<HTMLElement | null>, handlers: DragHandlers) {
  const ghost = useRef<HTMLDivElement>(null)
  const current = useRef(handlers)
  current.current = handlers
  const wasDragged = useRef(false)
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function begin(event: ReactPointerEvent): void {
    const chip = (event.target as Element).closest('.roster-chip')
    const place = placeOf(chip)
    wasDragged.current = false
    if (event.button !== 0 || !place || !current.current.canDrag(place)) return
    stop.current?.()
    stop.current = followPointer(event.nativeEvent, place)
  }

  function followPointer(start: PointerEvent, place: Place): () => void {
    const isTouch = start.pointerType === 'touch'
    let isDragging = false
    const showGhost = (x: number, y: number) => {
      if (ghost.current) ghost.current.style.transform = `translate(${x + 6}px, ${y - 12}px) rotate(-2deg)`
    }
    const startDrag = (x: number, y: number) => {
      isDragging = true
      wasDragged.current = true
      current.current.onStart(place)
      requestAnimationFrame(() => showGhost(x, y))
    }
    const timer = isTouch ? setTimeout(() => startDrag(start.clientX, start.clientY), longPress) : undefined
    const move = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > tremble
      if (!isDragging && far) {
        if (isTouch) return end()
        startDrag(event.clientX, event.clientY)
      }
      if (!isDragging) return
      showGhost(event.clientX, event.clientY)
      scrollAlong(scroller.current, event)
      current.current.onTarget(placeOf(document.elementFromPoint(event.clientX, event.clientY)))
    }
    const up = () => {
      if (isDragging) current.current.onDrop()
      end()
    }
    const cancel = () => {
      if (isDragging) current.current.onCancel()
      end()
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && cancel()
    const holdStill = (event: TouchEvent) => isDragging && event.preventDefault()
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', key)
      window.removeEventListener('touchmove', holdStill)
      stop.current = undefined
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', key)
    window.addEventListener('touchmove', holdStill, { passive: false })
    return end
  }

  return {
    ghost,
    begin,
    /** Whether the click that ends a drag should be ignored. */
    tookClick: () => wasDragged.current,
  }
}

export function scrollAlong(scroller: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  if (!scroller) return
  const box = scroller.getBoundingClientRect()
  const toward = (at: number, from: number, to: number) => (at < from + edge ? -1 : at > to - edge ? 1 : 0)
  const [x, y] = [toward(clientX, box.left, box.right), toward(clientY, box.top, box.bottom)]
  if (x !== 0 || y !== 0) scroller.scrollBy(x * scrollStep, y * scrollStep)
}
