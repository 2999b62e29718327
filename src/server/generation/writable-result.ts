/** A finished roster ready to write: shifts of people who left meanwhile, and shifts that overlap a kept one, become open. */
import { dayNumber, minuteOfDay, minutesPerDay, minutesUntil } from '../../engine/calendar.ts'
import type { Assignment, Role } from '../../engine/model.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { Orm } from '../platform/db/database.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import { type Inputs, readInputs } from '../schedules/problem/read-inputs.ts'
import { findLeavers } from '../shift-changes/leavers.ts'
import type { Result } from './describe-result.ts'
import type { GenerationRow } from './generations.store.ts'
import { type KeptShift, optionsOf } from './kept-shifts.ts'

type Deps = { orm: Orm; advisor: Advisor; now: () => Date }

/** Milliseconds for explaining open shifts. */
const explainFor = 1000

export function inputChoicesOf({ pendingTimeOff }: Pick<GenerationRow, 'pendingTimeOff'>) {
  return { countsPending: pendingTimeOff === 'as-approved' }
}

export async function writableResult(
  { orm, advisor, now }: Deps,
  generation: GenerationRow,
  result: Result,
): Promise<{ people: Inputs['people']; result: Result }> {
  const { groupId, month, year } = generation
  const inputs = await readInputs(orm, groupId, { month, year }, inputChoicesOf(generation))
  const isOfLeaver = findLeavers(inputs, now())
  const isLeft = ({ physicianId, date }: { physicianId: string | number; date: string }) =>
    isOfLeaver({ physicianId: Number(physicianId), date })
  const overlapsKept = findOverlaps(result.kept.shifts, result.gathered.problem.roles)
  const assignments = result.concluded.assignments.filter((one) => !isLeft(one) && !overlapsKept(one))
  if (assignments.length === result.concluded.assignments.length) return { people: inputs.people, result }
  const kept = { ...result.kept, shifts: result.kept.shifts.filter((one) => !isLeft(one)) }
  const gathered = await gatherProblem(inputs, optionsOf(kept))
  const assessed = await advisor.ask('assess', gathered.problem, { assignments, milliseconds: explainFor })
  const concluded = { ...result.concluded, ...assessed, assignments }
  return { people: inputs.people, result: { ...result, kept, gathered, concluded } }
}

/** A kept shift has its own hours, while the search uses its role's: on neighboring days the two may overlap. */
function findOverlaps(kept: KeptShift[], roles: Role[]): (assignment: Assignment) => boolean {
  const roleById = new Map(roles.map((role) => [role.id, role]))
  return ({ physicianId, roleId, date }) => {
    const own = kept.filter((shift) => String(shift.physicianId) === physicianId)
    if (own.some((shift) => shift.date === date)) return false
    const { start, end } = minutesOf({ ...roleById.get(roleId)!, date })
    return own.map(minutesOf).some((other) => other.start < end && start < other.end)
  }
}

function minutesOf({ date, startTime, endTime }: Pick<KeptShift, 'date' | 'startTime' | 'endTime'>) {
  const start = dayNumber(date) * minutesPerDay + minuteOfDay(startTime)
  return { start, end: start + minutesUntil(startTime, endTime) }
}
