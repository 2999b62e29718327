/** The shifts that audit events refer to by id, as people name them: "Night on Dec 4, 2026". */
import { and, eq, sql } from 'drizzle-orm'
import { formatDateWithYear } from '../../engine/text/dates.ts'
import type { Orm } from '../platform/db/database.ts'
import { roles, shifts } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import type { AuditRow } from './audit.store.ts'

const shiftFields = /^(originalShiftId|targetShiftId|shiftId|shifts)$/

export function isShiftField(field: string): boolean {
  return shiftFields.test(field)
}

export async function listShiftNames(
  orm: Orm,
  scope: Scope,
  rows: Pick<AuditRow, 'before' | 'after'>[],
): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ before, after }) => [...shiftIdsIn(before), ...shiftIdsIn(after)]))]
  if (ids.length === 0) return new Map()
  const named = await orm
    .select({ id: shifts.id, date: shifts.date, role: roles.name })
    .from(shifts)
    .leftJoin(roles, eq(roles.id, shifts.roleId))
    .where(
      and(
        eq(shifts.groupId, scope.groupId),
        // One parameter: a page of events can refer to more shifts than a statement has parameters.
        sql`${shifts.id} in (select one::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) one)`,
      ),
    )
  return new Map(named.map(({ id, date, role }) => [id, `${role ?? 'Shift'} on ${formatDateWithYear(date)}`]))
}

function* shiftIdsIn(value: unknown, field = ''): Iterable<number> {
  if (typeof value === 'number') {
    if (isShiftField(field)) yield value
  } else if (Array.isArray(value)) {
    for (const one of value) yield* shiftIdsIn(one, field)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* shiftIdsIn(part, key)
  }
}
