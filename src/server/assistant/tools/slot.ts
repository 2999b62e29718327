/** One shift of one day as the advisor is asked about it. */
import { countOn, usualDays } from '../../../engine/demand.ts'
import type { Problem } from '../../../engine/model.ts'
import { monthOf } from '../../../engine/month.ts'
import { formatDate } from '../../../engine/text/dates.ts'
import type { ShiftRequest } from '../../platform/advisor/questions/explain-shift.ts'
import { findPhysician, findRoleNamed, type Records } from './records.ts'
import { refuseTool } from './tool-refusal.ts'

export type SlotQuestion = {
  problem: Problem
  request: ShiftRequest
  role: string
  holder: string | null
  /** Who has the role that day, if no shift of it is open: anyone else would replace one of them. */
  full: string[]
  /** Everyone who has the role that day. */
  holders: string[]
}

/** `physician` is who has the shift; without one, an open shift of that role, or else a replacement for someone who has it. */
export async function askAboutSlot(
  records: Records,
  slot: { date: string; role: string; physician?: string | undefined },
): Promise<SlotQuestion> {
  const role = findRoleNamed(records, slot.role)
  if (countOn(role, slot.date) === 0)
    throw refuseTool(
      `${role.name} isn’t staffed on ${formatDate(slot.date)}. It runs on ${usualDays(role).join(', ')}.`,
    )
  const { look } = await records.look(monthOf(slot.date))
  const ofDay = look.rows.filter(
    ({ date, roleId, status }) => date === slot.date && roleId === role.id && status !== 'cancelled',
  )
  const isFull = ofDay.length > 0 && ofDay.every(({ physicianId }) => physicianId !== null)
  const named = slot.physician === undefined ? undefined : findPhysician(records, slot.physician)
  const holders = records.people.filter(({ id }) => ofDay.some(({ physicianId }) => physicianId === id))
  const holder = named ?? (isFull ? holders[0] : undefined)
  const ofHolder = ofDay.find(({ physicianId }) => physicianId === holder?.id)
  if (holder && !ofHolder) throw refuseTool(`${holder.name} has no ${role.name} shift on ${formatDate(slot.date)}.`)
  return {
    problem: look.problem,
    role: role.name,
    holder: named?.name ?? null,
    full: !named && isFull ? holders.map(({ name }) => name) : [],
    holders: holders.map(({ name }) => name),
    request: {
      assignments: look.assignments,
      date: slot.date,
      roleId: String(role.id),
      ...(holder ? { physicianId: String(holder.id) } : {}),
    },
  }
}
