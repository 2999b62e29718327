/** What stands in the gaps of the templates: people, periods and things to count, each with its ways to say it and its meaning. */
import type { Count } from '../../src/server/assistant/local/question/form.ts'

/** Today in these tests is Tuesday, December 8, 2026. */
export const today = '2026-12-08'

export type Person = { said: string; name: string }
export type Period = { said: string; from: string; to: string }
export type Thing = { said: string; count: Partial<Count> }

export const people: Person[] = [
  { said: 'Grace Oyelaran', name: 'Grace Oyelaran' },
  { said: 'Dr. Raman', name: 'Priya Raman' },
  { said: 'Malik', name: 'Malik Johnson' },
  { said: 'volkov', name: 'Dmitri Volkov' },
  { said: 'Dr. Day', name: 'Robert Day' },
  { said: 'H. Goldberg', name: 'Hannah Goldberg' },
  { said: 'kenji watanabe', name: 'Kenji Watanabe' },
  { said: 'Wei Chen', name: 'Wei Chen' },
]

export const periods: Period[] = [
  { said: 'in December', from: '2026-12-01', to: '2026-12-31' },
  { said: 'this month', from: '2026-12-01', to: '2026-12-31' },
  { said: 'next month', from: '2027-01-01', to: '2027-01-31' },
  { said: 'in november', from: '2026-11-01', to: '2026-11-30' },
  { said: 'next week', from: '2026-12-14', to: '2026-12-20' },
  { said: 'over the next two weeks', from: '2026-12-08', to: '2026-12-21' },
  { said: 'this year', from: '2026-01-01', to: '2026-12-31' },
  { said: 'between Dec 14 and Dec 27', from: '2026-12-14', to: '2026-12-27' },
  { said: 'from the 1st to the 15th', from: '2026-12-01', to: '2026-12-15' },
  { said: 'in Jan', from: '2027-01-01', to: '2027-01-31' },
]

/** In words that only the held-out templates use. */
export const rarePeriods: Period[] = [
  { said: 'in the last two weeks', from: '2026-11-24', to: '2026-12-07' },
  { said: 'last year', from: '2025-01-01', to: '2025-12-31' },
  { said: 'during the week of Dec 14', from: '2026-12-14', to: '2026-12-20' },
  { said: 'in Q4', from: '2026-10-01', to: '2026-12-31' },
  { said: 'for the rest of the month', from: '2026-12-08', to: '2026-12-31' },
  { said: 'in the second half of December', from: '2026-12-16', to: '2026-12-31' },
  { said: 'Dec 20 through Jan 3', from: '2026-12-20', to: '2027-01-03' },
]

const weekend = ['saturday', 'sunday'] as const

export const things: Thing[] = [
  { said: 'nights', count: { kinds: ['night'] } },
  { said: 'night shifts', count: { kinds: ['night'] } },
  { said: 'weekends', count: { unit: 'weekends', weekdays: [...weekend] } },
  { said: 'weekend shifts', count: { weekdays: [...weekend] } },
  { said: 'holidays', count: { onHolidays: true } },
  { said: 'shifts', count: {} },
  { said: 'hours', count: { unit: 'hours' } },
  { said: 'admitter shifts', count: { roles: ['Admitter'] } },
  { said: 'swings', count: { roles: ['Swing'] } },
  { said: 'weekend nights', count: { kinds: ['night'], weekdays: [...weekend] } },
  { said: 'sundays', count: { weekdays: ['sunday'] } },
]

/** Those that one can have many of; hours and plain shifts do not fit everywhere. */
export const burdens = things.filter(({ count }) => count.unit === undefined && Object.keys(count).length > 0)
