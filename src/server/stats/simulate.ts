/** A physician's private what-if on a published month: computed, answered, and kept nowhere. */
import type { Simulation } from '../../contract/simulator.ts'
import { addDays } from '../../engine/calendar.ts'
import type { NightShiftPreference, Problem } from '../../engine/model.ts'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import { applySuppositions, type Supposition } from '../../engine/supposition.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { lookAtSchedule } from '../schedules/look-at-schedule.ts'
import { findNewest, findSchedule } from '../schedules/schedules.store.ts'

type Asked = {
  offFrom?: string | undefined
  offTo?: string | undefined
  nights?: NightShiftPreference | undefined
  fte?: number | undefined
}

type Deps = { orm: Orm; advisor: Advisor }

/** Drafts are never used: their numbers would tell what is planned. `left`: whoever asked no longer waits. */
export async function simulateMine(
  { orm, advisor }: Deps,
  scope: Scope,
  month: Month,
  asked: Asked,
  left: AbortSignal,
): Promise<Simulation> {
  const active = await findNewest(orm, scope.groupId, month, ['active'])
  const schedule = active && (await findSchedule(orm, scope, active.id))
  if (!schedule) throw fail('conflict', { message: `${formatMonth(month)} isn’t published.` })
  const { problem, assignments } = await lookAtSchedule(orm, schedule)
  const physicianId = String(scope.userId)
  if (!problem.physicians.some(({ id }) => id === physicianId))
    throw fail('conflict', { message: `You aren’t scheduled in ${formatMonth(month)}.` })
  const dates = daysOff(month, asked)
  const supposed = suppose(problem, physicianId, dates, asked)
  if (supposed === problem)
    throw fail('invalid', { message: 'Choose days off, nights, or another FTE first.', field: 'offFrom' })
  const stop = new SharedArrayBuffer(4)
  const end = () => Atomics.store(new Int32Array(stop), 0, 1)
  if (left.aborted) end()
  left.addEventListener('abort', end, { once: true })
  const { before, after, free, uncovered } = await advisor.ask('simulateOwn', problem, {
    ...{ assignments, supposed, physicianId, dates, stop },
  })
  return { ...month, before, after, daysOff: dates.length > 0 ? { asked: dates.length, free } : null, uncovered }
}

function daysOff(month: Month, { offFrom, offTo = offFrom }: Asked): string[] {
  if (offFrom === undefined || offTo === undefined) return []
  const { from, days } = spanOfMonth(month)
  const dates = Array.from({ length: days }, (_, day) => addDays(from, day)).filter(
    (date) => offFrom <= date && date <= offTo,
  )
  if (dates.length === 0) throw fail('invalid', { message: `Choose days in ${formatMonth(month)}.`, field: 'offFrom' })
  return dates
}

function suppose(problem: Problem, physicianId: string, dates: string[], { nights, fte }: Asked): Problem {
  const suppositions: Supposition[] = [
    ...(dates.length > 0 ? [{ suppose: 'time-off' as const, physicianId, dates }] : []),
    ...(nights === undefined ? [] : [{ suppose: 'nights' as const, physicianId, nightShiftPreference: nights }]),
    ...(fte === undefined ? [] : [{ suppose: 'fte' as const, physicianId, fte }]),
  ]
  return applySuppositions(problem, suppositions)
}
