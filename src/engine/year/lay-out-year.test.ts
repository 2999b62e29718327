/** Laying out a year: full weeks in everyone's rhythm, enough people, fair shares, around time off and dealt holidays. */
import { expect, it } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '../calendar.ts'
import { type CalendarDate, weekdays } from '../model.ts'
import { type LaidOutWeek, layOutYear } from './lay-out-year.ts'
import type { LayoutHoliday } from './row-costs.ts'
import { daysOf, flipBetween, type Span, weekBlocks } from './week-blocks.ts'
import type { LayoutPerson } from './week-choices.ts'

const year: Span = { from: '2027-01-01', to: '2027-12-31' }
const flip = flipBetween('2027-11-25', '2027-12-25', 'tuesday')!

const weeks = weekBlocks(year, 'tuesday', [flip])
/** The lines of `layOut`: by day, and by night. */
const [byDay, byNight] = [0, 1]

/** Even ones are in the middle of a week when the year begins, odd ones in their week off. */
function person(id: number, known: Partial<LayoutPerson> = {}): LayoutPerson {
  const isOn = id % 2 === 0
  return {
    id,
    fte: 1,
    lines: [byDay, byNight].map((line) => ({ line, weeks: weeks.slice(1) })),
    inRhythm: new Set(weeks.filter((_, place) => (place % 2 === 0) === isOn).map(({ from }) => from)),
    ...(isOn ? { underWay: { days: 4, isNight: false } } : {}),
    rest: isOn ? 0 : 3,
    off: new Set(),
    on: new Set(),
    prefersNights: false,
    prefersWeekends: false,
    owed: { days: 0, nights: 0, weekends: 0, holidays: 0 },
    ...known,
  }
}

function layOut(people: LayoutPerson[], days: number, nights = 0, holidays: LayoutHoliday[] = []): LaidOutWeek[] {
  const length = daysBetween(year.from, year.to) + 1
  const lines = [
    { isNight: false, need: Array<number>(length).fill(days) },
    { isNight: true, need: Array<number>(length).fill(nights) },
  ]
  return layOutYear({ ...year, people, lines, holidays })
}

/** Counted again, day by day. */
function countOn(weeks: LaidOutWeek[], date: CalendarDate): number {
  return weeks.filter(({ from, to }) => from <= date && date <= to).length
}
const daysWorked = (weeks: LaidOutWeek[], id: number) =>
  weeks.filter(({ physicianId }) => physicianId === id).flatMap((week) => daysOf(week)).length

function nocturnist(id: number): LayoutPerson {
  return person(id, {
    lines: [{ line: byNight, weeks: weeks.slice(1) }],
    ...(id % 2 === 0 ? { underWay: { days: 4, isNight: true } } : {}),
    prefersNights: true,
  })
}

it('has enough people every day, and equal shares', () => {
  const people = Array.from({ length: 40 }, (_, id) => person(id))
  const weeks = layOut(people, 19)
  const on = daysOf(year).map((date) => countOn(weeks, date))
  expect(Math.min(...on)).toBeGreaterThanOrEqual(19)
  expect(Math.max(...on)).toBeLessThanOrEqual(20)
  const shares = people.map(({ id }) => daysWorked(weeks, id))
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(16)
})

it('never has two weeks in a row, and never works time off or dealt days off', () => {
  const people = Array.from({ length: 30 }, (_, id) =>
    person(id, {
      off: new Set(daysOf({ from: addDays('2027-02-01', id * 7), to: addDays('2027-02-01', id * 7 + 9) })),
    }),
  )
  const weeks = layOut(people, 13)
  for (const { id, off } of people) {
    const own = weeks.filter(({ physicianId }) => physicianId === id).sort((a, b) => a.from.localeCompare(b.from))
    expect(own.flatMap((week) => daysOf(week)).filter((date) => off.has(date))).toEqual([])
    const gaps = own.slice(1).map(({ from }, place) => daysBetween(own[place]!.to, from) - 1)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2)
  }
})

it('works dealt holidays, even off the rhythm', () => {
  const dealt = '2027-07-04'
  const people = Array.from({ length: 20 }, (_, id) => person(id, id < 4 ? { on: new Set([dealt]) } : {}))
  const weeks = layOut(people, 9)
  for (const id of [0, 1, 2, 3])
    expect(weeks.some(({ physicianId, from, to }) => physicianId === id && from <= dealt && dealt <= to)).toBe(true)
})

it('gives part-timers their part, and nights to nocturnists first', () => {
  const people = [
    ...Array.from({ length: 20 }, (_, id) => person(id, { fte: id < 4 ? 0.5 : 1 })),
    ...Array.from({ length: 6 }, (_, place) => nocturnist(20 + place)),
  ]
  const weeks = layOut(people, 8, 2)
  const [half, full] = [daysWorked(weeks, 1), daysWorked(weeks, 11)]
  expect(half / full).toBeGreaterThan(0.4)
  expect(half / full).toBeLessThan(0.6)
  const nights = weeks.filter(({ isNight }) => isNight)
  expect(weeks.filter(({ physicianId }) => physicianId >= 20).every(({ isNight }) => isNight)).toBe(true)
  const atNight = daysOf(year).map((date) => countOn(nights, date))
  expect(Math.min(...atNight)).toBeGreaterThanOrEqual(2)
})

it('takes seconds for 45 people, and is the same every time', () => {
  const people = Array.from({ length: 45 }, (_, id) => (id > 38 ? nocturnist(id) : person(id)))
  // Of processor time: other tests run beside it.
  const begin = process.cpuUsage()
  const first = layOut(people, 18, 3)
  const { user, system } = process.cpuUsage(begin)
  expect((user + system) / 1e6).toBeLessThan(20)
  expect(layOut(people, 18, 3)).toEqual(first)
})

it('gives those who worked more than their share fewer days, nights, and weekends, and others more', () => {
  const owed = { days: 7, nights: 7, weekends: 4, holidays: 0 }
  const done = { days: -7, nights: -7, weekends: -4, holidays: 0 }
  const people = Array.from({ length: 20 }, (_, id) => person(id, { owed: id < 10 ? owed : done }))
  const laidOut = layOut(people, 8, 1)
  const nights = laidOut.filter(({ isNight }) => isNight)
  const ofHalf = (from: LaidOutWeek[], isOwing: boolean) =>
    people.filter(({ id }) => id < 10 === isOwing).reduce((sum, { id }) => sum + daysWorked(from, id), 0)
  expect(ofHalf(laidOut, true) - ofHalf(laidOut, false)).toBeGreaterThan(30)
  expect(ofHalf(nights, true) - ofHalf(nights, false)).toBeGreaterThan(30)
})

it('puts those on for a holiday that isn’t dealt who worked fewer of them', () => {
  const date = '2027-05-31'
  const people = Array.from({ length: 20 }, (_, id) => {
    const holidays = id < 10 ? 1 : -1
    return person(id, {
      inRhythm: undefined,
      lines: [{ line: byDay, weeks: weekdays.flatMap((start) => weekBlocks(year, start, []).slice(1)) }],
      owed: { days: 0, nights: 0, weekends: 0, holidays },
    })
  })
  const laidOut = layOut(people, 9, 0, [{ date, need: 9, isDealt: false }])
  const on = laidOut.filter(({ from, to }) => from <= date && date <= to).map(({ physicianId }) => physicianId)
  expect(on.filter((id) => id < 10).length).toBeGreaterThanOrEqual(on.length - 2)
})

it('keeps to what rules forbid: days, nights, and long stretches', () => {
  const isTuesday = (date: string) => weekdayOf(date) === 'tuesday'
  const people = Array.from({ length: 12 }, (_, id) =>
    person(id, {
      ...(id === 0 ? { offDays: new Set(daysOf(year).filter(isTuesday)) } : {}),
      ...(id === 1 ? { longest: { days: 5, nights: 4 } } : {}),
      ...(id === 2 ? { offNights: new Set(daysOf(year)) } : {}),
    }),
  )
  const laidOut = layOut(people, 5, 1)
  const of = (id: number) => laidOut.filter(({ physicianId }) => physicianId === id)
  expect(
    of(0)
      .flatMap((week) => (week.isNight ? [] : daysOf(week)))
      .filter(isTuesday),
  ).toEqual([])
  expect(Math.max(...of(1).map((week) => daysOf(week).length))).toBeLessThanOrEqual(5)
  expect(of(2).filter(({ isNight }) => isNight)).toEqual([])
  expect(of(0).length * of(1).length * of(2).length).toBeGreaterThan(0)
})
