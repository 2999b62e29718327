/** What a swap or a pickup would lead to, for the physician who considers it. */
import type { CoverageOfDay, Forecast } from '../../../contract/request-outlook.ts'
import { plural } from '../../../engine/text/plural.ts'
import { enough } from '../../platform/advisor/questions/outlook.ts'
import { Refusal } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { lookAtChange, type ScheduleLook } from '../../shift-changes/look-at-change.ts'
import { changeOfMoves, type Move } from '../../shift-changes/shift-change.ts'
import { weighForViewer } from '../../shift-changes/weigh-for-viewer.ts'
import { requireShift } from '../ask/new-request.ts'
import { describeShift, holidayOn } from '../describe-request.ts'
import type { GroupClock } from '../request-clock.ts'

export type ForecastQuery = {
  requestType: 'timeoff' | 'swap' | 'pickup'
  startDate?: string
  endDate?: string
  originalShiftId?: number
  targetShiftId?: number
}

export async function forecastChange(
  deps: ShiftChangeDeps,
  scope: Scope,
  clock: GroupClock,
  query: ForecastQuery,
): Promise<Forecast> {
  const { orm } = deps
  const own =
    query.requestType === 'swap'
      ? await requireShift(orm, scope, clock, query.originalShiftId, 'originalShiftId')
      : undefined
  const wanted =
    query.requestType === 'pickup' || query.targetShiftId
      ? await requireShift(orm, scope, clock, query.targetShiftId, 'targetShiftId')
      : undefined
  const wrong = findWrong(scope, own, wanted)
  if (wrong) return unlikely(wrong)
  if (!wanted) return forecastOffer(deps, scope, clock, own!)
  const moves = [
    ...(own ? [{ shiftId: own.id, physicianId: wanted.physicianId }] : []),
    { shiftId: wanted.id, physicianId: scope.userId },
  ]
  try {
    return await weigh(deps, scope, clock, moves)
  } catch (error) {
    // Two shifts at once, or someone who left: the same words as the refusal.
    if (error instanceof Refusal) return unlikely(error.message)
    throw error
  }
}

function findWrong(scope: Scope, own: ShownShift | undefined, wanted: ShownShift | undefined): string | undefined {
  if (own && own.physicianId !== scope.userId) return `${describeShift(own)} isn’t yours to give.`
  if (wanted?.physicianId === scope.userId) return `${describeShift(wanted)} is already yours.`
  if (own && wanted && wanted.physicianId === null)
    return `${describeShift(wanted)} is open. Request it as a pickup instead.`
  return undefined
}

function unlikely(says: string): Forecast {
  return { likely: 'unlikely', says: [says], days: [], findings: [], shortNotice: null, betterDates: [] }
}

async function weigh(deps: ShiftChangeDeps, scope: Scope, clock: GroupClock, moves: Move[]): Promise<Forecast> {
  const { findings, days } = await weighForViewer(deps, scope, moves)
  const isBroken = findings.some(({ hard }) => hard)
  const soft = findings.filter(({ hard }) => !hard).length
  return {
    likely: isBroken ? 'unlikely' : soft > 2 ? 'tight' : 'likely',
    says: [isBroken ? 'Breaks a hard rule.' : 'Meets every rule.'],
    days: days.map((day) => onCalendar(clock, day)),
    findings,
    shortNotice: null,
    betterDates: [],
  }
}

function onCalendar({ settings }: GroupClock, day: Omit<CoverageOfDay, 'holiday' | 'isScheduled'>): CoverageOfDay {
  return { ...day, holiday: holidayOn(settings, day.date), isScheduled: true }
}

/** An offer to anyone: how many colleagues could take it. */
async function forecastOffer(
  { orm, advisor }: ShiftChangeDeps,
  scope: Scope,
  clock: GroupClock,
  own: ShownShift,
): Promise<Forecast> {
  const still = changeOfMoves([{ shiftId: own.id, physicianId: scope.userId }])
  const { months } = await lookAtChange(orm, scope, still)
  const [look] = months as [ScheduleLook]
  const [day] = await advisor.ask('lookAhead', look.problem, {
    assignments: look.assignments,
    physicianId: String(scope.userId),
    dates: [own.date],
  })
  const takers = day?.takers ?? 0
  const many = takers >= enough ? `${enough} or more colleagues` : plural(takers, 'colleague')
  return {
    likely: takers === 0 ? 'unlikely' : takers < enough - 1 ? 'tight' : 'likely',
    says: [
      takers === 0 ? 'No one could take it right now. Look for a swap.' : `${many} could take it within the rules.`,
    ],
    days: day ? [onCalendar(clock, day)] : [],
    findings: [],
    shortNotice: null,
    betterDates: [],
  }
}
