/** Roles and settings of a group as inputs of a schedule: a change to each, what is counted, and the expected direction. */
import { allDays, count, dayPairs, days, longest, meanRun, mostNights, nights, runs } from './finished-schedule.ts'
import { type Case, holidays, loose, onlyTwo, seniors, tenDates, uneven, week } from './input-case.ts'
import { both, dayRole, everybody, group, nightRole, people, roles, settings } from './month-in-memory.ts'
import { personCases } from './person-input-cases.ts'

export const cases: Case[] = [
  ['role: start', roles({ startTime: '01:00' }), dayPairs, 0],
  ['role: end', roles({ endTime: '21:30' }), dayPairs, 0],
  ['role: a whole day', roles({ endTime: '07:00' }), dayPairs, 0],
  ['role: days', roles({ daysOfWeek: ['monday'] }), allDays, 8],
  ['role: no days', roles({ daysOfWeek: [] }), allDays, 0],
  ['role: required count', roles({ requiredCount: 3 }), allDays, 'more'],
  ['role: counts by weekday', roles({ daysOfWeek: ['monday'], countsByWeekday: { monday: 0, friday: 1 } }), allDays, 5],
  ['role: counts by date', roles({ daysOfWeek: [], countsByDate: [{ date: week[0]!, count: 2 }] }), allDays, 2],
  [
    'role: priority',
    roles({ priority: 10 }, nightRole),
    count({ roleId: nightRole }),
    'less',
    both(onlyTwo, roles({ priority: 1 })),
  ],
  [
    'role: category',
    roles({ category: 'admitter' }),
    days,
    'less',
    people({ roleTypePreferences: { admitter: 'avoid' } }),
  ],
  [
    'role: name, in a sentence',
    roles({ name: 'Icarus' }),
    (finished) => Math.max(0, ...runs(finished, { roleId: dayRole })),
    'less',
    group({ additionalRules: 'No more than 2 Icarus shifts in a row' }),
  ],
  ['role: least experience', roles({ restrictions: { minExperience: 'attending' } }), days, 0, seniors],
  ['role: specialties', roles({ restrictions: { specialties: ['ICU'] } }), days, 0, seniors],
  ['role: only some', roles({ restrictions: { only: [2, 3, 4, 5, 6] } }), days, 0],
  ['role: never somebody', roles({ restrictions: { never: [1] } }), days, 0],
  [
    'role: aiRules',
    roles({ aiRules: 'No more than 2 shifts in a row' }),
    (finished) => Math.max(0, ...runs(finished, { roleId: dayRole })),
    2,
  ],
  ['role: in use', roles({ isActive: false }), allDays, 0],
  ['group: pattern', group({ pattern: '7-on-7-off' }), meanRun, 'more'],
  ['group: most days in a row', group({ maxConsecutiveShifts: 3 }), longest, 3],
  ['group: least rest', group({ minRestBetweenShifts: 40 }), dayPairs, 0],
  ['group: additional rules', group({ additionalRules: 'No more than 3 nights per month' }), mostNights, 3],
  [
    'group: federal holidays',
    settings({ federalHolidays: false }),
    count({ dates: ['2027-07-04'] }),
    3,
    everybody({ holidayAvailability: false }),
  ],
  [
    'group: own holidays',
    settings({ holidays }),
    count({ dates: tenDates }),
    0,
    everybody({ holidayAvailability: false }),
  ],
  [
    'group: a rule off',
    settings({ rules: { ...uneven, 'night-preference': { on: false } } }),
    nights,
    'more',
    both(loose, people({ nightShiftPreference: 'avoid' })),
  ],
  [
    'group: a weight',
    settings({ rules: { 'night-preference': { on: true, weight: 100 } } }),
    nights,
    'less',
    people({ nightShiftPreference: 'avoid' }, [1, 2, 3, 4, 5]),
  ],
  [
    'group: coverage, without roles',
    group({ coverageRequirements: 2 }),
    (finished) => finished.length,
    'more',
    both(roles({ isActive: false }), roles({ isActive: false }, nightRole)),
  ],
  ...personCases,
]
