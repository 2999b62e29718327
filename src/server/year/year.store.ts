/** Rows of the year: shifts by day, dealt holidays, and laid-out weeks. */
import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Month } from '../../engine/month.ts'
import { monthNumber } from '../../engine/month.ts'
import type { Span } from '../../engine/year/week-blocks.ts'
import type { Orm } from '../platform/db/database.ts'
import { groups, holidayDeals, laidOutWeeks, roles, schedules, shifts } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import type { DealtTurn, LaidOutWeek } from '../schedules/problem/year-plan.ts'

export type PlannedMonth = Month & { id: number; status: 'active' | 'draft' }

/** The published schedule of each month, or else its newest draft. */
export async function listMonths(orm: Orm, { groupId }: Scope): Promise<PlannedMonth[]> {
  const { id, month, year, status } = schedules
  const rows = await orm
    .select({ id, month, year, status })
    .from(schedules)
    .where(and(eq(schedules.groupId, groupId), inArray(status, ['active', 'draft'])))
    .orderBy(sql`${status} = 'active'`, schedules.chosenAt, id)
  return [...new Map((rows as PlannedMonth[]).map((row) => [monthNumber(row), row])).values()]
}

export type WorkedDay = { physicianId: number; date: string; roleId: number; scheduleId: number }

/** Who works on which day in these schedules, without backup. As one value: rows would take several times as long. */
export async function listWork(
  orm: Orm,
  { groupId }: Scope,
  scheduleIds: number[],
  { from, to }: Span,
): Promise<WorkedDay[]> {
  const day = sql`json_build_object('physicianId', ${shifts.physicianId}, 'date', ${shifts.date}, 'roleId', ${shifts.roleId}, 'scheduleId', ${shifts.scheduleId})`
  const [found] = await orm
    .select({ days: sql<WorkedDay[] | null>`json_agg(${day} order by ${shifts.date}, ${shifts.id})` })
    .from(shifts)
    .innerJoin(roles, eq(roles.id, shifts.roleId))
    .where(
      and(
        eq(shifts.groupId, groupId),
        inArray(shifts.scheduleId, scheduleIds),
        gte(shifts.date, from),
        lte(shifts.date, to),
        sql`${shifts.physicianId} is not null and ${shifts.status} <> 'cancelled' and ${roles.category} <> 'backup'`,
      ),
    )
  return found?.days ?? []
}

/** So that two coordinators don't change one plan at the same time. */
export async function lockPlan(tx: Orm, { groupId }: Scope): Promise<void> {
  await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for('update')
}

export async function writeTurns(tx: Orm, { groupId }: Scope, turns: DealtTurn[]): Promise<void> {
  if (turns.length === 0) return
  await tx
    .insert(holidayDeals)
    .values(turns.map((turn) => ({ ...turn, groupId })))
    .onConflictDoUpdate({
      target: [holidayDeals.physicianId, holidayDeals.date],
      set: {
        works: sql`excluded.works`,
        isSetByHand: sql`excluded.is_set_by_hand`,
        reason: sql`excluded.reason`,
        updatedAt: new Date(),
      },
    })
}

export async function deleteTurns(
  tx: Orm,
  { groupId }: Scope,
  turns: { physicianId: number; date: string }[],
): Promise<void> {
  const { physicianId, date } = holidayDeals
  const pairs = turns.map((turn) => sql`(${turn.physicianId}::int, ${turn.date}::date)`)
  await tx
    .delete(holidayDeals)
    .where(and(eq(holidayDeals.groupId, groupId), sql`(${physicianId}, ${date}) in (${sql.join(pairs, sql`, `)})`))
}

/** Turns of a deal that was made before: a new one replaces them, except those set by hand. */
export async function clearDealt(tx: Orm, { groupId }: Scope, dates: string[]): Promise<void> {
  await tx
    .delete(holidayDeals)
    .where(
      and(eq(holidayDeals.groupId, groupId), inArray(holidayDeals.date, dates), eq(holidayDeals.isSetByHand, false)),
    )
}

/** Replaces all weeks that start in a span; one that reaches into it ends the day before, and what is in the way of a new one that reaches out of it goes. */
export async function replaceWeeks(tx: Orm, scope: Scope, { from, to }: Span, weeks: LaidOutWeek[]): Promise<void> {
  const ofGroup = eq(laidOutWeeks.groupId, scope.groupId)
  await tx.delete(laidOutWeeks).where(and(ofGroup, gte(laidOutWeeks.firstDay, from), lte(laidOutWeeks.firstDay, to)))
  await tx
    .update(laidOutWeeks)
    .set({ lastDay: sql`${from}::date - 1` })
    .where(and(ofGroup, lt(laidOutWeeks.firstDay, from), gte(laidOutWeeks.lastDay, from)))
  for (const week of weeks.filter((one) => one.from < from || one.to > to))
    await tx
      .delete(laidOutWeeks)
      .where(
        and(
          ofGroup,
          eq(laidOutWeeks.physicianId, week.physicianId),
          lte(laidOutWeeks.firstDay, week.to),
          gte(laidOutWeeks.lastDay, week.from),
        ),
      )
  await insertWeeks(tx, scope, weeks)
}

export async function insertWeeks(tx: Orm, { groupId }: Scope, weeks: LaidOutWeek[]): Promise<void> {
  if (weeks.length === 0) return
  await tx.insert(laidOutWeeks).values(
    weeks.map(({ physicianId, from, to, isNight }) => ({
      ...{ groupId, physicianId, isNight },
      ...{ firstDay: from, lastDay: to },
    })),
  )
}

/** Months in which a laid-out week starts, such as 2027-01. */
export async function listLaidOutMonths(orm: Orm, { groupId }: Scope): Promise<Set<string>> {
  const month = sql<string>`to_char(${laidOutWeeks.firstDay}, 'YYYY-MM')`
  const rows = await orm.selectDistinct({ month }).from(laidOutWeeks).where(eq(laidOutWeeks.groupId, groupId))
  return new Set(rows.map((row) => row.month))
}

/** Whether the week was there. */
export async function deleteWeek(tx: Orm, { groupId }: Scope, physicianId: number, firstDay: string): Promise<boolean> {
  const deleted = await tx
    .delete(laidOutWeeks)
    .where(
      and(
        eq(laidOutWeeks.groupId, groupId),
        eq(laidOutWeeks.physicianId, physicianId),
        eq(laidOutWeeks.firstDay, firstDay),
      ),
    )
    .returning({ id: laidOutWeeks.id })
  return deleted.length > 0
}
