import { expect, it } from 'vitest'
import { tryRelaxation } from '../testing/describe-rule.ts'
import type { SmallGroup } from '../testing/small-group.ts'
import type { RuleId } from './rule-ids.ts'

const table: { id: RuleId; group: SmallGroup; roster: string[]; says: string }[] = [
  {
    id: 'unavailable-dates',
    group: { roles: 'D', physicians: [{ unavailableDates: ['2026-06-02'] }] },
    roster: ['DDD'],
    says: 'Ask Adams to unblock Tue, Jun 2.',
  },
  {
    id: 'available-days',
    group: { roles: 'D', physicians: [{ availableDays: ['monday', 'tuesday'] }] },
    roster: ['DDD'],
    says: 'Ask Adams to work on a Wednesday.',
  },
  {
    id: 'weekend-availability',
    group: { roles: 'D', physicians: [{ weekendAvailability: false }] },
    roster: ['.....D.'],
    says: 'Ask Adams to work weekends.',
  },
  {
    id: 'holiday-availability',
    group: { roles: 'D', physicians: [{ holidayAvailability: false }], holidays: ['2026-06-02'] },
    roster: ['.D.'],
    says: 'Ask Adams to work holidays.',
  },
  {
    id: 'role-restrictions',
    group: {
      roles: 'D',
      needs: { D: { restrictions: { minExperience: 'attending', specialties: ['ICU'], only: ['p2'], never: ['p1'] } } },
      physicians: 2,
    },
    roster: ['D..', '...'],
    says: 'Let Adams work Rounder.',
  },
  {
    id: 'minimum-rest',
    group: { roles: 'DE', physicians: 1, group: { minRestBetweenShifts: 9 }, needs: { E: { endTime: '23:00' } } },
    roster: ['ED.'],
    says: 'Require 8 hours of rest instead of 9.',
  },
  {
    id: 'day-after-night',
    group: { roles: 'DN', physicians: 1 },
    roster: ['ND.'],
    says: 'Allow day shifts within 24 hours after a night.',
  },
  {
    id: 'group-max-days',
    group: { roles: 'D', physicians: 1, group: { maxConsecutiveShifts: 2 } },
    roster: ['DDD.'],
    says: 'Raise the limit to 3 days in a row.',
  },
  {
    id: 'own-max-days',
    group: { roles: 'D', physicians: [{ maxConsecutiveDays: 2 }] },
    roster: ['DDD.'],
    says: 'Ask Adams to work 3 days in a row.',
  },
  {
    id: 'rest-days-after-run',
    group: { roles: 'D', physicians: [{ minRestDays: 2 }] },
    roster: ['D.D.'],
    says: 'Ask Adams to accept 1 day off between stretches.',
  },
  {
    id: 'monthly-maximum',
    group: {
      roles: 'D',
      physicians: [{ preferences: { shifts: [], maxShifts: 1, avoidConsecutive: false, preferWeekends: false } }],
    },
    roster: ['DD'],
    says: 'Ask Adams to take 2 shifts this month.',
  },
  {
    id: 'eighty-hours',
    group: { roles: 'D', physicians: 1, group: { choices: { 'eighty-hours': { on: true } } } },
    roster: ['D'.repeat(28)],
    says: 'Turn off the 80-hour limit.',
  },
  {
    id: 'one-day-in-seven',
    group: { roles: 'D', physicians: 1, group: { choices: { 'one-day-in-seven': { on: true } } } },
    roster: ['D'.repeat(28)],
    says: 'Turn off the one-day-off-in-seven rule.',
  },
  {
    id: 'coverage',
    group: { roles: 'D', needs: { D: { requiredCount: 2 } }, physicians: 1 },
    roster: ['D'],
    says: 'Require 1 instead of 2 that day.',
  },
]

it.each(table)('the relaxation of $id is enough: $says', ({ id, group, roster, says }) => {
  const tried = tryRelaxation(id, group, roster)!
  expect(tried.says).toBe(says)
  expect(tried.before).toBeGreaterThan(0)
  expect(tried.after).toBeLessThan(tried.before)
})

it('offers no rest below eight hours, and no approved time off', () => {
  expect(
    tryRelaxation('minimum-rest', { roles: 'DE', physicians: 1, group: { minRestBetweenShifts: 8 } }, ['ED.']),
  ).toBeUndefined()
  expect(tryRelaxation('time-off', { roles: 'D', physicians: [{ absences: ['2026-06-01'] }] }, ['D'])).toBeUndefined()
})
