/** Writes a month of a file as a draft: its shifts, open where no one is named or known. */
import { and, eq, like } from 'drizzle-orm'
import { addDays, weekdayOf } from '../../engine/calendar.ts'
import type { Month } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import { shiftTypeOf } from '../schedules/problem/role-of.ts'
import type { ScheduleRow } from '../schedules/schedules.store.ts'
import type { IsOfLeaver } from '../shift-changes/leavers.ts'
import { type DraftShift, insertDraft } from '../shift-changes/new-draft.ts'
import type { UserRow } from '../users/users.store.ts'
import { shiftsOf } from './file-problem.ts'
import type { FileMonth, FilePart, FileSchedule } from './file-schedule.ts'

export type DraftSource = {
  schedule: FileSchedule
  month: FileMonth
  /** Undefined for a part the group doesn't have: its shifts are left out. */
  roleIdOf: (part: FilePart) => number | undefined
  /** Null for someone who isn't a member: the shift is open. */
  physicianIdOf: (person: string) => number | null
  /** Everyone in the group by now. */
  members: UserRow[]
  isOfLeaver: IsOfLeaver
}

export async function writeDraft(
  tx: Orm,
  scope: Scope,
  source: DraftSource,
): Promise<{ draft: ScheduleRow; shifts: number }> {
  const { month, year } = source.month
  const shifts = [...heldRows(source), ...openRows(source)]
  const draft = await insertDraft(
    tx,
    {
      groupId: scope.groupId,
      name: await freshName(tx, scope, source.month),
      month,
      year,
      generatedBy: scope.userId,
      shifts,
    },
    source.members,
  )
  return { draft, shifts: shifts.length }
}

function heldRows({ schedule, month, roleIdOf, physicianIdOf, isOfLeaver }: DraftSource): DraftShift[] {
  return shiftsOf(schedule, month).flatMap(({ part, person, date, startTime, endTime }) => {
    const roleId = roleIdOf(part)
    if (roleId === undefined) return []
    const shiftType = shiftTypeOf({ startTime, endTime })
    const physicianId = physicianIdOf(person)
    const taker = isOfLeaver({ physicianId, date }) ? null : physicianId
    return [{ roleId, physicianId: taker, date, startTime, endTime, shiftType }]
  })
}

/** Positions that a day usually has and this one lacks. */
function openRows({ schedule, month, roleIdOf }: DraftSource): DraftShift[] {
  const own = shiftsOf(schedule, month)
  const dates = Array.from({ length: month.days }, (_, day) => addDays(month.from, day))
  return schedule.roles.flatMap(({ parts, startTime, endTime }) =>
    parts.flatMap((part) => {
      const roleId = roleIdOf(part)
      if (roleId === undefined) return []
      const shiftType = shiftTypeOf({ startTime, endTime })
      return dates.flatMap((date) => {
        if (!part.days.includes(weekdayOf(date))) return []
        const filled = own.filter((shift) => shift.part === part && shift.date === date).length
        const missing = Math.max(0, part.requiredCount - filled)
        return Array.from({ length: missing }, () => ({
          roleId,
          physicianId: null,
          date,
          startTime,
          endTime,
          shiftType,
        }))
      })
    }),
  )
}

/** "December 2026 (uploaded)", then "December 2026 (uploaded 2)". */
async function freshName(tx: Orm, scope: Scope, month: Month): Promise<string> {
  const known = await tx
    .select({ id: schedules.id })
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), like(schedules.name, `${formatMonth(month)} (uploaded%`)))
  return `${formatMonth(month)} (uploaded${known.length === 0 ? '' : ` ${known.length + 1}`})`
}
