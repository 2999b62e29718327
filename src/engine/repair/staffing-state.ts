/** A roster under repair: which slots must be staffed, which hard limits are broken further, and which cells are settled. */
import type { Judge } from '../explain/judge-change.ts'
import type { Breach } from '../shapes/breach.ts'
import { countLimit } from '../shapes/check.ts'
import type { Kind, Limit, Roster } from '../shapes/limit.ts'

export type StaffingState = {
  judge: Judge
  roster: Roster
  /** Before the first change. */
  base: Roster
  /** present[day][kind] people now. */
  present: number[][]
  /** required[day][kind]: the required number of people. */
  required: number[][]
  /** most[day][kind]: the most people allowed. */
  most: number[][]
  hardByPerson: Limit[][]
  /** forbidden[person * days + day] has the kinds that a hard limit forbids in the cell. */
  forbidden: Set<Kind>[]
  clashByCell: Limit[][]
  /** Units of hard breach that existed before; more is a new breach. */
  baseline: Map<Limit, number>
  /** Cells that have their final kind. */
  settled: Set<number>
  /** Persons whose rows have changed. */
  touched: number[]
  /** Days whose slots may be short or over: those that were short, and those of changes. */
  watched: number[]
}

/** `required` is what must be present at the end; hard breaches that existed `before` don't count. */
export function createStaffingState(
  judge: Judge,
  roster: Roster,
  required: number[][],
  before = roster,
): StaffingState {
  const { board } = judge
  const kinds = board.kinds.length
  const present = Array.from({ length: board.days }, () => new Array<number>(kinds).fill(0))
  for (const row of roster) for (const [day, kind] of row.entries()) present[day]![kind]!++
  const most = present.map((row) => row.map(() => Number.POSITIVE_INFINITY))
  for (const limits of judge.byDay)
    for (const limit of limits)
      if (limit.shape === 'cover' && limit.over === Number.POSITIVE_INFINITY)
        most[limit.day]![limit.kind] = Math.max(limit.atMost, present[limit.day]![limit.kind]!)
  const isHard = (limit: Limit) => limit.shape !== 'cover' && limit.strength.hard
  const state: StaffingState = {
    judge,
    roster: roster.map((row) => [...row]),
    base: before,
    present,
    required,
    most,
    hardByPerson: judge.byPerson.map((limits) => limits.filter(isHard)),
    forbidden: judge.byCell.map(
      (limits) => new Set(limits.flatMap((limit) => (limit.shape === 'never' && isHard(limit) ? limit.kinds : []))),
    ),
    clashByCell: judge.byCell.map((limits) => limits.filter((limit) => limit.shape === 'clash' && isHard(limit))),
    baseline: new Map(),
    settled: new Set(),
    touched: [],
    watched: [...required.keys()].filter((day) => required[day]!.some((wanted, kind) => present[day]![kind]! < wanted)),
  }
  for (const [person, row] of roster.entries())
    for (const [day, kind] of row.entries()) if (kind !== before[person]![day]) beginChanged(state, person, day)
  return state
}

/** Changes made before the repair began can be corrected, but are not undone. */
function beginChanged(state: StaffingState, person: number, day: number): void {
  rememberBaseline(state, person, day)
  state.settled.add(person * state.judge.board.days + day)
  if (!state.touched.includes(person)) state.touched.push(person)
}

export function mayChange(state: StaffingState, person: number, day: number, kind: Kind): boolean {
  const { board } = state.judge
  const cell = person * board.days + day
  if (state.settled.has(cell) || state.roster[person]![day] === kind) return false
  return board.locked[person]?.[day] === undefined && !state.forbidden[cell]!.has(kind)
}

/** Returns the kind that was there. */
export function setCell(state: StaffingState, person: number, day: number, kind: Kind): Kind {
  rememberBaseline(state, person, day)
  const before = state.roster[person]![day]!
  put(state, person, day, kind)
  state.settled.add(person * state.judge.board.days + day)
  state.touched.push(person)
  state.watched.push(day)
  return before
}

export function undoCell(state: StaffingState, person: number, day: number, before: Kind): void {
  put(state, person, day, before)
  state.settled.delete(person * state.judge.board.days + day)
  state.touched.pop()
  state.watched.pop()
}

function put(state: StaffingState, person: number, day: number, kind: Kind): void {
  const present = state.present[day]!
  present[state.roster[person]![day]!]!--
  present[kind]!++
  state.roster[person]![day] = kind
}

/** Hard limits count from what they were before the first change of the row. */
function rememberBaseline(state: StaffingState, person: number, day: number): void {
  const cell = person * state.judge.board.days + day
  for (const limits of [state.hardByPerson[person]!, state.clashByCell[cell]!])
    for (const limit of limits)
      if (!state.baseline.has(limit))
        state.baseline.set(limit, unitsOf(countLimit(limit, state.judge.board, state.base)))
}

/** New hard breaches of one changed row, including clashes with colleagues. */
export function newBreaches(state: StaffingState, person: number): Breach[] {
  const { board } = state.judge
  const found: Breach[] = []
  const look = (limit: Limit) => {
    const breaches = countLimit(limit, board, state.roster)
    if (breaches.length > 0 && unitsOf(breaches) > (state.baseline.get(limit) ?? 0)) found.push(...breaches)
  }
  for (const limit of state.hardByPerson[person]!) look(limit)
  for (const cell of state.settled)
    if (Math.floor(cell / board.days) === person) for (const limit of state.clashByCell[cell]!) look(limit)
  return found
}

function unitsOf(breaches: Breach[]): number {
  let units = 0
  for (const breach of breaches) units += breach.units
  return units
}

export type Gap = { day: number; kind: Kind }

/** Slots with fewer people than required, one entry for each missing person. */
export function gapsOf(state: StaffingState): Gap[] {
  const gaps: Gap[] = []
  for (const day of new Set(state.watched))
    for (const [kind, required] of state.required[day]!.entries())
      for (let missing = required - state.present[day]![kind]!; missing > 0; missing--) gaps.push({ day, kind })
  return gaps
}

/** Slots with more people than there may be. */
export function surplusOf(state: StaffingState): Gap[] {
  const surplus: Gap[] = []
  for (const day of new Set(state.watched))
    for (const [kind, most] of state.most[day]!.entries())
      for (let more = state.present[day]![kind]! - most; more > 0; more--) surplus.push({ day, kind })
  return surplus
}
