/** Distinguishes files that aren't schedules from schedules we aren't sure about. */
import type { ReadingSureness } from '../../../contract/sheet-reading.ts'
import type { Understanding } from '../understanding.ts'

/** Fewer shifts than this are remarks about days in some other text. */
const fewestShifts = 4
/** Shifts per person: in birthday lists, minutes, or bills, hardly anyone comes up twice. */
const fewestEach = 1.3

type Read = Pick<Understanding, 'people' | 'assignments' | 'absences'> & { reading: Pick<ReadingSureness, 'isSure'> }

/** Why a file is refused; undefined if it may be a schedule. */
export function whyRefused({ reading, people, assignments, absences }: Read): string | undefined {
  if (reading.isSure || assignments.length + absences.length >= fewestShifts) return undefined
  if (people.length === 0) return 'We found no physicians, so this doesn’t look like a schedule.'
  return 'This doesn’t look like a schedule: we found hardly any shifts, no days with people or codes next to them.'
}

/** The first doubt about a file that most likely isn't a schedule. */
export function doubtSchedule(
  reading: ReadingSureness,
  { people, assignments, absences }: Omit<Read, 'reading'>,
): ReadingSureness {
  const shifts = assignments.length + absences.length
  if (shifts === 0 || shifts >= fewestEach * people.length) return reading
  const says = 'This doesn’t look like a schedule: hardly anyone comes up twice.'
  return { ...reading, isSure: false, sureness: Math.min(reading.sureness, 0.2), doubts: [says, ...reading.doubts] }
}
