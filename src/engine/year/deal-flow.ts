/** A deal of holidays as a flow: from people through the turns they can take to the roles that need them, at what it costs. */
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
export const debtUnit = 1000
/** First-level costs, far apart so that none of a lower kind adds up to one of a higher kind. Both of a season are worse than a repetition. */
const again = 1e9
export const both = 3e9
const decided = 1e13
/** Second-level costs, likewise. */
const request = 1e13
const another = 3e9
const weekOff = 1e7
/** For one holiday of the ledger, which also knows the minor ones: whoever worked more of those comes later. */
const ledger = 20_000
const wrongTime = 1000

/** A cheapest flow without some turns, which go to somebody else. */
export type Way = { network: FlowNetwork; given: readonly string[] }
export function costAgain({ workedLastYear, worksInstead, asks }: DealChoice): number {
  if (asks === 'work') return 0
  return (workedLastYear ? again : 0) + (worksInstead === undefined ? 0 : both)
}

export function openDealing(holidays: readonly DealHoliday[], people: readonly DealPerson[]) {
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

export function costOf({ seniorityRank, worked = 0 }: DealPerson, choice: DealChoice, people: number) {
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
