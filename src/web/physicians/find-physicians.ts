/** Which physicians a list shows: by status, by experience and by what is searched for. */
import type { User } from '../../contract/users.ts'
import type { experienceLevels } from '../../engine/model.ts'
import { findByWords } from '../text/search-words.ts'

export const statusFilters = ['active', 'inactive', 'all'] as const
export type StatusFilter = (typeof statusFilters)[number]
type ExperienceFilter = 'any' | (typeof experienceLevels)[number]

type PhysicianFilters = { status: StatusFilter; experience: ExperienceFilter; search: string }

export function findPhysicians(physicians: readonly User[], filters: PhysicianFilters): User[] {
  const isFound = findByWords(filters.search)
  return physicians.filter(
    (physician) =>
      hasStatus(physician, filters.status) &&
      (filters.experience === 'any' || physician.experienceLevel === filters.experience) &&
      isFound(searchedText(physician)),
  )
}

export function hasStatus(physician: User, status: StatusFilter): boolean {
  return status === 'all' || physician.isActive === (status === 'active')
}

function searchedText({ firstName, lastName, email, phoneNumber, specialtyAreas }: User): string {
  return [firstName, lastName, email, phoneNumber ?? '', ...specialtyAreas].join(' ')
}
