/** The roster a search starts from: an incumbent's rows where they are legal, drawn ones elsewhere. */
import { type CompiledRows, mendPerson } from '../rows/compile-rows.ts'
import { isHardCounter } from '../rows/counter.ts'
import type { Board, Roster } from '../shapes/limit.ts'
import { type Look, neverStops } from '../stopping.ts'
import { drawLegalRow } from './moves/redraw.ts'
import { priceSlots } from './slots.ts'
import { liftRow, placeRow, refreshSlotWeights, type SearchState, setTemperature } from './state.ts'

/** Draws for a first legal row before a person's hard limits are mended: costs time once, at the start. */
const attempts = 100

/**
 * Makes sure that everyone has a row that meets the counters outside the graph, and returns those rows. People for whom
 * no draw finds one get a larger graph, or softened limits. Must run before states are made from `compiled`.
 */
export function ensureRows(
  board: Board,
  compiled: CompiledRows,
  makeState: () => SearchState,
  look: Look = neverStops,
): KnownRows {
  const known: KnownRows = new Map()
  let state: SearchState | undefined
  for (const [person, { counters, isOutside, graph }] of compiled.people.entries()) {
    if (!counters.some((counter, index) => isOutside[index] === 1 && isHardCounter(counter))) continue
    if (!state) {
      state = makeState()
      setTemperature(state, 1)
    }
    const { row } = state.trials[0]
    look(graph.arcs)
    if (drawLegalRow(state, person, row, attempts)) known.set(person, row.slice())
    else mendPerson(board, compiled, person, look)
  }
  return known
}

/** Legal rows by person, for people whose graph does not hold all their hard limits. */
export type KnownRows = Map<number, Int8Array>

export function placeFirstRoster(
  state: SearchState,
  known: KnownRows,
  start: Roster | undefined,
  temperature: number,
): void {
  const { people, slots } = state
  setTemperature(state, temperature)
  priceSlots(slots, temperature, temperature * 10, Number.POSITIVE_INFINITY)
  refreshSlotWeights(state)
  const waiting: number[] = []
  for (let person = 0; person < people; person++) {
    const row = start?.[person]
    if (!row || !isLegal(state, person, row)) {
      waiting.push(person)
      continue
    }
    placeRow(state, person, Int8Array.from(row))
    if (state.rowCost[person] === Number.POSITIVE_INFINITY) {
      liftRow(state, person)
      waiting.push(person)
    }
  }
  for (const person of waiting) placeDrawnRow(state, known, person, temperature)
}

/**
 * Places everyone again, first of all those whose week was begun before the month and goes on: where others take their
 * places, the roster has a surplus, which a search takes long to remove.
 */
export function placeBegunFirst(state: SearchState, known: KnownRows, temperature: number): void {
  setTemperature(state, temperature)
  priceSlots(state.slots, temperature, temperature * 10, Number.POSITIVE_INFINITY)
  refreshSlotWeights(state)
  const people = Array.from({ length: state.people }, (_, person) => person)
  const begun = people.filter((person) => goesOn(state, person))
  const others = people.filter((person) => !begun.includes(person))
  for (const person of [...begun, ...others]) placeDrawnRow(state, known, person, temperature)
}

/** Whether the first day leaves one choice, which is work. */
function goesOn({ rows, kinds }: SearchState, person: number): boolean {
  const { automaton, allowed } = rows[person]!
  const isOpen = (kind: number) => allowed[kind] === 1 && automaton.next[automaton.start * kinds + kind]! >= 0
  return !isOpen(0) && Array.from({ length: kinds }, (_, kind) => kind).filter(isOpen).length === 1
}

function isLegal(state: SearchState, person: number, row: number[]): boolean {
  const { allowed } = state.rows[person]!
  return row.every((kind, day) => allowed[day * state.kinds + kind] === 1)
}

function placeDrawnRow(state: SearchState, known: KnownRows, person: number, temperature: number): void {
  const { row } = state.trials[0]
  if (!drawLegalRow(state, person, row, attempts)) {
    // No legal row is left without a surplus somewhere: allow it, at a price, and let the search squeeze it out.
    priceSlots(state.slots, temperature, temperature * 10, temperature * 10)
    refreshSlotWeights(state)
    if (!drawLegalRow(state, person, row, attempts)) row.set(known.get(person)!)
    priceSlots(state.slots, temperature, temperature * 10, Number.POSITIVE_INFINITY)
    refreshSlotWeights(state)
  }
  placeRow(state, person, row)
}
