/** Two people re-deal their shifts of some days between them: all legal ways are weighed, and one of them is drawn. */
import { draw, drawIndex } from '../../random.ts'
import type { SearchState } from '../state.ts'
import { isTied } from '../ties.ts'
import { beginTrial, keepTrial, priceTrial } from '../trial.ts'
import { changeOfTies, drawOther } from './swaps.ts'

export type Deal = {
  state: SearchState
  one: number
  other: number
  first: number
  last: number
  /** Days on which the two may change places. */
  isOpen: Uint8Array
  /** So many open days make a deal, at most; it follows what the deals cost. */
  width: number
  steps: number
  /** The way drawn so far: its luck, whether it changes anything, and the row that `one` gets. */
  luck: number
  isChanged: boolean
  row: Int8Array
}

/**
 * Ways are followed day by day; a deal that takes more steps is dropped, and the next ones are narrower. Deals were judged
 * by `npm run bench -- only=8`, three seeds: 1333, 1338, 1341 with them, 1350, 1343, 1362 without.
 */
const mostSteps = 300
const widening = 0.1
/** Where deals of so large a share of the days are too long, rows are loose: there exchanges of blocks do it for less. */
const tightShare = 0.5

export function createDeal(state: SearchState): Deal {
  return {
    state,
    one: 0,
    other: 0,
    first: 0,
    last: 0,
    isOpen: new Uint8Array(state.days),
    width: state.days,
    steps: 0,
    luck: 0,
    isChanged: false,
    row: new Int8Array(state.days),
  }
}

/** Draws `count` deals between two people each; returns how many changed something. */
export function redealDays(deal: Deal, count: number): number {
  const { state } = deal
  if (state.people < 2 || deal.width < state.days * tightShare) return 0
  let changed = 0
  for (let index = 0; index < count; index++) {
    deal.one = drawIndex(state.random, state.people)
    deal.other = drawOther(state, deal.one)
    deal.first = drawIndex(state.random, state.days)
    if (!findLastDay(deal) || !drawWay(deal)) continue
    keepWay(deal)
    changed++
  }
  return changed
}

/** Who is present stays the same: on an open day each takes the other's place. */
function findLastDay(deal: Deal): boolean {
  const { state, one, other, isOpen } = deal
  const { days, kinds, cells } = state
  const classOfOne = state.linearClass[one]!
  const classOfOther = state.linearClass[other]!
  let open = 0
  let day = deal.first
  for (; day < days; day++) {
    const kindOfOne = cells[one * days + day]!
    const kindOfOther = cells[other * days + day]!
    const isDifferent = kindOfOne !== kindOfOther
    isOpen[day] =
      isDifferent && classOfOne[day * kinds + kindOfOther]! * classOfOther[day * kinds + kindOfOne]! > 0 ? 1 : 0
    if (isOpen[day] === 1 && ++open > deal.width) break
  }
  deal.last = day - 1
  return open > 0
}

function drawWay(deal: Deal): boolean {
  const { state, one, other, first } = deal
  beginTrial(state, one, state.trials[0])
  beginTrial(state, other, state.trials[1])
  deal.steps = 0
  deal.luck = Number.NEGATIVE_INFINITY
  deal.isChanged = false
  follow(deal, first, machineBefore(state, one, first), machineBefore(state, other, first), false)
  if (deal.steps > mostSteps) {
    deal.width = Math.max(1, deal.width - 1)
    return false
  }
  deal.width = Math.min(state.days, deal.width + widening)
  return deal.isChanged
}

function machineBefore(state: SearchState, person: number, day: number): number {
  return day > 0 ? state.machine[person * state.days + day - 1]! : state.rows[person]!.automaton.start
}

/** Follows both machines through the days that are left, with and without an exchange on each open day. */
function follow(deal: Deal, day: number, atOne: number, atOther: number, isChanged: boolean): void {
  if (deal.steps++ > mostSteps) return
  if (day > deal.last) {
    weighWay(deal, isChanged)
    return
  }
  const { state, one, other } = deal
  const { days, kinds, cells, rows, trials } = state
  const nextOfOne = rows[one]!.automaton.next
  const nextOfOther = rows[other]!.automaton.next
  const kindOfOne = cells[one * days + day]!
  const kindOfOther = cells[other * days + day]!
  const keptByOne = nextOfOne[atOne * kinds + kindOfOne]!
  const keptByOther = nextOfOther[atOther * kinds + kindOfOther]!
  if (keptByOne >= 0 && keptByOther >= 0) {
    trials[0].row[day] = kindOfOne
    trials[1].row[day] = kindOfOther
    follow(deal, day + 1, keptByOne, keptByOther, isChanged)
  }
  if (deal.isOpen[day] === 0) return
  const takenByOne = nextOfOne[atOne * kinds + kindOfOther]!
  const takenByOther = nextOfOther[atOther * kinds + kindOfOne]!
  if (takenByOne < 0 || takenByOther < 0) return
  trials[0].row[day] = kindOfOther
  trials[1].row[day] = kindOfOne
  follow(deal, day + 1, takenByOne, takenByOther, true)
}

/** The luckiest of all ways is a draw by their weights (Gumbel): each has its cost in temperatures and a random part. */
function weighWay(deal: Deal, isChanged: boolean): void {
  const { state, first, last } = deal
  const change = isChanged ? priceWay(deal) : 0
  if (change === Number.POSITIVE_INFINITY) return
  const luck = -change / state.temperature - Math.log(-Math.log(draw(state.random)))
  if (luck <= deal.luck) return
  deal.luck = luck
  deal.isChanged = isChanged
  for (let day = first; day <= last; day++) deal.row[day] = state.trials[0].row[day]!
}

function priceWay({ state, one, other, first, last }: Deal): number {
  const [trialOfOne, trialOfOther] = state.trials
  const changeOfOne = priceTrial(state, one, trialOfOne, first, last)
  if (changeOfOne === Number.POSITIVE_INFINITY) return changeOfOne
  const change = changeOfOne + priceTrial(state, other, trialOfOther, first, last)
  if (!isTied(state, one) && !isTied(state, other)) return change
  return change + changeOfTies(state, one, other, first, last)
}

function keepWay({ state, one, other, first, last, row }: Deal): void {
  const { days, cells } = state
  const [trialOfOne, trialOfOther] = state.trials
  for (let day = first; day <= last; day++) {
    const kindOfOne = cells[one * days + day]!
    trialOfOne.row[day] = row[day]!
    trialOfOther.row[day] = row[day] === kindOfOne ? cells[other * days + day]! : kindOfOne
  }
  const changeOfOne = priceTrial(state, one, trialOfOne, first, last)
  keepTrial(state, one, trialOfOne, first, last, changeOfOne)
  const changeOfOther = priceTrial(state, other, trialOfOther, first, last)
  keepTrial(state, other, trialOfOther, first, last, changeOfOther)
}
