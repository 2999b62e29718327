import { expect, test } from 'vitest'
import { namedHolidays } from '../../../contract/holidays.ts'
import { makeShiftMarks } from '../../shifts/shift-marks.ts'
import { night, sampleRole, sampleRoles, sampleShift, sampleUser, shiftOf } from '../../testing/samples.ts'
import { shortHoliday } from '../../text/short-holiday.ts'
import { readTypedCode } from '../grid/read-key.ts'
import { joinRuns, markQuietly } from './cells.ts'
import { coverDay, describeShort } from './coverage.ts'
import { datesOfSpan, describeDays } from './days.ts'
import { moveFocus } from './move-focus.ts'
import { filterRows, groupByOwner, groupOpen, nextOrder, sortRows } from './rows.ts'
import { barOf, countShifts } from './tallies.ts'

const december = { year: 2026, month: 12 }
const holidays = namedHolidays({ federalHolidays: true, holidays: [] }, [2026, 2027])
const days = (span: 'month' | 'two-weeks' | 'week', date = '2026-12-08') =>
  describeDays(datesOfSpan(span, date, december), december, { today: '2026-12-08', holidays })

test('a month shows two days before and one after, marked as outside', () => {
  const month = days('month')
  expect(month).toHaveLength(34)
  expect(month.filter((day) => day.isOutside).map((day) => day.date)).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2027-01-01',
  ])
  expect(month.find((day) => day.isToday)?.dayOfMonth).toBe(8)
  expect(month.find((day) => day.date === '2026-12-25')?.holiday).toBe('Christmas Day')
  expect(month.map((day) => day.monthName).filter(Boolean)).toEqual(['Nov', 'Dec', 'Jan'])
  expect(shortHoliday('Christmas Day')).toBe('Christmas')
})

test('weeks start on Monday', () => {
  expect(days('week')[0]?.date).toBe('2026-12-07')
  expect(days('two-weeks')).toHaveLength(14)
  expect(days('week', '2026-12-13')[0]?.date).toBe('2026-12-07')
})

test('consecutive cells of one code are one run; another code or the end of the month cuts it', () => {
  const dates = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-04']
  const shifts = [...dates.map((date) => sampleShift(date)), sampleShift('2026-12-05', night)]
  const cells = joinRuns(shifts, days('month'), makeShiftMarks(sampleRoles, shifts))
  const edges = cells.map((cell) => (cell ? `${cell.startsRun ? '[' : ''}${cell.code}${cell.endsRun ? ']' : ''}` : '.'))
  expect(edges.slice(0, 8).join(' ')).toBe('[R R] [R R] . [R] [N] .')
})

test('a second shift of a day is counted, not lost', () => {
  const shifts = [sampleShift('2026-12-03'), sampleShift('2026-12-03', night)]
  const cells = joinRuns(shifts, days('month'), makeShiftMarks(sampleRoles, shifts))
  expect(cells.find(Boolean)).toMatchObject({ code: 'R', more: 1 })
})

test('tallies count work by class, backup in none, and only the month', () => {
  const shifts = [
    sampleShift('2026-12-05', night),
    sampleShift('2026-12-25'),
    sampleShift('2026-12-06', { roleId: 3, role: 'Jeopardy' }),
    sampleShift('2026-11-30', night),
  ]
  const counts = countShifts(shifts, makeShiftMarks(sampleRoles, shifts), { month: '2026-12', holidays })
  expect(counts).toEqual({ all: 2, night: 1, weekend: 1, holiday: 1, hours: 24 })
})

test('the bar reaches its mark at the fair share, and warns only above what is still fair', () => {
  const share = { target: 7.5, most: 8 }
  expect(barOf(7.5, share)).toEqual({ width: 16, isOver: false })
  expect(barOf(8, share).isOver).toBe(false)
  expect(barOf(9, share)).toEqual({ width: 19, isOver: true })
  expect(barOf(40, share).width).toBe(24)
  expect(barOf(3, undefined)).toEqual({ width: 0, isOver: false })
})

test('a position too many in one role does not hide a gap in another', () => {
  const roles = [
    sampleRole(1, 'Rounder', { daysOfWeek: ['friday'], requiredCount: 1 }),
    sampleRole(2, 'Night', { daysOfWeek: ['friday'], requiredCount: 2 }),
    sampleRole(4, 'Clinic', { daysOfWeek: ['monday'] }),
  ]
  const shifts = [
    sampleShift('2026-12-25'),
    shiftOf(sampleShift('2026-12-25'), 8, 'Kenji', 'Ueda'),
    sampleShift('2026-12-25', { ...night, physicianId: null, physician: null, physicianName: null }),
  ]
  const coverage = coverDay('2026-12-25', shifts, roles)
  expect(coverage).toMatchObject({ filled: 1, required: 3 })
  expect(describeShort(coverage.short)).toBe('2 Night')
  expect(coverage.short[0]?.openShifts).toHaveLength(1)
  const removed = shifts.map((shift) =>
    shift.physicianId === null ? { ...shift, status: 'cancelled' as const } : shift,
  )
  expect(coverDay('2026-12-25', removed, roles)).toMatchObject({ filled: 1, required: 2 })
})

test('a date and a weekday with counts of their own need just those', () => {
  const rounder = sampleRole(1, 'Rounder', {
    daysOfWeek: ['friday'],
    requiredCount: 3,
    countsByWeekday: { saturday: 2 },
    countsByDate: [{ date: '2026-12-25', count: 1 }],
  })
  const required = (date: string) => coverDay(date, [], [rounder]).required
  expect(['2026-12-18', '2026-12-19', '2026-12-20', '2026-12-25'].map(required)).toEqual([3, 2, 0, 1])
})

test('quiet marks stand in empty cells only, absences above requests', () => {
  const physician = {
    absences: ['2026-12-03', '2026-12-04', '2026-12-05'],
    unavailableDates: [],
    preferences: {
      shifts: [
        { date: '2026-12-04', wants: 'work' as const },
        { date: '2026-12-10', wants: 'off' as const },
      ],
      avoidConsecutive: false,
      preferWeekends: false,
    },
    availableDays: [],
    weekendAvailability: true,
    holidayAvailability: true,
  }
  const month = days('month')
  const marks = markQuietly(physician, month, (index) => month[index]!.date !== '2026-12-05')
  expect(marks.flatMap((mark) => (mark ? [mark.mark] : []))).toEqual(['away', 'away', 'off'])
  expect(marks.find(Boolean)).toMatchObject({ startsStretch: true, endsStretch: false, length: 2 })
  const mondays = markQuietly({ ...physician, availableDays: ['monday'] }, month, () => true)
  const never = month.filter((_, index) => mondays[index]?.mark === 'unavailable')
  expect(never.some((day) => day.isMonday)).toBe(false)
  expect(never.length).toBeGreaterThan(20)
})

test('blocked dates show in the roster', () => {
  const blocked = {
    absences: [],
    unavailableDates: ['2026-12-15'],
    preferences: { shifts: [], avoidConsecutive: false, preferWeekends: false },
    availableDays: [],
    weekendAvailability: true,
    holidayAvailability: true,
  }
  const month = days('month')
  const marks = markQuietly(blocked, month, () => true)
  expect(month.flatMap(({ date }, place) => (marks[place] ? [date] : []))).toEqual(['2026-12-15'])
})

test('a row whose shifts did not change keeps its identity', () => {
  const [own, other] = [sampleShift('2026-12-01'), shiftOf(sampleShift('2026-12-01'), 8, 'Kenji', 'Ueda')]
  const before = groupByOwner([own, other])
  const after = groupByOwner([own, { ...other, isLocked: true }], before)
  expect(after.get(7)).toBe(before.get(7))
  expect(after.get(8)).not.toBe(before.get(8))
})

test('open shifts have one row a role, the most important first', () => {
  const open = { physicianId: null, physician: null, physicianName: null }
  const shifts = [
    sampleShift('2026-12-02', { ...night, ...open }),
    sampleShift('2026-12-01', open),
    sampleShift('2026-12-04', { ...night, ...open }),
    sampleShift('2026-12-05'),
  ]
  const rows = groupOpen(shifts, (shift) => shift.roleId ?? 0)
  expect(rows.map((row) => [row.roleName, row.shifts.length])).toEqual([
    ['Rounder', 1],
    ['Night', 2],
  ])
})

const grid = { rows: ['coverage', 'p1', 'p2'], columns: 5 }

test.each([
  ['ArrowRight', false, { row: 'p1', column: 3 }],
  ['ArrowUp', false, { row: 'coverage', column: 2 }],
  ['ArrowDown', false, { row: 'p2', column: 2 }],
  ['PageDown', false, { row: 'p2', column: 2 }],
  ['Home', false, { row: 'p1', column: 0 }],
  ['End', true, { row: 'p2', column: 4 }],
  ['x', false, undefined],
])('%s (ctrl %s) leads to %o', (key, ctrl, expected) => {
  expect(moveFocus({ row: 'p1', column: 2 }, { key, ctrl }, grid)).toEqual(expected)
})

test('the focus stays in the grid at its edges', () => {
  expect(moveFocus({ row: 'p2', column: 4 }, { key: 'ArrowRight', ctrl: false }, grid)).toEqual({
    row: 'p2',
    column: 4,
  })
  expect(moveFocus({ row: 'coverage', column: 0 }, { key: 'ArrowUp', ctrl: false }, grid)?.row).toBe('coverage')
})

test('a typed code is complete when no longer one starts with it', () => {
  const codes = new Map([
    ['Rounder 1', 'R1'],
    ['Rounder 12', 'R12'],
    ['Night', 'N'],
  ])
  expect(readTypedCode('n', codes)).toEqual({ role: 'Night', isComplete: true, isPossible: true })
  expect(readTypedCode('r1', codes)).toEqual({ role: 'Rounder 1', isComplete: false, isPossible: true })
  expect(readTypedCode('r12', codes).isComplete).toBe(true)
  expect(readTypedCode('x', codes).isPossible).toBe(false)
})

test('rows are found by name without accents, by role and by experience, and ordered by a tally', () => {
  const muller = sampleUser({ id: 1, lastName: 'Müller', experienceLevel: 'junior' })
  const abara = sampleUser({ id: 2, lastName: 'Abara' })
  const owners = groupByOwner([sampleShift('2026-12-01', { physicianId: 2 })])
  const find = (filters: object) =>
    filterRows([muller, abara], owners, { search: '', roleId: undefined, experience: undefined, ...filters }).map(
      ({ id }) => id,
    )
  expect(find({ search: 'mull' })).toEqual([1])
  expect(find({ roleId: 1 })).toEqual([2])
  expect(find({ experience: 'junior' })).toEqual([1])
  const counts = (id: number) => ({ all: id, night: 0, weekend: 0, holiday: 0, hours: 0 })
  expect(sortRows([muller, abara], 'name', counts).map(({ id }) => id)).toEqual([2, 1])
  expect(sortRows([abara, muller], 'all', counts).map(({ id }) => id)).toEqual([1, 2])
  expect(sortRows([muller, abara], '-night', counts).map(({ id }) => id)).toEqual([2, 1])
  expect([nextOrder('name', 'all'), nextOrder('-all', 'all'), nextOrder('all', 'all')]).toEqual(['-all', 'all', 'name'])
})
