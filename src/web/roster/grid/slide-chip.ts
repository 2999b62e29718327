/** Shows where a chip went: it travels from one cell to another in 120 ms, unless the system asks for stillness. */
import type { Place } from '../model/move-focus.ts'

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
