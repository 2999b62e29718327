/**
 * The rows that meet the norm. A search starts with them, because they are few and usually contain what it looks for.
 * Each is a legal row at its true cost.
 */
import type { Board, Limit, Run } from '../shapes/limit.ts'
import type { Look } from '../stopping.ts'
import {
  type CompiledRows,
  compilePerson,
  createWorkbench,
  type GraphSize,
  heavyPrice,
  type PersonRows,
  tryPerson,
} from './compile-rows.ts'
import { sortByPerson } from './person-limits.ts'

/** Whether any limit leads. */
export function hasNorm(board: Board): boolean {
  return board.limits.some(leads)
}

export function compileNarrowRows(board: Board, size: GraphSize, look: Look): CompiledRows {
  const byPerson = sortByPerson(board)
  const bench = createWorkbench(board.days, look)
  const heavy = heavyPrice(board)
  const attempt = (person: number, limits: Limit[], norms?: Run[]) =>
    tryPerson(board, person, limits, size, bench, undefined, norms)
  const compile = (person: number, isLoose: boolean): PersonRows => {
    const limits = byPerson[person]!
    return (
      (isLoose ? undefined : attempt(person, firmAll(limits))) ??
      attempt(person, firmAll(limits, isRun), limits.filter(isRun).filter(leads).map(firm)) ??
      compilePerson(board, person, limits, size, bench, heavy)
    )
  }
  const places = placesOf(board)
  const people = board.people.map((_, person) => {
    const strict = compile(person, false)
    return takePlaces(strict, places, board) ? strict : compile(person, true)
  })
  return { days: board.days, kinds: board.kinds.length, people, softened: heavy, heavy }
}

/** How many more people fit in each slot. */
function placesOf(board: Board): Float64Array {
  const places = new Float64Array(board.days * board.kinds.length).fill(Number.POSITIVE_INFINITY)
  for (const limit of board.limits)
    if (limit.shape === 'cover' && limit.over === Number.POSITIVE_INFINITY)
      places[limit.day * board.kinds.length + limit.kind] = limit.atMost
  return places
}

/**
 * What started before the month continues in it, and determines the first days. If more people continue than there
 * are places, the last of them may end early: false.
 */
function takePlaces({ automaton, allowed }: PersonRows, places: Float64Array, { days, kinds }: Board): boolean {
  const taken: number[] = []
  let at = automaton.start
  for (let day = 0; day < days; day++) {
    const choices = kinds
      .map((_, kind) => kind)
      .filter((kind) => {
        const next = automaton.next[at * kinds.length + kind]!
        return allowed[day * kinds.length + kind] === 1 && next >= 0
      })
    if (choices.length !== 1) break
    taken.push(day * kinds.length + choices[0]!)
    at = automaton.next[at * kinds.length + choices[0]!]!
  }
  if (taken.some((slot) => places[slot]! < 1)) return false
  for (const slot of taken) places[slot]!--
  return true
}

function isRun(limit: Limit): limit is Run {
  return limit.shape === 'run'
}

function leads(limit: Limit): boolean {
  return limit.shape !== 'cover' && limit.leads === true
}

/** The leading limits as hard ones, except those judged inside the month only. */
function firmAll(limits: Limit[], isLeftOut: (limit: Limit) => boolean = () => false): Limit[] {
  return limits.map((limit) => (leads(limit) && !isLeftOut(limit) ? firm(limit) : limit))
}

function firm<Of extends Limit>(limit: Of): Of {
  return { ...limit, strength: { hard: true } }
}
