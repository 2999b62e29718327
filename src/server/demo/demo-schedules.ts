/** The demo group's schedules: three months from its spreadsheet, then those Evenshift generated. */
import { addDays, daysInMonth, monthStart } from '../../engine/calendar.ts'
import { addMonths, isSameMonth, type Month, monthOf } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import type { Orm } from '../platform/db/database.ts'
import { auditEvents, schedules } from '../platform/db/schema/index.ts'
import { insertShifts } from '../schedules/insert-shifts.ts'
import { isNightBreak, rotate } from './demo-lines.ts'
import { writeMadeMonth } from './demo-month.ts'
import { type Demo, demoPhysicians } from './demo-people.ts'
import { demoRequests, isAwayBy } from './demo-requests.ts'

/** Months before this one. */
export const monthsFromSpreadsheet = 3

/** What the group kept before it had the product. */
export async function writeSpreadsheetMonths(tx: Orm, demo: Demo): Promise<void> {
  const thisMonth = monthOf(demo.today)
  await writeHistory(
    tx,
    demo,
    Array.from({ length: monthsFromSpreadsheet }, (_, month) => addMonths(thisMonth, month - monthsFromSpreadsheet)),
  )
}

export async function writeMadeMonths(tx: Orm, demo: Demo): Promise<void> {
  const thisMonth = monthOf(demo.today)
  await writeMadeMonth(tx, demo, thisMonth)
  // The next one is published two weeks before it begins, so everyone has shifts to come.
  const isNextSoon = !isSameMonth(addDays(demo.today, 14), demo.today)
  if (isNextSoon) await writeMadeMonth(tx, demo, addMonths(thisMonth, 1))
}

async function writeHistory(tx: Orm, demo: Demo, months: Month[]): Promise<void> {
  const first = monthStart(months[0]!.year, months[0]!.month)
  const days = months.reduce((sum, { year, month }) => sum + daysInMonth(year, month), 0)
  const rotation = rotate(first, days, { physicians: demoPhysicians, isAway: awayAround(demo.today) })
  for (const { year, month } of months) {
    const from = monthStart(year, month)
    const ofMonth = rotation.filter(({ date }) => isSameMonth(date, from))
    const name = formatMonth({ month, year })
    const publishedAt = new Date(`${addDays(from, -21)}T15:00:00Z`)
    const [schedule] = await tx
      .insert(schedules)
      .values({
        groupId: demo.groupId,
        name,
        month,
        year,
        status: 'active',
        generatedBy: demo.adminId,
        publishedAt,
        publishedBy: demo.adminId,
        createdAt: publishedAt,
      })
      .returning({ id: schedules.id })
    const rows = ofMonth.map(({ date, line, physician }) => ({
      scheduleId: schedule!.id,
      groupId: demo.groupId,
      physicianId: physician === null ? null : demo.physicianIds[physician]!,
      roleId: demo.roleIds.get(line.role.name)!,
      position: line.role.requiredCount > 1 ? line.position : null,
      date,
      shiftType:
        line.role.name === 'Night'
          ? ('night' as const)
          : line.role.name === 'Swing'
            ? ('evening' as const)
            : ('day' as const),
      startTime: line.role.startTime,
      endTime: line.role.endTime,
      location: line.location,
      status: 'completed' as const,
    }))
    await insertShifts(tx, rows)
    await tx.insert(auditEvents).values({
      groupId: demo.groupId,
      actorId: demo.adminId,
      at: publishedAt,
      action: 'schedule.publish',
      thing: 'schedule',
      thingId: schedule!.id,
      text: `published ${name} from the group’s spreadsheet`,
    })
  }
}

/** Approved leave; part-timers also have whole two-week blocks off, depending on their FTE, and nocturnists one now and then. */
function awayAround(today: string): (physician: number, date: string, fortnight: number) => boolean {
  const isOnLeave = isAwayBy(demoRequests, today)
  return (physician, date, fortnight) => {
    const { fte } = demoPhysicians[physician]!
    const isFree = fte < 1 && ((fortnight * 3 + physician) % 10) / 10 >= fte
    return isFree || isNightBreak(physician, fortnight) || isOnLeave(physician, date)
  }
}
