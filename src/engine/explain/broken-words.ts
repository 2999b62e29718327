/** What a broken rule is about, in a word or two: a chip says "Breaks rest". */
import type { PublicId } from '../finding.ts'

/** After "Breaks". Any hard rule may be broken. */
const words: Partial<Record<PublicId, string>> = {
  'minimum-rest': 'rest',
  'day-after-night': 'rest',
  'rest-days-after-run': 'days off after a stretch',
  'one-day-in-seven': 'one day off in seven',
  'group-max-days': 'days in a row',
  'own-max-days': 'days in a row',
  'monthly-maximum': 'monthly limit',
  'eighty-hours': '80 hours a week',
  'one-shift-at-a-time': 'the overlap rule',
  'role-restrictions': 'role restrictions',
  'role-days': 'role days',
  'time-off': 'time off',
  'available-days': 'available days',
  'unavailable-dates': 'blocked dates',
  'weekend-availability': 'weekend availability',
  'holiday-availability': 'holiday availability',
  'day-backup': 'the nights-only rule',
  'custom-rules': 'a custom rule',
  coverage: 'coverage',
  locked: 'a lock',
  'not-available': 'availability',
}

export function brokenWords(id: PublicId): string {
  return words[id] ?? 'a rule'
}
