/** The greatest flow through a small network (Dinic's method: shortest augmenting paths, one layer graph at a time). */

export type Network = { nodes: number; to: number[]; room: number[]; edges: number[][] }

export function createNetwork(nodes: number): Network {
  return { nodes, to: [], room: [], edges: Array.from({ length: nodes }, () => []) }
}

export function addEdge(network: Network, from: number, to: number, room: number): void {
  network.edges[from]!.push(network.to.length)
  network.to.push(to)
  network.room.push(room)
  network.edges[to]!.push(network.to.length)
  network.to.push(from)
  network.room.push(0)
}

/** Uses the network up: what is left in `room` is the residual. */
export function maxFlow(network: Network, source: number, sink: number): number {
  let flow = 0
  for (;;) {
    const depth = layersFrom(network, source)
    if (depth[sink]! < 0) return flow
    const next = new Int32Array(network.nodes)
    for (let pushed = push(network, depth, next, source, sink, Infinity); pushed > 0; ) {
      flow += pushed
      pushed = push(network, depth, next, source, sink, Infinity)
    }
  }
}

function layersFrom({ nodes, to, room, edges }: Network, source: number): Int32Array {
  const depth = new Int32Array(nodes).fill(-1)
  depth[source] = 0
  const queue = [source]
  for (const node of queue)
    for (const edge of edges[node]!)
      if (room[edge]! > 0 && depth[to[edge]!]! < 0) {
        depth[to[edge]!] = depth[node]! + 1
        queue.push(to[edge]!)
      }
  return depth
}

function push(network: Network, depth: Int32Array, next: Int32Array, node: number, sink: number, most: number): number {
  if (node === sink) return most
  const { to, room, edges } = network
  const own = edges[node]!
  for (; next[node]! < own.length; next[node]!++) {
    const edge = own[next[node]!]!
    const target = to[edge]!
    if (room[edge]! === 0 || depth[target]! !== depth[node]! + 1) continue
    const pushed = push(network, depth, next, target, sink, Math.min(most, room[edge]!))
    if (pushed === 0) continue
    room[edge]! -= pushed
    room[edge ^ 1]! += pushed
    return pushed
  }
  return 0
}
