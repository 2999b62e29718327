/** Draws a row from its exact Boltzmann distribution: forward sums over the graph, then a backward sample. */
import { draw, type Random } from '../random.ts'
import type { KindGroups } from './kind-groups.ts'
import type { RowGraph } from './row-graph.ts'

/** Memory for a pass over the largest graph. */
export type RowPass = {
  value: Float64Array
  /** Weight or price of each label. */
  label: Float64Array
  /** The kind a label means in a best row. */
  kind: Int8Array
}

export function createRowPass(graphs: RowGraph[]): RowPass {
  let nodes = 1
  let labels = 1
  for (const graph of graphs) {
    nodes = Math.max(nodes, graph.nodes)
    labels = Math.max(labels, graph.days * graph.groups)
  }
  return {
    value: new Float64Array(nodes),
    label: new Float64Array(labels),
    kind: new Int8Array(labels),
  }
}

/**
 * `cellWeight[day * kinds + kind]` is the weight of a cell, 0 where it is forbidden; `classWeight` that of the graph's
 * price classes. Writes the drawn row; false when no
 * row has a weight above zero.
 */
export function drawRow(
  graph: RowGraph,
  groups: KindGroups,
  kinds: number,
  cellWeight: Float64Array,
  classWeight: Float64Array,
  pass: RowPass,
  random: Random,
  row: Int8Array,
): boolean {
  sumLabels(graph, groups, kinds, cellWeight, pass.label)
  if (!sumForward(graph, classWeight, pass)) return false
  return sampleBackward(graph, groups, kinds, cellWeight, classWeight, pass, random, row)
}

/** Weights of the price classes of a graph at a temperature. */
export function weighClasses(graph: RowGraph, temperature: number, weight: Float64Array): void {
  const { classPrice } = graph
  for (let index = 0; index < classPrice.length; index++) weight[index] = Math.exp(-classPrice[index]! / temperature)
}

function sumLabels(
  graph: RowGraph,
  groups: KindGroups,
  kinds: number,
  cellWeight: Float64Array,
  label: Float64Array,
): void {
  const { start, kinds: members, count } = groups
  for (let day = 0; day < graph.days; day++) {
    const cell = day * kinds
    for (let group = 0; group < count; group++) {
      let sum = 0
      for (let index = start[group]!; index < start[group + 1]!; index++) sum += cellWeight[cell + members[index]!]!
      label[day * count + group] = sum
    }
  }
}

function sumForward(graph: RowGraph, classWeight: Float64Array, pass: RowPass): boolean {
  const { days, layer, isPriced } = graph
  const { value } = pass
  value[0] = 1
  for (let day = 1; day <= days; day++) {
    if (isPriced[day] === 1) sumPricedLayer(graph, day, value, pass.label, classWeight)
    else sumFreeLayer(graph, day, value, pass.label)
    // Every fourth day the values are rescaled to near 1, since products of many weights overflow.
    if ((day & 3) === 0 || day === days) if (!rescale(value, layer[day]!, layer[day + 1]!)) return false
  }
  return true
}

function rescale(value: Float64Array, first: number, end: number): boolean {
  let largest = 0
  for (let node = first; node < end; node++) if (value[node]! > largest) largest = value[node]!
  if (!(largest > 0) || largest === Number.POSITIVE_INFINITY) return false
  const factor = 1 / largest
  for (let node = first; node < end; node++) value[node]! *= factor
  return true
}

function sumFreeLayer(graph: RowGraph, day: number, value: Float64Array, weight: Float64Array): void {
  const { from, label, segmentArcs, segmentEnd, segmentOfDay } = graph
  let node = graph.layer[day]!
  let arc = graph.into[node]!
  for (let segment = segmentOfDay[day]!; segment < segmentOfDay[day + 1]!; segment++) {
    const count = segmentArcs[segment]!
    const end = segmentEnd[segment]!
    if (count === 1) for (; node < end; node++) value[node] = value[from[arc++]!]! * weight[label[node]!]!
    else if (count === 2)
      for (; node < end; node++, arc += 2)
        value[node] = (value[from[arc]!]! + value[from[arc + 1]!]!) * weight[label[node]!]!
    else if (count === 3)
      for (; node < end; node++, arc += 3)
        value[node] = (value[from[arc]!]! + value[from[arc + 1]!]! + value[from[arc + 2]!]!) * weight[label[node]!]!
    else
      for (; node < end; node++) {
        let sum = 0
        for (const last = arc + count; arc < last; arc++) sum += value[from[arc]!]!
        value[node] = sum * weight[label[node]!]!
      }
  }
}

function sumPricedLayer(
  graph: RowGraph,
  day: number,
  value: Float64Array,
  weight: Float64Array,
  classWeight: Float64Array,
): void {
  const { from, label, into } = graph
  const priceClass = graph.priceClass!
  const end = graph.layer[day + 1]!
  let node = graph.layer[day]!
  let arc = into[node]!
  for (; node < end; node++) {
    const last = into[node + 1]!
    let sum = 0
    for (; arc < last; arc++) sum += value[from[arc]!]! * classWeight[priceClass[arc]!]!
    value[node] = sum * weight[label[node]!]!
  }
}

function sampleBackward(
  graph: RowGraph,
  groups: KindGroups,
  kinds: number,
  cellWeight: Float64Array,
  classWeight: Float64Array,
  pass: RowPass,
  random: Random,
  row: Int8Array,
): boolean {
  const { days, layer, nodes } = graph
  const { value } = pass
  let total = 0
  for (let node = layer[days]!; node < nodes; node++) total += value[node]!
  let rest = draw(random) * total
  let chosen = -1
  for (let node = layer[days]!; node < nodes; node++) {
    if (value[node] === 0) continue
    chosen = node
    rest -= value[node]!
    if (rest <= 0) break
  }
  for (let day = days - 1; day >= 0; day--) {
    if (chosen < 0) return false
    const group = graph.label[chosen]! - day * graph.groups
    row[day] = sampleKind(groups, group, day * kinds, cellWeight, pass.label[graph.label[chosen]!]!, random)
    if (day > 0) chosen = sampleArc(graph, chosen, day, classWeight, pass.value, random)
  }
  return true
}

function sampleKind(
  groups: KindGroups,
  group: number,
  cell: number,
  cellWeight: Float64Array,
  total: number,
  random: Random,
): number {
  const first = groups.start[group]!
  const end = groups.start[group + 1]!
  let kind = groups.kinds[first]!
  if (end - first === 1) return kind
  let rest = draw(random) * total
  for (let index = first; index < end; index++) {
    const weight = cellWeight[cell + groups.kinds[index]!]!
    if (weight === 0) continue
    kind = groups.kinds[index]!
    rest -= weight
    if (rest <= 0) break
  }
  return kind
}

function sampleArc(
  graph: RowGraph,
  node: number,
  day: number,
  classWeight: Float64Array,
  value: Float64Array,
  random: Random,
): number {
  const { from, into, priceClass } = graph
  const isPriced = priceClass !== undefined && graph.isPriced[day + 1] === 1
  const first = into[node]!
  const end = into[node + 1]!
  let total = 0
  for (let arc = first; arc < end; arc++)
    total += isPriced ? value[from[arc]!]! * classWeight[priceClass[arc]!]! : value[from[arc]!]!
  let rest = draw(random) * total
  let chosen = -1
  for (let arc = first; arc < end; arc++) {
    const weight = isPriced ? value[from[arc]!]! * classWeight[priceClass[arc]!]! : value[from[arc]!]!
    if (weight === 0) continue
    chosen = from[arc]!
    rest -= weight
    if (rest <= 0) break
  }
  return chosen
}
