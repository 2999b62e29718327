/** Tells what is no schedule at all from what is one and was not read for sure. */
import type { ReadingSureness } from '../../../contract/sheet-reading.ts'
import type { Understanding } from '../understanding.ts'

/** Fewer shifts than this are remarks about days in some other text. */
const fewestShifts = 4
/** Shifts a person: in a birthday list, minutes or bills hardly anyone comes up twice. */
const fewestEach = 1.3

type Read = Pick<Understanding, 'people' | 'assignments' | 'absences'> & { reading: Pick<ReadingSureness, 'isSure'> }

/** In words, why a file is refused; undefined where it may be a schedule. */
export function whyRefused({ reading, people, assignments, absences }: Read): string | undefined {
  if (reading.isSure || assignments.length + absences.length >= fewestShifts) return undefined
  if (people.length === 0) return 'We found no physicians, so this doesn’t look like a schedule.'
  return 'This doesn’t look like a schedule: we found hardly any shifts, no days with people or codes next to them.'
}

/** The first thing to say about a reading that is most likely of something else. */
export function doubtSchedule(
  reading: ReadingSureness,
  { people, assignments, absences }: Omit<Read, 'reading'>,
): ReadingSureness {
  const shifts = assignments.length + absences.length
  if (reading.isSure || shifts === 0 || shifts >= fewestEach * people.length) return reading
  const says = 'This doesn’t look like a schedule: hardly anyone comes up twice.'
  return { ...reading, sureness: Math.min(reading.sureness, 0.2), doubts: [says, ...reading.doubts] }
}
