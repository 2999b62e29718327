/** One shift of one day as the advisor is asked about it. */
import { countOn, usualDays } from '../../../engine/demand.ts'
import type { Problem } from '../../../engine/model.ts'
import { monthOf } from '../../../engine/month.ts'
import { formatDate } from '../../../engine/text/dates.ts'
import type { ShiftRequest } from '../../platform/advisor/questions/explain-shift.ts'
import { findPhysician, findRoleNamed, type Records } from './records.ts'
import { refuseTool } from './tool-refusal.ts'

export type SlotQuestion = { problem: Problem; request: ShiftRequest; role: string; holder: string | null }

/** `physician` is who has the shift; without one, a shift of that role that nobody has. */
export async function askAboutSlot(
  records: Records,
  slot: { date: string; role: string; physician?: string | undefined },
): Promise<SlotQuestion> {
  const role = findRoleNamed(records, slot.role)
  if (countOn(role, slot.date) === 0)
    throw refuseTool(
      `${role.name} isn't staffed on ${formatDate(slot.date)}. It runs on ${usualDays(role).join(', ')}.`,
    )
  const { look } = await records.look(monthOf(slot.date))
  const holder = slot.physician === undefined ? undefined : findPhysician(records, slot.physician)
  const ofHolder = look.rows.find(
    (row) => row.date === slot.date && row.roleId === role.id && row.physicianId === holder?.id,
  )
  if (holder && !ofHolder) throw refuseTool(`${holder.name} has no ${role.name} shift on ${formatDate(slot.date)}.`)
  return {
    problem: look.problem,
    role: role.name,
    holder: holder?.name ?? null,
    request: {
      assignments: look.assignments,
      date: slot.date,
      roleId: String(role.id),
      ...(holder ? { physicianId: String(holder.id) } : {}),
    },
  }
}
