/** Laying out a year: full weeks in everyone's rhythm, enough people, fair shares, around time off and dealt holidays. */
import { expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar.ts'
import type { CalendarDate } from '../model.ts'
import { type LaidOutWeek, layOutYear } from './lay-out-year.ts'
import type { LayoutPerson } from './row-plan.ts'
import { daysOf, flipBetween, type Span, weekBlocks } from './week-blocks.ts'

const year: Span = { from: '2027-01-01', to: '2027-12-31' }
const flip = flipBetween('2027-11-25', '2027-12-25', 'tuesday')!

function person(id: number, known: Partial<LayoutPerson> = {}): LayoutPerson {
  const blocks = weekBlocks(year, 'tuesday', [flip])
  const startsOn = id % 2 === 0
  const first = startsOn ? 'goes-on' : 'missed'
  return {
    id,
    fte: 1,
    blocks,
    startsOn,
    first,
    off: new Set(),
    on: new Set(),
    isNocturnist: false,
    takesNights: true,
    ...known,
  }
}

function layOut(people: LayoutPerson[], days: number, nights = 0): LaidOutWeek[] {
  const length = daysBetween(year.from, year.to) + 1
  return layOutYear({ ...year, people, days: Array(length).fill(days), nights: Array(length).fill(nights) })
}

/** Counted again, day by day. */
function countOn(weeks: LaidOutWeek[], date: CalendarDate): number {
  return weeks.filter(({ from, to }) => from <= date && date <= to).length
}
const daysWorked = (weeks: LaidOutWeek[], id: number) =>
  weeks.filter(({ physicianId }) => physicianId === id).flatMap((week) => daysOf(week)).length

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
    ...Array.from({ length: 3 }, (_, place) => person(20 + place, { isNocturnist: true })),
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
  const people = Array.from({ length: 45 }, (_, id) => person(id, { isNocturnist: id > 38 }))
  const begin = performance.now()
  const first = layOut(people, 18, 3)
  expect(performance.now() - begin).toBeLessThan(10_000)
  expect(layOut(people, 18, 3)).toEqual(first)
})
