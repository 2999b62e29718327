/**
 * Deals holidays: as many people as each needs, first without anyone repeating last year's holiday or working both
 * Thanksgiving and Christmas, then with the least debt, then by requests, then by weeks on, then by seniority. It is a flow
 * of least cost, so no other deal is better. Christmas and New Year's fall into neighboring weeks, which no flow can forbid: deals
 * without one of the two are compared wherever somebody has both.
 */
import type { CalendarDate } from '../model.ts'
import {
  addFlowEdge,
  addNode,
  createFlowNetwork,
  type FlowNetwork,
  flowOf,
  sendAround,
  sendCheapest,
} from './min-cost-flow.ts'

export type DealHoliday = {
  date: CalendarDate
  /** Of Thanksgiving and Christmas of one year, no one should have both. */
  season?: string
  /** How many people each role needs. */
  needs: { roleId: string; isNight: boolean; count: number }[]
}

/** A person and a holiday that they can work. */
export type DealChoice = {
  /** Roles they can work on that day. */
  roleIds: readonly string[]
  workedLastYear: boolean
  /** The other holiday of the season, if they are known to work it: "Thanksgiving". */
  worksInstead?: string
  asks?: 'work' | 'off'
  /** Undefined if their weeks aren't known. */
  isWeekOn?: boolean
  /** The number of the week it is in: no one should work two weeks in a row. */
  week?: number
  /** Decided by the coordinator. */
  fixed?: boolean
  /** They work it by the deal so far, which stays where nothing is better. */
  isDealt?: boolean
}

export type DealPerson = {
  id: number
  /** Holidays worked, less the fair share of those and of the ones being dealt. */
  balance: number
  /** Holidays of every kind worked beyond the fair share, in whole tenths; settles what the debt leaves open. */
  worked?: number
  /** 1 is the most senior. */
  seniorityRank: number
  prefersNights: boolean
  choices: ReadonlyMap<CalendarDate, DealChoice>
}

export type Deal = {
  works: { physicianId: number; date: CalendarDate }[]
  /** People missing on holidays that not enough people can work. */
  missing: { date: CalendarDate; count: number }[]
}

/** Thousandths of a squared holiday: exact sums need whole numbers. */
const debtUnit = 1000
/** First-level costs, far apart so that none of a lower kind adds up to one of a higher kind. Both of a season are worse than a repetition. */
const again = 1e9
const both = 3e9
const decided = 1e13
/** Second-level costs, likewise. */
const request = 1e13
const another = 3e9
const weekOff = 1e7
/** For one holiday of the ledger, which also knows the minor ones: whoever worked more of those comes later. */
const ledger = 20_000
const wrongTime = 1000

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

/** A cheapest flow without some turns, which go to somebody else. */
type Way = { network: FlowNetwork; given: readonly string[] }
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

function costAgain({ workedLastYear, worksInstead, asks }: DealChoice): number {
  if (asks === 'work') return 0
  return (workedLastYear ? again : 0) + (worksInstead === undefined ? 0 : both)
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

function openDealing(holidays: readonly DealHoliday[], people: readonly DealPerson[]) {
  const empty = createFlowNetwork()
  const [source, sink] = [addNode(empty), addNode(empty)]
  const slots = new Map(holidays.map((holiday) => [holiday.date, slotsOf(empty, sink, holiday)]))
  const turns = people.flatMap((person) => {
    const node = addNode(empty)
    addDebt(empty, source, node, person)
    const seasons = new Map<string, number>()
    return holidays.flatMap((holiday) => {
      const choice = person.choices.get(holiday.date)
      if (!choice || choice.fixed === false) return []
      const from = seasonNode(empty, seasons, node, holiday.season)
      const turn = addNode(empty)
      const edge = addFlowEdge(empty, from, turn, 1, costOf(person, choice, people.length))
      for (const { roleId, isNight, slot } of slots.get(holiday.date)!)
        if (choice.roleIds.includes(roleId))
          addFlowEdge(empty, turn, slot, 1, { first: 0, tie: isNight === person.prefersNights ? 0 : wrongTime })
      return { physicianId: person.id, date: holiday.date, edge }
    })
  })
  const edgeOf = new Map(turns.map(({ physicianId, date, edge }) => [`${physicianId} ${date}`, edge]))
  const begin = (given: readonly string[]): Way => {
    const network = { ...empty, room: [...empty.room] }
    for (const turn of given) network.room[edgeOf.get(turn)!] = 0
    sendCheapest(network, source, sink)
    return { network, given }
  }
  return {
    begin,
    /** The cheapest flow without one more turn. */
    without: (way: Way, turn: string): Way => {
      const given = [...way.given, turn]
      const network = { ...way.network, room: [...way.network.room] }
      return sendAround(network, edgeOf.get(turn)!) ? { network, given } : begin(given)
    },
    dealOf: ({ network }: Way): Deal => {
      const works = turns.filter(({ edge }) => flowOf(network, edge) > 0).map(({ edge, ...turn }) => turn)
      const missing = holidays.flatMap(({ date, needs }) => {
        const wanted = needs.reduce((sum, { count }) => sum + count, 0)
        const count = wanted - works.filter((turn) => turn.date === date).length
        return count > 0 ? { date, count } : []
      })
      return { works, missing }
    },
  }
}

function slotsOf(network: FlowNetwork, sink: number, { needs }: DealHoliday) {
  return needs.map(({ roleId, isNight, count }) => {
    const slot = addNode(network)
    addFlowEdge(network, slot, sink, count)
    return { roleId, isNight, slot }
  })
}

/** Each further holiday adds to the square of the balance; the flow takes the cheapest first. */
function addDebt(network: FlowNetwork, source: number, node: number, { balance, choices }: DealPerson): void {
  for (let number = 1; number <= choices.size; number++) {
    const added = (balance + number) ** 2 - (balance + number - 1) ** 2
    addFlowEdge(network, source, node, 1, { first: Math.round(added * debtUnit), tie: 0 })
  }
}

/** The first holiday of a season is free, the second counts as a repetition. */
function seasonNode(network: FlowNetwork, seasons: Map<string, number>, person: number, season?: string): number {
  if (season === undefined) return person
  const known = seasons.get(season)
  if (known !== undefined) return known
  const node = addNode(network)
  addFlowEdge(network, person, node, 1)
  addFlowEdge(network, person, node, 1, { first: both, tie: 0 })
  seasons.set(season, node)
  return node
}

function costOf({ seniorityRank, worked = 0 }: DealPerson, choice: DealChoice, people: number) {
  const asked = choice.asks === undefined ? 0 : choice.asks === 'off' ? request : -request
  return {
    first: costAgain(choice) - (choice.fixed ? decided : 0),
    // Of equals, the least senior works.
    tie:
      asked -
      (choice.isDealt ? another : 0) +
      (choice.isWeekOn === false ? weekOff : 0) +
      Math.round(worked * ledger) +
      Math.max(0, people - seniorityRank),
  }
}
