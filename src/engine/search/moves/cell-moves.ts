/** Changes of a single cell, aimed at slots that lack people or have too many. */
import { drawIndex } from '../../random.ts'
import { placeOf } from '../slots.ts'
import { addPresence, type SearchState } from '../state.ts'
import { costOfTies, isTied } from '../ties.ts'
import { beginTrial, keepTrial, priceTrial } from '../trial.ts'
import { isTaken } from './swaps.ts'

/** Slots looked at before a move is given up: more find rare uneven slots, and cost time where all are even. */
const looks = 12

/** Looks for an uneven slot and proposes a change of one cell that would even it; true when it was kept. */
export function moveCell(state: SearchState): boolean {
  const { slots, kinds, random, present } = state
  for (let look = 0; look < looks; look++) {
    const slot = drawIndex(random, slots.count)
    if (slots.isCovered[slot] === 0) continue
    const day = Math.floor(slot / kinds)
    const kind = slot - day * kinds
    if (present[slot]! < slots.needed[slot]!) return proposeCell(state, drawIndex(random, state.people), day, kind)
    if (present[slot]! > slots.ceiling[slot]!) {
      const person = findPerson(state, day, kind)
      return proposeCell(state, person, day, drawIndex(random, 2) === 0 ? 0 : drawIndex(random, kinds))
    }
  }
  return false
}

function findPerson(state: SearchState, day: number, kind: number): number {
  const { people, days, cells, random } = state
  const offset = drawIndex(random, people)
  for (let index = 0; index < people; index++) {
    const person = (offset + index) % people
    if (cells[person * days + day] === kind) return person
  }
  return offset
}

export function proposeCell(state: SearchState, person: number, day: number, kind: number): boolean {
  const { days, kinds, cells, slots, present } = state
  const before = cells[person * days + day]!
  if (before === kind || state.linearClass[person]![day * kinds + kind] === 0) return false
  const trial = state.trials[0]
  beginTrial(state, person, trial)
  trial.row[day] = kind
  const changeOfRow = priceTrial(state, person, trial, day, day)
  if (changeOfRow === Number.POSITIVE_INFINITY) return false
  const left = day * kinds + before
  const entered = day * kinds + kind
  let change = changeOfRow
  if (slots.isCovered[left]) change -= slots.price[placeOf(slots, left, present[left]! - 1)]!
  if (slots.isCovered[entered]) change += slots.price[placeOf(slots, entered, present[entered]!)]!
  if (isTied(state, person)) {
    const tiesBefore = costOfTies(state, person, -1)
    cells[person * days + day] = kind
    change += costOfTies(state, person, -1) - tiesBefore
    cells[person * days + day] = before
  }
  if (!isTaken(state, change)) return false
  keepTrial(state, person, trial, day, day, changeOfRow)
  addPresence(state, left, -1)
  addPresence(state, entered, 1)
  return true
}
