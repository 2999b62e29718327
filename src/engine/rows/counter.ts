/** A running total over a row with a price for where it ends: how counts, balances, and clashes inside a row are priced. */

export type Counter = {
  /** What a cell adds, in whole steps: units[day * kinds + kind]. */
  units: Int32Array
  /** First and last day of the block that a day belongs to, for counters that count worked blocks; else undefined. */
  blocks: { first: Int32Array; last: Int32Array } | undefined
  /** The window: outside these days nothing is added. */
  firstDay: number
  lastDay: number
  /** Price of ending with this total; Infinity where that is forbidden. */
  price: Float64Array
  /** Largest step that one day can add. */
  largest: number
  /** Least and greatest total of those that cost least. */
  cheapFrom: number
  cheapTo: number
}

/** The total of a row from scratch. */
export function totalOf(counter: Counter, row: Int8Array, kinds: number): number {
  let total = 0
  let day = counter.firstDay
  while (day <= counter.lastDay) {
    if (!counter.blocks) {
      total += counter.units[day * kinds + row[day]!]!
      day++
      continue
    }
    const last = counter.blocks.last[day]!
    if (last < day) {
      day++
      continue
    }
    if (touches(counter, row, kinds, day, last)) total++
    day = last + 1
  }
  return total
}

/** Says whether a row works on some day of the block from `first` to `last`. */
export function touches(counter: Counter, row: Int8Array, kinds: number, first: number, last: number): boolean {
  for (let day = first; day <= last; day++) if (counter.units[day * kinds + row[day]!]! > 0) return true
  return false
}

/** Smallest total from which on the price no longer changes. */
export function settledTotal(price: Float64Array): number {
  let total = price.length - 1
  while (total > 0 && price[total - 1] === price[price.length - 1]) total--
  return total
}

export function isHardCounter(counter: Counter): boolean {
  return counter.price.includes(Number.POSITIVE_INFINITY)
}
