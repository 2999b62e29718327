/** Positions a coordinator closed for a date: a role needs that many fewer people then. */
import { countOn } from '../../../engine/demand.ts'
import type { Role } from '../../../engine/model.ts'

export type ClosedPosition = { roleId: number; date: string }

type Placed = { roleId: number | null; date: string; status: string }

/** The positions of shifts that were removed. */
export function closedIn(rows: readonly Placed[]): ClosedPosition[] {
  return rows.flatMap(({ roleId, date, status }) => (roleId === null || status !== 'cancelled' ? [] : { roleId, date }))
}

export function withoutClosed(role: Role, closed: readonly ClosedPosition[]): Role {
  const counts = new Map<string, number>()
  for (const { roleId, date } of closed) if (String(roleId) === role.id) counts.set(date, (counts.get(date) ?? 0) + 1)
  if (counts.size === 0) return role
  const others = (role.countsByDate ?? []).filter(({ date }) => !counts.has(date))
  const lower = [...counts].map(([date, gone]) => ({ date, count: Math.max(0, countOn(role, date) - gone) }))
  return { ...role, countsByDate: [...others, ...lower] }
}
