/** Rejects a malformed problem: lists everything wrong with it, each with the value found and advice. */
import { type Problem, patterns } from './model.ts'
import { rules } from './rules/list.ts'
import { ruleIds } from './rules/rule-ids.ts'
import { assignmentComplaints } from './validate/assignments.ts'
import { type Complaint, dateComplaints, describeComplaint, isWhole, wrongUnless } from './validate/complaint.ts'
import { physicianComplaints, roleComplaints } from './validate/people-and-roles.ts'

export class MalformedProblemError extends Error {
  override name = 'MalformedProblemError'
  complaints: Complaint[]
  /** Names of the roles and the physicians that are wrong by themselves. */
  roles: string[]
  physicians: string[]
  constructor(complaints: Complaint[], problem: Pick<Problem, 'roles' | 'physicians'>) {
    super(complaints.map(describeComplaint).join('\n'))
    this.complaints = complaints
    this.roles = namesIn(problem.roles, 'roles', complaints)
    this.physicians = namesIn(problem.physicians, 'physicians', complaints)
  }
}

function namesIn(things: { name: string }[], list: string, complaints: Complaint[]): string[] {
  const isWrong = (index: number) => complaints.some(({ field }) => field.startsWith(`${list}[${index}].`))
  return things.flatMap(({ name }, index) => (isWrong(index) ? name : []))
}

export function validateProblem(problem: Problem): void {
  const complaints = findComplaints(problem)
  if (complaints.length > 0) throw new MalformedProblemError(complaints, problem)
}

export function findComplaints(problem: Problem): Complaint[] {
  return [
    ...month(problem),
    ...repeated('physicians', problem.physicians),
    ...repeated('roles', problem.roles),
    ...problem.physicians.flatMap((physician, index) => physicianComplaints(physician, `physicians[${index}]`)),
    ...problem.roles.flatMap((role, index) => roleComplaints(role, `roles[${index}]`)),
    ...groupComplaints(problem),
    ...problem.holidays.flatMap(({ date }, index) => dateComplaints(date, `holidays[${index}].date`)),
    ...assignmentComplaints(problem),
  ]
}

const longestMonth = 92
/** Hours. */
export const mostRestHours = 48

function month({ from, days, physicians }: Problem): Complaint[] {
  return [
    ...dateComplaints(from, 'from'),
    ...wrongUnless(isWhole(days, 1, longestMonth), 'days', days, `a month needs 1 to ${longestMonth} days`),
    ...wrongUnless(physicians.length > 0, 'physicians', physicians, 'add at least one physician'),
  ]
}

function repeated(field: string, things: { id: string }[]): Complaint[] {
  const seen = new Set<string>()
  return things.flatMap(({ id }, index) => {
    const isRepeated = seen.has(id)
    seen.add(id)
    return wrongUnless(!isRepeated, `${field}[${index}].id`, id, 'this id is listed twice')
  })
}

function groupComplaints({ group }: Problem): Complaint[] {
  const {
    pattern,
    coverageRequirements: coverageRequirement,
    maxConsecutiveShifts: maxConsecutiveDays,
    minRestBetweenShifts,
    choices,
    customRules,
  } = group
  return [
    ...wrongUnless(patterns.includes(pattern), 'group.pattern', pattern, `use ${patterns.join(', ')}`),
    ...wrongUnless(
      isWhole(coverageRequirement, 1),
      'group.coverageRequirement',
      coverageRequirement,
      'use a whole number, 1 or more',
    ),
    ...wrongUnless(
      isWhole(maxConsecutiveDays, 1),
      'group.maxConsecutiveDays',
      maxConsecutiveDays,
      'use a whole number, 1 or more',
    ),
    ...wrongUnless(
      minRestBetweenShifts >= 0 && minRestBetweenShifts <= mostRestHours,
      'group.minRestBetweenShifts',
      minRestBetweenShifts,
      `use 0 to ${mostRestHours} hours`,
    ),
    ...Object.entries(choices).flatMap(([id, choice]) => choiceComplaints(id, choice)),
    ...customRules.flatMap(({ dates }, index) => [
      ...(dates ? dateComplaints(dates.from, `group.written[${index}].dates.from`) : []),
      ...(dates ? dateComplaints(dates.to, `group.written[${index}].dates.to`) : []),
    ]),
  ]
}

function choiceComplaints(id: string, { on, weight }: { on: boolean; weight?: number }): Complaint[] {
  const rule = rules.find((candidate) => candidate.id === id)
  const field = `group.choices.${id}`
  if (!rule)
    return [{ field: 'group.choices', value: id, advice: `no rule has this id, so use one of ${ruleIds.join(', ')}` }]
  return [
    ...wrongUnless(on || !rule.always, `${field}.on`, on, `"${rule.title}" cannot be turned off`),
    ...wrongUnless(
      weight === undefined || (Number.isFinite(weight) && weight >= 0),
      `${field}.weight`,
      weight,
      'use a number, 0 or more',
    ),
    ...wrongUnless(
      weight === undefined || !rule.strength.hard,
      `${field}.weight`,
      weight,
      `"${rule.title}" is a hard rule and has no weight, so leave it out`,
    ),
  ]
}
