/** Turns an engine's plan, which has people, days, and roles, into steps on the schedule's actual shifts. */
import type { RosterChange } from '../../engine/repair/plan.ts'
import type { ShiftRow } from '../schedules/schedules.store.ts'

export type Step = { shiftId: number; version: number; physicianId: number | null }

type Cell = Pick<ShiftRow, 'id' | 'version' | 'date' | 'roleId' | 'physicianId' | 'status'>

/**
 * Every shift someone leaves goes to one who takes that role on that day, or becomes open. Undefined if someone
 * takes a role without a free shift: the roster has a position for which the schedule has no shift.
 */
export function stepsOfPlan(rows: Cell[], lost: Cell[], changes: RosterChange[]): Step[] | undefined {
  const live = rows.filter(({ status }) => status !== 'cancelled')
  const isLeft = (row: Cell) =>
    changes.some(
      ({ physicianId, date, fromRoleId }) =>
        row.physicianId === Number(physicianId) && row.date === date && String(row.roleId) === fromRoleId,
    )
  const freed = [...lost, ...live.filter((row) => isLeft(row) && !lost.some(({ id }) => id === row.id))]
  const open = live.filter(({ physicianId }) => physicianId === null)
  const takenBy = new Map<number, number>()
  for (const { physicianId, date, toRoleId } of changes) {
    if (toRoleId === undefined) continue
    const free = [...freed, ...open].find(
      (row) => row.date === date && String(row.roleId) === toRoleId && !takenBy.has(row.id),
    )
    if (!free) return undefined
    takenBy.set(free.id, Number(physicianId))
  }
  const touched = [...freed, ...open.filter(({ id }) => takenBy.has(id))]
  return touched.map(({ id, version }) => ({ shiftId: id, version, physicianId: takenBy.get(id) ?? null }))
}
