/** All legal rows of a person as a layered graph: one layer a day, a path from the root is a row. */

export type RowGraph = {
  days: number
  /** Kinds that no rule of the graph distinguishes are one group; labels are day * groups + group. */
  groups: number
  /** Nodes in the order of days; node 0 is the root, before the first day. */
  nodes: number
  arcs: number
  /** First node of each day's layer: layer[0] is the root's, layer[days + 1] is the number of nodes. */
  layer: Int32Array
  /** Arcs into a node: from[into[node]] .. from[into[node + 1] - 1]. */
  into: Int32Array
  from: Int32Array
  label: Int32Array
  /** Price class of each arc; undefined when all are class 0, which is free. */
  priceClass: Uint16Array | undefined
  /** Says for each day whether one of its arcs has a price. */
  isPriced: Uint8Array
  classPrice: Float64Array
  /** Runs of nodes with equal numbers of arcs: for the inner loops. Segments of day d (from 1): segmentOfDay[d] .. */
  segmentArcs: Int32Array
  segmentEnd: Int32Array
  segmentOfDay: Int32Array
}
