/**
 * Deals holidays: as many people as each needs, first without anyone repeating last year's holiday or working both
 * Thanksgiving and Christmas, then with the least debt, then by requests, then by weeks on, then by seniority. It is a flow
 * of least cost, so no other deal is better. Christmas and New Year's fall into neighboring weeks, which no flow can forbid: deals
 * without one of the two are compared wherever somebody has both.
 */
import type { CalendarDate } from '../model.ts'
import {
  both,
  costAgain,
  costOf,
  type Deal,
  type DealHoliday,
  type DealPerson,
  debtUnit,
  openDealing,
  type Way,
} from './deal-flow.ts'

/** Ways to part holidays in neighboring weeks that may be tried, about 1 ms each in a group of 45. Where more would help, the best deal so far counts. */
const mostFlows = 60

export function dealHolidays(holidays: readonly DealHoliday[], people: readonly DealPerson[]): Deal {
  const dealing = openDealing(holidays, people)
  let flows = 0
  let best: Parting | undefined
  // Every way to part them is tried, the better one first, unless it can't be better than the best so far.
  const part = (from: Parting): void => {
    if (best && !isLess(from.value, best.value)) return
    const close = people.find((person) => !from.kept.has(person.id) && turnsTooClose(person, from.deal).length > 0)
    if (!close) {
      best = from
      return
    }
    const keeping = new Set([...from.kept, close.id])
    const kept = { ...from, kept: keeping, value: judge(holidays, people, from.deal, keeping.size) }
    const parted = turnsTooClose(close, from.deal).map((date): Parting => {
      flows++
      const way = dealing.without(from.way, `${close.id} ${date}`)
      const deal = dealing.dealOf(way)
      return { way, kept: from.kept, deal, value: judge(holidays, people, deal, from.kept.size) }
    })
    for (const next of [...parted, kept].sort(
      (one, other) => Number(isLess(other.value, one.value)) - Number(isLess(one.value, other.value)),
    ))
      if (!best || flows < mostFlows) part(next)
  }
  const way = dealing.begin([])
  const deal = dealing.dealOf(way)
  part({ way, kept: new Set(), deal, value: judge(holidays, people, deal, 0) })
  return best!.deal
}

/** `kept`: people who keep both of two in neighboring weeks. */
type Parting = { way: Way; kept: ReadonlySet<number>; deal: Deal; value: number[] }

/** What counts, from the most to the least important. Without what is parted later, it can only get worse. */
function judge(holidays: readonly DealHoliday[], people: readonly DealPerson[], deal: Deal, kept: number): number[] {
  const turns = new Set(deal.works.map(({ physicianId, date }) => `${physicianId} ${date}`))
  let [undone, debt, tie] = [0, 0, 0]
  for (const person of people) {
    let number = 0
    for (const [date, choice] of person.choices) {
      const works = turns.has(`${person.id} ${date}`)
      if (works) tie += costOf(person, choice, people.length).tie
      if (works) number++
      if (choice.fixed && !works) undone++
    }
    debt += (person.balance + number) ** 2
  }
  return [-deal.works.length, undone, priceAgain(holidays, people, deal), kept, Math.round(debt * debtUnit), tie]
}

function isLess(one: number[], other: number[]): boolean {
  const place = one.findIndex((value, at) => value !== other[at])
  return place >= 0 && one[place]! < other[place]!
}

/** What turns cost that repeat last year's, or are the second of a season. */
function priceAgain(holidays: readonly DealHoliday[], people: readonly DealPerson[], { works }: Deal): number {
  const seasonOf = new Map(holidays.map(({ date, season }) => [date, season]))
  const byId = new Map(people.map((person) => [person.id, person]))
  const seasons = new Set<string>()
  return works.reduce((sum, { physicianId, date }) => {
    const season = seasonOf.get(date)
    const key = `${physicianId} ${season}`
    const isSecond = season !== undefined && seasons.has(key)
    seasons.add(key)
    return sum + (isSecond ? both : 0) + costAgain(byId.get(physicianId)!.choices.get(date)!)
  }, 0)
}

/** Holidays in neighboring weeks that the person works, the one in the week off first, except decided ones. */
function turnsTooClose({ id, choices }: DealPerson, { works }: Deal): CalendarDate[] {
  const own = works.flatMap(({ physicianId, date }) => (physicianId === id ? { date, ...choices.get(date)! } : []))
  const close = own.filter(({ week, fixed }) => {
    const isNext = own.some(
      (other) => week !== undefined && other.week !== undefined && Math.abs(other.week - week) === 1,
    )
    return isNext && !fixed
  })
  return close
    .sort((one, other) => Number(other.isWeekOn === false) - Number(one.isWeekOn === false))
    .map(({ date }) => date)
}
