import { expect, it } from 'vitest'
import { createRandom, drawIndex } from '../random.ts'
import { addEdge, createNetwork, maxFlow } from './max-flow.ts'

it('is as great as the smallest cut, on small random networks', () => {
  const random = createRandom(7)
  for (let trial = 0; trial < 200; trial++) {
    const nodes = 2 + drawIndex(random, 6)
    const edges = Array.from({ length: drawIndex(random, 16) }, () => ({
      from: drawIndex(random, nodes),
      to: drawIndex(random, nodes),
      room: drawIndex(random, 5),
    }))
    const network = createNetwork(nodes)
    for (const { from, to, room } of edges) addEdge(network, from, to, room)
    let smallest = Number.POSITIVE_INFINITY
    for (let side = 0; side < 2 ** nodes; side++) {
      const isOnSide = (node: number) => (side & (1 << node)) !== 0
      if (!isOnSide(0) || isOnSide(1)) continue
      const cut = edges.reduce((sum, { from, to, room }) => sum + (isOnSide(from) && !isOnSide(to) ? room : 0), 0)
      smallest = Math.min(smallest, cut)
    }
    expect(maxFlow(network, 0, 1)).toBe(smallest)
  }
})
