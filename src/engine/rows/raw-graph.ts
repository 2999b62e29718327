/** The memory of a row graph while it grows. */

/** Nodes and arcs while a graph grows, before anything is cut; the memory is used again for the next graph. */
export type RawGraph = {
  nodes: number
  arcs: number
  key: Int32Array
  label: Int32Array
  from: Int32Array
  to: Int32Array
  priceClass: Uint16Array
  layer: Int32Array
  /** Node by key in the layer that grows; 0 is none. */
  table: Int32Array
  classOf: Map<number, number>
}

export function createRawGraph(days: number): RawGraph {
  return {
    nodes: 0,
    arcs: 0,
    key: new Int32Array(1 << 14),
    label: new Int32Array(1 << 14),
    from: new Int32Array(1 << 15),
    to: new Int32Array(1 << 15),
    priceClass: new Uint16Array(1 << 15),
    layer: new Int32Array(days + 2),
    table: new Int32Array(1 << 12),
    classOf: new Map(),
  }
}
