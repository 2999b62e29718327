/** A cell's content, without a click: role and times, the rule it breaks, and why this physician has it. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import { useRead } from '../../api/use-read.ts'
import { formatTimes } from '../../text/clock.ts'
import { cellAt } from '../grid/slide-chip.ts'
import type { GridDay } from '../model/days.ts'
import type { Place } from '../model/move-focus.ts'
import type { Desk } from '../use-desk.ts'

type CellTipProps = {
  desk: Desk
  tip: ReturnType<typeof useCellTip>
  days: readonly GridDay[]
  shiftAt: (place: Place) => Shift | undefined
  sheet: RefObject<HTMLElement | null>
}

export function CellTip({ desk, tip, days, shiftAt, sheet }: CellTipProps) {
  const { place } = tip
  const shift = place && shiftAt(place)
  const day = place && days[place.column]
  const anchor = place && sheet.current && cellAt(sheet.current, place)
  if (!shift || !day || !anchor) return null
  const broken = desk.breaks.get(shift.physicianId ?? 0)?.get(day.date)
  return <ShiftTip key={shift.id} {...{ desk, shift, day, broken, anchor }} onEnter={tip.keep} onLeave={tip.hide} />
}

type ShiftTipProps = {
  desk: Desk
  shift: Shift
  day: GridDay
  /** The sentence of the rule that it breaks. */
  broken: string | undefined
  anchor: HTMLElement
  onEnter: () => void
  onLeave: () => void
}

/** Sentences shown; the cell's dialog has them all. */
const most = 3
/** Pixels between cell and tip, and between tip and the edge of the screen. */
const gap = 3
const edge = 8

function ShiftTip({ desk, shift, day, broken, anchor, onEnter, onLeave }: ShiftTipProps) {
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ left: number; top: number }>()
  // The server doesn't know a shift that was just added.
  const reason = useRead('shiftReason', { params: { id: shift.id } }, { enabled: shift.id > 0 })
  const says = reason.data ? [...reason.data.says, ...reason.data.costs].slice(0, most) : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: reasons that arrive make it taller.
  useLayoutEffect(() => {
    if (box.current) setAt(placeBeside(anchor, box.current))
  }, [anchor, reason.data])
  const { code, roleName, positionCode } = desk.mark(shift)
  return (
    <div
      ref={box}
      id={tipId}
      role="tooltip"
      className="roster-tip is-told"
      style={at ?? { visibility: 'hidden' }}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <b>
        {roleName === code ? roleName : `${positionCode} ${roleName}`}, {formatTimes(shift)}
      </b>
      <p className="text-muted">
        {[shift.physicianName ?? 'Open', day.words, day.holiday].filter(Boolean).join(' · ')}
      </p>
      {broken && <p className="text-bad">{broken}</p>}
      {reason.isLoading && <p className="text-muted">Looking up why...</p>}
      {says.length > 0 && (
        <ul>
          {says.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Below the cell, or above if there is no room; never over the cell itself. */
function placeBeside(anchor: HTMLElement, tip: HTMLElement): { left: number; top: number } {
  const cell = anchor.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const below = cell.bottom + gap
  const isBelow = below + height + edge <= window.innerHeight
  return {
    left: Math.max(edge, Math.min(cell.left, window.innerWidth - width - edge)),
    top: isBelow ? below : Math.max(edge, cell.top - gap - height),
  }
}

/** Milliseconds before it opens, and of grace on the way from the cell to the tip. */
const rest = 700
const grace = 200

/** When a cell shows its tip: after the pointer or the focus has rested on it for a moment. */
const tipId = 'roster-cell-tip'

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
