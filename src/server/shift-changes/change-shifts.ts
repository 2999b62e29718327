/** The one way to change shifts: plan, weigh, lock, weigh again if something changed, write, notify, settle requests. */
import type { Finding } from '../../contract/shifts.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import type { Aftermath, KeptOverride } from '../platform/db/schema/index.ts'
import { actorIdOf, type Scope } from '../platform/scope.ts'
import { listShiftsById, type ScheduleRow, type ShownShift, updateSchedule } from '../schedules/schedules.store.ts'
import { standingColumns } from '../schedules/standing-columns.ts'
import { ChangedMeanwhile, untilUnchanged } from './changed-meanwhile.ts'
import { listDuring } from './look-at-change.ts'
import { emitShiftChanges } from './notify/emit-events.ts'
import { recordOverrides } from './overrides/overrides.store.ts'
import type { EditPlan } from './plan-edits.ts'
import { isAtTurn, refuseOverlaps } from './refuse-overlaps.ts'
import type { ShiftChange } from './shift-change.ts'
import { isSameStamps, lockPeople, lockSchedules } from './stamps.ts'
import { idsBefore, refuseTwoAtOnce, requireReason, type Weighed, weighChange } from './weigh-change.ts'
import { writePlan } from './write-plan.ts'

/** Settles pending requests about shifts that changed hands or disappeared; returns what undoing has to put back. */
export type SettleRequests = (
  change: Change,
  scope: Scope,
  shiftIds: number[],
  occasion: { at: Date; gone?: string },
) => Promise<Aftermath>

export type ShiftChangeDeps = { orm: Orm; advisor: Advisor; now: () => Date; settleRequests: SettleRequests }

/** Something a person does to shifts. Its plan carries what later steps need. */
export type Act<Planned extends ShiftChange, Result> = {
  /** On current data; called again at each try. Refuses what can't be done. */
  plan: (orm: Orm) => Planned | Promise<Planned>
  /** Refuses what the findings don't allow; nothing by default. */
  check?: (weighed: Weighed, planned: Planned) => void
  /** A broken hard rule needs a reason, which is kept with the conflict. */
  overrides?: { reason: string | undefined }
  /** In the transaction, once people and schedules are locked: locks and checks what else the act involves. */
  lock?: (change: Change, planned: Planned) => Promise<void>
  /** In the transaction, once the shifts are written: the act's own rows, its audit event, and its messages. */
  finish: (change: Change, done: ChangedShifts, planned: Planned) => Promise<Result>
  /** In the transaction, last: an act that can be undone keeps what became of requests. */
  settled?: (change: Change, aftermath: Aftermath, result: Result) => Promise<void>
}

export type ChangedShifts = {
  weighed: Weighed
  findings: Finding[]
  /** As they are afterward, in the order they were weighed. */
  schedules: ScheduleRow[]
  /** The changed and added shifts as they are now, and the ids of removed ones. */
  shifts: ShownShift[]
  removed: number[]
  /** What takes back the conflicts that it overrode. */
  overridden: KeptOverride[]
  /** The shifts of published schedules before and after. */
  was: ShownShift[]
  is: ShownShift[]
}

export function changeShifts<Planned extends ShiftChange, Result>(
  deps: ShiftChangeDeps,
  scope: Scope,
  act: Act<Planned, Result>,
  make: MakeChange,
): Promise<Result> {
  return untilUnchanged(async (isLast) => {
    const outside = await weighAct(deps, deps.orm, scope, act)
    return make(async (change) => {
      const { tx } = change
      const isCurrent = await lock(tx, scope, outside)
      if (!isCurrent && !isLast) throw new ChangedMeanwhile()
      const { planned, weighed } = isCurrent ? outside : await weighInside(deps, tx, scope, act)
      await act.lock?.(change, planned)
      const reason = act.overrides?.reason
      const overridden = reason ? await recordOverrides(tx, scope, weighed, reason) : []
      const done = { ...(await write(tx, scope, weighed, planned)), overridden }
      const result = await act.finish(change, done, planned)
      emitShiftChanges(change, done.was, done.is)
      const aftermath = await deps.settleRequests(change, scope, idsChanged(weighed), { at: deps.now() })
      await act.settled?.(change, aftermath, result)
      return result
    })
  })
}

type WeighedAct<Planned extends ShiftChange> = { planned: Planned; weighed: Weighed }

async function weighAct<Planned extends ShiftChange, Result>(
  { advisor }: ShiftChangeDeps,
  orm: Orm,
  scope: Scope,
  act: Act<Planned, Result>,
): Promise<WeighedAct<Planned>> {
  const planned = await act.plan(orm)
  const weighed = await weighChange({ orm, advisor }, scope, planned)
  act.check?.(weighed, planned)
  refuseTwoAtOnce(weighed, scope)
  if (act.overrides) requireReason(weighed, act.overrides.reason)
  return { planned, weighed }
}

async function weighInside<Planned extends ShiftChange, Result>(
  deps: ShiftChangeDeps,
  tx: Orm,
  scope: Scope,
  act: Act<Planned, Result>,
): Promise<WeighedAct<Planned>> {
  const inside = await weighAct(deps, tx, scope, act)
  // It may concern other people and schedules by now.
  if (!(await lock(tx, scope, inside))) throw new ChangedMeanwhile()
  return inside
}

/** People first, then schedules, each by id: everyone who changes shifts takes the locks in this order. */
async function lock(
  tx: Orm,
  scope: Scope,
  { planned: { absence, returns, within }, weighed }: WeighedAct<ShiftChange>,
): Promise<boolean> {
  const known = new Map(weighed.months.flatMap(({ inputs }) => inputs.people).map((person) => [person.id, person]))
  const away = absence ?? returns
  const ids = [...takersIn(weighed), ...(away ? [away.physicianId] : [])]
  const [people, stamps] = await Promise.all([
    lockPeople(tx, scope.groupId, ids),
    lockSchedules(
      tx,
      scope,
      weighed.months.map(({ schedule }) => schedule),
    ),
  ])
  // Without a plan no one was read.
  const isSame = people.every(({ id, version }) => (known.get(id)?.version ?? version) === version)
  if (!isSame || people.length !== new Set(ids).size || !isSameStamps(stamps, weighed.stamps)) return false
  // A draft that was deleted before its stamp was read has none, then or now.
  if (!weighed.months.every(({ schedule }) => stamps.has(schedule.id))) return false
  // A draft that was made while this waited for the person has shifts that nobody looked at.
  const concerned = away && !within ? await listDuring(tx, scope, away) : []
  return concerned.every((id) => weighed.months.some(({ schedule }) => schedule.id === id))
}

function takersIn({ months }: Weighed): number[] {
  return months.flatMap(({ plan }) =>
    [...plan.changed.map(({ after }) => after), ...plan.added].flatMap(({ physicianId }) => physicianId ?? []),
  )
}

function idsChanged({ months }: Weighed): number[] {
  return months.flatMap(({ plan }) => idsBefore(plan))
}

/** Only published schedules count, and only their first and last day. */
function reachesOver(schedule: ScheduleRow, { changed, added }: EditPlan): boolean {
  const dates = [...changed.map(({ after }) => after), ...added].map(({ date }) => date)
  return schedule.status === 'active' && isAtTurn(schedule, dates)
}

async function write(
  tx: Orm,
  scope: Scope,
  weighed: Weighed,
  { isProposed }: ShiftChange,
): Promise<Omit<ChangedShifts, 'overridden'>> {
  const editedBy = isProposed ? null : actorIdOf(scope)
  const schedules: ScheduleRow[] = []
  const ids: number[] = []
  for (const { schedule, plan, standing, inputs } of weighed.months) {
    // A new version even if no shift changes, so anyone who weighed the month without the absence weighs it again.
    const columns = standing ? standingColumns(standing, schedule, inputs.roles) : {}
    const [after, written] = await Promise.all([
      updateSchedule(tx, scope, schedule.id, columns, undefined),
      writePlan(tx, scope, schedule, { ...plan, editedBy }),
    ])
    schedules.push(after!)
    ids.push(...written)
  }
  for (const { schedule, plan } of weighed.months) if (reachesOver(schedule, plan)) await refuseOverlaps(tx, schedule)
  const shifts = await listShiftsById(tx, scope, ids)
  const published = new Set(schedules.filter(({ status }) => status === 'active').map(({ id }) => id))
  const isPublished = ({ scheduleId }: ShownShift) => published.has(scheduleId)
  return {
    weighed,
    findings: weighed.findings,
    schedules,
    shifts,
    removed: weighed.months.flatMap(({ plan }) => plan.removed.map(({ id }) => id)),
    was: weighed.was.filter(isPublished),
    is: shifts.filter(isPublished),
  }
}
