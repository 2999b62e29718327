import { expect, test } from 'vitest'
import { makeShiftMarks } from '../shifts/shift-marks.ts'
import { night, sampleRoles, sampleShift } from '../testing/samples.ts'
import { countMonth, countUpcoming, findNextShift, listUpcoming } from './own-shifts.ts'

/** Tuesday, December 8, 10:00 in New York. */
const clock = { now: new Date('2026-12-08T15:00:00Z'), timeZone: 'America/New_York' }

test('the next shift is the first that has not ended, cancelled ones left out', () => {
  const shifts = [
    sampleShift('2026-12-10'),
    sampleShift('2026-12-07'),
    sampleShift('2026-12-08', { status: 'cancelled' }),
    sampleShift('2026-12-09'),
  ]
  expect(findNextShift(shifts, clock)).toMatchObject({
    shift: { date: '2026-12-09' },
    isOn: false,
    minutesToStart: 21 * 60,
  })
})

test('a night that began yesterday is still on', () => {
  const early = { ...clock, now: new Date('2026-12-08T11:00:00Z') }
  const next = findNextShift([sampleShift('2026-12-07', night), sampleShift('2026-12-08', night)], early)
  expect(next).toMatchObject({ shift: { date: '2026-12-07' }, isOn: true, minutesToEnd: 60 })
})

test('upcoming are those of two weeks; the badge counts those of one', () => {
  const dates = ['08', '09', '10', '11', '12', '13', '14', '15', '16'].map((day) => sampleShift(`2026-12-${day}`))
  expect(listUpcoming(dates, clock)).toHaveLength(9)
  expect(countUpcoming(dates, clock)).toBe(8)
  expect(listUpcoming([sampleShift('2026-12-23')], clock)).toEqual([])
})

test('this month counts all, nights, weekends and, apart, backup days, past days included', () => {
  const shifts = [
    sampleShift('2026-11-30'),
    sampleShift('2026-12-01', night),
    sampleShift('2026-12-05'),
    sampleShift('2026-12-06', { ...night, startTime: '07:00', endTime: '07:00' }),
    sampleShift('2026-12-07', { status: 'cancelled' }),
    sampleShift('2026-12-12', { roleId: 3, role: 'Jeopardy' }),
  ]
  expect(countMonth(shifts, clock, makeShiftMarks(sampleRoles, shifts))).toEqual({
    total: 3,
    nights: 2,
    weekends: 2,
    backup: 1,
  })
})
