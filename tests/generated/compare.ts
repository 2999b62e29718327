/** How much of a generated schedule a reading gets right: the balance of found and missed shifts, 0 to 1. */

import { findTimes } from '../../src/server/schedule-reading/understanding/read-times.ts'
import type { Understanding } from '../../src/server/schedule-reading/understanding.ts'
import type { TrueShift } from './make-schedule.ts'

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[.’']/g, '')
    .split(/[\s,]+/)
    .sort()
    .join(' ')

export function shareRight(truth: TrueShift[], { people, assignments, absences, roles }: Understanding): number {
  const names = new Map(people.map(({ key, name }) => [key, fold(name)]))
  const roleNames = new Map(roles.map(({ key, name }) => [key, name]))
  const found = new Map<string, string[][]>()
  const add = (person: string, date: string, words: (string | undefined)[]) => {
    const key = `${names.get(person)} ${date}`
    found.set(key, [...(found.get(key) ?? []), words.flatMap((word) => (word ? [fold(word)] : []))])
  }
  for (const { person, date, code, start, end, role } of assignments)
    add(person, date, [code, roleNames.get(role), start && `${start}-${end}`])
  for (const { person, date, code } of absences) add(person, date, [code, '(leave)'])
  let right = 0
  for (const { person, date, code } of truth) {
    const wanted = code.split('|').flatMap((one) => {
      const times = findTimes(one)?.times
      return [fold(one), ...(times ? [fold(`${times.start}-${times.end}`)] : [])]
    })
    const own = person
      .split('|')
      .map((name) => found.get(`${fold(name)} ${date}`))
      .find(Boolean)
    const at = own?.findIndex((words) => words.some((word) => wanted.includes(word))) ?? -1
    if (at < 0) continue
    own!.splice(at, 1)
    right++
  }
  return (2 * right) / (truth.length + assignments.length + absences.length || 1)
}
