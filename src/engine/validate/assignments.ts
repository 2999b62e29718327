/** What can be wrong with locked shifts and those around the month: unknown people and roles, wrong days, two at once. */
import { addDays, daysBetween, isCalendarDate } from '../calendar.ts'
import { rolesInForce } from '../demand.ts'
import type { Assignment, Problem } from '../model.ts'
import { type Complaint, dateComplaints, wrongUnless } from './complaint.ts'

export function assignmentComplaints(problem: Problem): Complaint[] {
  const physicianIds = new Set(problem.physicians.map(({ id }) => id))
  const roleIds = new Set(rolesInForce(problem).map(({ id }) => id))
  const known = ({ physicianId, roleId, date }: Assignment, at: string): Complaint[] => [
    ...wrongUnless(
      physicianIds.has(physicianId),
      `${at}.physicianId`,
      physicianId,
      'no physician of the problem has this id',
    ),
    ...wrongUnless(roleIds.has(roleId), `${at}.roleId`, roleId, 'no role of the problem has this id'),
    ...dateComplaints(date, `${at}.date`),
  ]
  if (!isCalendarDate(problem.from)) return []
  const dayOf = (date: string) => (isCalendarDate(date) ? daysBetween(problem.from, date) : undefined)
  const taken = new Set<string>()
  const around = (field: 'before' | 'after', isRight: (day: number) => boolean, advice: string) =>
    problem[field].flatMap((assignment, index) => {
      const day = dayOf(assignment.date)
      const isWrong = day !== undefined && !isRight(day)
      return [
        ...known(assignment, `${field}[${index}]`),
        ...wrongUnless(!isWrong, `${field}[${index}].date`, assignment.date, advice),
      ]
    })
  return [
    ...around('before', (day) => day < 0, `it must be before ${problem.from}`),
    ...around('after', (day) => day >= problem.days, `it must be after ${addDays(problem.from, problem.days - 1)}`),
    ...problem.locked.flatMap((assignment, index) => {
      const day = dayOf(assignment.date) ?? 0
      const cell = `${assignment.physicianId} ${assignment.date}`
      const isTaken = taken.has(cell)
      taken.add(cell)
      return [
        ...known(assignment, `locked[${index}]`),
        ...wrongUnless(
          day >= 0 && day < problem.days,
          `locked[${index}].date`,
          assignment.date,
          'it must be in the month',
        ),
        ...wrongUnless(
          !isTaken,
          `locked[${index}]`,
          assignment,
          'the physician has another locked shift on that day, so keep one',
        ),
      ]
    }),
  ]
}
