/** What approving each pending request would do, in brief, for the whole list: shifts that open, and rules that break. */
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import type { Finding } from '../../../contract/shifts.ts'
import { brokenWords } from '../../../engine/explain/broken-words.ts'
import type { Advisor } from '../../platform/advisor/advisor.ts'
import type { Orm } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { assignmentsOf, type Look, readSchedule, viewSchedule } from '../../schedules/look-at-schedule.ts'
import type { ScheduleRow } from '../../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { type PlannedMonth, planChange } from '../../shift-changes/look-at-change.ts'
import type { ShiftChange } from '../../shift-changes/shift-change.ts'
import { doubledBy, unlockedBy } from '../../shift-changes/weigh-change.ts'
import { readHeadCount } from '../outlook/head-count.ts'
import { type GroupClock, readClock } from '../request-clock.ts'
import { listGroupRequests, type RequestRow } from '../requests.store.ts'
import { daysOverLimit } from '../room-for-leave.ts'
import { daysOf } from '../short-notice.ts'
import { pickShown } from '../shown-schedules.ts'
import { planApproval } from './approval.ts'
import { lookAtApproval } from './consequences.ts'
import { rankRivals } from './rivals.ts'

/** The rest is shown when it is opened. */
const mostListed = 60

type Deps = Pick<ShiftChangeDeps, 'orm' | 'advisor' | 'now'>
export type Looks = ReturnType<typeof readOnce>
type Planned = { row: RequestRow; change: ShiftChange; months: PlannedMonth[] }

/** Each month is read once, and its rules are weighed for all requests in one question. */
export async function listEffects(deps: Deps, scope: Scope): Promise<RequestEffect[]> {
  const clock = await readClock(deps.orm, scope, deps.now())
  const pending = await listGroupRequests(deps.orm, scope, 'pending')
  const looks = readOnce(deps.orm)
  const planned: Planned[] = []
  for (const row of pending.slice(0, mostListed)) {
    const plan = await planShown(deps.orm, scope, clock, row, looks)
    if (plan) planned.push(plan)
  }
  const broken = await findBroken(deps, scope, planned, looks)
  const rivals = await rankRivals(
    deps,
    scope,
    planned.map(({ row }) => row),
    looks,
  )
  const overLimit = await findOverLimit(deps.orm, scope, clock, planned)
  return planned.map(({ row, months }) => ({
    requestId: row.id,
    hasSchedule: months.length > 0,
    opens: months.reduce((sum, { plan }) => sum + countOpened(plan), 0),
    breaks: (broken.get(row.id) ?? [])
      .filter(({ hard }) => hard)
      .map(({ ruleId, says }) => ({ what: brokenWords(ruleId), says })),
    overLimit: overLimit.get(row.id) ?? [],
    rival: rivals.get(row.id) ?? null,
  }))
}

function readOnce(orm: Orm) {
  const read = new Map<number, ReturnType<typeof readSchedule>>()
  const seen = new Map<number, Promise<Look>>()
  const readMonth = (schedule: ScheduleRow) => {
    const known = read.get(schedule.id) ?? readSchedule(orm, schedule)
    read.set(schedule.id, known)
    return known
  }
  const look = (schedule: ScheduleRow) => {
    const known = seen.get(schedule.id) ?? readMonth(schedule).then(({ inputs, rows }) => viewSchedule(inputs, rows))
    seen.set(schedule.id, known)
    return known
  }
  return { readMonth, look }
}

/** Undefined if it can't be approved now, which has its own sentence. */
async function planShown(
  orm: Orm,
  scope: Scope,
  clock: GroupClock,
  row: RequestRow,
  { readMonth }: Looks,
): Promise<Planned | undefined> {
  const { planned: change, blocked } = await planApproval(orm, scope, clock, row)
  if (blocked !== null) return undefined
  try {
    const months = await planChange(orm, scope, change, readMonth)
    const shown = pickShown(months.map(({ schedule }) => schedule).sort((one, other) => other.id - one.id))
    return { row, change, months: months.filter(({ schedule }) => shown.some(({ id }) => id === schedule.id)) }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** By request; who is off is read once for all days. */
async function findOverLimit(orm: Orm, scope: Scope, { settings }: GroupClock, planned: Planned[]) {
  const leaves = planned.map(({ row }) => row).filter(({ requestType }) => requestType === 'timeoff')
  const dates = leaves.flatMap((row) => daysOf(row)).sort()
  const [from, to] = [dates[0], dates.at(-1)]
  if (settings.timeOffPerDay === 0 || !from || !to) return new Map<number, string[]>()
  const heads = await readHeadCount(orm, scope, settings, { from, to })
  return new Map(leaves.map((row) => [row.id, daysOverLimit(heads, row.requestorId, daysOf(row))]))
}

function countOpened({ changed }: PlannedMonth['plan']): number {
  return changed.filter(({ before, after }) => before.physicianId !== null && !after.physicianId).length
}

/** By request. The same month is asked about once; a change of two months, or of locks, has a problem of its own. */
async function findBroken(deps: Deps, scope: Scope, planned: Planned[], looks: Looks): Promise<Map<number, Finding[]>> {
  const found = new Map<number, Finding[]>()
  const together = new Map<number, { look: Look; asked: { id: number; month: PlannedMonth }[] }>()
  for (const { row, change, months } of planned) {
    const [month] = months
    if (!month || months.every(({ plan }) => plan.changed.length === 0)) continue
    if (months.length > 1 || opensLocks(month)) found.set(row.id, await findAlone(deps, scope, change))
    else {
      const known = together.get(month.schedule.id) ?? { look: await looks.look(month.schedule), asked: [] }
      known.asked.push({ id: row.id, month })
      together.set(month.schedule.id, known)
    }
  }
  for (const { look, asked } of together.values()) {
    const answers = await judgeTogether(
      deps.advisor,
      look,
      asked.map(({ month }) => month),
    )
    asked.forEach(({ id, month }, place) => {
      found.set(id, [...doubledBy(month.plan), ...answers[place]!])
    })
  }
  return found
}

function opensLocks({ plan }: PlannedMonth): boolean {
  return plan.changed.some(({ before, after }) => before.isLocked && !after.isLocked)
}

/** An absence itself breaks nothing: its shifts open up. So all of them share the problem of the month. */
function judgeTogether(advisor: Advisor, { problem, assignments }: Look, months: PlannedMonth[]): Promise<Finding[][]> {
  if (problem.physicians.length === 0) return Promise.resolve(months.map(() => []))
  const afters = months.map(({ plan }) => assignmentsOf(plan.after))
  return advisor.ask('judgeEdits', problem, { before: assignments, afters })
}

async function findAlone(deps: Deps, scope: Scope, change: ShiftChange): Promise<Finding[]> {
  const { looks } = await lookAtApproval(deps, scope, change)
  const findings: Finding[] = []
  for (const one of looks) {
    const { plan, problem, assignments } = one
    if (problem.physicians.length === 0 || plan.changed.length === 0) continue
    const edit = { before: assignments, afters: [assignmentsOf(plan.after)] }
    const [broken] = await deps.advisor.ask('judgeEdits', unlockedBy(one, plan), edit)
    findings.push(...doubledBy(plan), ...broken!)
  }
  return findings
}
