/** Distinguishes files that aren't schedules from schedules we aren't sure about. */
import type { ReadingSureness } from '../../../contract/sheet-reading.ts'
import { minutesUntil } from '../../../engine/calendar.ts'
import type { Understanding } from '../understanding.ts'
import type { Reading } from './entry.ts'
import type { Times } from './read-times.ts'

/** Fewer shifts than this are remarks about days in some other text. */
const fewestShifts = 4
/** Shifts per person: in birthday lists, minutes, or bills, hardly anyone comes up twice. */
const fewestEach = 1.5
/** Minutes. Calls, visits, and buses are shorter than any shift. */
const shortestShift = 120

type Read = Pick<Understanding, 'people' | 'assignments' | 'absences'> & {
  reading: Pick<ReadingSureness, 'isSure' | 'doubts'>
}

/** Why a file is refused; undefined if it may be a schedule. */
export function whyRefused({ reading, people, assignments, absences }: Read): string | undefined {
  if (areShort(assignments)) return tooShort
  if (reading.isSure || assignments.length + absences.length >= fewestShifts) return undefined
  if (reading.doubts.includes(unknownColors))
    return 'We can’t tell the shifts: the file doesn’t explain its colors. Fill one cell of each color with its shift, such as “Day” or “7a-7p,” and upload it again.'
  if (people.length === 0) return 'We found no physicians, so this doesn’t look like a schedule.'
  return 'This doesn’t look like a schedule: we found hardly any days with people or codes next to them.'
}

export const unknownColors = 'The cells have colors that the file doesn’t explain.'
const tooShort = 'This doesn’t look like a schedule: its times are too short for shifts.'

export function isShort({ start, end }: Partial<Times>): boolean {
  return start !== undefined && end !== undefined && start !== end && minutesUntil(start, end) < shortestShift
}

function areShort(assignments: Read['assignments']): boolean {
  return assignments.filter(isShort).length > assignments.length / 2
}

/** Meetings and conferences among the shifts, and those who are only named there. */
export function withoutAppointments(reading: Reading): Reading {
  const shifts = reading.entries.filter(({ mark }) => !isShort(mark.times ?? {}))
  const here = new Set(shifts.map(({ who }) => who))
  const gone = new Set(reading.entries.flatMap(({ who }) => (here.has(who) ? [] : [who])))
  return shifts.length < reading.entries.length / 2
    ? reading
    : { ...reading, entries: shifts, named: reading.named.filter(({ who }) => !gone.has(who)) }
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
