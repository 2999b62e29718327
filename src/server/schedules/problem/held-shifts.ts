/** Shifts that people hold around a month: in published schedules, and in the drafts right before it. */
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { mostMonths } from '../../../contract/generation.ts'
import { addDays } from '../../../engine/calendar.ts'
import { type Month, monthAfter, monthBefore, monthNumber, spanOfMonth } from '../../../engine/month.ts'
import { edgeDays } from '../../../engine/view/problem-view.ts'
import type { Orm } from '../../platform/db/database.ts'
import { schedules, shifts } from '../../platform/db/schema/index.ts'

/** An assigned shift in a known role. */
export type HeldShift = { physicianId: number; roleId: number; date: string; position?: number | null }

/** As `monthNumber` counts. */
export const numberOfMonth = sql<number>`${schedules.year} * 12 + ${schedules.month}`

/** What was worked in the days before the month, and is published in the month after. */
export async function readAround(orm: Orm, groupId: number, month: Month): Promise<HeldShift[]> {
  const { from } = spanOfMonth(month)
  const planned = await readPlanned(orm, groupId, month)
  const before = await readWorked(orm, groupId, planned, { from: addDays(from, -edgeDays), before: from })
  return [...before, ...(await readPublished(orm, groupId, monthAfter(month)))]
}

/**
 * The newest drafts of unpublished months right before, back to the last published one: the best available
 * information, and the basis when several months are generated in a row.
 */
export async function readPlanned(orm: Orm, groupId: number, month: Month): Promise<(Month & { id: number })[]> {
  const before = await orm
    .select({ id: schedules.id, month: schedules.month, year: schedules.year, status: schedules.status })
    .from(schedules)
    .where(
      and(
        eq(schedules.groupId, groupId),
        ne(schedules.status, 'archived'),
        lt(numberOfMonth, monthNumber(month)),
        gte(numberOfMonth, monthNumber(month) - mostMonths),
      ),
    )
    .orderBy(asc(sql`${schedules.status} <> 'active'`), desc(schedules.chosenAt), desc(schedules.id))
  const planned: (Month & { id: number })[] = []
  for (let last = monthBefore(month); planned.length < mostMonths; last = monthBefore(last)) {
    const newest = before.find((one) => one.month === last.month && one.year === last.year)
    if (newest?.status !== 'draft') break
    planned.push(newest)
  }
  return planned
}

/** From active schedules, and from drafts right before the month. */
export async function readWorked(
  orm: Orm,
  groupId: number,
  planned: { id: number }[],
  range: { from: string; before: string },
): Promise<HeldShift[]> {
  const drafts = planned.map(({ id }) => id)
  return readHeld(
    orm,
    and(
      eq(schedules.groupId, groupId),
      or(eq(schedules.status, 'active'), inArray(schedules.id, drafts)),
      gte(shifts.date, range.from),
      lt(shifts.date, range.before),
    ),
  )
}

export function readPublished(orm: Orm, groupId: number, { month, year }: Month): Promise<HeldShift[]> {
  const isOfMonth = and(eq(schedules.month, month), eq(schedules.year, year))
  return readHeld(orm, and(eq(schedules.groupId, groupId), eq(schedules.status, 'active'), isOfMonth))
}

export function readPublishedOn(orm: Orm, groupId: number, dates: string[]): Promise<HeldShift[]> {
  return readHeld(orm, and(eq(schedules.groupId, groupId), eq(schedules.status, 'active'), inArray(shifts.date, dates)))
}

/** As one text: for a year, a row for each shift would take ten times as long to read, and JSON five times. */
async function readHeld(orm: Orm, which: ReturnType<typeof and>): Promise<HeldShift[]> {
  const shift = sql`concat_ws(' ', ${shifts.physicianId}, ${shifts.roleId}, ${shifts.date}, ${shifts.position})`
  const inOrder = sql`order by ${shifts.date}, ${shifts.startTime}, ${shifts.id}`
  const [found] = await orm
    .select({ shifts: sql<string | null>`string_agg(${shift}, ',' ${inOrder})` })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(and(which, ne(shifts.status, 'cancelled'), isNotNull(shifts.physicianId), isNotNull(shifts.roleId)))
  return found?.shifts?.split(',').map(heldOfText) ?? []
}

function heldOfText(text: string): HeldShift {
  const [physicianId, roleId, date, position] = text.split(' ')
  return {
    physicianId: Number(physicianId),
    roleId: Number(roleId),
    date: date!,
    position: position === undefined ? null : Number(position),
  }
}
