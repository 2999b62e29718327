/** A proposal: what the search would change in a schedule within a scope, with scores before and after. Writes nothing. */
import type { Proposal, ProposalScope } from '../../contract/shift-changes.ts'
import { spanOfMonth } from '../../engine/month.ts'
import type { RosterChange } from '../../engine/repair/plan.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { displayName } from '../../engine/text/names.ts'
import type { Standing } from '../platform/advisor/questions/standing.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import { assignmentsOf, heldOf, readSchedule } from '../schedules/look-at-schedule.ts'
import { closedIn } from '../schedules/problem/closed-positions.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import type { Inputs } from '../schedules/problem/read-inputs.ts'
import { roundedScores } from '../schedules/rounded-scores.ts'
import { requireSchedule } from '../schedules/schedules.service.ts'
import type { ScheduleRow, ShiftRow } from '../schedules/schedules.store.ts'
import { requireTransition } from '../schedules/transitions.ts'
import type { ShiftChangeDeps } from './change-shifts.ts'
import { stepsOfPlan } from './steps-of-plan.ts'
import { weighChange } from './weigh-change.ts'

type Deps = Pick<ShiftChangeDeps, 'orm' | 'advisor' | 'now'>

export async function proposeChanges(deps: Deps, scope: Scope, id: number, asked: ProposalScope): Promise<Proposal> {
  const schedule = await requireSchedule(deps.orm, scope, id)
  requireTransition(schedule, 'edit')
  const { inputs, rows } = await readSchedule(deps.orm, schedule)
  const days = daysOf(schedule, asked, localMoment(deps.now(), inputs.settings.timeZone).date)
  requireKnown(inputs, asked)
  const kept = rows.filter(({ isLocked, editedBy }) => isLocked || (asked.keepEdited && editedBy !== null))
  const { problem } = await gatherProblem(inputs, { locked: heldOf(kept), held: heldOf(rows), closed: closedIn(rows) })
  if (problem.physicians.length === 0)
    throw fail('cannot-generate', { message: 'Your group has no active physicians yet. Add physicians first.' })
  const assignments = assignmentsOf(rows)
  const changes = await deps.advisor.ask('proposeMonth', problem, {
    assignments,
    scope: {
      ...days,
      onlyOpen: asked.what === 'fill',
      ...(asked.roleId !== undefined && { roleId: String(asked.roleId) }),
      ...(asked.physicianIds && { physicianIds: asked.physicianIds.map(String) }),
      positions: positionsOf(rows),
    },
  })
  const steps = stepsOfPlan(rows, [], changes)
  if (!steps) throw new Error('A proposal uses a position the schedule doesn’t have.')
  const [before, weighed] = await Promise.all([
    deps.advisor.ask('stand', problem, { assignments }),
    weighChange(deps, scope, {
      edits: steps.map((step) => ({ do: 'change' as const, ...step })),
      within: { scheduleId: id, action: 'edit' },
    }),
  ])
  const [month] = weighed.months
  return {
    steps,
    days: changes.map((change) => describeDay(change, inputs)).sort(byPersonAndDay),
    open: { before: countOpen(rows), after: countOpen(month!.plan.after) },
    before: showStanding(before),
    after: showStanding(month!.standing ?? before),
    findings: weighed.findings,
  }
}

function showStanding({ scores, signature }: Standing) {
  return { ...roundedScores(scores), signature }
}

/** Past days stay as they are. */
function daysOf(schedule: ScheduleRow, asked: ProposalScope, today: string): { from: string; to: string } {
  const month = spanOfMonth(schedule)
  const first = asked.from ?? month.from
  const to = asked.to ?? month.to
  for (const [field, date] of [
    ['from', first],
    ['to', to],
  ] as const)
    if (date < month.from || month.to < date)
      throw fail('invalid', {
        message: `Pick a date in the schedule’s month, ${formatDateRange(month.from, month.to)}`,
        field,
      })
  if (to < first) throw fail('invalid', { message: 'The last day can’t be before the first', field: 'to' })
  if (to < today) throw fail('invalid', { message: 'These days have passed. Pick a date from today on', field: 'to' })
  return { from: first < today ? today : first, to }
}

function requireKnown({ roles, people }: Inputs, { roleId, physicianIds = [] }: ProposalScope): void {
  if (roleId !== undefined && !roles.some(({ id, isActive }) => id === roleId && isActive))
    throw fail('not-found', { message: 'This role isn’t in your group.', field: 'roleId' })
  const stranger = physicianIds.find((id) => !people.some((person) => person.id === id))
  if (stranger !== undefined)
    throw fail('not-found', { message: `There’s no physician ${stranger} in this group.`, field: 'physicianIds' })
}

function positionsOf(rows: ShiftRow[]) {
  const positions = new Map<string, { roleId: string; date: string; count: number }>()
  for (const { roleId, date, status } of rows) {
    if (roleId === null || status === 'cancelled') continue
    const key = `${roleId} ${date}`
    positions.set(key, { roleId: String(roleId), date, count: (positions.get(key)?.count ?? 0) + 1 })
  }
  return [...positions.values()]
}

function describeDay({ physicianId, date, fromRoleId, toRoleId }: RosterChange, { people, roles }: Inputs) {
  const nameOf = (id: string | undefined) => roles.find((role) => String(role.id) === id)?.name ?? null
  const person = people.find(({ id }) => String(id) === physicianId)!
  return { physicianId: person.id, name: displayName(person), date, old: nameOf(fromRoleId), new: nameOf(toRoleId) }
}

type Day = Proposal['days'][number]

function byPersonAndDay(one: Day, other: Day): number {
  return one.name.localeCompare(other.name) || one.physicianId - other.physicianId || one.date.localeCompare(other.date)
}

function countOpen(rows: Pick<ShiftRow, 'physicianId' | 'status'>[]): number {
  return rows.filter(({ physicianId, status }) => physicianId === null && status !== 'cancelled').length
}
