/**
 * Many people exchange their blocks of some days at once. Where every slot has exactly its people and everybody their
 * fair share, an exchange between two of them seldom pays; a round of several does, and the best of all is an assignment.
 */
import { drawIndex } from '../random.ts'
import { type Assignment, assignBlocks, createAssignment } from './assignment.ts'
import { hasClashes } from './clashes.ts'
import type { SearchState } from './state.ts'
import { beginTrial, keepTrial, priceTrial } from './trial.ts'

export type Exchange = {
  state: SearchState
  /** Those who can take part: who clashes with others cannot be priced alone. The first `size` do. */
  members: Int32Array
  size: number
  first: number
  last: number
  /** First member with an equal block. */
  equal: Int32Array
  /** What it costs a member to take another's block, Infinity where that is illegal: change[member * size + other]. */
  change: Float64Array
  assignment: Assignment
}

/** More take too long: the work grows with the cube of their number. */
const mostMembers = 100
const longestBlock = 10
/** Stands for Infinity among numbers that are added and taken away again. */
const forbidden = 1e9

/** The luck of a choice among many in temperatures (Gumbel): the luckiest is then a draw by their weights. */
const luckOf = Float64Array.from({ length: 4096 }, (_, index) => Math.log(-Math.log((index + 0.5) / 4096)))

export function createExchange(state: SearchState): Exchange {
  const members = Int32Array.from({ length: state.people }, (_, person) => person).filter(
    (person) => !hasClashes(state.clashes, person),
  )
  const size = Math.min(members.length, mostMembers)
  return {
    state,
    members,
    size,
    first: 0,
    last: 0,
    equal: new Int32Array(size),
    change: new Float64Array(size * size),
    assignment: createAssignment(size),
  }
}

/** One exchange of a block of days that is drawn, among people who are drawn; returns how many changed their block. */
export function exchangeAll(exchange: Exchange): number {
  if (exchange.size < 2) return 0
  drawMembers(exchange)
  drawBlock(exchange)
  findEqualBlocks(exchange)
  for (let member = 0; member < exchange.size; member++) priceBlocks(exchange, member)
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

function findEqualBlocks({ state, members, size, first, last, equal }: Exchange): void {
  const { cells, days } = state
  const known = new Map<string, number>()
  for (let member = 0; member < size; member++) {
    const base = members[member]! * days
    const block = cells.subarray(base + first, base + last + 1).join()
    const found = known.get(block)
    equal[member] = found ?? member
    if (found === undefined) known.set(block, member)
  }
}

function priceBlocks({ state, members, size, first, last, equal, change, assignment }: Exchange, member: number): void {
  const { random, temperature } = state
  const { cost } = assignment
  const [trial] = state.trials
  const person = members[member]!
  const base = member * size
  beginTrial(state, person, trial)
  for (let other = 0; other < size; other++) {
    const same = equal[other]!
    if (same < other) {
      change[base + other] = change[base + same]!
      cost[base + other] = cost[base + same]!
      continue
    }
    copyBlock(state, members[other]!, trial.row, first, last)
    const price = same === equal[member] ? 0 : priceTrial(state, person, trial, first, last)
    change[base + other] = price
    cost[base + other] = Math.min(price, forbidden) + temperature * luckOf[drawIndex(random, luckOf.length)]!
  }
}

function copyBlock({ cells, days }: SearchState, person: number, row: Int8Array, first: number, last: number): void {
  for (let day = first; day <= last; day++) row[day] = cells[person * days + day]!
}

/** Blocks are handed on from one member to the next, so all are read before the first is written. */
function keepBlocks({ state, members, size, first, last, equal, change, assignment }: Exchange): number {
  const { blockOf } = assignment
  for (let member = 0; member < size; member++)
    if (change[member * size + blockOf[member]!] === Number.POSITIVE_INFINITY) return 0
  const { days } = state
  const cells = state.cells.slice()
  const [trial] = state.trials
  let changed = 0
  for (let member = 0; member < size; member++) {
    const block = blockOf[member]!
    if (equal[block] === equal[member]) continue
    const person = members[member]!
    const giver = members[block]! * days
    beginTrial(state, person, trial)
    for (let day = first; day <= last; day++) trial.row[day] = cells[giver + day]!
    keepTrial(state, person, trial, first, last, priceTrial(state, person, trial, first, last))
    changed++
  }
  return changed
}
