/** The cheapest of the greatest flows through a small network: shortest augmenting paths, found by Bellman and Ford. */

/** Compared by `first`, and by `tie` only among equals; both whole numbers, so sums are exact. */
export type Cost = { first: number; tie: number }

export type FlowNetwork = {
  nodes: number
  /** The edges of a node; an edge's way back is edge ^ 1. */
  from: number[][]
  to: number[]
  room: number[]
  first: number[]
  tie: number[]
}

export function createFlowNetwork(): FlowNetwork {
  return { nodes: 0, from: [], to: [], room: [], first: [], tie: [] }
}

export function addNode(network: FlowNetwork): number {
  network.from.push([])
  return network.nodes++
}

/** Returns the edge, to ask for its flow later. */
export function addFlowEdge(
  network: FlowNetwork,
  source: number,
  target: number,
  room: number,
  cost: Cost = free,
): number {
  const edge = network.to.length
  addWay(network, source, target, room, cost.first, cost.tie)
  addWay(network, target, source, 0, -cost.first, -cost.tie)
  return edge
}

const free: Cost = { first: 0, tie: 0 }

function addWay(network: FlowNetwork, source: number, target: number, room: number, first: number, tie: number): void {
  network.from[source]!.push(network.to.length)
  network.to.push(target)
  network.room.push(room)
  network.first.push(first)
  network.tie.push(tie)
}

export function flowOf({ room }: FlowNetwork, edge: number): number {
  return room[edge ^ 1]!
}

/** Sends as much as possible, at the least cost of all ways to send that much. Costs may be negative, circles may not. */
export function sendCheapest(network: FlowNetwork, source: number, sink: number): number {
  let sent = 0
  while (sendOne(network, source, sink)) sent++
  return sent
}

/**
 * Closes an edge that carries one unit of a cheapest flow. What it carried goes the cheapest other way, so the flow is the cheapest
 * without the edge, for the price of one path. False, with the network unusable, if there is no other way.
 */
export function sendAround(network: FlowNetwork, edge: number): boolean {
  network.room[edge] = 0
  network.room[edge ^ 1] = 0
  return sendOne(network, network.to[edge ^ 1]!, network.to[edge]!)
}

function sendOne(network: FlowNetwork, source: number, sink: number): boolean {
  const reachedBy = cheapestPaths(network, source)
  if (reachedBy[sink] === -1) return false
  for (let node = sink; node !== source; ) {
    const edge = reachedBy[node]!
    network.room[edge]! -= 1
    network.room[edge ^ 1]! += 1
    node = network.to[edge ^ 1]!
  }
  return true
}

/** The last edge of the cheapest path to each node; -1 where none leads. */
function cheapestPaths({ nodes, from, to, room, first, tie }: FlowNetwork, source: number): Int32Array {
  const reachedBy = new Int32Array(nodes).fill(-1)
  const ofFirst = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY)
  const ofTie = new Float64Array(nodes)
  const isWaiting = new Uint8Array(nodes)
  ofFirst[source] = 0
  const waiting = [source]
  for (let place = 0; place < waiting.length; place++) {
    const node = waiting[place]!
    isWaiting[node] = 0
    for (const edge of from[node]!) {
      if (room[edge] === 0) continue
      const target = to[edge]!
      const newFirst = ofFirst[node]! + first[edge]!
      const newTie = ofTie[node]! + tie[edge]!
      if (newFirst > ofFirst[target]! || (newFirst === ofFirst[target] && newTie >= ofTie[target]!)) continue
      ofFirst[target] = newFirst
      ofTie[target] = newTie
      reachedBy[target] = edge
      if (isWaiting[target] === 1) continue
      isWaiting[target] = 1
      waiting.push(target)
    }
  }
  return reachedBy
}
