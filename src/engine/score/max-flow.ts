/** The greatest flow through a small network (Dinic's method: shortest augmenting paths, one layer graph at a time). */

/** The edges of a node are a chain: `first` of the node, then `next` of the edge, until -1. An edge's way back is edge ^ 1. */
export type Network = { first: Int32Array; next: number[]; to: number[]; room: number[] }

export function createNetwork(nodes: number): Network {
  return { first: new Int32Array(nodes).fill(-1), next: [], to: [], room: [] }
}

export function addEdge(network: Network, from: number, to: number, room: number): void {
  addWay(network, from, to, room)
  addWay(network, to, from, 0)
}

function addWay({ first, next, to, room }: Network, from: number, target: number, most: number): void {
  next.push(first[from]!)
  first[from] = to.length
  to.push(target)
  room.push(most)
}

/** Uses the network up: what is left in `room` is the residual. */
export function maxFlow(network: Network, source: number, sink: number): number {
  let flow = 0
  for (;;) {
    const depth = layersFrom(network, source)
    if (depth[sink]! < 0) return flow
    const left = network.first.slice()
    for (let pushed = push(network, depth, left, source, sink, Infinity); pushed > 0; ) {
      flow += pushed
      pushed = push(network, depth, left, source, sink, Infinity)
    }
  }
}

function layersFrom({ first, next, to, room }: Network, source: number): Int32Array {
  const depth = new Int32Array(first.length).fill(-1)
  depth[source] = 0
  const queue = [source]
  for (const node of queue)
    for (let edge = first[node]!; edge >= 0; edge = next[edge]!)
      if (room[edge]! > 0 && depth[to[edge]!]! < 0) {
        depth[to[edge]!] = depth[node]! + 1
        queue.push(to[edge]!)
      }
  return depth
}

/** `left` is the first edge of each node that may still lead on in this layer graph. */
function push(network: Network, depth: Int32Array, left: Int32Array, node: number, sink: number, most: number): number {
  if (node === sink) return most
  const { next, to, room } = network
  for (; left[node]! >= 0; left[node] = next[left[node]!]!) {
    const edge = left[node]!
    const target = to[edge]!
    if (room[edge]! === 0 || depth[target]! !== depth[node]! + 1) continue
    const pushed = push(network, depth, left, target, sink, Math.min(most, room[edge]!))
    if (pushed === 0) continue
    room[edge]! -= pushed
    room[edge ^ 1]! += pushed
    return pushed
  }
  return 0
}
