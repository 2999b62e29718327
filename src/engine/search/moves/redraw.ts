/** The row heat bath: takes a person's row out and draws a new one from all legal rows, by what each would cost. */
import { findBestRow } from '../../rows/best-row.ts'
import { drawRow } from '../../rows/draw-row.ts'
import { hasClashes } from '../clashes.ts'
import { pricePerCell } from '../companies.ts'
import { placeOf } from '../slots.ts'
import { liftRow, placeRow, type SearchState } from '../state.ts'
import { followTotals, hasOutsideCounters, leanAway, tiltPrices, tiltWeights, unseenPrice } from '../tilt.ts'
import { isTaken } from './swaps.ts'

/** Draws for a legal row before the old one stays: more help people with hard counters outside their graph, and cost time. */
const attempts = 4

export function redrawRow(state: SearchState, person: number): void {
  liftRow(state, person)
  const { days } = state
  const row = state.trials[0].row
  const isTilted = hasOutsideCounters(state, person)
  let isNew = drawLegalRow(state, person, row, attempts)
  if (isNew && isTilted) {
    const old = state.trials[1].row
    for (let day = 0; day < days; day++) old[day] = state.cells[person * days + day]!
    isNew = isTaken(state, unseenPrice(state, person, row) - unseenPrice(state, person, old))
  }
  if (!isNew) for (let day = 0; day < days; day++) row[day] = state.cells[person * days + day]!
  placeRow(state, person, row)
  if (isTilted) followTotals(state, person)
}

/** Draws a row that breaks no hard counter; false when none was found. The person's row must have been lifted. */
export function drawLegalRow(state: SearchState, person: number, row: Int8Array, tries: number): boolean {
  const { graph, groups } = state.rows[person]!
  const isTilted = hasOutsideCounters(state, person)
  for (let attempt = 0; attempt < tries; attempt++) {
    weighCells(state, person)
    const classWeight = state.classWeight[person]!
    if (!drawRow(graph, groups, state.kinds, state.cellWeight, classWeight, state.pass, state.random, row)) {
      priceCells(state, person)
      const best = findBestRow(graph, groups, state.kinds, state.cellWeight, state.pass, row)
      if (best === Number.POSITIVE_INFINITY) return false
    }
    if (!isTilted || unseenPrice(state, person, row) !== Number.POSITIVE_INFINITY) return true
    leanAway(state, person, row)
  }
  return false
}

function weighCells(state: SearchState, person: number): void {
  const { cellWeight, linearWeight, slotWeight } = state
  const linearClass = state.linearClass[person]!
  for (let cell = 0; cell < cellWeight.length; cell++)
    cellWeight[cell] = linearWeight[linearClass[cell]!]! * slotWeight[cell]!
  if (hasOutsideCounters(state, person)) tiltWeights(state, person, cellWeight)
  if (hasClashes(state.clashes, person)) weighClashes(state, person)
  const { companies, cells, days, kinds, temperature } = state
  pricePerCell(companies, person, cells, days, kinds, (cell, price) => {
    cellWeight[cell]! *= Math.exp(-price / temperature)
  })
}

function weighClashes(state: SearchState, person: number): void {
  const { clashes, cells, days, kinds, cellWeight, temperature } = state
  for (let side = clashes.start[person]!; side < clashes.start[person + 1]!; side++) {
    const otherKind = cells[clashes.otherPerson[side]! * days + clashes.otherDay[side]!]!
    if (!clashes.otherMask[side * kinds + otherKind]) continue
    const factor = Math.exp(-clashes.price[side]! / temperature)
    for (let kind = 0; kind < kinds; kind++)
      if (clashes.mask[side * kinds + kind]) cellWeight[clashes.day[side]! * kinds + kind]! *= factor
  }
}

/** The same as prices, for when all weights are too small for numbers: then the cheapest row is taken. */
function priceCells(state: SearchState, person: number): void {
  const { cellWeight, slots, present, clashes, cells, days, kinds } = state
  const { allowed } = state.rows[person]!
  const linear = state.linear[person]!
  for (let cell = 0; cell < cellWeight.length; cell++) {
    const slotPrice = slots.isCovered[cell] ? slots.price[placeOf(slots, cell, present[cell]!)]! : 0
    cellWeight[cell] = allowed[cell] ? linear[cell]! + slotPrice : Number.POSITIVE_INFINITY
  }
  tiltPrices(state, person, cellWeight)
  for (let side = clashes.start[person]!; side < clashes.start[person + 1]!; side++) {
    const otherKind = cells[clashes.otherPerson[side]! * days + clashes.otherDay[side]!]!
    if (!clashes.otherMask[side * kinds + otherKind]) continue
    for (let kind = 0; kind < kinds; kind++)
      if (clashes.mask[side * kinds + kind]) cellWeight[clashes.day[side]! * kinds + kind]! += clashes.price[side]!
  }
  pricePerCell(state.companies, person, cells, days, kinds, (cell, price) => {
    cellWeight[cell]! += price
  })
}
