/** Moving weeks and holidays of the year by pointer and by keys. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { WeekMove, YearPerson, YearPlan, YearWeek } from '../../contract/year.ts'
import { addDays, daysBetween } from '../../engine/calendar.ts'
import { clearMarks, showMarks, showTip } from './drag-marks.ts'
import { type MovedTo, movesFor, resizedWeek, trackedWeek, turnedWeek } from './week-moves.ts'
import { atNextHoliday, besideInRow, findWeek, nearestInRow, setStop, weeksIn } from './weeks-in-grid.ts'
import { type Verdict, weighTurn, weighWeek } from './weigh-moves.ts'
import { placeSpan } from './year-words.ts'

type Acts = {
  onMove: (moves: WeekMove[]) => void
  /** A dealt holiday was dropped on somebody else. */
  onTrade: (person: YearPerson, place: number, partner: YearPerson) => void
  /** It was dropped where it can't be. */
  onRefused: (says: string) => void
}

type Held = {
  element: HTMLElement
  x: number
  y: number
  isDragged: boolean
  pointer: number
  /** An edge of the week is dragged, not the week. */
  edge?: 'start' | 'end' | undefined
  width: number
  /** What the page had set. */
  styledWidth: string
  /** Pixels that a day has. */
  day: number
  /** What the rows answer, and for how many days: they change only with it. */
  marked?: { days: number; verdicts: Map<YearPerson, Verdict> }
}

/** Pixels at each end of a week that count as its edge, where it is wide enough. */
const edgeWidth = 6
const leastWidth = 24

/** Pixels before a press becomes a drag. */
const slack = 4

type Parts = { grid: RefObject<HTMLElement | null>; tip: RefObject<HTMLElement | null> }

export function useYearMoves({ grid, tip }: Parts, year: YearPlan, order: YearPerson[], acts: Acts) {
  const held = useRef<Held>(undefined)
  const wasDragged = useRef(false)
  const moved = useRef<MovedTo>(undefined)

  /** One week can be reached by Tab; the focus returns to a week that was moved. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: new weeks are new elements
  useEffect(() => {
    const weeks = weeksIn(grid.current)
    if (!weeks.some((week) => week.tabIndex === 0)) setStop(weeks, weeks[0])
    const target = moved.current
    const found = target && findWeek(grid.current, target)
    if (!found) return
    moved.current = undefined
    setStop(weeks, found)
    found.focus()
  }, [grid, year.people, order])

  const personOf = (element: Element | null): YearPerson | undefined => {
    const id = Number(element?.closest<HTMLElement>('[data-person]')?.dataset.person)
    return order.find((person) => person.id === id)
  }
  const weekOf = (element: HTMLElement): { person: YearPerson; week: YearWeek } | undefined => {
    const person = personOf(element)
    const week = person?.weeks.find(({ from, source }) => source === 'laid-out' && from === element.dataset.week)
    return person && week && { person, week }
  }
  const send = (made: { moves: WeekMove[]; to: MovedTo } | undefined) => {
    if (!made) return
    moved.current = made.to
    acts.onMove(made.moves)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const element = (event.target as HTMLElement).closest<HTMLElement>('[data-week]')
    const found = element && weekOf(element)
    if (!element || !found || event.ctrlKey || event.metaKey || event.altKey) return
    const { person, week } = found
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const upOrDown = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const track = ({ a: 'A', b: 'B' } as const)[event.key.toLowerCase()]
    const neighbor = upOrDown && order[order.indexOf(person) + upOrDown]
    if (track) send(trackedWeek(person, week, track, year))
    else if (event.key === '+' || event.key === '-') send(resizedWeek(person, week, 'end', event.key === '+' ? 1 : -1))
    else if (sideways && event.shiftKey) send(movesFor(person, week, sideways * 7))
    else if (neighbor && event.shiftKey) send(movesFor(person, week, 0, neighbor))
    else if (sideways) focusWeek(besideInRow(element, sideways))
    else if (neighbor) focusWeek(nearestInRow(grid.current, neighbor.id, week.from))
    else if (event.key === 'h') focusWeek(atNextHoliday(element, year, week))
    else if (event.key === 'n')
      send({ moves: turnedWeek(person, week), to: { physicianId: person.id, from: week.from } })
    else if (event.key === 'Delete')
      send({
        moves: [{ physicianId: person.id, remove: week.from, add: null }],
        to: { physicianId: person.id, from: week.from },
      })
    else if (!upOrDown) return
    event.preventDefault()
  }

  function focusWeek(element: HTMLElement | undefined) {
    if (!element) return
    setStop(weeksIn(grid.current), element)
    element.focus()
  }

  const onPointerDown = (event: PointerEvent) => {
    wasDragged.current = false
    const element = (event.target as HTMLElement).closest<HTMLElement>('[data-week], [data-turn]')
    if (!element || event.button !== 0) return
    const { left, width } = element.getBoundingClientRect()
    const at = event.clientX - left
    const isWide = element.dataset.week !== undefined && width >= leastWidth
    const edge = !isWide ? undefined : at < edgeWidth ? 'start' : at > width - edgeWidth ? 'end' : undefined
    const point = { x: event.clientX, y: event.clientY }
    held.current = {
      element,
      ...point,
      isDragged: false,
      pointer: event.pointerId,
      edge,
      width,
      styledWidth: element.style.width,
      day: widthOf(element.closest('tr')?.querySelector('[data-track]')) / (daysBetween(year.from, year.to) + 1),
    }
  }
  /** How dropping it on someone would go; nothing is dragged onto oneself. */
  const verdictFor = (now: Held, days: number, receiver: YearPerson): Verdict | undefined => {
    const person = personOf(now.element)
    const place = now.element.dataset.turn
    if (!person) return undefined
    if (place !== undefined) return receiver === person ? undefined : weighTurn(year, person, Number(place), receiver)
    const found = weekOf(now.element)
    if (!found || (days === 0 && receiver === person)) return undefined
    return weighWeek(year, { ...found, days, receiver })
  }
  const mark = (now: Held, event: PointerEvent) => {
    const place = now.element.dataset.turn
    const days = place === undefined ? wholeWeeks((event.clientX - now.x) / now.day) : 0
    if (grid.current && now.marked?.days !== days) {
      const verdicts = new Map(
        order.flatMap((receiver) => {
          const verdict = verdictFor(now, days, receiver)
          return verdict ? [[receiver, verdict] as const] : []
        }),
      )
      now.marked = { days, verdicts }
      const found = weekOf(now.element)
      const span = found && { from: addDays(found.week.from, days), to: addDays(found.week.to, days) }
      const selector = place === undefined ? '.year-mark' : `[data-turn="${place}"]`
      showMarks(grid.current, verdicts, { selector, ...(span && { place: placeSpan(year, span) }) })
    }
    const target = personOf(elementUnder(event))
    const says = target && now.marked?.verdicts.get(target)?.says
    showTip(tip.current, says ?? '', { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent) => {
    const now = held.current
    if (!now) return
    const [x, y] = [event.clientX - now.x, event.clientY - now.y]
    if (!now.isDragged && Math.hypot(x, y) < slack) return
    if (!now.isDragged) {
      now.isDragged = true
      now.element.dataset.dragged = ''
      now.element.parentElement!.dataset.holds = ''
      grid.current!.dataset.dragging = ''
    }
    if (now.edge) {
      const by = now.edge === 'end' ? x : -x
      now.element.style.width = `${Math.max(edgeWidth, now.width + by)}px`
      if (now.edge === 'start') now.element.style.transform = `translate(${x}px, 0)`
      return
    }
    now.element.style.transform = `translate(${now.element.dataset.turn ? 0 : x}px, ${y}px)`
    mark(now, event)
  }
  const onPointerUp = (event: PointerEvent) => {
    const now = held.current
    held.current = undefined
    if (!now?.isDragged) return
    wasDragged.current = true
    // Before it can be under the pointer itself.
    const target = personOf(elementUnder(event))
    delete grid.current?.dataset.dragging
    delete now.element.dataset.dragged
    delete now.element.parentElement!.dataset.holds
    now.element.style.transform = ''
    now.element.style.width = now.styledWidth
    clearMarks(grid.current, tip.current)
    if (event.type === 'pointercancel') return
    const place = now.element.dataset.turn
    const moved = (event.clientX - now.x) / now.day
    const days = place === undefined ? wholeWeeks(moved) : 0
    const found = weekOf(now.element)
    const verdict = now.edge ? undefined : verdictFor(now, days, target ?? personOf(now.element)!)
    if (verdict?.mark === 'breaks') acts.onRefused(verdict.says)
    else if (place !== undefined) {
      const person = personOf(now.element)
      if (person && target && target !== person) acts.onTrade(person, Number(place), target)
    } else if (found && now.edge) send(resizedWeek(found.person, found.week, now.edge, Math.round(moved)))
    else if (found && (days !== 0 || (target && target !== found.person)))
      send(movesFor(found.person, found.week, days, target))
  }
  /** The click that ends a drag isn't one. */
  const onClickCapture = (event: { stopPropagation: () => void; preventDefault: () => void }) => {
    if (!wasDragged.current) return
    wasDragged.current = false
    event.stopPropagation()
    event.preventDefault()
  }
  return { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture }
}

function wholeWeeks(days: number): number {
  return Math.round(days / 7) * 7
}

/** What is dragged lets the pointer through; only a finger stays with what it touched first, and costs another look. */
function elementUnder({ pointerType, target, clientX, clientY }: PointerEvent): Element | null {
  return pointerType === 'mouse' ? (target as Element) : document.elementFromPoint(clientX, clientY)
}

function widthOf(element: Element | null | undefined): number {
  return element?.getBoundingClientRect().width ?? 0
}
