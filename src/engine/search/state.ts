/** The roster under search, with everything that is kept up to date with it. */
import { createRandom, type Random } from '../random.ts'
import type { CompiledRows, PersonRows } from '../rows/compile-rows.ts'
import { totalOf } from '../rows/counter.ts'
import { createRowPass, type RowPass, weighClasses } from '../rows/draw-row.ts'
import type { Board, Roster } from '../shapes/limit.ts'
import { type Look, neverStops, stepsPerLook } from '../stopping.ts'
import { type Clashes, costOfClashes, tabulateClashes } from './clashes.ts'
import { type Companies, costOfCompany, tabulateCompanies } from './companies.ts'
import { placeOf, type Slots, tabulateSlots } from './slots.ts'

export type SearchState = {
  people: number
  days: number
  kinds: number
  rows: PersonRows[]
  /** Price of a cell for a person, with the price of changing an incumbent: linear[person][day * kinds + kind]. */
  linear: Float64Array[]
  /** The price as an index into linearWeight; 0 is a forbidden cell. */
  linearClass: Uint16Array[]
  linearPrice: Float64Array
  linearWeight: Float64Array
  /** Weights of the price classes of each person's graph. */
  classWeight: Float64Array[]
  /** cells[person * days + day] is a kind. */
  cells: Int8Array
  /** present[day * kinds + kind] */
  present: Int32Array
  /** State of a person's machine after a day. */
  machine: Int32Array
  /** totals[person * counters + counter] */
  totals: Int32Array
  counters: number
  rowCost: Float64Array
  slots: Slots
  /** Weight of one more person on each slot as it is now. */
  slotWeight: Float64Array
  clashes: Clashes
  companies: Companies
  /** Price of a person too many where that is forbidden. */
  heavy: number
  /** Price of each counter outside the graph, for one step: tilt[person * counters + counter]. */
  tilt: Float64Array
  random: Random
  pass: RowPass
  cellWeight: Float64Array
  trials: [Trial, Trial]
  temperature: number
}

/** A row that is tried for one person. */
export type Trial = {
  row: Int8Array
  machine: Int32Array
  totals: Int32Array
  /** Days from `first` to `until` have a new state of the machine. */
  first: number
  until: number
}

export function createState(
  board: Board,
  compiled: CompiledRows,
  seed: number,
  { change, look = neverStops }: { change?: Change | undefined; look?: Look | undefined } = {},
): SearchState {
  const { days, kinds, people: rows } = compiled
  const people = rows.length
  let counters = 1
  for (const row of rows) counters = Math.max(counters, row.counters.length)
  const trial = (): Trial => ({
    row: new Int8Array(days),
    machine: new Int32Array(days),
    totals: new Int32Array(counters),
    first: 0,
    until: -1,
  })
  const linear = rows.map((row, person) => (change ? priceChanges(row.linear, change, person, kinds) : row.linear))
  // On the largest months each of these takes tens of milliseconds.
  const part = <Part>(make: () => Part): Part => {
    look(stepsPerLook)
    return make()
  }
  const classes = part(() => classifyPrices(rows, linear))
  return {
    people,
    days,
    kinds,
    rows,
    linear,
    ...classes,
    linearWeight: new Float64Array(classes.linearPrice.length),
    classWeight: rows.map((row) => new Float64Array(row.graph.classPrice.length)),
    cells: new Int8Array(people * days),
    present: new Int32Array(days * kinds),
    machine: new Int32Array(people * days),
    totals: new Int32Array(people * counters),
    counters,
    rowCost: new Float64Array(people),
    slots: part(() => tabulateSlots(board)),
    slotWeight: new Float64Array(days * kinds).fill(1),
    clashes: part(() => tabulateClashes(board, compiled.heavy)),
    companies: part(() => tabulateCompanies(board)),
    heavy: compiled.heavy,
    tilt: new Float64Array(people * counters),
    random: createRandom(seed),
    pass: createRowPass(rows.map((row) => row.graph)),
    cellWeight: new Float64Array(days * kinds),
    trials: [trial(), trial()],
    temperature: 1,
  }
}

/** What it costs to differ from an incumbent in one cell. */
export type Change = { from: Roster; price: number }

function priceChanges(linear: Float64Array, change: Change, person: number, kinds: number): Float64Array {
  const priced = linear.slice()
  const row = change.from[person]!
  for (let cell = 0; cell < priced.length; cell++)
    if (row[Math.floor(cell / kinds)] !== cell % kinds) priced[cell]! += change.price
  return priced
}

function classifyPrices(rows: PersonRows[], linear: Float64Array[]) {
  const classOf = new Map<number, number>()
  const linearClass = rows.map((row, person) =>
    Uint16Array.from(linear[person]!, (price, cell) => {
      if (!row.allowed[cell]) return 0
      let index = classOf.get(price)
      if (index === undefined) {
        index = classOf.size + 1
        classOf.set(price, index)
      }
      return index
    }),
  )
  if (classOf.size > 65_000) throw new Error(`${classOf.size} different prices of cells: round the weights.`)
  return { linearClass, linearPrice: Float64Array.from([Number.POSITIVE_INFINITY, ...classOf.keys()]) }
}

export function setTemperature(state: SearchState, temperature: number): void {
  state.temperature = temperature
  for (let index = 0; index < state.linearPrice.length; index++)
    state.linearWeight[index] = Math.exp(-state.linearPrice[index]! / temperature)
  for (let person = 0; person < state.people; person++)
    weighClasses(state.rows[person]!.graph, temperature, state.classWeight[person]!)
}

/** After the tables of the slots have changed. */
export function refreshSlotWeights(state: SearchState): void {
  for (let slot = 0; slot < state.slots.count; slot++) weighSlot(state, slot)
}

export function addPresence(state: SearchState, slot: number, change: number): void {
  state.present[slot]! += change
  weighSlot(state, slot)
}

function weighSlot(state: SearchState, slot: number): void {
  if (state.slots.isCovered[slot] === 0) return
  state.slotWeight[slot] = state.slots.weight[placeOf(state.slots, slot, state.present[slot]!)]!
}

/** Puts a whole row in place and counts it again. The row must not be among those present. */
export function placeRow(state: SearchState, person: number, row: Int8Array): void {
  const { days, kinds } = state
  const { counters } = state.rows[person]!
  state.cells.set(row, person * days)
  for (let day = 0; day < days; day++) addPresence(state, day * kinds + row[day]!, 1)
  for (let index = 0; index < counters.length; index++)
    state.totals[person * state.counters + index] = totalOf(counters[index]!, row, kinds)
  state.rowCost[person] = runMachine(state, person) + costOfTotals(state, person)
}

/** Takes a row out of the slots; the cells stay as they are. */
export function liftRow(state: SearchState, person: number): void {
  const { days, kinds, cells } = state
  for (let day = 0; day < days; day++) addPresence(state, day * kinds + cells[person * days + day]!, -1)
}

/** Puts other rows in the place of all. */
export function replaceRows(state: SearchState, cells: Int8Array): void {
  const { days, people } = state
  for (let person = 0; person < people; person++) {
    liftRow(state, person)
    placeRow(state, person, cells.slice(person * days, (person + 1) * days))
  }
}

function runMachine(state: SearchState, person: number): number {
  const { days, kinds, cells, machine } = state
  const { next, cost, start, end } = state.rows[person]!.automaton
  const linear = state.linear[person]!
  let at = start
  let sum = 0
  for (let day = 0; day < days; day++) {
    const kind = cells[person * days + day]!
    const arc = at * kinds + kind
    sum += cost[arc]! + linear[day * kinds + kind]!
    at = next[arc]!
    if (at < 0) return Number.POSITIVE_INFINITY
    machine[person * days + day] = at
  }
  return sum + end[at]!
}

function costOfTotals(state: SearchState, person: number): number {
  const { counters } = state.rows[person]!
  let sum = 0
  for (let index = 0; index < counters.length; index++)
    sum += counters[index]!.price[state.totals[person * state.counters + index]!]!
  return sum
}

/** More people somewhere than a slot may have. */
export function hasSurplus({ slots, present }: SearchState): boolean {
  for (let slot = 0; slot < slots.count; slot++)
    if (slots.forbidden[slot * slots.width + present[slot]!]! > 0) return true
  return false
}

/** The true cost of the roster; hard clashes and forbidden surplus weigh so much that a legal roster always costs less. */
export function costOfRoster(state: SearchState): number {
  const { slots, people, days, kinds } = state
  let cost = 0
  for (let person = 0; person < people; person++) cost += state.rowCost[person]!
  for (let slot = 0; slot < slots.count; slot++) {
    const place = slot * slots.width + state.present[slot]!
    cost += slots.cost[place]! + slots.forbidden[place]! * state.heavy
  }
  if (state.clashes.day.length > 0) {
    let clashing = 0
    for (let person = 0; person < people; person++)
      clashing += costOfClashes(state.clashes, person, -1, state.cells, days, kinds)
    cost += clashing / 2
  }
  for (const limit of state.companies.all) cost += costOfCompany(limit, state.cells, days)
  return cost
}

export function rosterOf(cells: Int8Array, people: number, days: number): Roster {
  return Array.from({ length: people }, (_, person) => Array.from(cells.subarray(person * days, (person + 1) * days)))
}
