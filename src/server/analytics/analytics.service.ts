/** Puts a year together: each published month scored, with the months before it as its past. */
import type { Analytics, AnalyticsMonth } from '../../contract/analytics.ts'
import { holidaysOf } from '../../contract/holidays.ts'
import { spanOfMonth } from '../../engine/month.ts'
import { nightRun } from '../../engine/view/grain.ts'
import type { Orm } from '../platform/db/database.ts'
import type { Scope } from '../platform/scope.ts'
import { gatherProblem, oneADay, toAssignment } from '../schedules/problem/gather-problem.ts'
import { type HeldShift, type Inputs, readInputs } from '../schedules/problem/read-inputs.ts'
import {
  listPublishedSchedules,
  listPublishedShifts,
  listPublishedYears,
  type PublishedSchedule,
  type PublishedShift,
} from './analytics.store.ts'
import { measureContinuity, type WorkedDay } from './continuity.ts'
import type { ScoreMonth } from './month-scores.ts'

export async function analyzeYear(orm: Orm, scope: Scope, year: number, scoreMonth: ScoreMonth): Promise<Analytics> {
  return analyzeShifts(orm, scope, year, await listPublishedShifts(orm, scope, year), scoreMonth)
}

/** For whoever has read the year's shifts already. */
export async function analyzeShifts(
  orm: Orm,
  scope: Scope,
  year: number,
  shifts: PublishedShift[],
  scoreMonth: ScoreMonth,
): Promise<Analytics> {
  const published = await listPublishedSchedules(orm, scope, year)
  const ofYear = await readYear(orm, scope, year)
  const months: AnalyticsMonth[] = []
  for (const schedule of published) {
    const { inputs, held, ...counted } = lookAtMonth(ofYear, published, shifts, schedule, year)
    const { problem } = gatherProblem(inputs, { held })
    months.push({ ...(await scoreMonth(problem, oneADay(held.map(toAssignment)))), ...counted })
  }
  const involved = new Set(months.flatMap(({ people }) => people.map(({ physicianId }) => physicianId)))
  return {
    year,
    years: await listPublishedYears(orm, scope),
    months,
    physicians: ofYear.people.filter(({ id }) => involved.has(id)),
    rounding: { total: 1, weekend: 1, holiday: 1, night: hasNightRuns(ofYear) ? nightRun : 1 },
    holidays: holidaysOf(ofYear.settings, [year]),
  }
}

/** What all months have in common, read once: everything up to December, and what the ledger of January has. */
async function readYear(orm: Orm, scope: Scope, year: number): Promise<Inputs> {
  const december = await readInputs(orm, scope.groupId, { month: 12, year })
  const january = await readInputs(orm, scope.groupId, { month: 1, year })
  const { worked, holidayShifts, publishedMonths } = january
  return { ...december, worked, holidayShifts, publishedMonths }
}

/** A month as it was when it was made: its problem, who works when, and what can be counted without the engine. */
function lookAtMonth(
  year: Inputs,
  published: PublishedSchedule[],
  shifts: PublishedShift[],
  schedule: PublishedSchedule,
  number: number,
) {
  const { id, name, month } = schedule
  const span = spanOfMonth({ month, year: number })
  const ofYear = shifts.flatMap((shift) => heldOf(shift) ?? [])
  const own = shifts.filter((shift) => shift.scheduleId === id)
  const inputs: Inputs = {
    ...year,
    month: { month, year: number },
    timeOff: year.timeOff.filter(({ from }) => from <= span.to),
    worked: [...year.worked, ...ofYear.filter(({ date }) => date < span.from)],
    publishedAfter: [],
    publishedMonths: [
      ...year.publishedMonths,
      ...published.filter((other) => other.month < month).map((other) => ({ ...other, year: number })),
    ],
  }
  return {
    inputs,
    held: own.flatMap((shift) => heldOf(shift) ?? []),
    month,
    scheduleId: id,
    name,
    openShifts: own.filter(({ physicianId }) => physicianId === null).length,
    continuity: measureContinuity(workingDays(inputs, [...year.worked, ...ofYear]), span.from, span.to),
  }
}

function heldOf({ physicianId, roleId, date }: PublishedShift): HeldShift | undefined {
  return physicianId === null || roleId === null ? undefined : { physicianId, roleId, date }
}

/** Backup duty is no working day. */
function workingDays({ roles }: Inputs, held: HeldShift[]): WorkedDay[] {
  const backups = new Set(roles.filter(({ category }) => category === 'backup').map(({ id }) => id))
  return held.filter(({ roleId }) => !backups.has(roleId))
}

function hasNightRuns({ settings }: Inputs): boolean {
  return settings.rules['nights-in-runs']?.on ?? true
}
