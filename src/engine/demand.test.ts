import { describe, expect, it } from 'vitest'
import { capacityPerDay, countOn, defaultRoles, lengthOf, shiftKindOf, usualCount, usualDays } from './demand.ts'
import { patterns, type Role, type ShiftKind, weekdays } from './model.ts'
import { roleOf } from './testing/small-group.ts'

function role(startTime: string, endTime: string, special: Partial<Role> = {}): Role {
  return { ...roleOf('D'), startTime, endTime, ...special }
}

describe('kinds of shift by the clock', () => {
  const table: [string, string, ShiftKind][] = [
    ['07:00', '19:00', 'day'],
    ['09:00', '19:00', 'day'],
    ['04:00', '12:00', 'day'],
    ['12:00', '00:00', 'evening'],
    ['16:00', '02:00', 'evening'],
    ['15:00', '03:00', 'evening'],
    ['19:00', '07:00', 'night'],
    ['21:00', '07:00', 'night'],
    ['00:00', '08:00', 'night'],
  ]
  it.each(table)('%s to %s is %s', (start, end, kind) => {
    expect(shiftKindOf(role(start, end))).toBe(kind)
  })

  it('knows 24 hours and backup', () => {
    expect(shiftKindOf(role('07:00', '07:00', { lasts24Hours: true }))).toBe('twenty-four')
    expect(lengthOf(role('07:00', '07:00', { lasts24Hours: true }))).toBe(1440)
    expect(shiftKindOf(role('19:00', '07:00', { category: 'backup' }))).toBe('backup')
  })
})

describe('how many a role needs', () => {
  const rounder = {
    daysOfWeek: [...weekdays],
    requiredCount: 9,
    countsByWeekday: { saturday: 7, sunday: 7 },
    countsByDate: [
      { date: '2026-12-25', count: 6 },
      { date: '2027-01-03', count: 10 },
    ],
  }

  it.each([
    ['Thu, Dec 24', '2026-12-24', 9],
    ['Christmas, a Friday', '2026-12-25', 6],
    ['Sat, Dec 26', '2026-12-26', 7],
    ['a Sunday with a count of its own', '2027-01-03', 10],
  ])('on %s', (_, date, count) => {
    expect(countOn(rounder, date)).toBe(count)
  })

  it('is the required count on its days where nothing else is said', () => {
    const plain = { daysOfWeek: weekdays.slice(0, 5), requiredCount: 2 }
    expect(weekdays.map((weekday) => usualCount(plain, weekday))).toEqual([2, 2, 2, 2, 2, 0, 0])
    expect(countOn(plain, '2026-12-26')).toBe(0)
  })

  it('can be none on one of its days, and some on another day', () => {
    const uneven = { daysOfWeek: weekdays.slice(0, 5), requiredCount: 2, countsByWeekday: { friday: 0, sunday: 1 } }
    expect(usualDays(uneven)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'sunday'])
  })
})

describe('roles for a group without roles', () => {
  it.each(patterns)('cover the whole clock of a %s group', (pattern) => {
    const roles = defaultRoles({ pattern, coverageRequirements: 4 })
    expect(roles.reduce((sum, each) => sum + lengthOf(each), 0)).toBe(1440)
    expect(roles.every(({ requiredCount, daysOfWeek: days }) => requiredCount === 4 && days.length === 7)).toBe(true)
  })

  it('are day and night, or one of 24 hours', () => {
    const names = (pattern: (typeof patterns)[number]) =>
      defaultRoles({ pattern, coverageRequirements: 3 }).map(({ name }) => name)
    expect(names('7-on-7-off')).toEqual(['Day', 'Night'])
    expect(names('24-hour')).toEqual(['24-hour'])
  })

  it('are the shift types of the group where it has its own', () => {
    const types = [
      { name: 'Short day', startTime: '08:00', endTime: '16:00' },
      { name: 'Late', startTime: '16:00', endTime: '00:00' },
      { name: 'All day', startTime: '08:00', endTime: '08:00' },
    ]
    const roles = defaultRoles({ pattern: '24-hour', coverageRequirements: 2 }, types)
    expect(roles).toMatchObject([
      { name: 'Short day', category: 'rounder', requiredCount: 2, lasts24Hours: false },
      { name: 'Late', category: 'coverage' },
      { name: 'All day', category: 'coverage', lasts24Hours: true },
    ])
    expect(new Set(roles.map(({ id }) => id)).size).toBe(3)
  })
})

it('fills about half as many positions a day as there are full-time physicians', () => {
  expect(capacityPerDay(40)).toBeCloseTo(19.9, 1)
})
