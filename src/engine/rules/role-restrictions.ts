/** Only physicians who meet a role's restrictions work it. */
import { experienceLevels, type Physician, type Role } from '../model.ts'
import { joinWords } from '../text/join-words.ts'
import { forEachPhysician, type ProblemView, shiftOf } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { dateOfBreach, limitOf, nameOf } from './parts/phrases.ts'
import { withRole } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const roleRestrictions: Rule<ProblemView> = {
  id: 'role-restrictions',
  title: 'Only qualified people work a role',
  brokenTitle: 'Can’t work this role',
  help: 'Roles can require experience or a specialty, or list who may or may not work them.',
  strength: hard,
  on: true,
  always: true,
  makesLimits: (view) =>
    forEachPhysician(view, (physician, person) =>
      view.shifts
        .filter(({ role }) => whyNot(physician, role) !== undefined)
        .flatMap(({ kind }) =>
          view.days.map((day) => ({ shape: 'never' as const, person, day: day.index, kinds: [kind] })),
        ),
    ),
  says(breach, view) {
    const { person, kinds } = limitOf(breach.limit, 'never')
    const { role } = shiftOf(view, kinds[0]!)
    const why = whyNot(view.physicians[person]!, role)
    return describePerson(
      breach,
      view,
      'can’t',
      `work ${role.name} on ${dateOfBreach(breach, view)}${why ? `: ${why}` : ''}.`,
    )
  },
  relaxation(limit, view) {
    const { person, kinds } = limitOf(limit, 'never')
    const physician = view.physicians[person]!
    const { role } = shiftOf(view, kinds[0]!)
    const roles = view.shifts.map((shift) => shift.role)
    return {
      says: `Let ${nameOf(view, person)} work ${role.name}.`,
      problem: withRole(view.problem, roles, role.id, { restrictions: loosened(role, physician) }),
    }
  },
}

/** Why a physician doesn't qualify, or undefined. */
export function whyNot(physician: Physician, { restrictions }: Role): string | undefined {
  const { minExperience, specialties, only, never } = restrictions
  if (never?.includes(physician.id)) return 'excluded in the role’s settings'
  if (only && only.length > 0 && !only.includes(physician.id)) return 'only certain physicians work it'
  if (minExperience && experienceLevels.indexOf(physician.experienceLevel) < experienceLevels.indexOf(minExperience))
    return `it requires ${minExperience} experience`
  if (
    specialties &&
    specialties.length > 0 &&
    !specialties.some((specialty) => isAmong(specialty, physician.specialtyAreas))
  )
    return `it requires the specialty ${joinWords(specialties)}`
  return undefined
}

function isAmong(specialty: string, specialties: string[]): boolean {
  return specialties.some((known) => known.trim().toLowerCase() === specialty.trim().toLowerCase())
}

function loosened({ restrictions }: Role, physician: Physician): Role['restrictions'] {
  const { minExperience, specialties, only, never } = restrictions
  const isTooJunior =
    minExperience && experienceLevels.indexOf(physician.experienceLevel) < experienceLevels.indexOf(minExperience)
  const lacksSpecialty = specialties && !specialties.some((specialty) => isAmong(specialty, physician.specialtyAreas))
  return {
    minExperience: isTooJunior ? physician.experienceLevel : minExperience,
    specialties: lacksSpecialty ? [] : specialties,
    only: only && only.length > 0 && !only.includes(physician.id) ? [...only, physician.id] : only,
    never: never?.filter((id) => id !== physician.id),
  }
}
