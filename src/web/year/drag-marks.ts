/**
 * Marks on every row while a week or a holiday is dragged: where it fits, bends, or breaks something, with the reason
 * beside the pointer. Written into the elements: a hundred rows must not be rendered for each step.
 */
import type { YearPerson } from '../../contract/year.ts'
import type { Verdict } from './weigh-moves.ts'
import type { Placed } from './year-words.ts'

type Marked = {
  /** What gets the mark in a row. */
  selector: string
  /** Where in the row's weeks, in percent; the whole element otherwise. */
  place?: Placed
}

export function showMarks(grid: HTMLElement, verdicts: ReadonlyMap<YearPerson, Verdict>, marked: Marked): void {
  const marks = new Map([...verdicts].map(([{ id }, { mark }]) => [String(id), mark]))
  for (const element of grid.querySelectorAll<HTMLElement>(`[data-person] ${marked.selector}`)) {
    const mark = marks.get(element.closest<HTMLElement>('[data-person]')!.dataset.person!)
    if (mark) element.dataset.mark = mark
    else delete element.dataset.mark
    // Not as a variable of the row: each of its weeks would be styled again.
    if (marked.place) Object.assign(element.style, marked.place)
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
