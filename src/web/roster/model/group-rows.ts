/** Rows in groups: by the role in which somebody works most (the team), or by experience. */
import type { Role } from '../../../contract/roles.ts'
import type { Shift } from '../../../contract/schedules.ts'
import type { User } from '../../../contract/users.ts'
import { experienceLevels } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'

export const groupings = ['none', 'team', 'experience'] as const
export type Grouping = (typeof groupings)[number]

export type RowGroup = { key: string; title: string | undefined; people: User[] }

type Known = { roles: readonly Role[]; ownShifts: (id: number) => readonly Shift[] }

/** Within a group people stay in the order in which they come. */
export function groupRows(people: readonly User[], grouping: Grouping, known: Known): RowGroup[] {
  if (grouping === 'none') return [{ key: 'all', title: undefined, people: [...people] }]
  const order =
    grouping === 'experience'
      ? experienceLevels.toReversed().map((level) => ({ key: level as string, title: capitalize(level) }))
      : [...known.roles]
          .sort((one, other) => one.priority - other.priority || one.name.localeCompare(other.name))
          .map(({ id, name }) => ({ key: String(id), title: name }))
  const keyOf = (person: User) =>
    grouping === 'experience' ? person.experienceLevel : mostWorked(known.ownShifts(person.id))
  const groups = new Map<string, User[]>()
  for (const person of people) {
    const key = keyOf(person) ?? ''
    groups.set(key, [...(groups.get(key) ?? []), person])
  }
  return [...order, { key: '', title: 'No shifts' }].flatMap(({ key, title }) => {
    const own = groups.get(key)
    return own ? [{ key, title, people: own }] : []
  })
}

function mostWorked(shifts: readonly Shift[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { roleId } of shifts)
    if (roleId !== null) counts.set(String(roleId), (counts.get(String(roleId)) ?? 0) + 1)
  return [...counts].sort(([one, first], [other, second]) => second - first || Number(one) - Number(other))[0]?.[0]
}
