/** The summary of a month's sleepy shifts, counted again by the published equations over a day-by-day diary of sleep. */
import { expect, test } from 'vitest'
import { countSleepyShifts, findSleepyByPerson } from './sleepy-shifts.ts'
import { at, type Diary, sleepinessAt } from './testing/published-model.ts'

const shift = (physicianId: number, date: number, startTime: string, endTime: string) => ({
  ...{ physicianId, startTime, endTime },
  date: `2027-03-${String(date).padStart(2, '0')}`,
})

/** The last nights before, and every night until the first shift, from 11 PM to 7 AM. */
const nights = (first: number, last: number): Diary =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    from: at(first + index, 23),
    to: at(first + index + 1, 7),
  }))

test('the shifts that end above 7.4 are those of an independent simulation', () => {
  const month = [
    // Two days.
    ...[10, 11].map((date) => shift(1, date, '07:00', '19:00')),
    // Three nights in a row.
    ...[10, 11, 12].map((date) => shift(2, date, '19:00', '07:00')),
    // 24 hours.
    shift(3, 10, '07:00', '07:00'),
  ]
  const beforeDays = { from: at(9, 22), to: at(10, 6) }
  const diaries: Record<number, { diary: Diary; ends: Record<number, number> }> = {
    // Up an hour before work at 7; to bed at 10 PM, since eight hours end at 6.
    1: {
      diary: [...nights(8, 8), beforeDays, { from: at(10, 22), to: at(11, 6) }],
      ends: { 10: at(10, 19), 11: at(11, 19) },
    },
    // From 8:30 AM for six hours after each night.
    2: {
      diary: [...nights(8, 9), ...[11, 12].map((date) => ({ from: at(date, 8.5), to: at(date, 14.5) }))],
      ends: { 10: at(11, 7), 11: at(12, 7), 12: at(13, 7) },
    },
    3: { diary: [...nights(8, 8), beforeDays], ends: { 10: at(11, 7) } },
  }
  const found = findSleepyByPerson(month)
  for (const [person, { diary, ends }] of Object.entries(diaries)) {
    const own = found.get(Number(person)) ?? []
    const expected = Object.entries(ends)
      .map(([date, end]) => ({ date: Number(date), value: sleepinessAt(diary, end) }))
      .filter(({ value }) => value > 7.4)
    expect(
      own.map((one) => Number(one.shift.date.slice(8))),
      `physician ${person}`,
    ).toEqual(expected.map(({ date }) => date))
    const shifts = month.filter(({ physicianId }) => physicianId === Number(person))
    expect(countSleepyShifts(shifts, '2027-03-01')).toBe(expected.length)
    expect(countSleepyShifts(shifts, '2027-03-11')).toBe(expected.filter(({ date }) => date >= 11).length)
    for (const [place, { value }] of expected.entries()) expect(own[place]!.forecast.end).toBeCloseTo(value, 1)
  }
  expect([...found.values()].flat().length).toBeGreaterThan(0)
  // What a nap of 90 minutes, over two hours before the first night, would do.
  const [firstNight] = found.get(2)!
  const nap = { from: at(10, 15.5), to: at(10, 17) }
  expect(firstNight!.remedies[0]).toMatchObject({ kind: 'nap' })
  expect(firstNight!.remedies[0]!.end).toBeCloseTo(sleepinessAt([...diaries[2]!.diary, nap], at(11, 7)), 1)
})

test('a first night is marked from 7.4 on, whenever it ends', () => {
  const diary = nights(8, 9)
  const values = Array.from({ length: 33 }, (_, quarter) => {
    const hours = 2 + quarter / 4
    const endTime = `${String(Math.floor(hours)).padStart(2, '0')}:${String((hours % 1) * 60).padStart(2, '0')}`
    const marked = findSleepyByPerson([shift(1, 10, '19:00', endTime)]).has(1)
    return { value: sleepinessAt(diary, at(11, hours)), marked }
  })
  for (const { value, marked } of values) expect(marked, String(value)).toBe(value > 7.4)
  const between = (low: number, high: number) => values.filter(({ value }) => value > low && value <= high).length
  expect(Math.min(between(7.3, 7.4), between(7.4, 7.5))).toBeGreaterThan(0)
})
