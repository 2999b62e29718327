/** Judges a change of a few cells by the limits it touches, counted by the checker's own shapes: what it breaks and costs. */
import type { Compiled } from '../compile-problem.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Breach } from '../shapes/breach.ts'
import { countLimit, countUnlocked } from '../shapes/check.ts'
import type { Board, Kind, Limit, Roster } from '../shapes/limit.ts'

/** The cell gets this kind; 0 is a day off. */
export type Change = { person: number; day: number; kind: Kind }

export type Verdict = {
  /** Hard limits broken further than before. */
  broken: Breach<RuleId | 'locked'>[]
  /** Points more (worse) or less (better). */
  cost: number
  costByRule: Partial<Record<RuleId, number>>
}

/** A board's limits, found by person and by cell. */
export type Judge = {
  board: Board<RuleId>
  /** Kinds of backup: a physician may be called away from them. */
  backup: Kind[]
  /** Limits over a person's whole row. */
  byPerson: Limit<RuleId>[][]
  /** Limits of single cells, at person * days + day. */
  byCell: Limit<RuleId>[][]
  /** Limits of a day's slots, and of who is on together. */
  byDay: Limit<RuleId>[][]
  /** Cached counts for a roster; a roster must not be changed in place while its judge exists. */
  counted: WeakMap<Roster, Map<Limit, Sum>>
}

type Sum = { hardUnits: number; cost: number }

export function createJudge({ board, view }: Pick<Compiled, 'board' | 'view'>): Judge {
  const judge: Judge = {
    board,
    backup: view.kinds.backup,
    byPerson: board.people.map(() => []),
    byCell: Array.from({ length: board.people.length * board.days }, () => []),
    byDay: Array.from({ length: board.days }, () => []),
    counted: new WeakMap(),
  }
  const putAt = (limit: Limit<RuleId>, { person, day }: { person: number; day: number }) => {
    if (day >= 0 && day < board.days) judge.byCell[person * board.days + day]!.push(limit)
  }
  for (const limit of board.limits) {
    if (limit.shape === 'cover' || limit.shape === 'company') judge.byDay[limit.day]!.push(limit)
    else if (limit.shape === 'never') putAt(limit, limit)
    else if (limit.shape === 'clash') {
      putAt(limit, limit.first)
      putAt(limit, limit.second)
    } else judge.byPerson[limit.person]!.push(limit)
  }
  return judge
}

export function judgeChanges(judge: Judge, roster: Roster, changes: Change[]): Verdict {
  const { board } = judge
  const after = applyChanges(roster, changes)
  const known = judge.counted.get(roster) ?? new Map<Limit, Sum>()
  judge.counted.set(roster, known)
  const verdict: Verdict = { broken: [], cost: 0, costByRule: {} }
  for (const limit of limitsTouched(judge, changes)) {
    const was = sumBefore(judge, known, limit, roster)
    const now = countLimit(limit, board, after)
    const is = sumUp(now)
    if (is.hardUnits > was.hardUnits) verdict.broken.push(...now.filter((breach) => breach.hard))
    if (is.cost === was.cost) continue
    verdict.cost += is.cost - was.cost
    verdict.costByRule[limit.rule] = (verdict.costByRule[limit.rule] ?? 0) + is.cost - was.cost
  }
  for (const { person, day } of changes) verdict.broken.push(...countUnlocked(board, after, person, day))
  return verdict
}

/** The cells in which two rosters differ. */
export function changesBetween(before: Roster, after: Roster): Change[] {
  return after.flatMap((row, person) =>
    row.flatMap((kind, day) => (before[person]![day] === kind ? [] : [{ person, day, kind }])),
  )
}

/** All breaches of the limits that the changes touch. */
export function countTouched(judge: Judge, roster: Roster, changes: Change[]): Breach<RuleId | 'locked'>[] {
  const touched = [...limitsTouched(judge, changes)].flatMap((limit) => countLimit(limit, judge.board, roster))
  return [...touched, ...changes.flatMap(({ person, day }) => countUnlocked(judge.board, roster, person, day))]
}

export function applyChanges(roster: Roster, changes: Change[]): Roster {
  const after = [...roster]
  for (const { person, day, kind } of changes) {
    if (after[person] === roster[person]) after[person] = [...roster[person]!]
    after[person]![day] = kind
  }
  return after
}

export function limitsTouched(judge: Judge, changes: Change[]): Set<Limit<RuleId>> {
  const touched = new Set<Limit<RuleId>>()
  for (const { person, day } of changes) {
    for (const limit of judge.byPerson[person]!) touched.add(limit)
    for (const limit of judge.byCell[person * judge.board.days + day]!) touched.add(limit)
    for (const limit of judge.byDay[day]!) touched.add(limit)
  }
  return touched
}

function sumBefore(judge: Judge, known: Map<Limit, Sum>, limit: Limit, roster: Roster): Sum {
  const sum = known.get(limit) ?? sumUp(countLimit(limit, judge.board, roster))
  known.set(limit, sum)
  return sum
}

function sumUp(breaches: Breach[]): Sum {
  let hardUnits = 0
  let cost = 0
  for (const breach of breaches) {
    if (breach.hard) hardUnits += breach.units
    cost += breach.cost
  }
  return { hardUnits, cost }
}
