/** Weighs a change of shifts: which rules it breaks in each schedule, and each one's state after it. Writes nothing. */
import type { Finding } from '../../contract/shifts.ts'
import type { Problem } from '../../engine/model.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import { ownFinding } from '../platform/advisor/questions/show-finding.ts'
import type { Standing } from '../platform/advisor/questions/standing.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { assignmentsOf, type Look } from '../schedules/look-at-schedule.ts'
import { listShiftsById, type ShownShift } from '../schedules/schedules.store.ts'
import { lookAtChange, type ScheduleLook } from './look-at-change.ts'
import type { EditPlan } from './plan-edits.ts'
import type { ShiftChange } from './shift-change.ts'
import type { Stamps } from './stamps.ts'

export type WeighedSchedule = ScheduleLook & {
  findings: Finding[]
  /** Undefined if the group has no one to score. */
  standing: Standing | undefined
}

export type Weighed = {
  months: WeighedSchedule[]
  findings: Finding[]
  /** The shifts that change or go, as they are. */
  was: ShownShift[]
  stamps: Stamps
}

export async function weighChange(
  { orm, advisor }: { orm: Orm; advisor: Advisor },
  scope: Scope,
  change: ShiftChange,
): Promise<Weighed> {
  const { months: looks, stamps } = await lookAtChange(orm, scope, change)
  const ids = looks.flatMap(({ plan }) => idsBefore(plan))
  const [months, was] = await Promise.all([
    Promise.all(looks.map((look) => weighLook(advisor, look))),
    listShiftsById(orm, scope, ids),
  ])
  return { months, findings: months.flatMap(({ findings }) => findings), was, stamps }
}

async function weighLook(advisor: Advisor, look: ScheduleLook): Promise<WeighedSchedule> {
  const { plan } = look
  if (look.problem.physicians.length === 0) return { ...look, findings: [], standing: undefined }
  const { findings, standing } = await advisor.ask('judgeEdit', unlockedBy(look, plan), {
    before: look.assignments,
    after: assignmentsOf(plan.after),
  })
  return { ...look, findings: [...doubledBy(plan), ...findings], standing }
}

/** A lock that the same change releases no longer holds. */
export function unlockedBy({ problem }: Pick<Look, 'problem'>, plan: EditPlan): Problem {
  const unlocked = new Set(
    plan.changed
      .filter(({ before, after }) => before.isLocked && !after.isLocked)
      .map(({ before }) => `${before.physicianId} ${before.date}`),
  )
  if (unlocked.size === 0) return problem
  const locked = problem.locked.filter(({ physicianId, date }) => !unlocked.has(`${physicianId} ${date}`))
  return { ...problem, locked }
}

/** A roster has one shift per day and person, so the engine doesn't see a second. The viewer reads "you". */
export function doubledBy(plan: EditPlan, viewerId?: number): Finding[] {
  return plan.doubled.map(({ physicianId, date, says, saysToThem }) =>
    ownFinding({
      ...{ ruleId: 'one-shift-at-a-time', physicianId, dates: [date] },
      says: physicianId === viewerId ? saysToThem : says,
    }),
  )
}

/** The shifts that a plan changes or removes. */
export function idsBefore(plan: EditPlan): number[] {
  return [...plan.changed.map(({ before }) => before.id), ...plan.removed.map(({ id }) => id)]
}

/** Whatever the reason. */
export function refuseTwoAtOnce({ months }: Pick<Weighed, 'months'>, { userId }: Pick<Scope, 'userId'>): void {
  const [first] = months.flatMap(({ plan }) => plan.doubled.filter(({ isAtOnce }) => isAtOnce))
  if (first) throw fail('conflict', { message: first.physicianId === userId ? first.saysToThem : first.says })
}

export function requireReason({ findings }: Pick<Weighed, 'findings'>, reason: string | undefined): void {
  const hard = findings.filter((finding) => finding.hard)
  if (hard.length === 0 || reason) return
  throw fail('needs-reason', {
    message: `${hard[0]!.says} Give a reason to do it anyway.`,
    field: 'reason',
    problems: hard.map(({ ruleId, says }) => ({ field: ruleId, message: says })),
    current: { findings },
  })
}
