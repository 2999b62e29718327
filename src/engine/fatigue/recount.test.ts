/**
 * The summary of a month's sleepy shifts, counted again: the published equations integrated minute by minute over a
 * day-by-day diary of sleep, without the product's own forecast.
 */
import { expect, test } from 'vitest'
import { countSleepyShifts, findSleepyByPerson } from './sleepy-shifts.ts'

const minutes = 60
const day = 24 * minutes

/** When someone sleeps, written down by hand: `[from, to)` in minutes of the month, which begins at midnight of the 1st. */
type Diary = { from: number; to: number }[]
const at = (date: number, hour: number) => (date - 1) * day + hour * minutes

/** S, C, U, and W (Åkerstedt and Folkard 1997, 2004; Ingre 2014), in steps of a minute. */
function sleepinessAt(diary: Diary, time: number): number {
  let level = 2.4 + (13.5 - 2.4) * Math.exp(-0.0353 * 16)
  let woke = diary[0]!.from
  const rate = Math.log((14.3 - 14) / (14.3 - 7.96)) / 8
  for (let minute = diary[0]!.from; minute < time; minute++) {
    const isAsleep = diary.some(({ from, to }) => from <= minute && minute < to)
    if (isAsleep) woke = minute + 1
    const perHour = isAsleep ? -rate * (14.3 - Math.max(level, 12.2)) : -0.0353 * (level - 2.4)
    level += perHour / minutes
  }
  const hour = (time % day) / minutes
  const circadian = 2.5 * Math.cos(((2 * Math.PI) / 24) * (hour - 16.8))
  const ultradian = -0.5 + 0.5 * Math.cos(((2 * Math.PI) / 12) * (hour - 19.8))
  const inertia = -5.72 * Math.exp((-1.51 * (time - woke)) / minutes)
  return 10.6 - 0.6 * (level + circadian + ultradian + inertia)
}

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
