/** Dealing holidays: as good as trying out every deal, in the order of its reasons, and in far under a second. */
import { expect, it } from 'vitest'
import { createRandom, draw, drawIndex } from '../random.ts'
import type { DealChoice, DealHoliday, DealPerson } from './deal-flow.ts'
import { dealHolidays } from './deal-holidays.ts'

const dates = ['2027-05-31', '2027-11-25', '2027-12-25']

function holiday(place: number, count: number): DealHoliday {
  const season = place === 0 ? undefined : '2027'
  return { date: dates[place]!, needs: [{ roleId: 'day', isNight: false, count }], ...(season ? { season } : {}) }
}

function person(
  id: number,
  known: Partial<Omit<DealPerson, 'choices'>>,
  choice: (place: number) => DealChoice | undefined,
) {
  const choices = dates.flatMap((date, place) => {
    const made = choice(place)
    return made ? [[date, made] as const] : []
  })
  return { id, balance: 0, seniorityRank: id, prefersNights: false, ...known, choices: new Map(choices) }
}

const plain: DealChoice = { roleIds: ['day'], workedLastYear: false }
const worksOn = (deal: ReturnType<typeof dealHolidays>, date: string) =>
  deal.works.filter((turn) => turn.date === date).map(({ physicianId }) => physicianId)

/** All that counts, from the most to the least important, counted without the deal's own costs. Both of a season count as three repetitions. */
function judge(people: DealPerson[], works: { physicianId: number; date: string }[], outOf: number): number[] {
  let [again, close, debt, requests, weeks, seniority] = [0, 0, 0, 0, 0, 0]
  for (const { id, balance, choices, seniorityRank } of people) {
    const own = works.filter(({ physicianId }) => physicianId === id)
    debt += (balance + own.length) ** 2
    if (own.filter(({ date }) => date !== dates[0]).length === 2) again += 3
    const inWeeks = own.flatMap(({ date }) => choices.get(date)!.week ?? [])
    if (inWeeks.some((week) => inWeeks.includes(week + 1))) close++
    for (const { date } of own) {
      const choice = choices.get(date)!
      if (choice.workedLastYear && choice.asks !== 'work') again++
      requests += choice.asks === 'off' ? 1 : choice.asks === 'work' ? -1 : 0
      weeks += choice.isWeekOn === false ? 1 : 0
      seniority += outOf - seniorityRank
    }
  }
  return [-works.length, again, close, Math.round(debt * 1000) / 1000, requests, weeks, seniority]
}

function isBetter(one: number[], other: number[]): boolean {
  const place = one.findIndex((value, at) => Math.abs(value - other[at]!) > 1e-6)
  return place >= 0 && one[place]! < other[place]!
}

/** Every way to give each holiday to people who can work it. */
function* everyDeal(people: DealPerson[], holidays: DealHoliday[]): Generator<{ physicianId: number; date: string }[]> {
  const [first, ...rest] = holidays
  if (!first) {
    yield []
    return
  }
  const able = people.filter(({ choices }) => choices.has(first.date))
  for (let mask = 0; mask < 1 << able.length; mask++) {
    const chosen = able.filter((_, place) => mask & (1 << place))
    if (chosen.length > first.needs[0]!.count) continue
    for (const others of everyDeal(people, rest))
      yield [...chosen.map(({ id }) => ({ physicianId: id, date: first.date })), ...others]
  }
}

it('is as good as the best of all deals', () => {
  const random = createRandom(7)
  for (let round = 0; round < 40; round++) {
    const people = Array.from({ length: 4 }, (_, place) =>
      person(place + 1, { balance: drawIndex(random, 9) / 2 - 2 }, () =>
        draw(random) < 0.15
          ? undefined
          : {
              ...plain,
              workedLastYear: draw(random) < 0.4,
              isWeekOn: draw(random) < 0.5,
              ...(draw(random) < 0.3 ? { asks: draw(random) < 0.5 ? ('off' as const) : ('work' as const) } : {}),
            },
      ),
    )
    const holidays = dates.map((_, place) => holiday(place, 1 + drawIndex(random, 2)))
    const found = judge(people, dealHolidays(holidays, people).works, people.length)
    for (const other of everyDeal(people, holidays))
      expect(isBetter(judge(people, other, people.length), found), `${round}`).toBe(false)
  }
})

it('is as good as the best of all deals with holidays in neighboring weeks, as Christmas and New Year’s', () => {
  const random = createRandom(11)
  for (let round = 0; round < 40; round++) {
    const people = Array.from({ length: 4 + (round % 2) }, (_, place) =>
      person(place + 1, { balance: drawIndex(random, 9) / 2 - 2 }, (at) =>
        draw(random) < 0.15
          ? undefined
          : { ...plain, week: 10 + at, workedLastYear: draw(random) < 0.2, isWeekOn: draw(random) < 0.5 },
      ),
    )
    const holidays = dates.map((_, place) => holiday(place, 1 + drawIndex(random, 2)))
    const found = judge(people, dealHolidays(holidays, people).works, people.length)
    for (const other of everyDeal(people, holidays))
      expect(isBetter(judge(people, other, people.length), found), `${round}`).toBe(false)
  }
})

it('goes by debt, then requests, then weeks on, then seniority', () => {
  const deal = (choices: (id: number) => Partial<DealChoice>, balances: number[] = [0, 0, 0]) =>
    worksOn(
      dealHolidays(
        [holiday(0, 1)],
        [1, 2, 3].map((id) => person(id, { balance: balances[id - 1]! }, () => ({ ...plain, ...choices(id) }))),
      ),
      dates[0]!,
    )
  expect(deal(() => ({}))).toEqual([3])
  expect(deal((id) => ({ isWeekOn: id === 2 }))).toEqual([2])
  expect(deal((id) => (id === 1 ? { asks: 'work' } : { isWeekOn: id === 2 }))).toEqual([1])
  expect(deal((id) => (id === 1 ? { asks: 'work' } : {}), [0, -1, 0])).toEqual([2])
  expect(deal((id) => ({ workedLastYear: id === 2 }), [0, -1, 0])).toEqual([3])
  expect(deal((id) => (id === 2 ? { worksInstead: 'Thanksgiving' } : {}), [0, -1, 0])).toEqual([3])
  expect(deal((id) => (id === 1 ? { fixed: true } : {}), [5, 0, 0])).toEqual([1])
  expect(deal((id) => (id === 3 ? { fixed: false } : {}))).toEqual([2])
})

it('gives no one both Thanksgiving and Christmas while others can', () => {
  const people = [1, 2, 3].map((id) => person(id, { balance: id === 3 ? -4 : 0 }, () => plain))
  const deal = dealHolidays([holiday(1, 1), holiday(2, 1)], people)
  expect(new Set(deal.works.map(({ physicianId }) => physicianId)).size).toBe(2)
})

it('gives no one holidays in two weeks in a row while others can work one of them', () => {
  const inWeek = (place: number) => ({ ...plain, week: 10 + place, isWeekOn: place === 1 })
  const people = [1, 2, 3].map((id) => person(id, { balance: id === 3 ? -4 : 0 }, inWeek))
  const christmas = { ...holiday(2, 1), season: 'other' }
  const deal = dealHolidays([holiday(1, 1), christmas], people)
  expect(worksOn(deal, dates[1]!)).toEqual([3])
  expect(worksOn(deal, dates[2]!)).toEqual([2])
  expect(dealHolidays([holiday(1, 1), christmas], people.slice(2)).works).toHaveLength(2)
})

it('says how many people are missing, and gives nights to those who prefer them', () => {
  const needs = [
    { roleId: 'day', isNight: false, count: 2 },
    { roleId: 'night', isNight: true, count: 1 },
  ]
  const both = { roleIds: ['day', 'night'], workedLastYear: false }
  const people = [1, 2].map((id) => person(id, { prefersNights: id === 1 }, () => both))
  expect(dealHolidays([{ date: dates[0]!, needs }], people).missing).toEqual([{ date: dates[0], count: 1 }])
})

/** Eight holidays, two pairs of them in neighboring weeks: about every second person has to be parted from one. */
function largeGroup(size: number) {
  const random = createRandom(3)
  const weeks = [1, 2, 22, 27, 36, 47, 51, 52]
  const dates = weeks.map((_, place) => `2027-0${place + 1}-01`)
  const roleIds = ['a', 'b', 'c', 'n']
  const people = Array.from({ length: size }, (_, id) => ({
    ...person(id + 1, { balance: draw(random) * 4 - 6, prefersNights: id > size * 0.85 }, () => undefined),
    choices: new Map(
      dates.map((date, place) => [
        date,
        { roleIds, workedLastYear: draw(random) < 0.4, isWeekOn: (id + place) % 2 === 0, week: weeks[place]! },
      ]),
    ),
  }))
  const needs = roleIds.map((roleId) => ({ roleId, isNight: roleId === 'n', count: Math.round(size / 9) }))
  return { holidays: dates.map((date) => ({ date, needs })), people }
}

it.each([
  [45, 500],
  [100, 2000],
])('deals eight holidays to %i people in less than %i ms of processor time', (size, limit) => {
  const { holidays, people } = largeGroup(size)
  const begin = process.cpuUsage()
  const deal = dealHolidays(holidays, people)
  const { user, system } = process.cpuUsage(begin)
  expect((user + system) / 1000).toBeLessThan(limit)
  expect(deal.works).toHaveLength(holidays.length * 4 * Math.round(size / 9))
  expect(deal.missing).toEqual([])
})
