/**
 * Marks on every row while a week or a holiday is dragged: where it fits, bends, or breaks something, with the reason
 * beside the pointer. Written into the elements: a hundred rows must not be rendered for each step.
 */
import type { YearPerson } from '../../contract/year.ts'
import type { Verdict } from './weigh-moves.ts'

type Marked = {
  /** What gets the mark in a row. */
  selector: string
  verdictOf: (person: YearPerson) => Verdict | undefined
  /** Where in the element, in percent; the whole element otherwise. */
  place?: { left: string; width: string }
}

export function showMarks(grid: HTMLElement, people: readonly YearPerson[], marked: Marked): void {
  const rows = new Map([...grid.querySelectorAll<HTMLElement>('[data-person]')].map((row) => [row.dataset.person, row]))
  for (const person of people) {
    const element = rows.get(String(person.id))?.querySelector<HTMLElement>(marked.selector)
    if (!element) continue
    const verdict = marked.verdictOf(person)
    if (verdict) element.dataset.mark = verdict.mark
    else delete element.dataset.mark
    element.style.setProperty('--mark-left', marked.place?.left ?? '0%')
    element.style.setProperty('--mark-width', marked.place?.width ?? '100%')
  }
}

export function showTip(tip: HTMLElement | null, says: string, at: { x: number; y: number }): void {
  if (!tip) return
  tip.hidden = false
  tip.textContent = says
  tip.style.transform = `translate(${Math.min(at.x + 14, window.innerWidth - 260)}px, ${at.y + 18}px)`
}

export function clearMarks(grid: HTMLElement | null, tip: HTMLElement | null): void {
  for (const element of grid?.querySelectorAll<HTMLElement>('[data-mark]') ?? []) delete element.dataset.mark
  if (tip) tip.hidden = true
}
