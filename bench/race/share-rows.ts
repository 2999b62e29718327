/** Counts and fair shares of a person as rows of a linear model. */
import { outsideOf } from '../../src/engine/shapes/count.ts'
import type { Balance, Count, Measure } from '../../src/engine/shapes/limit.ts'
import { type Builder, negative, type Sum, sumOf, times } from './model-builder.ts'

export function shareRows(builder: Builder, limit: Count | Balance): void {
  const { keepBelow, board } = builder
  const total = totalOf(builder, limit.person, limit.measure)
  if (limit.shape === 'count') {
    total.constant += outsideOf(limit, board)
    keepBelow(total, limit.atMost, limit.strength)
    keepBelow(negative(total), -limit.atLeast, limit.strength)
    return
  }
  const { target, band, power, strength } = limit
  if (power === 1 || strength.hard) {
    keepBelow(total, target + band, strength)
    keepBelow(negative(total), band - target, strength)
    return
  }
  squareDistance(builder, limit, total, strength.weight)
}

/** Of the days inside the horizon. */
function totalOf(
  { add, board, held, rows, variables }: Builder,
  person: number,
  { days, blocks, units }: Measure,
): Sum {
  const counted = units.flatMap((unit, kind) => (unit > 0 ? [kind] : []))
  if (blocks) {
    return sumOf(
      blocks.map((block) => {
        const worked = block.map((day) => held({ person, day, kinds: counted })!)
        const isWorked = add({ cost: 0, most: 1, isWhole: true })
        for (const { terms } of worked)
          rows.push({ terms: new Map([...terms, [isWorked, -1]]), atMost: 0, isExact: false })
        const none = negative(sumOf(worked))
        rows.push({ terms: new Map([...none.terms, [isWorked, 1]]), atMost: 0, isExact: false })
        return { terms: new Map([[isWorked, 1]]), constant: 0 }
      }),
    )
  }
  const total = sumOf(
    days
      .filter((day) => day >= 0 && day < board.days)
      .flatMap((day) => counted.map((kind) => times(held({ person, day, kinds: [kind] })!, units[kind]!))),
  )
  for (const variable of total.terms.keys()) if (variables[variable]!.most === 0) total.terms.delete(variable)
  return total
}

/** The square of the distance, by lines between neighboring totals: exact at every total there can be. */
function squareDistance({ add, rows, variables }: Builder, limit: Balance, total: Sum, weight: number): void {
  const { target, band } = limit
  const step = [...total.terms.values()].reduce(greatestDivisor, 0)
  if (step === 0) {
    // Nothing can be counted: the distance is the same in every roster.
    const distance = Math.max(0, Math.abs(total.constant - target) - band)
    const fixed = add({ cost: weight * distance ** 2, most: 1, isWhole: true })
    rows.push({ terms: new Map([[fixed, 1]]), atMost: 1, isExact: true })
    return
  }
  const priceOf = (value: number) => weight * Math.max(0, Math.abs(value - target) - band) ** 2
  let largest = total.constant
  for (const [variable, factor] of total.terms) largest += factor * variables[variable]!.most
  const price = add({ cost: 1, most: Math.max(priceOf(total.constant), priceOf(largest)), isWhole: false })
  for (let value = total.constant; value < largest - step / 2; value += step) {
    const slope = (priceOf(value + step) - priceOf(value)) / step
    if (slope === 0 && priceOf(value) === 0) continue
    // price >= priceOf(value) + slope * (total - value)
    const terms = new Map([...times(total, slope).terms, [price, -1]])
    const atMost = slope * (value - total.constant) - priceOf(value)
    rows.push({ terms, atMost, isExact: false })
  }
}

/** Units are hours and minutes: a thousandth is small enough. */
function greatestDivisor(one: number, other: number): number {
  let [large, small] = [Math.round(one * 1000), Math.round(other * 1000)]
  while (small > 0) [large, small] = [small, large % small]
  return large / 1000
}
