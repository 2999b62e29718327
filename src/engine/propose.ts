/** Proposes a better roster within a scope: everything outside it, and everything locked, stays. */
import type { Compiled } from './compile-problem.ts'
import { changesBetween } from './explain/judge-change.ts'
import type { CalendarDate } from './model.ts'
import type { RosterChange } from './repair/plan.ts'
import { createSearch } from './search/solve.ts'
import type { Board, Kind, Limit, Roster } from './shapes/limit.ts'

export type ProposalScope = {
  /** Assigned shifts stay: only open ones are filled. */
  onlyOpen: boolean
  from: CalendarDate
  to: CalendarDate
  /** Only this role; all roles by default. */
  roleId?: string
  /** Only these physicians; everyone by default. */
  physicianIds?: string[]
  /** How many positions the schedule has for a role on a date: no more are filled, whatever the role needs. */
  positions: { roleId: string; date: CalendarDate; count: number }[]
}

/** What changing one cell costs in the search (points), so no one's day changes for nothing. */
const changePrice = 2
/** Row draws for each physician. */
const draws = 200

export function proposeChanges(compiled: Compiled, roster: Roster, scope: ProposalScope): RosterChange[] {
  const board = boardWithin(compiled, roster, scope)
  const search = createSearch(board, {
    seed: 1,
    schedule: 'R',
    budget: draws * Math.max(1, board.people.length),
    start: roster,
    disruption: changePrice,
  })
  while (!search.isDone() && search.advance(board.people.length) > 0);
  search.settle(() => false)
  const { best = roster } = search.report()
  const { view } = compiled
  const roleOf = (kind: Kind) => view.shifts.find((shift) => shift.kind === kind)?.role.id
  return changesBetween(roster, best).map(({ person, day, kind }) => {
    const [fromRoleId, toRoleId] = [roleOf(roster[person]![day]!), roleOf(kind)]
    return {
      physicianId: view.physicians[person]!.id,
      date: view.days[day]!.date,
      ...(fromRoleId !== undefined && { fromRoleId }),
      ...(toRoleId !== undefined && { toRoleId }),
    }
  })
}

function boardWithin(compiled: Compiled, roster: Roster, scope: ProposalScope): Board {
  const { board, view, kindOfRole } = compiled
  const only = scope.roleId === undefined ? undefined : kindOfRole.get(scope.roleId)
  const people = scope.physicianIds && new Set(scope.physicianIds)
  const isFree = (person: number, day: number) => {
    const { date } = view.days[day]!
    const kind = roster[person]![day]!
    if (date < scope.from || scope.to < date || (people && !people.has(view.physicians[person]!.id))) return false
    if (kind === 0) return true
    return !scope.onlyOpen && (only === undefined || kind === only)
  }
  const locked = roster.map((row, person) =>
    row.map((kind, day) => board.locked[person]?.[day] ?? (isFree(person, day) ? undefined : kind)),
  )
  const others = only === undefined ? [] : view.shifts.map(({ kind }) => kind).filter((kind) => kind !== only)
  const onlyRole = locked.flatMap((row, person) =>
    row.flatMap((kind, day): Limit[] =>
      kind !== undefined || others.length === 0
        ? []
        : [{ shape: 'never', rule: 'outside the scope', strength: { hard: true }, person, day, kinds: others }],
    ),
  )
  return {
    ...board,
    locked,
    limits: [...board.limits.map((limit) => asStaffed(limit, compiled, roster, scope)), ...onlyRole],
  }
}

/** A position the coordinator closed is not filled; an extra one that someone has stays theirs. */
function asStaffed(limit: Limit, { view }: Compiled, roster: Roster, { positions }: ProposalScope): Limit {
  if (limit.shape !== 'cover') return limit
  const { role } = view.shifts.find(({ kind }) => kind === limit.kind)!
  const { date } = view.days[limit.day]!
  const there = positions.find((position) => position.roleId === role.id && position.date === date)?.count ?? 0
  const held = roster.filter((row) => row[limit.day] === limit.kind).length
  const wanted = Math.min(limit.atLeast, there)
  return { ...limit, atLeast: wanted, atMost: Math.max(wanted, held) }
}
