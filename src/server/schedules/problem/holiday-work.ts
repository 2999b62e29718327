/** Who worked on the holidays of the two years before a date, from published schedules, for rules about last year. */
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { yearOf } from '../../../engine/calendar.ts'
import { commonHolidays } from '../../../engine/language/recognize/holidays.ts'
import type { CalendarDate } from '../../../engine/model.ts'
import type { Orm } from '../../platform/db/database.ts'
import { schedules, shifts } from '../../platform/db/schema/index.ts'

export type HolidayWork = { physicianId: number; date: CalendarDate }

/** `own`: dates the group added. */
export async function readHolidayWork(
  orm: Orm,
  groupId: number,
  before: CalendarDate,
  own: readonly CalendarDate[],
): Promise<HolidayWork[]> {
  const year = yearOf(before)
  const common = commonHolidays([year - 1, year]).map(({ date }) => date)
  const dates = [...new Set([...common, ...own])].filter((date) => date < before)
  const rows = await orm
    .selectDistinct({ physicianId: shifts.physicianId, date: shifts.date })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(
      and(
        eq(schedules.groupId, groupId),
        eq(schedules.status, 'active'),
        ne(shifts.status, 'cancelled'),
        isNotNull(shifts.physicianId),
        inArray(shifts.date, dates),
      ),
    )
    .orderBy(shifts.date, shifts.physicianId)
  return rows.map(({ physicianId, date }) => ({ physicianId: physicianId!, date }))
}
