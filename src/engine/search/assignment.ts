/** Gives every person one of as many blocks so that the sum is least: shortest augmenting paths (Kuhn, Munkres). */

export type Assignment = {
  /** What a block costs a person: cost[person * size + block]. */
  cost: Float64Array
  /** The answer. */
  blockOf: Int32Array
  /** Prices that both sides pay: no block costs a person less than the two together. The last place is a start. */
  priceOfPerson: Float64Array
  priceOfBlock: Float64Array
  personOf: Int32Array
  /** The block that a path reached before this one, and how much more than its prices the path costs. */
  before: Int32Array
  distance: Float64Array
  isReached: Uint8Array
}

export function createAssignment(most: number): Assignment {
  return {
    cost: new Float64Array(most * most),
    blockOf: new Int32Array(most),
    priceOfPerson: new Float64Array(most),
    priceOfBlock: new Float64Array(most + 1),
    personOf: new Int32Array(most + 1),
    before: new Int32Array(most + 1),
    distance: new Float64Array(most + 1),
    isReached: new Uint8Array(most + 1),
  }
}

/** Reads `cost`, whose rows are `size` long, and writes `blockOf`. All costs are finite. */
export function assignBlocks(assignment: Assignment, size: number): void {
  const { priceOfPerson, priceOfBlock, personOf, before, blockOf } = assignment
  priceOfPerson.fill(0)
  priceOfBlock.fill(0)
  personOf.fill(-1)
  for (let person = 0; person < size; person++) {
    personOf[size] = person
    let block = findFreeBlock(assignment, size)
    while (block !== size) {
      const previous = before[block]!
      personOf[block] = personOf[previous]!
      block = previous
    }
  }
  for (let block = 0; block < size; block++) blockOf[personOf[block]!] = block
}

function findFreeBlock(assignment: Assignment, size: number): number {
  const { personOf, distance, isReached } = assignment
  distance.fill(Number.POSITIVE_INFINITY)
  isReached.fill(0)
  let block = size
  do {
    isReached[block] = 1
    block = reachNext(assignment, size, block)
  } while (personOf[block] !== -1)
  return block
}

/** Looks from the person of a reached block for the nearest block, and raises the prices by that distance. */
function reachNext(assignment: Assignment, size: number, from: number): number {
  const { cost, priceOfPerson, priceOfBlock, personOf, before, distance, isReached } = assignment
  const person = personOf[from]!
  const paid = priceOfPerson[person]!
  const base = person * size
  let nearest = -1
  let least = Number.POSITIVE_INFINITY
  for (let block = 0; block < size; block++) {
    if (isReached[block] === 1) continue
    const further = cost[base + block]! - paid - priceOfBlock[block]!
    if (further < distance[block]!) {
      distance[block] = further
      before[block] = from
    }
    if (distance[block]! < least) {
      least = distance[block]!
      nearest = block
    }
  }
  for (let block = 0; block <= size; block++)
    if (isReached[block] === 1) {
      priceOfPerson[personOf[block]!]! += least
      priceOfBlock[block]! -= least
    } else distance[block]! -= least
  return nearest
}
