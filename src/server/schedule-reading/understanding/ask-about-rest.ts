/** Nobody works for weeks without a day off: then a code that the file doesn’t explain may be one. */
import type { ReadingConstraint, ReadingSureness } from '../../../contract/sheet-reading.ts'
import { stretchesOf } from '../../../engine/calendar.ts'
import { groupBy } from '../../../engine/group-by.ts'
import type { FoundAssignment } from '../understanding.ts'
import { meaningOf, meaningOfPhrase } from './known-codes.ts'
import { codeKey, type Legend } from './legend.ts'

/** Days in a row from which on a day off is missing, and the share of people who have none. */
const longestStretch = 13
const shareWithoutRest = 0.5

export function askAboutRest(
  reading: ReadingSureness,
  assignments: readonly FoundAssignment[],
  { legend, constraints }: { legend: Legend; constraints: readonly ReadingConstraint[] },
): ReadingSureness {
  const byPerson = groupBy(assignments, ({ person }) => person)
  const tired = [...byPerson.values()].filter((own) => longestOf(own) >= longestStretch)
  if (tired.length < 2 || tired.length < shareWithoutRest * byPerson.size) return reading
  const counts = groupBy(tired.flat(), ({ code, start }) => (start ? '' : (code ?? '')))
  const unknown = [...counts].filter(([one]) => one !== '' && !isExplained(one, legend))
  const [code] = unknown.sort((one, other) => other[1].length - one[1].length)[0] ?? []
  if (!code || constraints.some((one) => 'code' in one && codeKey(one.code) === code)) return reading
  return {
    ...reading,
    isSure: false,
    sureness: Math.min(reading.sureness, 0.5),
    doubts: [...reading.doubts, 'Some people would never have a day off.'],
    question: reading.question ?? {
      says: `What does “${code}” mean?`,
      answers: [
        { says: 'A day off', constraints: [{ code, off: 'off' }] },
        { says: 'A shift', constraints: [{ code, role: code }] },
      ],
    },
  }
}

/** By a word that we know, in the file's key or as a usual code. */
function isExplained(code: string, { codes }: Legend): boolean {
  const entry = codes.get(code)
  return entry ? meaningOfPhrase(entry.meaning) !== undefined : meaningOf(code) !== undefined
}

/** In days. A cell that means a whole week says nothing about single days. */
function longestOf(assignments: readonly FoundAssignment[]): number {
  const cellOf = ({ cells: [cell] }: FoundAssignment) => cell && `${cell.sheet} ${cell.row} ${cell.column}`
  const uses = groupBy(assignments, cellOf)
  const dates = assignments.filter((one) => uses.get(cellOf(one))!.length === 1).map(({ date }) => date)
  return Math.max(0, ...stretchesOf(dates).map(({ days }) => days))
}
