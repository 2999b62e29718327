/** The three-process model against published numbers, and the forecast against what is known of shift work. */
import { expect, test } from 'vitest'
import { estimateSleep } from './estimate-sleep.ts'
import { findRemedies, forecastShifts, sleepyAbove } from './forecast.ts'
import { findSleepyByPerson, spanOfShift } from './sleepy-shifts.ts'
import { afterSleeping, afterWaking, circadianAt, inertiaAfter, sleepinessAt, ultradianAt } from './three-process.ts'

/**
 * The first 45 minutes after waking at 8:00 with S = 7.96, as printed by an independent implementation: Wilson and others,
 * FIPS, Journal of Open Source Software 5(51), 2020, doi 10.21105/joss.02340. Columns: hour, S, C, W, U, sleepiness.
 */
const published = [
  [8, 7.96, -1.67, -5.72, -0.00274, 10.3],
  [8 + 1 / 12, 7.94, -1.63, -5.04, -0.00549, 9.84],
  [8 + 2 / 12, 7.93, -1.59, -4.45, -0.00919, 9.47],
  [8.25, 7.91, -1.55, -3.92, -0.0138, 9.14],
  [8 + 4 / 12, 7.89, -1.5, -3.46, -0.0194, 8.85],
  [8 + 5 / 12, 7.88, -1.46, -3.05, -0.0258, 8.59],
  [8.5, 7.86, -1.42, -2.69, -0.0332, 8.36],
  [8 + 7 / 12, 7.85, -1.37, -2.37, -0.0415, 8.16],
  [8 + 8 / 12, 7.83, -1.32, -2.09, -0.0506, 7.98],
  [8.75, 7.81, -1.28, -1.84, -0.0606, 7.82],
] as const

/** As printed, with three significant digits. */
const printed = (value: number) => Number(value.toPrecision(3))

test.each(published)('reproduces the published curve at %f', (hour, s, c, w, u, kss) => {
  const awake = hour - 8
  expect([afterWaking(7.96, awake), circadianAt(hour), inertiaAfter(awake), ultradianAt(hour)].map(printed)).toEqual([
    ...[s, c, w, u],
  ])
  expect(printed(sleepinessAt({ atWaking: 7.96, awake, hour }))).toBe(kss)
})

test('sleep restores S in a straight line up to the break level and slows down above it', () => {
  expect(afterSleeping(7.96, 0)).toBe(7.96)
  expect(afterSleeping(7.96, 2) - afterSleeping(7.96, 1)).toBeCloseTo(afterSleeping(7.96, 4) - afterSleeping(7.96, 3))
  expect(afterSleeping(7.96, 5.295)).toBeCloseTo(12.2, 2)
  // The formula of 1997, which has no break level, is its upper part: from the break level on both agree.
  const rate = Math.log((14.3 - 14) / (14.3 - 7.96)) / 8
  expect(afterSleeping(12.2, 3)).toBeCloseTo(14.3 - 2.1 * Math.exp(3 * rate))
  expect(afterSleeping(13, 3)).toBeCloseTo(14.3 - 1.3 * Math.exp(3 * rate))
  expect(afterSleeping(7.96, 30)).toBeLessThan(14.3)
})

const day = (place: number) => ({ start: place * 24 + 7, end: place * 24 + 19 })
const night = (place: number) => ({ start: place * 24 + 19, end: place * 24 + 31 })

test('sleeps at night when free, by day after a night, and never during a shift', () => {
  expect(estimateSleep([day(3)]).at(-1)).toEqual({ start: 2 * 24 + 22, end: 3 * 24 + 6 })
  const between = estimateSleep([night(3), night(4)]).filter(({ start }) => start > 3 * 24 + 31)
  expect(between).toEqual([{ start: 3 * 24 + 32.5, end: 3 * 24 + 38.5 }])
  const late = { start: 3 * 24 + 15, end: 4 * 24 + 1 }
  const after = estimateSleep([late, { start: late.start + 24, end: late.end + 24 }]).at(-1)
  expect(after).toEqual({ start: 4 * 24 + 2.5, end: 4 * 24 + 10.5 })
  const shifts = [day(3), day(4), night(6), night(7), { start: 9 * 24 + 7, end: 10 * 24 + 7 }]
  for (const sleep of estimateSleep(shifts))
    expect(shifts.some(({ start, end }) => sleep.start < end && start < sleep.end)).toBe(false)
})

test('the first night is the hardest, days are not, and a nap helps', () => {
  const week = [3, 4, 5, 6].map(night)
  const [first, second, , fourth] = forecastShifts(week)
  expect(first!.end).toBeGreaterThan(sleepyAbove)
  expect(second!.end).toBeLessThan(first!.end)
  expect(fourth!.end).toBeLessThan(sleepyAbove)
  expect(first!.awake).toBe(24)
  for (const { end, peak } of forecastShifts([3, 4, 5].map(day))) {
    expect(end).toBeLessThan(6)
    expect(peak).toBeGreaterThanOrEqual(end)
  }
  const [nap] = findRemedies(week, 0)
  expect(nap).toMatchObject({ kind: 'nap', from: 3 * 24 + 15.5, to: 3 * 24 + 17 })
  expect(nap!.end).toBeLessThan(first!.end)
})

test('a night right after a day, and 24 hours on, are worse than a night after a day off', () => {
  const [, afterDay] = forecastShifts([day(3), night(4)])
  const [afterRest] = forecastShifts([night(4)])
  expect(afterDay!.end).toBeGreaterThanOrEqual(afterRest!.end)
  const [long] = forecastShifts([{ start: 3 * 24 + 7, end: 4 * 24 + 7 }])
  expect(long!.end).toBeGreaterThan(sleepyAbove)
})

test('a person’s sleepy shifts are found from their dates and clock times, with what would help', () => {
  const nights = ['2026-12-07', '2026-12-08', '2026-12-09'].map((date) => ({
    ...{ date, startTime: '19:00', endTime: '07:00', physicianId: 7 },
  }))
  const days = ['2026-12-14', '2026-12-15'].map((date) => ({
    ...{ date, startTime: '07:00', endTime: '19:00', physicianId: 7 },
  }))
  const found = findSleepyByPerson([...days, ...nights, { ...nights[0]!, physicianId: null }])
  expect([...found.keys()]).toEqual([7])
  expect(found.get(7)!.map(({ shift }) => shift.date)).toEqual(['2026-12-07'])
  const [nap] = found.get(7)![0]!.remedies
  expect([nap!.kind, 'from' in nap! && nap.from % 24]).toEqual(['nap', 15.5])
  expect(spanOfShift({ date: '2026-12-07', startTime: '07:00', endTime: '07:00' })).toMatchObject({
    end: spanOfShift(nights[0]!).end,
  })
})
