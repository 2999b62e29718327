/** Codes that may be days off: nobody works for weeks without one, and "not available" may stand over an X. */
import type { ReadingConstraint, ReadingSureness } from '../../../contract/sheet-reading.ts'
import { stretchesOf } from '../../../engine/calendar.ts'
import { groupBy } from '../../../engine/group-by.ts'
import type { FoundAssignment } from '../understanding.ts'
import { meaningOf, meaningOfPhrase } from './known-codes.ts'
import { codeKey, type Legend } from './legend.ts'

/** Days in a row from which on a day off is missing, and the share of people who have none. */
const longestStretch = 13
const shareWithoutRest = 0.5

type Told = { legend: Legend; titles: readonly string[]; constraints: readonly ReadingConstraint[] }

export function askAboutRest(
  reading: ReadingSureness,
  assignments: readonly FoundAssignment[],
  told: Told,
): ReadingSureness {
  const asked = markOfDaysOff(assignments, told) ?? codeWithoutRest(assignments, told)
  if (!asked || told.constraints.some((one) => 'code' in one && codeKey(one.code) === asked.code)) return reading
  const { code, doubt } = asked
  return {
    ...reading,
    isSure: false,
    sureness: Math.min(reading.sureness, 0.5),
    doubts: [...reading.doubts, doubt],
    question: reading.question ?? {
      says: `What does “${code}” mean?`,
      answers: [
        { says: 'A day off', constraints: [{ code, off: 'off' }] },
        { says: 'A shift', constraints: [{ code, role: code }] },
      ],
    },
  }
}

type Asked = { code: string; doubt: string }

function codeWithoutRest(assignments: readonly FoundAssignment[], { legend }: Told): Asked | undefined {
  // A day on backup may be one off.
  const worked = assignments.filter(({ kind }) => kind !== 'backup')
  const byPerson = groupBy(worked, ({ person }) => person)
  const tired = [...byPerson.values()].filter((own) => longestOf(own) >= longestStretch)
  if (tired.length < 2 || tired.length < shareWithoutRest * byPerson.size) return undefined
  const counts = groupBy(tired.flat(), ({ code, start }) => (start ? '' : (code ?? '')))
  const unknown = [...counts].filter(([one]) => one !== '' && !isExplained(one, legend))
  const [code] = unknown.sort((one, other) => other[1].length - one[1].length)[0] ?? []
  return code ? { code, doubt: 'Some people would never have a day off.' } : undefined
}

const daysOff =
  /\bun-?availab|\b(?:not|no) availab|\bavailability\b|\b(?:days?|time|requests?)[- ]off\b|\boff[- ]requests?\b|\bcan(?:not|[’']t) work\b/i

/** "Days I’m not available" over nothing but X. */
function markOfDaysOff(assignments: readonly FoundAssignment[], { legend, titles }: Told): Asked | undefined {
  const [code, ...others] = new Set(assignments.map((one) => one.code))
  const isMark = code && others.length === 0 && !legend.codes.has(code) && meaningOf(code) && !meaningOf(code)?.kind
  const isSaid = assignments.some(
    ({ start, label }) => start ?? (label && !daysOff.test(label) && !meaningOfPhrase(label)?.reason),
  )
  if (!isMark || isSaid || !titles.some((title) => daysOff.test(title))) return undefined
  return { code, doubt: 'The marks may be days off.' }
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
