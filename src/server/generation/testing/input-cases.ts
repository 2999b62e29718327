/** The inputs of a month's schedule: a change of each, what is counted, and where the count goes by it. */
import {
  allDays,
  count,
  dayPairs,
  days,
  first,
  longest,
  longestOwn,
  type Measure,
  meanRun,
  mostNights,
  nights,
  ownPairs,
  runs,
  startsOn,
  total,
} from './finished-schedule.ts'
import {
  both,
  dayRole,
  everybody,
  group,
  nightRole,
  people,
  preferences,
  publishedAfter,
  roles,
  type Step,
  settings,
  timeOff,
  worked,
} from './month-in-memory.ts'

const week = ['2027-07-05', '2027-07-06', '2027-07-07', '2027-07-08', '2027-07-09']
const tenDates = Array.from({ length: 10 }, (_, index) => `2027-07-${String(6 + 2 * index).padStart(2, '0')}`)
const past = (month: string, dates: number[]) => dates.map((day) => `2027-${month}-${String(day).padStart(2, '0')}`)
const holidays = tenDates.map((date) => ({ date, name: 'Founders' }))

/** `to`: where the measure goes, or what it becomes. */
export type Case = [name: string, change: Step, measure: Measure, to: 'less' | 'more' | number, prepare?: Step]

const onlyTwo = people({ isActive: false }, [3, 4, 5, 6, 7, 8])
const seniors = people({ experienceLevel: 'attending', specialtyAreas: ['ICU'] }, [2, 3, 4, 5, 6])
/** Nights need not be even, so that a single preference decides. */
const uneven = { 'fair-nights': { on: false }, 'fair-totals': { on: false } }
const loose = settings({ rules: uneven })
const bothWant = both(
  loose,
  preferences({ preferredShifts: tenDates.map((date) => ({ date, roleId: nightRole, wants: 'work' })) }, [1, 2]),
)
const sevenOn = group({ pattern: '7-on-7-off' })
/** The second week of the track that begins on July 5. */
const weekOff = past('07', [12, 13, 14, 15, 16, 17, 18])
const nightsOfSecond = count({ who: 2, roleId: nightRole, dates: tenDates })

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
  ['physician: active', people({ isActive: false }), total, 0],
  ['physician: admin', people({ role: 'admin' }), total, 0],
  ['physician: fte', people({ fte: 0.5 }), total, 'less'],
  [
    'physician: experience',
    people({ experienceLevel: 'attending' }),
    days,
    'more',
    both(seniors, roles({ restrictions: { minExperience: 'senior' } })),
  ],
  ['physician: seniority', people({ seniorityRank: 1 }, [2]), nightsOfSecond, 'more', bothWant],
  ['physician: joined', people({ startDateWithGroup: '2027-07-15' }), count({ ...first, dates: week }), 0],
  [
    'physician: years in medicine',
    people({ startDateInMedicine: '1990-01-01' }, [2]),
    nightsOfSecond,
    'more',
    bothWant,
  ],
  [
    'physician: specialties',
    people({ specialtyAreas: ['ICU'] }),
    days,
    'more',
    both(seniors, roles({ restrictions: { specialties: ['ICU'] } })),
  ],
  ['physician: preferred roles', people({ preferredRoles: [String(nightRole)] }), nights, 'more', loose],
  ['physician: likes a kind', people({ shiftTypePreferences: { night: 'prefer' } }), nights, 'more', loose],
  [
    'physician: dislikes a shift type by name',
    people({ shiftTypePreferences: { Night: 'avoid' } }),
    nights,
    'less',
    loose,
  ],
  ['physician: likes a category', people({ roleTypePreferences: { coverage: 'prefer' } }), nights, 'more', loose],
  ['physician: dislikes a role by name', people({ roleTypePreferences: { Night: 'avoid' } }), nights, 'less', loose],
  [
    'physician: available days',
    people({ availableDays: ['monday', 'tuesday'] }),
    count({ ...first, on: ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'] }),
    0,
  ],
  ['physician: unavailable dates', people({ unavailableDates: tenDates }), count({ ...first, dates: tenDates }), 0],
  ['physician: most days in a row', people({ maxConsecutiveDays: 2 }), longestOwn, 2],
  ['physician: rest days', people({ minRestDays: 7 }), (finished) => runs(finished, first).length, 'less'],
  ['physician: shift length', people({ preferredShiftLength: '12-hour' }), days, 'less', roles({ endTime: '07:00' })],
  ['physician: weekends', people({ weekendAvailability: false }), count({ ...first, isWeekend: true }), 0],
  [
    'physician: holidays',
    people({ holidayAvailability: false }),
    count({ ...first, dates: tenDates }),
    0,
    settings({ holidays }),
  ],
  ['physician: nights', people({ nightShiftPreference: 'avoid' }), nights, 'less', loose],
  ['physician: track', people({ track: '2027-07-05' }), count({ ...first, dates: weekOff }), 'less', sevenOn],
  ['group: switch days', settings({ switchDays: ['wednesday'] }), startsOn('wednesday'), 'more', sevenOn],
  [
    'physician: scheduling notes',
    people({ schedulingNotes: 'I cannot work on Mondays' }),
    count({ ...first, on: ['monday'] }),
    0,
  ],
  [
    'preferences: days off',
    preferences({ preferredShifts: tenDates.map((date) => ({ date, wants: 'off' as const })) }),
    count({ ...first, dates: tenDates }),
    'less',
  ],
  [
    'preferences: a shift',
    preferences({ preferredShifts: [{ date: '2027-07-20', roleId: nightRole, wants: 'work' }] }),
    count({ ...first, roleId: nightRole, dates: ['2027-07-20'] }),
    'more',
  ],
  [
    'preferences: unavailable dates',
    preferences({ unavailableDates: tenDates }),
    count({ ...first, dates: tenDates }),
    0,
  ],
  ['preferences: monthly maximum', preferences({ maxShiftsPerMonth: 4 }), total, 4],
  ['preferences: avoid consecutive', preferences({ avoidConsecutive: true }), ownPairs, 'less'],
  ['preferences: weekends', preferences({ preferWeekends: true }), count({ ...first, isWeekend: true }), 'more'],
  ['time off, approved', timeOff({ from: week[0]!, to: week[4]! }), count({ ...first, dates: week }), 0],
  [
    'the tail of the month before',
    worked(['2027-06-30'], nightRole),
    count({ ...first, roleId: dayRole, dates: ['2027-07-01'] }),
    0,
    preferences({ preferredShifts: [{ date: '2027-07-01', roleId: dayRole, wants: 'work' }] }),
  ],
  [
    'the published month after',
    publishedAfter(['2027-08-01'], dayRole),
    count({ ...first, roleId: nightRole, dates: ['2027-07-31'] }),
    0,
    preferences({ preferredShifts: [{ date: '2027-07-31', roleId: nightRole, wants: 'work' }] }),
  ],
  ["the year's shifts", worked(past('03', [1, 2, 3, 4, 8, 9, 10, 11, 15, 16]), dayRole), total, 'less'],
  ["the year's nights", worked(past('03', [1, 2, 3, 4, 8, 9, 10, 11]), nightRole), nights, 'less'],
  [
    "the year's weekends",
    worked(past('03', [6, 7, 13, 14, 20, 21, 27, 28]), dayRole),
    count({ ...first, isWeekend: true }),
    'less',
  ],
  [
    "the year's holidays",
    worked(['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18'], dayRole),
    count({ ...first, dates: tenDates }),
    'less',
    settings({ holidays }),
  ],
  [
    "the year's presence",
    timeOff({ from: '2027-03-01', to: '2027-04-30' }),
    nights,
    'less',
    worked(past('03', [1, 2, 3, 4, 8, 9, 10, 11]), nightRole, 2),
  ],
]
