/** Cuts the dead ends of a raw graph, merges nodes with equal futures and lays the rest out for the row passes. */
import type { Look } from '../stopping.ts'
import type { RawGraph } from './raw-graph.ts'
import type { RowGraph } from './row-graph.ts'

export function mergeNodes(raw: RawGraph, days: number, groups: number, look: Look): RowGraph | 'no row' {
  const alive = markAlive(raw, days)
  if (!alive[0]) return 'no row'
  const outStart = new Int32Array(raw.nodes + 1)
  const outArc = listArcsOut(raw, alive, outStart)
  const representative = new Int32Array(raw.nodes)
  for (let node = 0; node < raw.nodes; node++) representative[node] = node
  for (let day = days; day >= 1; day--) {
    look(outStart[raw.layer[day + 1]!]! - outStart[raw.layer[day]!]!)
    mergeLayer(raw, raw.layer[day]!, raw.layer[day + 1]!, alive, representative, outStart, outArc)
  }
  look(raw.arcs / 2)
  return layOut(raw, days, groups, alive, representative)
}

function markAlive(raw: RawGraph, days: number): Uint8Array {
  const alive = new Uint8Array(raw.nodes)
  for (let node = raw.layer[days]!; node < raw.nodes; node++) alive[node] = 1
  for (let arc = raw.arcs - 1; arc >= 0; arc--) if (alive[raw.to[arc]!]) alive[raw.from[arc]!] = 1
  return alive
}

function listArcsOut(raw: RawGraph, alive: Uint8Array, outStart: Int32Array): Int32Array {
  for (let arc = 0; arc < raw.arcs; arc++) if (alive[raw.to[arc]!]) outStart[raw.from[arc]! + 1]!++
  for (let node = 0; node < raw.nodes; node++) outStart[node + 1]! += outStart[node]!
  const outArc = new Int32Array(outStart[raw.nodes]!)
  const fill = outStart.slice()
  for (let arc = 0; arc < raw.arcs; arc++) if (alive[raw.to[arc]!]) outArc[fill[raw.from[arc]!]!++] = arc
  return outArc
}

/** Nodes with the same label and the same arcs out are one: found by hashing, layer by layer from the last day. */
function mergeLayer(
  raw: RawGraph,
  first: number,
  end: number,
  alive: Uint8Array,
  representative: Int32Array,
  outStart: Int32Array,
  outArc: Int32Array,
): void {
  let size = 16
  while (size < (end - first) * 2) size *= 2
  const mask = size - 1
  const bucket = new Int32Array(size).fill(-1)
  for (let node = first; node < end; node++) {
    if (!alive[node]) continue
    let hash = Math.imul(raw.label[node]! + 1, 0x9e3779b1)
    for (let index = outStart[node]!; index < outStart[node + 1]!; index++) {
      const arc = outArc[index]!
      hash = Math.imul(hash ^ representative[raw.to[arc]!]!, 0x85ebca6b)
      hash = Math.imul((hash ^ (hash >>> 15)) + raw.priceClass[arc]!, 0xc2b2ae35)
    }
    let slot = (hash ^ (hash >>> 13)) & mask
    while (bucket[slot]! >= 0 && !isSameFuture(raw, bucket[slot]!, node, representative, outStart, outArc))
      slot = (slot + 1) & mask
    if (bucket[slot]! >= 0) representative[node] = bucket[slot]!
    else bucket[slot] = node
  }
}

function isSameFuture(
  raw: RawGraph,
  one: number,
  other: number,
  representative: Int32Array,
  outStart: Int32Array,
  outArc: Int32Array,
): boolean {
  if (raw.label[one] !== raw.label[other]) return false
  const count = outStart[one + 1]! - outStart[one]!
  if (outStart[other + 1]! - outStart[other]! !== count) return false
  for (let index = 0; index < count; index++) {
    const arcOfOne = outArc[outStart[one]! + index]!
    const arcOfOther = outArc[outStart[other]! + index]!
    if (representative[raw.to[arcOfOne]!] !== representative[raw.to[arcOfOther]!]) return false
    if (raw.priceClass[arcOfOne] !== raw.priceClass[arcOfOther]) return false
  }
  return true
}

function layOut(raw: RawGraph, days: number, groups: number, alive: Uint8Array, representative: Int32Array): RowGraph {
  const isKept = (arc: number) => {
    const from = raw.from[arc]!
    return alive[from] === 1 && representative[from] === from && alive[raw.to[arc]!] === 1
  }
  const arcsInto = new Int32Array(raw.nodes)
  let arcs = 0
  for (let arc = 0; arc < raw.arcs; arc++)
    if (isKept(arc)) {
      arcsInto[representative[raw.to[arc]!]!]!++
      arcs++
    }
  const number = new Int32Array(raw.nodes).fill(-1)
  const layer = new Int32Array(days + 2)
  let nodes = 0
  for (let day = 0; day <= days; day++) {
    layer[day] = nodes
    const members: number[] = []
    for (let node = raw.layer[day]!; node < raw.layer[day + 1]!; node++)
      if (alive[node] && representative[node] === node) members.push(node)
    members.sort((one, other) => arcsInto[one]! - arcsInto[other]! || one - other)
    for (const node of members) number[node] = nodes++
  }
  layer[days + 1] = nodes
  const into = new Int32Array(nodes + 1)
  const label = new Int32Array(nodes)
  for (let node = 0; node < raw.nodes; node++)
    if (number[node]! >= 0) {
      into[number[node]! + 1] = arcsInto[node]!
      label[number[node]!] = raw.label[node]!
    }
  for (let node = 0; node < nodes; node++) into[node + 1]! += into[node]!
  const from = new Int32Array(arcs)
  const priceClass = new Uint16Array(arcs)
  const isPriced = new Uint8Array(days + 1)
  const fill = into.slice()
  for (let arc = 0; arc < raw.arcs; arc++) {
    if (!isKept(arc)) continue
    const target = number[representative[raw.to[arc]!]!]!
    const place = fill[target]!++
    from[place] = number[raw.from[arc]!]!
    priceClass[place] = raw.priceClass[arc]!
    if (raw.priceClass[arc] !== 0) isPriced[((label[target]! / groups) | 0) + 1] = 1
  }
  const classPrice = Float64Array.from(raw.classOf.keys())
  const hasPrices = isPriced.some((priced) => priced === 1)
  const graph = { days, groups, nodes, arcs, layer, into, from, label, isPriced, classPrice }
  return { ...graph, priceClass: hasPrices ? priceClass : undefined, ...listSegments(days, layer, into) }
}

function listSegments(days: number, layer: Int32Array, into: Int32Array) {
  const arcs: number[] = []
  const ends: number[] = []
  const ofDay = new Int32Array(days + 2)
  for (let day = 1; day <= days; day++) {
    ofDay[day] = arcs.length
    let node = layer[day]!
    while (node < layer[day + 1]!) {
      const count = into[node + 1]! - into[node]!
      let end = node
      while (end < layer[day + 1]! && into[end + 1]! - into[end]! === count) end++
      arcs.push(count)
      ends.push(end)
      node = end
    }
  }
  ofDay[days + 1] = arcs.length
  return { segmentArcs: Int32Array.from(arcs), segmentEnd: Int32Array.from(ends), segmentOfDay: ofDay }
}
