/** Counters that a graph does not hold, relaxed: a tilt links the row's total to a total that the counter would choose. */

import type { CompiledRows } from '../rows/compile-rows.ts'
import { type Counter, totalOf } from '../rows/counter.ts'

export type CounterLink = {
  /** Person and counter: the same in every compilation of a board. */
  name: string
  person: number
  counter: Counter
  /** What a cell adds to the total when the tilt is positive; for blocks a day's share of the block. */
  share: Float64Array
  tilt: number
  bestTilt: number
  gradient: number
  direction: number
}

/** All links in the order of people. */
export function linkCounters(compiled: CompiledRows): CounterLink[] {
  const links: CounterLink[] = []
  for (const [person, rows] of compiled.people.entries())
    for (const [index, counter] of rows.counters.entries())
      if (rows.isOutside[index]) {
        const share = shareOfCells(counter, compiled.kinds)
        links.push({
          name: `${person}/${index}`,
          person,
          counter,
          share,
          tilt: 0,
          bestTilt: 0,
          gradient: 0,
          direction: 0,
        })
      }
  return links
}

/**
 * A block that is touched counts 1: at least the share of its days that are worked, at most their number. So the share
 * is safe under a positive tilt and the number under a negative one.
 */
function shareOfCells(counter: Counter, kinds: number): Float64Array {
  const share = Float64Array.from(counter.units)
  const { blocks } = counter
  if (!blocks) return share
  for (let cell = 0; cell < share.length; cell++) {
    const day = Math.floor(cell / kinds)
    if (share[cell]! > 0) share[cell] = 1 / (blocks.last[day]! - blocks.first[day]! + 1)
  }
  return share
}

export function priceLinks(links: CounterLink[], first: number, end: number, cellPrice: Float64Array): void {
  for (let index = first; index < end; index++) {
    const { tilt, share, counter } = links[index]!
    if (tilt === 0) continue
    const adds = tilt > 0 ? share : counter.units
    for (let cell = 0; cell < adds.length; cell++) if (adds[cell] !== 0) cellPrice[cell]! += tilt * adds[cell]!
  }
}

/** What the counters would choose at their tilts, and how far the row is from it. */
export function settleLinks(links: CounterLink[], first: number, end: number, row: Int8Array, kinds: number): number {
  let value = 0
  for (let index = first; index < end; index++) {
    const link = links[index]!
    const { price } = link.counter
    const total = totalInRow(link, row, kinds)
    let least = Number.POSITIVE_INFINITY
    let chosen = 0
    for (let candidate = 0; candidate < price.length; candidate++) {
      const cost = price[candidate]! - link.tilt * candidate
      const isNearer = Math.abs(candidate - total) < Math.abs(chosen - total)
      if (cost < least - 1e-9 || (cost < least + 1e-9 && isNearer)) {
        least = Math.min(least, cost)
        chosen = candidate
      }
    }
    value += least
    link.gradient = total - chosen
  }
  return value
}

function totalInRow(link: CounterLink, row: Int8Array, kinds: number): number {
  const { counter, share, tilt } = link
  if (!counter.blocks) return totalOf(counter, row, kinds)
  let total = 0
  for (let day = counter.firstDay; day <= counter.lastDay; day++) {
    const cell = day * kinds + row[day]!
    total += tilt > 0 ? share[cell]! : counter.units[cell]!
  }
  return total
}

export function tiltsOf(links: CounterLink[]): Map<string, number> {
  return new Map(links.map((link) => [link.name, link.bestTilt]))
}
