/** Assigns a role to every row at once: a dynamic program over the headings in force at each row. */

import type { Bounds } from '../constraints.ts'
import { splitMoment } from '../dates/date-candidates.ts'
import type { Frame, Headings, RowRole } from '../frame.ts'
import { impossible } from '../prices.ts'
import { bodyBits } from './body-price.ts'
import { headingPrices } from './heading-prices.ts'

export type AssignedRow = {
  row: number
  role: RowRole
  headings: Headings
  bits: number
  /** The extra cost of the best role of the other sort (part of the schedule or not). */
  gap: number
}

type State = Headings & { bits: number; before?: State; assigned?: AssignedRow }

/** States kept from row to row. They differ by the headings in force, so a few are enough. */
const mostStates = 6
/** A role this much more expensive than another never wins later. */
const hopeless = 120
/** A second heading of people or shifts in one sheet. */
const furtherHeading = 16
/** Weekdays that are not dates, below a heading of nothing but weekdays: each week has its own. */
const furtherWeekdays = 40
/** The same people again, and other ones. */
const samePeople = 4
const otherPeople = 40
/** A heading right below another one names its columns more closely. */
const closerHeading = -12

export function assignRows(
  frame: Frame,
  bounds: Bounds,
  until = frame.study.rows,
): { rows: AssignedRow[]; bits: number } {
  const { study } = frame
  let states: State[] = [{ dates: -1, heads: -1, section: -1, bits: 0 }]
  for (let row = 0; row < until; row++) {
    if (frame.cellsOf(row).length === 0) continue
    const forced = bounds.rows.get(study.fileRow(row))
    const isAside = isStamp(frame, row)
    const fixed = headingPrices(frame, row).filter(
      ([role]) =>
        (forced === undefined || role === forced) &&
        !(role === 'section' && isBoundBody(frame, bounds, row)) &&
        (!isAside || role === 'other'),
    )
    const bestOther = fixed.reduce((least, [, bits]) => Math.min(least, bits), impossible)
    const next = new Map<number, State>()
    for (const state of states) {
      const body = forced === undefined && !isAside ? bodyBits(frame, row, state) : impossible
      const ceiling = Math.min(impossible, Math.min(body, bestOther) + hopeless)
      for (let index = 0; index <= fixed.length; index++) {
        const [role, price] = fixed[index] ?? (['body', body] as const)
        if (price >= ceiling) continue
        const isFurther = (role === 'people' || role === 'shifts') && state.heads >= 0
        const isNextWeek = role === 'weekdays' && state.dates >= 0 && !frame.hasDates[state.dates]
        const bits =
          price +
          (isFurther ? furtherHeadingBits(frame, role, state.heads, row) : 0) +
          (isNextWeek ? furtherWeekdays : 0)
        const headings = after(state, row, role, frame)
        const key = stateKey(headings)
        const known = next.get(key)
        if (known && known.bits <= state.bits + bits) continue
        const gap = (role === 'body' ? bestOther : body) - price
        next.set(key, {
          ...headings,
          bits: state.bits + bits,
          before: state,
          assigned: { row, role, headings: state, bits, gap },
        })
      }
    }
    const best = [...next.values()].sort((one, other) => one.bits - other.bits)
    states = best.slice(0, mostStates).filter(({ bits }) => bits <= best[0]!.bits + hopeless)
  }
  const rows: AssignedRow[] = []
  for (let state: State | undefined = states[0]; state?.assigned; state = state.before) rows.push(state.assigned)
  return { rows: rows.reverse(), bits: states[0]?.bits ?? impossible }
}

function stateKey({ dates, heads, section }: Headings): number {
  return ((dates + 1) * 65_536 + heads + 1) * 65_536 + section + 1
}

function furtherHeadingBits({ study, layout }: Frame, role: RowRole, before: number, row: number): number {
  if (role === 'shifts') return before === row - 1 && layout.time !== 'above' ? closerHeading : furtherHeading
  const own = study.own[row]!
  const same = own.filter((facts, column) => facts && facts === study.own[before]![column]).length
  return same >= 0.6 * own.filter(Boolean).length ? samePeople : otherPeople
}

/** A day with a time of day outside a list of moments is when the page was printed. */
function isStamp({ layout, cellsOf }: Frame, row: number): boolean {
  return typeof layout.time !== 'number' && cellsOf(row).some(({ facts }) => facts.isDate && splitMoment(facts.text))
}

/** A row with something in the people column belongs to the schedule; it isn't a heading. */
function isBoundBody({ study, layout }: Frame, { columns }: Bounds, row: number): boolean {
  const { person } = layout
  return typeof person === 'number' && columns.get(person) === 'people' && study.own[row]![person]?.name !== undefined
}

function after(state: Headings, row: number, role: RowRole, { layout, sectionCell }: Frame): Headings {
  const { dates, heads, section } = state
  if (role === 'dates') return { dates: row, heads, section: layout.person === 'section' ? section : -1 }
  if (role === 'people' || role === 'shifts') return { dates, heads: row, section }
  const hasSections = layout.time === 'section' || layout.person === 'section' || layout.shift === 'section'
  return role === 'section' && hasSections && sectionCell(row)
    ? { dates, heads, section: row }
    : { dates, heads, section }
}
