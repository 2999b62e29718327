/**
 * Many people exchange their blocks of some days at once. Where every slot has exactly its people and everyone their
 * fair share, an exchange between two of them seldom pays; a round of several does, and the best of all is an assignment.
 */
import { drawIndex } from '../../random.ts'
import { type Assignment, assignBlocks, createAssignment } from '../assignment.ts'
import { type BlockPrices, createBlockPrices, findBlocks, priceLeaves } from '../price-blocks.ts'
import type { SearchState } from '../state.ts'
import { isTied } from '../ties.ts'
import { beginTrial, keepTrial, priceTrial } from '../trial.ts'

export type Exchange = {
  state: SearchState
  /** Those who can take part: people tied to others can't be priced alone. The first `size` do. */
  members: Int32Array
  size: number
  first: number
  last: number
  /** What it costs a member to take another's block, Infinity where that is illegal: change[member * size + other]. */
  change: Float64Array
  /** The same for one member and every different block, and with their luck. */
  leafChange: Float64Array
  leafCost: Float64Array
  prices: BlockPrices
  assignment: Assignment
}

/**
 * More take too long: the work grows with the cube of their number, and with the length of the block. Exchanges among many
 * were judged by `npm run bench -- only=P45,P60,P100 seconds=30` (docs/benchmark.md).
 */
const mostMembers = 100
const longestBlock = 10
/** Stands for Infinity among numbers that are added and taken away again. */
const forbidden = 1e9

/** The luck of a choice among many in temperatures (Gumbel): the luckiest is then a draw by their weights. */
const luckOf = Float64Array.from({ length: 4096 }, (_, index) => Math.log(-Math.log((index + 0.5) / 4096)))

export function createExchange(state: SearchState): Exchange {
  const members = Int32Array.from({ length: state.people }, (_, person) => person).filter(
    (person) => !isTied(state, person),
  )
  const size = Math.min(members.length, mostMembers)
  return {
    state,
    members,
    size,
    first: 0,
    last: 0,
    change: new Float64Array(size * size),
    leafChange: new Float64Array(size),
    leafCost: new Float64Array(size),
    prices: createBlockPrices(state, size, longestBlock),
    assignment: createAssignment(size),
  }
}

/** One exchange of a block of days that is drawn, among people who are drawn; returns how many changed their block. */
export function exchangeAll(exchange: Exchange): number {
  if (exchange.size < 2) return 0
  drawMembers(exchange)
  drawBlock(exchange)
  findBlocks(exchange.prices, exchange.members, exchange.first, exchange.last)
  for (let member = 0; member < exchange.size; member++) drawPrices(exchange, member)
  assignBlocks(exchange.assignment, exchange.size)
  return keepBlocks(exchange)
}

function drawMembers({ state, members, size }: Exchange): void {
  if (size === members.length) return
  for (let place = 0; place < size; place++) {
    const other = place + drawIndex(state.random, members.length - place)
    const person = members[place]!
    members[place] = members[other]!
    members[other] = person
  }
}

/** Days at both ends are drawn as often as those between. */
function drawBlock(exchange: Exchange): void {
  const { days, random } = exchange.state
  const length = 1 + drawIndex(random, Math.min(longestBlock, days))
  const first = drawIndex(random, days + length - 1) - length + 1
  exchange.first = Math.max(0, first)
  exchange.last = Math.min(days - 1, first + length - 1)
}

/** Members who hold equal blocks have the same luck with them. */
function drawPrices(
  { state, members, size, prices, leafChange, leafCost, change, assignment }: Exchange,
  member: number,
): void {
  const { random, temperature } = state
  const { cost } = assignment
  const { leaves, nodes, nodeOf } = prices.trie
  priceLeaves(prices, members[member]!, nodeOf[member]!, leafChange)
  for (let leaf = 0; leaf < nodes - leaves; leaf++)
    leafCost[leaf] = Math.min(leafChange[leaf]!, forbidden) + temperature * luckOf[drawIndex(random, luckOf.length)]!
  const base = member * size
  for (let other = 0; other < size; other++) {
    const leaf = nodeOf[other]! - leaves
    change[base + other] = leafChange[leaf]!
    cost[base + other] = leafCost[leaf]!
  }
}

/** Blocks are handed on from one member to the next, so all are read before the first is written. */
function keepBlocks({ state, members, size, first, last, prices, change, assignment }: Exchange): number {
  const { blockOf } = assignment
  const { nodeOf } = prices.trie
  for (let member = 0; member < size; member++)
    if (change[member * size + blockOf[member]!] === Number.POSITIVE_INFINITY) return 0
  const { days } = state
  const cells = state.cells.slice()
  const [trial] = state.trials
  let changed = 0
  for (let member = 0; member < size; member++) {
    const block = blockOf[member]!
    if (nodeOf[block] === nodeOf[member]) continue
    const person = members[member]!
    const giver = members[block]! * days
    beginTrial(state, person, trial)
    for (let day = first; day <= last; day++) trial.row[day] = cells[giver + day]!
    keepTrial(state, person, trial, first, last, priceTrial(state, person, trial, first, last))
    changed++
  }
  return changed
}
