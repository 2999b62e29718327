/** What an approval leads to, for the reviewer: coverage, rules, scores, and who could take what opens. */
import type { Consequences, CoverageOfDay } from '../../../contract/request-outlook.ts'
import type { Finding } from '../../../contract/shifts.ts'
import type { Candidate } from '../../../engine/explain/candidates.ts'
import { isInMonth } from '../../../engine/month.ts'
import { round } from '../../../engine/text/round.ts'
import type { Advisor } from '../../platform/advisor/advisor.ts'
import type { WeighedChange } from '../../platform/advisor/questions/weigh-change.ts'
import { Refusal } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { assignmentsOf } from '../../schedules/look-at-schedule.ts'
import { listRequestShifts, type ShownShift } from '../../schedules/schedules.store.ts'
import { showCandidate } from '../../schedules/shifts.routes.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { lookAtChange, type ScheduleLook } from '../../shift-changes/look-at-change.ts'
import { changeOfMoves, type ShiftChange } from '../../shift-changes/shift-change.ts'
import { doubledBy, unlockedBy } from '../../shift-changes/weigh-change.ts'
import { holidayOn } from '../describe-request.ts'
import { countAway, countHeads, readHeadCount } from '../outlook/head-count.ts'
import { readClock } from '../request-clock.ts'
import { isOpenOffer, requireRequest, stateSentences } from '../request-states.ts'
import type { RequestRow } from '../requests.store.ts'
import { daysOverLimit } from '../room-for-leave.ts'
import { daysOf, shortNoticeOf } from '../short-notice.ts'
import { shiftsIn } from '../show-request.ts'
import { pickShown } from '../shown-schedules.ts'
import { planApproval } from './approval.ts'
import { describeConsequences } from './describe-consequences.ts'

type ShownCandidate = ReturnType<typeof showCandidate>
type Answered = Omit<Consequences, 'opened' | 'forAll'> & {
  opened: { shift: ShownShift; candidates: ShownCandidate[] }[]
  forAll: ShownCandidate[]
}

export async function findConsequences(deps: ShiftChangeDeps, scope: Scope, id: number): Promise<Answered> {
  const { orm, advisor, now } = deps
  const row = await requireRequest(orm, scope, id)
  const clock = await readClock(orm, scope, now())
  const plan = await planApproval(orm, scope, clock, row)
  const { looks, refused } = await lookAtApproval(deps, scope, asTried(row, plan.planned))
  const shifts = await listRequestShifts(orm, scope, shiftsIn(row))
  const dates = row.requestType === 'timeoff' ? daysOf(row) : [...new Set(shifts.map(({ date }) => date))].sort()
  const months = await Promise.all(looks.map((one) => weigh(advisor, one, row, dates)))
  const byDate = new Map(months.flatMap(({ weighed }) => weighed.days).map((day) => [day.date, day]))
  const heads = dates.length > 0 ? await readHeadCount(orm, scope, clock.settings, spanOf(dates)) : undefined
  const days = dates.map((date): CoverageOfDay => {
    const day = byDate.get(date)
    if (!day) return countHeads(heads!, date, row.requestorId)
    return { ...day, holiday: holidayOn(clock.settings, date), isScheduled: true }
  })
  const show = (candidates: Candidate[]) =>
    candidates.map(showCandidate).filter(({ physicianId }) => physicianId !== row.requestorId)
  const slots = months.flatMap(({ slots, weighed }) =>
    slots.map(({ shiftId }, index) => ({ shiftId, candidates: show(weighed.candidates[index]!) })),
  )
  const openedShifts = await listRequestShifts(
    orm,
    scope,
    slots.map(({ shiftId }) => shiftId),
  )
  const opened = slots.flatMap(({ shiftId, candidates }) => {
    const shift = openedShifts.find((one) => one.id === shiftId)
    return shift ? [{ shift, candidates }] : []
  })
  const findings = months.flatMap((month) => month.findings)
  const atOnce = looks.flatMap(({ plan }) => plan.doubled).find(({ isAtOnce }) => isAtOnce)
  const scores = meanScores(months.map(({ weighed }) => weighed.scores))
  const away =
    heads && row.requestType === 'timeoff' ? dates.map((date) => countAway(heads, date, row.requestorId)) : []
  const overLimit = heads && row.requestType === 'timeoff' ? daysOverLimit(heads, row.requestorId, dates) : []
  return {
    requestId: id,
    blocked: row.status === 'pending' ? (refused ?? plan.blocked ?? atOnce?.says ?? null) : stateSentences[row.status],
    says: describeConsequences({ row, days, opened, away, overLimit }),
    shortNotice: shortNoticeOf(clock.settings, row),
    days,
    findings,
    scores,
    opened,
    forAll: slots.length > 1 ? show(coverOfAll(months)) : [],
    overLimit,
  }
}

/** Who could take what opens in every month, judged together in each; what they'd trade off is the worst of it. */
function coverOfAll(months: WeighedMonth[]): Candidate[] {
  const [first, ...others] = months
    .filter(({ slots }) => slots.length > 0)
    .map(({ slots, weighed }) => (slots.length > 1 ? weighed.forAll : weighed.candidates[0]!))
    .map((candidates) => candidates.filter(({ isAllowed }) => isAllowed))
  const both = (one: Candidate, other: Candidate): Candidate => ({
    ...(one.cost < other.cost ? other : one),
    cost: one.cost + other.cost,
  })
  return (first ?? [])
    .flatMap((candidate) => {
      const elsewhere = others.map((list) => list.find(({ physicianId }) => physicianId === candidate.physicianId))
      return elsewhere.every((other) => other !== undefined) ? elsewhere.reduce(both, candidate) : []
    })
    .sort((one, other) => one.cost - other.cost)
}

/** An offer no one has taken is evaluated as it is, to rank who could. */
function asTried(row: RequestRow, planned: ShiftChange): ShiftChange {
  const isOffer = row.status === 'pending' && isOpenOffer(row) && row.originalShiftId !== null
  return isOffer ? changeOfMoves([{ shiftId: row.originalShiftId!, physicianId: row.requestorId }]) : planned
}

/** If it can't even be tried, because someone left or the schedule is gone, says so instead. */
export async function lookAtApproval({ orm }: Pick<ShiftChangeDeps, 'orm'>, scope: Scope, planned: ShiftChange) {
  try {
    const { months } = await lookAtChange(orm, scope, planned)
    const shown = pickShown(months.map(({ schedule }) => schedule).sort((one, other) => other.id - one.id))
    return { looks: months.filter(({ schedule }) => shown.some(({ id }) => id === schedule.id)), refused: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { looks: [], refused: error.message }
  }
}

type WeighedMonth = { slots: { shiftId: number }[]; weighed: WeighedChange; findings: Finding[] }

async function weigh(advisor: Advisor, one: ScheduleLook, row: RequestRow, dates: string[]): Promise<WeighedMonth> {
  const { plan, schedule } = one
  const slots = plan.changed.flatMap(({ before, after }) => {
    const isOffered = isOpenOffer(row) && after.physicianId === row.requestorId
    if ((after.physicianId !== null && !isOffered) || after.roleId === null) return []
    const instead = isOffered ? { instead: String(row.requestorId) } : {}
    return [{ shiftId: before.id, date: after.date, roleId: String(after.roleId), ...instead }]
  })
  const weighed = await advisor.ask('weighChange', unlockedBy(one, plan), {
    before: one.assignments,
    after: assignmentsOf(plan.after),
    dates: dates.filter((date) => isInMonth(date, schedule)),
    slots: slots.map(({ shiftId: _, ...slot }) => slot),
  })
  return { slots, weighed, findings: [...doubledBy(plan), ...weighed.findings] }
}

function spanOf(dates: string[]): { from: string; to: string } {
  return { from: dates[0]!, to: dates.at(-1)! }
}

function meanScores(all: WeighedChange['scores'][]): Consequences['scores'] {
  if (all.length === 0) return null
  const mean = (when: 'before' | 'after', name: 'coverage' | 'fairness' | 'preferences') =>
    round(all.reduce((sum, scores) => sum + scores[when][name], 0) / all.length, 1)
  const scoresOf = (when: 'before' | 'after') => ({
    coverage: mean(when, 'coverage'),
    fairness: mean(when, 'fairness'),
    preferences: mean(when, 'preferences'),
  })
  return { before: scoresOf('before'), after: scoresOf('after') }
}
