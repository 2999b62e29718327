/** Distinguishes files that aren't schedules from schedules we aren't sure about. */
import type { ReadingSureness } from '../../../contract/sheet-reading.ts'
import { minutesUntil } from '../../../engine/calendar.ts'
import type { Understanding } from '../understanding.ts'

/** Fewer shifts than this are remarks about days in some other text. */
const fewestShifts = 4
/** Shifts per person: in birthday lists, minutes, or bills, hardly anyone comes up twice. */
const fewestEach = 1.5
/** Minutes. Calls, visits, and buses are shorter than any shift. */
const shortestShift = 120

type Read = Pick<Understanding, 'people' | 'assignments' | 'absences'> & { reading: Pick<ReadingSureness, 'isSure'> }

/** Why a file is refused; undefined if it may be a schedule. */
export function whyRefused({ reading, people, assignments, absences }: Read): string | undefined {
  if (areShort(assignments)) return tooShort
  if (reading.isSure || assignments.length + absences.length >= fewestShifts) return undefined
  if (people.length === 0) return 'We found no physicians, so this doesn’t look like a schedule.'
  return 'This doesn’t look like a schedule: we found hardly any days with people or codes next to them.'
}

const tooShort = 'This doesn’t look like a schedule: its times are too short for shifts.'

function areShort(assignments: Read['assignments']): boolean {
  const short = assignments.filter(
    ({ start, end }) => start && end && start !== end && minutesUntil(start, end) < shortestShift,
  )
  return short.length > assignments.length / 2
}

/** The first doubt about a file that most likely isn't a schedule. */
export function doubtSchedule(
  reading: ReadingSureness,
  { people, assignments, absences }: Omit<Read, 'reading'>,
): ReadingSureness {
  const shifts = assignments.length + absences.length
  const isRare = shifts > 0 && shifts < fewestEach * people.length
  if (!isRare && !areShort(assignments)) return reading
  const says = isRare ? 'This doesn’t look like a schedule: hardly anyone comes up twice.' : tooShort
  return { ...reading, isSure: false, sureness: Math.min(reading.sureness, 0.2), doubts: [says, ...reading.doubts] }
}
