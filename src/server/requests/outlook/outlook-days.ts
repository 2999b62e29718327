/** Day by day without one physician: from the published schedules, else by headcount. */
import type { CoverageOfDay } from '../../../contract/request-outlook.ts'
import { isInMonth } from '../../../engine/month.ts'
import { plural } from '../../../engine/text/plural.ts'
import type { Advisor } from '../../platform/advisor/advisor.ts'
import { enough } from '../../platform/advisor/questions/outlook.ts'
import type { Orm } from '../../platform/db/database.ts'
import type { Scope } from '../../platform/scope.ts'
import { readRows, viewSchedule } from '../../schedules/look-at-schedule.ts'
import { readInputs } from '../../schedules/problem/read-inputs.ts'
import type { ScheduleRow } from '../../schedules/schedules.store.ts'
import { holidayOn } from '../describe-request.ts'
import { listShownSchedules } from '../shown-schedules.ts'
import { countAway, countHeads, type HeadCount } from './head-count.ts'

/** 0 likely, 1 tight, 2 unlikely. */
export type Grade = 0 | 1 | 2

export type DayView = CoverageOfDay & {
  grade: Grade
  isOnDuty: boolean
  /** What makes the day difficult, as the end of a sentence. */
  why: string | null
  available: number | null
}

export async function viewDays(
  { orm, advisor }: { orm: Orm; advisor: Advisor },
  scope: Scope,
  heads: HeadCount,
  dates: string[],
): Promise<DayView[]> {
  const schedules = await listShownSchedules(orm, scope)
  const views = new Map<string, DayView>()
  await Promise.all(
    schedules.map(async (schedule) => {
      const ofMonth = dates.filter((date) => isInMonth(date, schedule))
      if (ofMonth.length === 0) return
      for (const view of await viewMonth({ orm, advisor }, scope, heads, schedule, ofMonth)) views.set(view.date, view)
    }),
  )
  return dates.map((date) => views.get(date) ?? viewUnscheduled(heads, date, scope.userId))
}

async function viewMonth(
  { orm, advisor }: { orm: Orm; advisor: Advisor },
  scope: Scope,
  heads: HeadCount,
  schedule: ScheduleRow,
  dates: string[],
): Promise<DayView[]> {
  const inputs = await readInputs(orm, scope.groupId, { month: schedule.month, year: schedule.year })
  const { problem, assignments } = await viewSchedule(inputs, await readRows(orm, schedule))
  const days = await advisor.ask('lookAhead', problem, { assignments, physicianId: String(scope.userId), dates })
  return days.map(({ takers, isOnDuty, ...day }) => {
    // People who asked for the day off can't step in.
    const { asked } = countAway(heads, day.date, scope.userId)
    const grade: Grade = !isOnDuty ? 0 : takers === 0 ? 2 : takers - asked < enough - 1 ? 1 : 0
    return {
      ...day,
      isOnDuty,
      grade,
      holiday: holidayOn(heads.settings, day.date),
      isScheduled: true,
      available: null,
      why: grade === 0 ? null : describeTakers(takers, asked),
    }
  })
}

function describeTakers(takers: number, asked: number): string {
  if (takers === 0) return 'no one can take your shift right now'
  if (takers < enough - 1) return `only ${plural(takers, 'colleague')} could take your shift`
  return `${plural(asked, 'colleague')} asked for the day off, too`
}

/** The share of a day's positions that may be missing before it counts as short: a month is planned around it. */
const slack = 0.05

function viewUnscheduled(heads: HeadCount, date: string, physicianId: number): DayView {
  const { available, capacity, ...day } = countHeads(heads, date, physicianId)
  const gradeOf = (positions: number): Grade =>
    positions >= day.required * (1 + slack) ? 0 : positions >= day.required * (1 - slack) ? 1 : 2
  const { asked } = countAway(heads, date, physicianId)
  // Pending requests make a day tight; only approved ones make it unlikely.
  const isContested = asked > 0 && gradeOf(capacity * (1 - asked / Math.max(1, available))) > 0
  const grade: Grade = gradeOf(capacity) || (isContested ? 1 : 0)
  const positions = Math.floor(capacity)
  const enoughFor =
    positions < day.required
      ? `enough colleagues for about ${positions} of ${plural(day.required, 'position')}`
      : `just enough colleagues for ${plural(day.required, 'position')}`
  const also = asked > 0 ? `, and ${asked} of them asked for the day off, too` : ''
  const why = grade === 0 ? null : `${enoughFor}${also}`
  return { ...day, grade, isOnDuty: false, why, available }
}
