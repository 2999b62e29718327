/** The blocks of days that people hold, as a trie: what a beginning of a block costs someone is worked out only once. */

export type BlockTrie = {
  kinds: number
  /** Nodes stand behind their parents; the first is empty. Those from `leaves` on are the different blocks. */
  nodes: number
  leaves: number
  parent: Int32Array
  kind: Int32Array
  day: Int32Array
  /** Where each member's block ends. */
  nodeOf: Int32Array
  /** Child of a node by kind, and in which growth it came: older ones do not count. */
  child: Int32Array
  growthOf: Int32Array
  growth: number
}

export function createBlockTrie(members: number, longest: number, kinds: number): BlockTrie {
  const nodes = 1 + members * longest
  return {
    kinds,
    nodes: 1,
    leaves: 0,
    parent: new Int32Array(nodes),
    kind: new Int32Array(nodes),
    day: new Int32Array(nodes),
    nodeOf: new Int32Array(members),
    child: new Int32Array(nodes * kinds),
    growthOf: new Int32Array(nodes * kinds),
    growth: 0,
  }
}

/** Makes the trie again from the cells of some people, `days` for each, from `first` to `last`. */
export function growTrie(
  trie: BlockTrie,
  cells: Int8Array,
  days: number,
  people: Int32Array,
  first: number,
  last: number,
): void {
  const { nodeOf } = trie
  trie.growth++
  trie.nodes = 1
  nodeOf.fill(0)
  for (let day = first; day <= last; day++) {
    trie.leaves = trie.nodes
    for (let member = 0; member < nodeOf.length; member++)
      nodeOf[member] = findChild(trie, nodeOf[member]!, cells[people[member]! * days + day]!, day)
  }
}

function findChild(trie: BlockTrie, node: number, kind: number, day: number): number {
  const { child, growthOf, growth } = trie
  const place = node * trie.kinds + kind
  if (growthOf[place] === growth) return child[place]!
  const made = trie.nodes++
  growthOf[place] = growth
  child[place] = made
  trie.parent[made] = node
  trie.kind[made] = kind
  trie.day[made] = day
  return made
}
