/** Gives every person one of as many blocks so that the sum is least: shortest augmenting paths (Jonker, Volgenant 1987). */

export type Assignment = {
  /** What a block costs a person: cost[person * size + block]. */
  cost: Float64Array
  /** The answer, both ways; -1 while someone has none. */
  blockOf: Int32Array
  personOf: Int32Array
  /** What a block is given at: at these prices no one who has one would rather have another. */
  price: Float64Array
  /** Who reaches a block on the cheapest path so far, and what the path costs. */
  reachedBy: Int32Array
  distance: Float64Array
  /** The blocks in the order in which paths reached them; the others behind. */
  order: Int32Array
  waiting: Int32Array
}

export function createAssignment(most: number): Assignment {
  return {
    cost: new Float64Array(most * most),
    blockOf: new Int32Array(most),
    personOf: new Int32Array(most),
    price: new Float64Array(most),
    reachedBy: new Int32Array(most),
    distance: new Float64Array(most),
    order: new Int32Array(most),
    waiting: new Int32Array(most),
  }
}

/**
 * So many rounds of bids before paths are looked for; a bid may take a block from someone who then bids again. They only
 * trade time between two ways to the same assignment.
 */
const rounds = 2
const bidsPerPerson = 4

/** Reads `cost`, whose rows are `size` long, and writes `blockOf`. All costs are finite. */
export function assignBlocks(assignment: Assignment, size: number): void {
  let waiting = giveCheapest(assignment, size)
  for (let round = 0; round < rounds; round++) waiting = bid(assignment, size, waiting)
  for (let index = 0; index < waiting; index++) augment(assignment, size, assignment.waiting[index]!)
}

/** Every block goes to whom it costs least, if they have none yet; returns how many people wait. */
function giveCheapest({ cost, price, blockOf, personOf, waiting }: Assignment, size: number): number {
  blockOf.fill(-1)
  personOf.fill(-1)
  for (let block = 0; block < size; block++) price[block] = cost[block]!
  for (let person = 1; person < size; person++) {
    const base = person * size
    for (let block = 0; block < size; block++)
      if (cost[base + block]! < price[block]!) price[block] = cost[base + block]!
  }
  let count = 0
  for (let person = 0; person < size; person++) {
    const base = person * size
    for (let block = 0; block < size && blockOf[person] === -1; block++)
      if (personOf[block] === -1 && cost[base + block] === price[block]) {
        blockOf[person] = block
        personOf[block] = person
      }
    if (blockOf[person] === -1) waiting[count++] = person
  }
  return count
}

/** Whoever waits takes the block that is cheapest at the prices, and lowers its price so far that they would just take it. */
function bid({ cost, price, blockOf, personOf, waiting }: Assignment, size: number, count: number): number {
  let left = 0
  let bids = size * bidsPerPerson
  let index = 0
  while (index < count) {
    const person = waiting[index++]!
    const base = person * size
    let least = Number.POSITIVE_INFINITY
    let second = Number.POSITIVE_INFINITY
    let chosen = 0
    let next = 0
    for (let block = 0; block < size; block++) {
      const paid = cost[base + block]! - price[block]!
      if (paid >= second) continue
      if (paid < least) {
        second = least
        next = chosen
        least = paid
        chosen = block
      } else {
        second = paid
        next = block
      }
    }
    const isClear = least < second && second < Number.POSITIVE_INFINITY
    if (isClear) price[chosen]! -= second - least
    else if (personOf[chosen] !== -1 && second < Number.POSITIVE_INFINITY) chosen = next
    const before = personOf[chosen]!
    personOf[chosen] = person
    blockOf[person] = chosen
    if (before === -1) continue
    blockOf[before] = -1
    if (isClear && bids-- > 0) waiting[--index] = before
    else waiting[left++] = before
  }
  return left
}

/** Finds the cheapest path of handing on blocks that ends on one that no one has, and hands them on. */
function augment(assignment: Assignment, size: number, start: number): void {
  const { cost, price, blockOf, personOf, reachedBy, distance, order } = assignment
  let place = 0
  for (let block = 0; block < size; block++) {
    distance[block] = cost[start * size + block]! - price[block]!
    reachedBy[block] = start
    order[block] = block
    if (distance[block]! < distance[place]!) place = block
  }
  let reached = 0
  let end = order[place]!
  for (;;) {
    order[place] = order[reached]!
    order[reached++] = end
    if (personOf[end] === -1) break
    place = extend(assignment, size, end, reached)
    end = order[place]!
  }
  const length = distance[end]!
  for (let index = 0; index < reached; index++) {
    const block = order[index]!
    price[block]! += distance[block]! - length
  }
  let person = -1
  while (person !== start) {
    person = reachedBy[end]!
    personOf[end] = person
    const before = blockOf[person]!
    blockOf[person] = end
    end = before
  }
}

/** Looks on from the person of a reached block; returns the place of the nearest block in the order. */
function extend(assignment: Assignment, size: number, from: number, reached: number): number {
  const { cost, price, personOf, reachedBy, distance, order } = assignment
  const person = personOf[from]!
  const base = person * size
  const paid = cost[base + from]! - price[from]! - distance[from]!
  let least = Number.POSITIVE_INFINITY
  let place = reached
  for (let index = reached; index < size; index++) {
    const block = order[index]!
    let further = cost[base + block]! - price[block]! - paid
    if (further < distance[block]!) {
      distance[block] = further
      reachedBy[block] = person
    } else further = distance[block]!
    if (further < least) {
      least = further
      place = index
    }
  }
  return place
}
