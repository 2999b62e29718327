/** One annealing run over a state, advanced row by row: draws, exchanges, deals, and single cells under a schedule. */
import { drawIndex } from '../random.ts'
import { moveCell } from './moves/cell-moves.ts'
import { createExchange, type Exchange, exchangeAll } from './moves/exchange-all.ts'
import { createDeal, type Deal, redealDays } from './moves/redeal.ts'
import { redrawRow } from './moves/redraw.ts'
import { createShareOut, type ShareOut, shareOut } from './moves/share-out.ts'
import { swapBlocks } from './moves/swaps.ts'
import { applySchedule, type Schedule } from './schedule.ts'
import { costOfRoster, type SearchState } from './state.ts'

export type Anneal = {
  state: SearchState
  deal: Deal
  /** Only where the schedule has exchanges among many, and rounds of sharing out. */
  exchange: Exchange | undefined
  share: ShareOut | undefined
  schedule: Schedule
  /** Iterations of this run, one row draw each, and how many are done. */
  budget: number
  done: number
  /** Share of the schedule at which the run begins: warm starts skip the heat. */
  from: number
  order: Int32Array
  bestCost: number
  bestCells: Int8Array
  proposals: number
}

/** Deals pay where rows are tight: `npm run bench -- only=8` gave 1333, 1338, 1341 with them, 1350, 1343, 1362 without. */
const dealsPerDraw = 10
/** Cheap repairs of single uneven slots between two row draws. No run is on record that chose it. */
const cellsPerDraw = 2

export function createAnneal(state: SearchState, schedule: Schedule, budget: number, from: number): Anneal {
  return {
    state,
    deal: createDeal(state),
    exchange: schedule.drawsPerExchange < Number.POSITIVE_INFINITY ? createExchange(state) : undefined,
    share: schedule.shares > 0 ? createShareOut(state) : undefined,
    schedule,
    budget: Math.max(1, budget),
    done: 0,
    from,
    order: Int32Array.from({ length: state.people }, (_, person) => person),
    bestCost: Number.POSITIVE_INFINITY,
    bestCells: new Int8Array(state.cells.length),
    proposals: 0,
  }
}

/** Runs at most `iterations` row draws; returns how many it did (fewer when the run is over). */
export function advanceAnneal(anneal: Anneal, iterations: number): number {
  const { state, order } = anneal
  const { swaps, shares, drawsPerExchange } = anneal.schedule
  if (state.people === 0) anneal.done = anneal.budget
  const count = Math.min(iterations, anneal.budget - anneal.done)
  for (let index = 0; index < count; index++) {
    const place = anneal.done % state.people
    if (place === 0) beginSweep(anneal)
    redrawRow(state, order[place]!)
    swapBlocks(state, swaps)
    redealDays(anneal.deal, dealsPerDraw)
    if (anneal.share) for (let round = 0; round < shares; round++) shareOut(anneal.share)
    for (let cell = 0; cell < cellsPerDraw; cell++) moveCell(state)
    anneal.proposals += 1 + swaps + dealsPerDraw + shares + cellsPerDraw
    anneal.done++
    if (anneal.exchange && anneal.done % drawsPerExchange === 0) exchangeAll(anneal.exchange)
    if (place === state.people - 1 || anneal.done === anneal.budget) keepBest(anneal)
  }
  return count
}

function beginSweep(anneal: Anneal): void {
  const { state, order, from } = anneal
  applySchedule(state, anneal.schedule, from + (1 - from) * (anneal.done / anneal.budget))
  for (let index = order.length - 1; index > 0; index--) {
    const other = drawIndex(state.random, index + 1)
    const person = order[index]!
    order[index] = order[other]!
    order[other] = person
  }
}

export function keepBest(anneal: Anneal): void {
  const cost = costOfRoster(anneal.state)
  if (cost < anneal.bestCost - 1e-9) {
    anneal.bestCost = cost
    anneal.bestCells.set(anneal.state.cells)
  }
}
