/** What the plan of the year says about a month: dealt holidays, and the weeks on that are laid out. */
import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { CalendarDate, Physician, WeekOn } from '../../../engine/model.ts'
import type { MonthSpan } from '../../../engine/month.ts'
import type { DealtWork } from '../../../engine/year/dealt-shifts.ts'
import type { Orm } from '../../platform/db/database.ts'
import { holidayDeals, laidOutWeeks } from '../../platform/db/schema/index.ts'

export type DealtTurn = {
  physicianId: number
  date: CalendarDate
  works: boolean
  isSetByHand: boolean
  reason: string
}
export type LaidOutWeek = WeekOn & { physicianId: number }
export type YearPlan = { dealt: DealtTurn[]; weeks: LaidOutWeek[] }

type Range = { from: CalendarDate; to: CalendarDate }

export async function readYearPlan(orm: Orm, groupId: number, range: Range): Promise<YearPlan> {
  const { physicianId, date, works, isSetByHand, reason } = holidayDeals
  const [dealt, weeks] = await Promise.all([
    orm
      .select({ physicianId, date, works, isSetByHand, reason })
      .from(holidayDeals)
      .where(and(eq(holidayDeals.groupId, groupId), gte(date, range.from), lte(date, range.to)))
      .orderBy(asc(date), asc(physicianId)),
    orm
      .select({
        physicianId: laidOutWeeks.physicianId,
        from: laidOutWeeks.firstDay,
        to: laidOutWeeks.lastDay,
        isNight: laidOutWeeks.isNight,
      })
      .from(laidOutWeeks)
      .where(
        and(
          eq(laidOutWeeks.groupId, groupId),
          gte(laidOutWeeks.lastDay, range.from),
          lte(laidOutWeeks.firstDay, range.to),
        ),
      )
      .orderBy(asc(laidOutWeeks.firstDay), asc(laidOutWeeks.physicianId)),
  ])
  return { dealt, weeks }
}

/** What a month's problem knows about a physician. A rhythm that was laid out goes on after its last week. */
export function openYearPlan(
  { dealt, weeks }: YearPlan,
  { from, to }: MonthSpan,
): (person: { id: number; track: CalendarDate | null }) => Pick<Physician, 'track' | 'weeksOn' | 'holidaysOff'> {
  const isInMonth = (week: LaidOutWeek) => week.to >= from && week.from <= to
  const isLaidOut = weeks.some(isInMonth)
  return ({ id, track }) => {
    const own = weeks.filter(({ physicianId }) => physicianId === id)
    const rhythm = (isLaidOut ? undefined : own.at(-1)?.from) ?? track
    const off = dealt.filter(({ physicianId, works }) => physicianId === id && !works).map(({ date }) => date)
    return {
      ...(rhythm === null ? {} : { track: rhythm }),
      ...(isLaidOut ? { weeksOn: own.filter(isInMonth).map(({ physicianId, ...week }) => week) } : {}),
      ...(off.length > 0 ? { holidaysOff: off } : {}),
    }
  }
}

/** Those who work, in the engine's format. */
export function dealtWorkOf({ dealt }: YearPlan): DealtWork[] {
  return dealt.filter(({ works }) => works).map(({ physicianId, date }) => ({ physicianId: String(physicianId), date }))
}
