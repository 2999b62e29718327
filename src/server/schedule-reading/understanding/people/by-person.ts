/** The assignments of each person, in the order of their first assignment. */
import type { FoundAssignment } from '../../understanding.ts'

export function groupByPerson(assignments: FoundAssignment[]): Map<string, FoundAssignment[]> {
  const groups = new Map<string, FoundAssignment[]>()
  for (const one of assignments) {
    const own = groups.get(one.person)
    if (own) own.push(one)
    else groups.set(one.person, [one])
  }
  return groups
}
