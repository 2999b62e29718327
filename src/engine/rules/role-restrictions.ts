/** A role goes only to physicians who meet its restrictions. */
import { experienceLevels, type Physician, type Role } from '../model.ts'
import { forEachPhysician, type ProblemView, shiftOf } from '../view/problem-view.ts'
import { joinWords, limitOf, nameOf, whoAndWhen } from './parts/phrases.ts'
import { withRole } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const roleRestrictions: Rule<ProblemView> = {
  id: 'role-restrictions',
  title: 'Only qualified people work a role',
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
    return `${whoAndWhen(breach, view)}: ${whyNot(view.physicians[person]!, role) ?? `may not work as ${role.name}`}.`
  },
  relaxation(limit, view) {
    const { person, kinds } = limitOf(limit, 'never')
    const physician = view.physicians[person]!
    const { role } = shiftOf(view, kinds[0]!)
    const roles = view.shifts.map((shift) => shift.role)
    return {
      says: `Let ${nameOf(view, person)} work as ${role.name}.`,
      problem: withRole(view.problem, roles, role.id, { restrictions: loosened(role, physician) }),
    }
  },
}

/** Why a physician does not qualify, or undefined. */
export function whyNot(physician: Physician, { name, restrictions }: Role): string | undefined {
  const { minExperience, specialties, only, never } = restrictions
  if (never?.includes(physician.id)) return `never works as ${name}`
  if (only && only.length > 0 && !only.includes(physician.id)) return `is not among those who work as ${name}`
  if (minExperience && experienceLevels.indexOf(physician.experienceLevel) < experienceLevels.indexOf(minExperience))
    return `${name} needs ${minExperience} experience`
  if (
    specialties &&
    specialties.length > 0 &&
    !specialties.some((specialty) => isAmong(specialty, physician.specialtyAreas))
  )
    return `${name} needs the specialty ${joinWords(specialties)}`
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
