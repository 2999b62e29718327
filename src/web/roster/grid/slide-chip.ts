/** Shows where a chip went: it slides from one cell to another in 120 ms, unless the system prefers reduced motion. */

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import type { GridDay } from '../model/days.ts'
import type { Place } from '../model/move-focus.ts'
import { openKey, physicianKey } from '../model/rows.ts'
import type { Desk } from '../use-desk.ts'

const duration = 120

export function slideChip(sheet: HTMLElement | null, from: Place, to: Place): void {
  if (!sheet || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
  requestAnimationFrame(() => {
    const [start, end] = [cellAt(sheet, from), cellAt(sheet, to)]
    const chip = end?.querySelector<HTMLElement>('.roster-chip')
    if (!start || !end || !chip?.animate) return
    const [one, other] = [start.getBoundingClientRect(), end.getBoundingClientRect()]
    const away = `translate(${one.left - other.left}px, ${one.top - other.top}px)`
    chip.animate([{ transform: away }, { transform: 'none' }], { duration, easing: 'cubic-bezier(.2,.7,.2,1)' })
  })
}

export function cellAt(sheet: HTMLElement, { row, column }: Place): HTMLElement | null {
  return sheet.querySelector(`[data-row="${row}"] [data-column="${column}"]`)
}

/** A chip whose change was refused slides back to where it came from. */
export function useRefusedSlide(desk: Desk, sheet: RefObject<HTMLElement | null>, days: readonly GridDay[]): void {
  const { refused, savingIds } = desk.edits
  const { byId } = desk.index
  const savedPlaces = useRef<ReadonlyMap<number, Place>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: one slide a refusal, from where the chip was shown till then.
  useLayoutEffect(() => {
    for (const id of refused?.shiftIds ?? []) {
      const from = savedPlaces.current.get(id)
      const to = placeOfShift(byId.get(id), days)
      if (from && to) slideChip(sheet.current, from, to)
    }
  }, [refused])
  useEffect(() => {
    const places = [...savingIds].map((id) => [id, placeOfShift(byId.get(id), days)] as const)
    savedPlaces.current = new Map(places.flatMap(([id, place]) => (place ? [[id, place]] : [])))
  }, [savingIds, byId, days])
}

function placeOfShift(shift: Shift | undefined, days: readonly GridDay[]): Place | undefined {
  if (!shift) return undefined
  const column = days.findIndex((day) => day.date === shift.date)
  const row = shift.physicianId === null ? openKey(shift.roleId) : physicianKey(shift.physicianId)
  return column < 0 ? undefined : { row, column }
}
