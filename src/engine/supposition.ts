/** What is supposed of a month: someone is out, a rule is another, more are needed. Applied to a copy of the problem. */
import { addDays } from './calendar.ts'
import type {
  Assignment,
  CalendarDate,
  CustomRule,
  GroupRules,
  NightShiftPreference,
  Physician,
  Problem,
  RuleChoice,
  Weekday,
} from './model.ts'
import type { RuleId } from './rules/rule-ids.ts'

export type Supposition =
  | { suppose: 'time-off'; physicianId: string; dates: CalendarDate[] }
  | { suppose: 'physician-added'; physicians: Physician[] }
  | { suppose: 'physician-leaves'; physicianId: string }
  | { suppose: 'fte'; physicianId: string; fte: number }
  | { suppose: 'nights'; physicianId: string; nightShiftPreference: NightShiftPreference }
  /** On these weekdays a role needs so many, whatever was set for single dates. */
  | { suppose: 'demand'; roleId: string; count: number; weekdays: readonly Weekday[] }
  /** Shifts change hands, and stay with who takes them; who gave one away is off that day. */
  | { suppose: 'reassigned'; given: Assignment[]; taken: Assignment[] }
  | { suppose: 'rule-choice'; ruleId: RuleId; choice: RuleChoice }
  | { suppose: 'group-rules'; change: Partial<Omit<GroupRules, 'choices' | 'customRules'>> }
  /** In addition to those the group has. */
  | { suppose: 'custom-rules'; rules: CustomRule[] }
  /** A whole problem of the same month and people, such as a relaxation. */
  | { suppose: 'loosened'; problem: Problem }

export function applySuppositions(problem: Problem, suppositions: Supposition[]): Problem {
  return suppositions.reduce(applySupposition, problem)
}

export function applySupposition(problem: Problem, supposition: Supposition): Problem {
  const { group } = problem
  switch (supposition.suppose) {
    case 'time-off':
      return withTimeOff(problem, supposition.physicianId, supposition.dates)
    case 'physician-added':
      return { ...problem, physicians: [...problem.physicians, ...supposition.physicians] }
    case 'physician-leaves':
      return withoutPhysician(problem, supposition.physicianId)
    case 'fte':
      return changePhysician(problem, supposition.physicianId, (one) => ({ ...one, fte: supposition.fte }))
    case 'nights': {
      const { nightShiftPreference } = supposition
      return changePhysician(problem, supposition.physicianId, (one) => ({ ...one, nightShiftPreference }))
    }
    case 'demand':
      return withDemand(problem, supposition)
    case 'reassigned':
      return withReassigned(problem, supposition)
    case 'rule-choice':
      return {
        ...problem,
        group: { ...group, choices: { ...group.choices, [supposition.ruleId]: supposition.choice } },
      }
    case 'group-rules':
      return { ...problem, group: { ...group, ...supposition.change } }
    case 'custom-rules':
      return { ...problem, group: { ...group, customRules: [...group.customRules, ...supposition.rules] } }
    case 'loosened':
      return supposition.problem
  }
}

/** The shifts that can stay: of people who are there, on days they work, in roles that exist; locked ones in any case. */
export function carriedAssignments(assignments: Assignment[], problem: Problem): Assignment[] {
  const absences = new Map(
    problem.physicians.map(({ id, absences: days, unavailableDates }) => [id, new Set([...days, ...unavailableDates])]),
  )
  const roles = new Set(problem.roles.map(({ id }) => id))
  const keyOf = ({ physicianId, date }: Assignment) => `${physicianId} ${date}`
  const locked = new Set(problem.locked.map(keyOf))
  const kept = assignments.filter((one) => {
    const away = absences.get(one.physicianId)
    return away !== undefined && !away.has(one.date) && roles.has(one.roleId) && !locked.has(keyOf(one))
  })
  return [...kept, ...problem.locked]
}

function withTimeOff(problem: Problem, physicianId: string, dates: CalendarDate[]): Problem {
  const last = addDays(problem.from, problem.days - 1)
  const outside = dates.find((date) => date < problem.from || last < date)
  if (outside) throw new Error(`${outside} is not in the schedule: choose a date from ${problem.from} to ${last}.`)
  const isTaken = (shift: Assignment) => shift.physicianId === physicianId && dates.includes(shift.date)
  return {
    ...changePhysician(problem, physicianId, (one) => ({
      ...one,
      absences: [...new Set([...one.absences, ...dates])].sort(),
    })),
    locked: problem.locked.filter((shift) => !isTaken(shift)),
  }
}

function withReassigned(problem: Problem, { given, taken }: Extract<Supposition, { suppose: 'reassigned' }>): Problem {
  const keyOf = ({ physicianId, date }: Assignment) => `${physicianId} ${date}`
  const takes = new Set(taken.map(keyOf))
  const isTouched = new Set([...given, ...taken].map(keyOf))
  const free = given.filter((shift) => !takes.has(keyOf(shift)))
  return {
    ...free.reduce(
      (changed, { physicianId, date }) =>
        changePhysician(changed, physicianId, (one) => ({
          ...one,
          unavailableDates: [...new Set([...one.unavailableDates, date])].sort(),
        })),
      problem,
    ),
    locked: [...problem.locked.filter((shift) => !isTouched.has(keyOf(shift))), ...taken],
  }
}

function withDemand(
  problem: Problem,
  { roleId, count, weekdays }: Extract<Supposition, { suppose: 'demand' }>,
): Problem {
  if (!problem.roles.some(({ id }) => id === roleId))
    throw new Error(`No role has the id "${roleId}": use a role of the problem.`)
  const counts = Object.fromEntries(weekdays.map((day) => [day, count]))
  const roles = problem.roles.map((role) =>
    role.id === roleId ? { ...role, countsByDate: [], countsByWeekday: { ...role.countsByWeekday, ...counts } } : role,
  )
  return { ...problem, roles }
}

function changePhysician(problem: Problem, physicianId: string, change: (one: Physician) => Physician): Problem {
  requirePhysician(problem, physicianId)
  return { ...problem, physicians: problem.physicians.map((one) => (one.id === physicianId ? change(one) : one)) }
}

function requirePhysician({ physicians }: Problem, physicianId: string): void {
  if (!physicians.some(({ id }) => id === physicianId))
    throw new Error(`No physician has the id "${physicianId}": use a physician of the problem.`)
}

function withoutPhysician(problem: Problem, physicianId: string): Problem {
  requirePhysician(problem, physicianId)
  const isOther = (shift: Assignment) => shift.physicianId !== physicianId
  const keep = (ids: string[] | undefined) => ids?.filter((id) => id !== physicianId)
  return {
    ...problem,
    physicians: problem.physicians.filter((physician) => physician.id !== physicianId),
    roles: problem.roles.map((role) => ({
      ...role,
      restrictions: { ...role.restrictions, only: keep(role.restrictions.only), never: keep(role.restrictions.never) },
    })),
    before: problem.before.filter(isOther),
    after: problem.after.filter(isOther),
    locked: problem.locked.filter(isOther),
    group: {
      ...problem.group,
      customRules: problem.group.customRules.map((rule) =>
        typeof rule.who === 'object' && 'physicianIds' in rule.who
          ? { ...rule, who: { physicianIds: keep(rule.who.physicianIds) ?? [] } }
          : rule,
      ),
    },
  }
}
