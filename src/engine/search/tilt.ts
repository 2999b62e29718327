/** Prices for the counters that a graph does not hold: they pull the draws toward totals that are cheap and allowed. */
import { type Counter, isHardCounter, totalOf } from '../rows/counter.ts'
import type { SearchState } from './state.ts'

/** How fast a tilt follows the totals, in temperatures for each step outside: faster overshoots, slower stays outside longer. */
const pace = 0.02
/** A hard counter that is not in the way loses its tilt slowly. */
const fading = 0.99

export function hasOutsideCounters(state: SearchState, person: number): boolean {
  const { isOutside } = state.rows[person]!
  for (let index = 0; index < isOutside.length; index++) if (isOutside[index] === 1) return true
  return false
}

/** Multiplies the weights of a person's cells by those of the tilts. */
export function tiltWeights(state: SearchState, person: number, weight: Float64Array): void {
  const { counters, isOutside } = state.rows[person]!
  for (let index = 0; index < counters.length; index++) {
    const tilt = state.tilt[person * state.counters + index]!
    if (isOutside[index] === 0 || tilt === 0) continue
    const { units } = counters[index]!
    const perStep = Math.exp(-tilt / state.temperature)
    for (let cell = 0; cell < units.length; cell++) {
      const steps = units[cell]!
      if (steps !== 0) weight[cell]! *= steps === 1 ? perStep : Math.exp((-tilt * steps) / state.temperature)
    }
  }
}

/** Adds the tilts to the prices of a person's cells. */
export function tiltPrices(state: SearchState, person: number, price: Float64Array): void {
  const { counters, isOutside } = state.rows[person]!
  for (let index = 0; index < counters.length; index++) {
    const tilt = state.tilt[person * state.counters + index]!
    if (isOutside[index] === 0 || tilt === 0) continue
    const { units } = counters[index]!
    for (let cell = 0; cell < units.length; cell++) price[cell]! += tilt * units[cell]!
  }
}

/** What the draw did not see of a row: the true price of its outside totals less what the tilts made of them. */
export function unseenPrice(state: SearchState, person: number, row: Int8Array): number {
  const { counters, isOutside } = state.rows[person]!
  let unseen = 0
  for (let index = 0; index < counters.length; index++) {
    if (isOutside[index] === 0) continue
    const counter = counters[index]!
    const tilt = state.tilt[person * state.counters + index]!
    unseen += counter.price[totalOf(counter, row, state.kinds)]! - tilt * sumOfUnits(counter, row, state.kinds)
  }
  return unseen
}

function sumOfUnits(counter: Counter, row: Int8Array, kinds: number): number {
  let sum = 0
  for (let day = counter.firstDay; day <= counter.lastDay; day++) sum += counter.units[day * kinds + row[day]!]!
  return sum
}

/** Moves the tilts of the hard counters that a drawn row broke, so that the next draw breaks them less. */
export function leanAway(state: SearchState, person: number, row: Int8Array): void {
  const { counters, isOutside } = state.rows[person]!
  for (let index = 0; index < counters.length; index++) {
    if (isOutside[index] === 0) continue
    const counter = counters[index]!
    const total = totalOf(counter, row, state.kinds)
    if (counter.price[total] !== Number.POSITIVE_INFINITY) continue
    const direction = total > counter.cheapTo ? 1 : -1
    state.tilt[person * state.counters + index]! += (direction * state.temperature * 0.7) / counter.largest
  }
}

/** Moves the tilts after a row was kept: toward the cheapest totals. */
export function followTotals(state: SearchState, person: number): void {
  const { counters, isOutside } = state.rows[person]!
  for (let index = 0; index < counters.length; index++) {
    if (isOutside[index] === 0) continue
    const counter = counters[index]!
    const place = person * state.counters + index
    const total = state.totals[place]!
    const { cheapFrom, cheapTo } = counter
    const outside = total > cheapTo ? total - cheapTo : total < cheapFrom ? total - cheapFrom : 0
    if (outside !== 0) state.tilt[place]! += (pace * state.temperature * outside) / (counter.largest * counter.largest)
    else if (isHardCounter(counter)) state.tilt[place]! *= fading
  }
}
