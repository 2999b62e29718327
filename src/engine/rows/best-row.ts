/** Finds the cheapest row against given prices: one min-plus pass over the graph. */
import type { RowPass } from './draw-row.ts'
import type { KindGroups } from './kind-groups.ts'
import type { RowGraph } from './row-graph.ts'

/**
 * `cellPrice[day * kinds + kind]` is the price of a cell, Infinity where it is forbidden. Writes the row and returns its
 * price, Infinity when there is none.
 */
export function findBestRow(
  graph: RowGraph,
  groups: KindGroups,
  kinds: number,
  cellPrice: Float64Array,
  pass: RowPass,
  row: Int8Array,
): number {
  chooseKinds(graph, groups, kinds, cellPrice, pass)
  const { days, layer } = graph
  const { value } = pass
  value[0] = 0
  for (let day = 1; day <= days; day++) {
    if (graph.isPriced[day] === 1) relaxPricedLayer(graph, day, value, pass.label)
    else relaxFreeLayer(graph, day, value, pass.label)
  }
  let best = Number.POSITIVE_INFINITY
  let chosen = -1
  for (let node = layer[days]!; node < graph.nodes; node++)
    if (value[node]! < best) {
      best = value[node]!
      chosen = node
    }
  if (chosen >= 0) walkBack(graph, chosen, pass, row)
  return best
}

function chooseKinds(graph: RowGraph, groups: KindGroups, kinds: number, cellPrice: Float64Array, pass: RowPass): void {
  const { start, kinds: members, count } = groups
  for (let day = 0; day < graph.days; day++) {
    const cell = day * kinds
    for (let group = 0; group < count; group++) {
      let best = Number.POSITIVE_INFINITY
      let kind = members[start[group]!]!
      for (let index = start[group]!; index < start[group + 1]!; index++) {
        const price = cellPrice[cell + members[index]!]!
        if (price < best) {
          best = price
          kind = members[index]!
        }
      }
      pass.label[day * count + group] = best
      pass.kind[day * count + group] = kind
    }
  }
}

function relaxFreeLayer(graph: RowGraph, day: number, value: Float64Array, price: Float64Array): void {
  const { from, label, segmentArcs, segmentEnd, segmentOfDay } = graph
  let node = graph.layer[day]!
  let arc = graph.into[node]!
  for (let segment = segmentOfDay[day]!; segment < segmentOfDay[day + 1]!; segment++) {
    const count = segmentArcs[segment]!
    const end = segmentEnd[segment]!
    if (count === 1) for (; node < end; node++) value[node] = value[from[arc++]!]! + price[label[node]!]!
    else if (count === 2)
      for (; node < end; node++, arc += 2)
        value[node] = Math.min(value[from[arc]!]!, value[from[arc + 1]!]!) + price[label[node]!]!
    else
      for (; node < end; node++) {
        let least = value[from[arc]!]!
        for (const last = arc++ + count; arc < last; arc++) least = Math.min(least, value[from[arc]!]!)
        value[node] = least + price[label[node]!]!
      }
  }
}

function relaxPricedLayer(graph: RowGraph, day: number, value: Float64Array, price: Float64Array): void {
  const { from, label, into, classPrice } = graph
  const priceClass = graph.priceClass!
  const end = graph.layer[day + 1]!
  let node = graph.layer[day]!
  let arc = into[node]!
  for (; node < end; node++) {
    const last = into[node + 1]!
    let least = Number.POSITIVE_INFINITY
    for (; arc < last; arc++) least = Math.min(least, value[from[arc]!]! + classPrice[priceClass[arc]!]!)
    value[node] = least + price[label[node]!]!
  }
}

function walkBack(graph: RowGraph, last: number, pass: RowPass, row: Int8Array): void {
  const { from, into, priceClass, classPrice } = graph
  const { value } = pass
  let node = last
  for (let day = graph.days - 1; day >= 0; day--) {
    row[day] = pass.kind[graph.label[node]!]!
    if (day === 0) return
    let least = Number.POSITIVE_INFINITY
    let chosen = from[into[node]!]!
    for (let arc = into[node]!; arc < into[node + 1]!; arc++) {
      const total = value[from[arc]!]! + (priceClass ? classPrice[priceClass[arc]!]! : 0)
      if (total < least) {
        least = total
        chosen = from[arc]!
      }
    }
    node = chosen
  }
}
