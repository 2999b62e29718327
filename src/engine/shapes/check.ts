/** The independent checker: scores a roster from the limits alone and shares nothing with the search's own costs. */
import { countBalance } from './balance.ts'
import type { Breach } from './breach.ts'
import { countClash } from './clash.ts'
import { countCompany } from './company.ts'
import { countCount } from './count.ts'
import { countCover, type OpenSlot } from './cover.ts'
import type { Board, Limit, Roster } from './limit.ts'
import { countNever } from './never.ts'
import { countRun } from './run.ts'
import { countSuccession } from './succession.ts'

export type Recount<Id extends string = string> = {
  hard: Breach<Id | 'locked'>[]
  soft: Breach<Id>[]
  /** Sum of the soft breaches. */
  cost: number
  costByRule: Partial<Record<Id, number>>
  open: OpenSlot<Id>[]
}

export function recount<Id extends string>(board: Board<Id>, roster: Roster): Recount<Id> {
  refuseForeignRoster(board, roster)
  const result: Recount<Id> = { hard: [], soft: [], cost: 0, costByRule: {}, open: [] }
  for (const limit of board.limits) {
    for (const breach of countLimit(limit, board, roster)) take(result, breach)
    if (limit.shape === 'cover') result.open.push(...countCover(limit, roster).open)
  }
  for (let person = 0; person < board.people.length; person++)
    for (let day = 0; day < board.days; day++) result.hard.push(...countUnlocked(board, roster, person, day))
  return result
}

/** All breaches of one limit. */
export function countLimit<Id>(limit: Limit<Id>, board: Board, roster: Roster): Breach<Id>[] {
  switch (limit.shape) {
    case 'never':
      return countNever(limit, roster)
    case 'clash':
      return countClash(limit, board, roster)
    case 'succession':
      return countSuccession(limit, board, roster)
    case 'run':
      return countRun(limit, board, roster)
    case 'count':
      return countCount(limit, board, roster)
    case 'balance':
      return countBalance(limit, roster)
    case 'cover':
      return countCover(limit, roster).breaches
    case 'company':
      return countCompany(limit, roster)
  }
}

/** A cell that may not change and did. */
export function countUnlocked(board: Board, roster: Roster, person: number, day: number): Breach<'locked'>[] {
  const kind = board.locked[person]?.[day]
  const found = roster[person]![day]!
  if (kind === undefined || kind === found) return []
  const cell = { person, day, kinds: [found] }
  const limit: Limit<'locked'> = { rule: 'locked', shape: 'never', strength: { hard: true }, ...cell }
  return [{ rule: 'locked', shape: 'never', person, day, days: [day], units: 1, cost: 0, hard: true, limit }]
}

function take<Id extends string>(result: Recount<Id>, breach: Breach<Id>): void {
  if (breach.hard) {
    result.hard.push(breach)
    return
  }
  result.soft.push(breach)
  result.cost += breach.cost
  result.costByRule[breach.rule] = (result.costByRule[breach.rule] ?? 0) + breach.cost
}

function refuseForeignRoster(board: Board, roster: Roster): void {
  if (roster.length !== board.people.length)
    throw new Error(`The roster has ${roster.length} rows, the board ${board.people.length} people: give one row each.`)
  for (const [person, row] of roster.entries()) {
    const name = board.people[person]
    if (row.length !== board.days)
      throw new Error(`The row of ${name} has ${row.length} days, the board ${board.days}: give one kind a day.`)
    for (const [day, kind] of row.entries())
      if (!Number.isInteger(kind) || kind < 0 || kind >= board.kinds.length)
        throw new Error(`${name} has kind ${kind} on day ${day}: use 0 to ${board.kinds.length - 1}.`)
  }
}
