/** Puts a schedule into a staffed group: each entry is a date, a role, and the physician's index in the list. */
import { addDays } from '../../src/engine/calendar.ts'
import type { Orm } from '../../src/server/platform/db/database.ts'
import { schedules, shifts } from '../../src/server/platform/db/schema/index.ts'
import type { StaffedGroup } from './staffed-group.ts'

export type Planned = { date: string; role: 'day' | 'night'; place: number | null; isLocked?: boolean }

/** March 2027 for two teams of three, a week on and a week off: two days and a night each day. */
export const weeksOfTwoTeams: Planned[] = Array.from({ length: 31 }, (_, day): Planned[] => {
  const team = Math.floor(day / 7) % 2 === 0 ? [0, 1, 2] : [3, 4, 5]
  const date = addDays('2027-03-01', day)
  return [
    { date, role: 'day', place: team[0]! },
    { date, role: 'day', place: team[1]! },
    { date, role: 'night', place: team[2]! },
  ]
}).flat()

export async function addSchedule(
  orm: Orm,
  group: StaffedGroup,
  status: 'draft' | 'active' | 'archived',
  planned: Planned[],
  name = 'March 2027',
  month = 3,
) {
  const [schedule] = await orm
    .insert(schedules)
    .values({ groupId: group.groupId, name, month, year: 2027, status })
    .returning()
  const times = {
    day: { startTime: '07:00', endTime: '19:00', shiftType: 'day' as const },
    night: { startTime: '19:00', endTime: '07:00', shiftType: 'night' as const },
  }
  const rows =
    planned.length === 0
      ? []
      : await orm
          .insert(shifts)
          .values(
            planned.map(({ date, role, place, isLocked }) => ({
              groupId: group.groupId,
              scheduleId: schedule!.id,
              physicianId: place === null ? null : group.physicians[place]!,
              roleId: group[role],
              date,
              ...times[role],
              isLocked: isLocked ?? false,
            })),
          )
          .returning()
  return { schedule: schedule!, shifts: rows }
}
