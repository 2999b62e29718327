/** When a cell tells what it holds: after the pointer or the focus has rested on it for a moment. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from '../model/move-focus.ts'
import { cellAt } from './slide-chip.ts'

/** Milliseconds of rest before it opens, and of grace on the way from the cell to the tip. */
const rest = 700
const grace = 200

export const tipId = 'roster-cell-tip'

export function useCellTip(sheet: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<Place>()
  const aimed = useRef<string>('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hide = useCallback(() => {
    clearTimeout(timer.current)
    aimed.current = ''
    setPlace(undefined)
  }, [])
  const aim = useCallback((next: Place | undefined) => {
    const key = next ? `${next.row} ${next.column}` : ''
    if (key === aimed.current) return
    clearTimeout(timer.current)
    aimed.current = key
    if (!next) {
      timer.current = setTimeout(() => setPlace(undefined), grace)
      return
    }
    setPlace(undefined)
    timer.current = setTimeout(() => setPlace(next), rest)
  }, [])
  /** The pointer has reached the tip itself. */
  const keep = useCallback(() => {
    clearTimeout(timer.current)
    if (place) aimed.current = `${place.row} ${place.column}`
  }, [place])

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!place || !sheet.current) return
    const cell = cellAt(sheet.current, place)
    cell?.setAttribute('aria-describedby', tipId)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    window.addEventListener('keydown', onKey)
    window.addEventListener('scroll', hide, true)
    return () => {
      cell?.removeAttribute('aria-describedby')
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', hide, true)
    }
  }, [place, sheet, hide])
  return { place, aim, keep, hide }
}
