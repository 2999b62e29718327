/** A small year for tests: two published months, three people, one of whom volunteers for nights. */
import type { Analytics, AnalyticsMonth } from '../../../contract/analytics.ts'
import { weekdays } from '../../../engine/model.ts'

type Burdens = AnalyticsMonth['people'][number]['burdens']

const none = { has: 0, share: 0 }
const burdens = (changes: Partial<Burdens>): Burdens => ({
  total: none,
  night: none,
  weekend: none,
  holiday: none,
  ...changes,
})

export function sampleMonth(month: number, changes: Partial<AnalyticsMonth> = {}): AnalyticsMonth {
  return {
    month,
    year: 2026,
    scheduleId: 100 + month,
    name: month === 11 ? 'November 2026' : 'December 2026',
    coverage: 99,
    fairness: 90,
    preferences: 70,
    openShifts: 2,
    unavoidable: 1,
    people: [
      {
        physicianId: 7,
        burdens: burdens({ total: { has: 16, share: 14 }, night: { has: 4, share: 2 } }),
        preferencesMet: 80,
        sleepy: 0,
      },
      {
        physicianId: 8,
        burdens: burdens({ total: { has: 12, share: 14 }, night: { has: 0, share: 2 } }),
        preferencesMet: null,
        sleepy: 1,
      },
      {
        physicianId: 9,
        burdens: burdens({ total: { has: 14, share: 14 }, night: { has: 14, share: null } }),
        preferencesMet: 100,
        sleepy: 2,
      },
    ],
    continuity: {
      runs: [
        { length: '1', days: 1 },
        { length: '2', days: 0 },
        { length: '3-4', days: 4 },
        { length: '5-6', days: 5 },
        { length: '7+', days: 30 },
      ],
      switchDays: weekdays.map((weekday) => ({ weekday, starts: weekday === 'monday' ? 5 : 0, ends: 1 })),
    },
    ...changes,
  }
}

export const sampleYear: Analytics = {
  until: '2026-12',
  ends: ['2026-12', '2025-12'],
  months: [sampleMonth(11), sampleMonth(12, { fairness: 94, preferences: 58.4 })],
  physicians: [
    { id: 7, firstName: 'Chidinma', lastName: 'Abara', fte: 1, isActive: true },
    { id: 8, firstName: 'Kenji', lastName: 'Ueda', fte: 0.8, isActive: true },
    { id: 9, firstName: 'Rohan', lastName: 'Desai', fte: 1, isActive: true },
  ],
  rounding: { total: 1, night: 3, weekend: 1, holiday: 1 },
  holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
}
