/**
 * The fewest changes of cells that fill every position without breaking more hard rules: depth-first with a growing limit.
 * In any solution some cell of each violation must change, so branching over those cells alone misses none.
 */
import { type Change, type Judge, judgeChanges } from '../explain/judge-change.ts'
import type { Breach } from '../shapes/breach.ts'
import type { Roster, Run } from '../shapes/limit.ts'
import {
  createStaffingState,
  type Gap,
  gapsOf,
  mayChange,
  newBreaches,
  type StaffingState,
  setCell,
  surplusOf,
  undoCell,
} from './staffing-state.ts'

/** No plan with fewer changes exists: all smaller sizes were searched completely. */
export type FewestChanges = {
  changes: Change[]
  /** Points more or less than before. */
  cost: number
}

export type SearchLimits = { mostChanges: number; mostTrials: number }

/** How many plans of the smallest size are compared by cost. */
const plansCompared = 24

type Search = {
  state: StaffingState
  base: Roster
  path: Change[]
  limit: number
  trials: number
  mostTrials: number
  /** What a single change costs by itself: the order of trials. */
  costs: Map<number, number>
  plans: number
  best: FewestChanges | undefined
}

/** Also fixes what `roster` breaks that was not broken `before`. Undefined if there is no plan within the limits or the trials ran out. */
export function findFewestChanges(
  judge: Judge,
  roster: Roster,
  required: number[][],
  { mostChanges, mostTrials }: SearchLimits,
  before = roster,
): FewestChanges | undefined {
  const state = createStaffingState(judge, roster, required, before)
  const counts = { limit: 0, trials: 0, mostTrials, plans: 0 }
  const search: Search = { state, base: roster, path: [], costs: new Map(), best: undefined, ...counts }
  for (search.limit = gapsOf(state).length; search.limit <= mostChanges; search.limit++) {
    deepen(search)
    if (search.best || search.trials >= mostTrials) break
  }
  return search.best
}

function deepen(search: Search): void {
  if (search.trials >= search.mostTrials || search.plans >= plansCompared) return
  const { state } = search
  const gaps = gapsOf(state)
  const surplus = surplusOf(state)
  const people = [...new Set(state.touched)]
  const broken = people.map((person) => newBreaches(state, person)).filter((breaches) => breaches.length > 0)
  // A clash affects two people and may be fixed by one change.
  const alone = broken.filter((breaches) => breaches.some((breach) => breach.shape !== 'clash')).length
  const least = Math.max(gaps.length, surplus.length, alone, broken.length > 0 ? 1 : 0)
  if (search.path.length + least > search.limit) return
  if (least === 0) {
    keep(search)
    return
  }
  const changes = mendingChanges(state, broken[0] ?? [], surplus[0], gaps[0])
  if (broken.length === 0) sortByCost(search, changes)
  for (const change of changes) tryChange(search, change)
}

function sortByCost(search: Search, changes: Change[]): void {
  const { days, kinds } = search.state.judge.board
  const costOf = (change: Change): number => {
    const key = (change.person * days + change.day) * kinds.length + change.kind
    const known = search.costs.get(key) ?? judgeChanges(search.state.judge, search.base, [change]).cost
    search.costs.set(key, known)
    return known
  }
  changes.sort((one, other) => costOf(one) - costOf(other))
}

function tryChange(search: Search, change: Change): void {
  if (search.trials++ >= search.mostTrials) return
  const before = setCell(search.state, change.person, change.day, change.kind)
  search.path.push(change)
  deepen(search)
  search.path.pop()
  undoCell(search.state, change.person, change.day, before)
}

function keep(search: Search): void {
  const { cost, broken } = judgeChanges(search.state.judge, search.base, search.path)
  if (broken.length > 0) return
  search.plans++
  if (search.best && search.best.cost <= cost) return
  search.best = { changes: [...search.path], cost }
}

function mendingChanges(
  state: StaffingState,
  breaches: Breach[],
  surplus: Gap | undefined,
  gap: Gap | undefined,
): Change[] {
  if (breaches.length > 0) return mendLimit(state, breaches)
  const { people, kinds } = state.judge.board
  if (surplus)
    return people.flatMap((_, person) => {
      if (state.roster[person]![surplus.day] !== surplus.kind) return []
      return kinds.flatMap((_name, kind) =>
        mayChange(state, person, surplus.day, kind) ? [{ person, day: surplus.day, kind }] : [],
      )
    })
  if (!gap) return []
  return people.flatMap((_, person) =>
    mayChange(state, person, gap.day, gap.kind) ? [{ person, day: gap.day, kind: gap.kind }] : [],
  )
}

/** Only cells whose change helps the first limit: any solution has such a change. Old breaches of it count, too. */
function mendLimit(state: StaffingState, breaches: Breach[]): Change[] {
  const { kinds } = state.judge.board
  const same = breaches.filter((breach) => breach.limit === breaches[0]!.limit)
  const cells = same.flatMap(cellsOf).filter(({ day }) => day >= 0 && day < state.judge.board.days)
  return cells.flatMap(({ person, day, helps }) =>
    kinds.flatMap((_, kind) => (helps(kind) && mayChange(state, person, day, kind) ? [{ person, day, kind }] : [])),
  )
}

type MendingCell = { person: number; day: number; helps: (kind: number) => boolean }

function cellsOf({ limit, days = [] }: Breach): MendingCell[] {
  const without = (kinds: number[]) => (kind: number) => !kinds.includes(kind)
  switch (limit.shape) {
    case 'cover':
    case 'company':
      return []
    case 'never':
      return [{ person: limit.person, day: limit.day, helps: without(limit.kinds) }]
    case 'clash':
      return [limit.first, limit.second].map((cell) => ({ ...cell, helps: without(cell.kinds) }))
    case 'succession':
      return days.map((day, index) => ({
        person: limit.person,
        day,
        helps: without(index === 0 ? limit.first : limit.second),
      }))
    case 'run':
      return runCells(limit, days)
    case 'count':
    case 'balance':
      return days.map((day) => ({ person: limit.person, day, helps: () => true }))
  }
}

/** A run that is too long is split; one that is too short is dropped, or extended at its ends. */
function runCells(limit: Run, days: number[]): MendingCell[] {
  const { person, kinds } = limit
  const leave = days.map((day) => ({ person, day, helps: (kind: number) => !kinds.includes(kind) }))
  if (days.length > limit.atMost) return leave
  const ends = [days[0]! - 1, days.at(-1)! + 1]
  return [...leave, ...ends.map((day) => ({ person, day, helps: (kind: number) => kinds.includes(kind) }))]
}
