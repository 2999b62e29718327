/** Combines 12 months: each published month is scored with the months before it as history. */

import type { Analytics, AnalyticsMonth } from '../../contract/analytics.ts'
import { holidaysOf } from '../../contract/holidays.ts'
import { addDays } from '../../engine/calendar.ts'
import { countSleepyShifts, sleepyDaysBefore } from '../../engine/fatigue/sleepy-shifts.ts'
import { groupBy } from '../../engine/group-by.ts'
import { type Month, monthKey, monthNumber, spanOfMonth } from '../../engine/month.ts'
import { nightRun } from '../../engine/view/grain.ts'
import type { Orm } from '../platform/db/database.ts'
import { pause } from '../platform/pause.ts'
import type { Scope } from '../platform/scope.ts'
import { backupRolesOf } from '../roles/backup-roles.ts'
import { closedIn } from '../schedules/problem/closed-positions.ts'
import { gatherProblem, oneADay, toAssignment } from '../schedules/problem/gather-problem.ts'
import type { HeldShift } from '../schedules/problem/held-shifts.ts'
import { type Inputs, readInputs } from '../schedules/problem/read-inputs.ts'
import {
  firstOfTwelve,
  listPublishedSchedules,
  listRemovedShifts,
  type PublishedSchedule,
  type PublishedShift,
} from './analytics.store.ts'
import { measureContinuity, type WorkedDay } from './continuity.ts'
import type { ScoreMonth } from './month-scores.ts'

export type TwelveMonths = Omit<Analytics, 'ends'>

/** From shifts already read, up to this month. */
export async function analyzeShifts(
  orm: Orm,
  scope: Scope,
  until: Month,
  shifts: PublishedShift[],
  scoreMonth: ScoreMonth,
): Promise<TwelveMonths> {
  const published = await listPublishedSchedules(orm, scope, until)
  const common = await readCommon(orm, scope, until)
  const removed = await listRemovedShifts(
    orm,
    scope,
    published.map(({ id }) => id),
  )
  const months: AnalyticsMonth[] = []
  for (const schedule of published) {
    await pause()
    const { inputs, held, ...counted } = lookAtMonth(common, published, shifts, schedule)
    const sleepyOf = countSleepy(common, shifts, schedule)
    const closed = closedIn(removed.filter(({ scheduleId }) => scheduleId === schedule.id))
    const { problem } = await gatherProblem(inputs, { held, closed })
    const { people, ...scores } = await scoreMonth(problem, oneADay(held.map(toAssignment)))
    const withSleepy = people.map((person) => ({ ...person, sleepy: sleepyOf(person.physicianId) }))
    months.push({ ...scores, ...counted, people: withSleepy })
  }
  const involved = new Set(months.flatMap(({ people }) => people.map(({ physicianId }) => physicianId)))
  return {
    until: monthKey(until),
    months,
    physicians: common.people.filter(({ id }) => involved.has(id)),
    rounding: { total: 1, weekend: 1, holiday: 1, night: hasNightRuns(common) ? nightRun : 1 },
    holidays: holidaysOf(common.settings, [firstOfTwelve(until).year, until.year]),
  }
}

/** What all months share, read once: everything up to the last, and what the first month's ledger needs. */
async function readCommon(orm: Orm, scope: Scope, until: Month): Promise<Inputs> {
  const last = await readInputs(orm, scope.groupId, until)
  const first = await readInputs(orm, scope.groupId, firstOfTwelve(until))
  const { worked, holidayShifts, publishedMonths } = first
  const keyOf = (one: object) => JSON.stringify(one)
  const both = <One extends object>(...lists: One[][]) => [
    ...new Map(lists.flat().map((one) => [keyOf(one), one])).values(),
  ]
  return {
    ...last,
    ...{ worked, holidayShifts, publishedMonths },
    timeOff: both(first.timeOff, last.timeOff),
    holidayHistory: both(first.holidayHistory, last.holidayHistory),
  }
}

/** A month as it was when it was made: its problem, who works when, and what can be counted without the engine. */
function lookAtMonth(
  common: Inputs,
  published: PublishedSchedule[],
  shifts: PublishedShift[],
  { id, name, month, year }: PublishedSchedule,
) {
  const span = spanOfMonth({ month, year })
  const held = shifts.flatMap((shift) => heldOf(shift) ?? [])
  const own = shifts.filter((shift) => shift.scheduleId === id)
  const inputs: Inputs = {
    ...common,
    month: { month, year },
    timeOff: common.timeOff.filter(({ from }) => from <= span.to),
    worked: [...common.worked, ...held.filter(({ date }) => date < span.from)],
    publishedAfter: [],
    publishedMonths: [
      ...common.publishedMonths,
      ...published.filter((other) => monthNumber(other) < monthNumber({ month, year })),
    ],
  }
  return {
    inputs,
    held: own.flatMap((shift) => heldOf(shift) ?? []),
    month,
    year,
    scheduleId: id,
    name,
    openShifts: own.filter(({ physicianId }) => physicianId === null).length,
    continuity: measureContinuity(workingDays(inputs, [...common.worked, ...held]), span.from, span.to),
  }
}

function heldOf({ physicianId, roleId, date }: PublishedShift): HeldShift | undefined {
  return physicianId === null || roleId === null ? undefined : { physicianId, roleId, date }
}

/** Backup is not a working day. */
function workingDays({ roles }: Inputs, held: HeldShift[]): WorkedDay[] {
  const backups = backupRolesOf(roles)
  return held.filter(({ roleId }) => !backups.has(roleId))
}

/** As the roster and My stats count them: the days before the month count for its first shifts, and backup is no work. */
function countSleepy({ roles }: Inputs, shifts: PublishedShift[], month: Month): (physicianId: number) => number {
  const { from, to } = spanOfMonth(month)
  const backups = backupRolesOf(roles)
  const near = shifts.filter(
    ({ date, roleId, physicianId }) =>
      physicianId !== null &&
      (roleId === null || !backups.has(roleId)) &&
      addDays(from, -sleepyDaysBefore) <= date &&
      date <= to,
  )
  const byPerson = groupBy(near, ({ physicianId }) => physicianId)
  return (physicianId) => countSleepyShifts(byPerson.get(physicianId) ?? [], from)
}

function hasNightRuns({ settings }: Inputs): boolean {
  return settings.rules['nights-in-runs']?.on ?? true
}
