/** Swap partners for a shift, ranked; where two cannot exchange, cycles of three. */
import type { Compiled } from '../compile-problem.ts'
import type { CalendarDate } from '../model.ts'
import { dateOf, nameOf, roleName } from '../rules/parts/phrases.ts'
import type { Roster } from '../shapes/limit.ts'
import { factsOfChange, worthTo } from './change-facts.ts'
import { type Change, createJudge, type Judge, judgeChanges, type Verdict } from './judge-change.ts'
import { type BoardSlot, findDay, findPerson, type Slot, slotOf } from './slot.ts'

export type SwapStep = { physicianId: string; gives: Slot; takes: Slot }

export type Swap = {
  /** Two for an exchange, three for a cycle; the one who asks comes first. */
  steps: SwapStep[]
  says: string
  /** What it means to the one who asks. */
  worth: string
  /** Points more (worse) or less (better), for the order alone. */
  cost: number
}

export type SwapOptions = {
  /** Shifts before this date are not exchanged: they are worked already. */
  from?: CalendarDate
  most?: number
}

/** A shift that somebody has. */
type Held = BoardSlot & { person: number }

export function rankSwaps(
  compiled: Compiled,
  roster: Roster,
  { physicianId, date }: { physicianId: string; date: CalendarDate },
  { from = compiled.view.days[0]!.date, most = 10 }: SwapOptions = {},
): Swap[] {
  const person = findPerson(compiled, physicianId)
  const day = findDay(compiled, date)
  const kind = roster[person]![day]!
  const { view } = compiled
  if (kind === 0)
    throw new Error(`${nameOf(view, person)} has no shift on ${dateOf(view, day)}: choose a day with one.`)
  const own: Held = { person, day, kind }
  const judge = createJudge(compiled)
  const first = view.days.findIndex((one) => one.date >= from)
  const others = shiftsOfOthers(roster, person, Math.max(0, first))
  const pairs = others.flatMap((other) => trySwap(judge, roster, [own, other]) ?? [])
  const found = pairs.length > 0 ? pairs : findCycles(judge, roster, own, others)
  return found
    .sort((one, other) => one.verdict.cost - other.verdict.cost)
    .slice(0, most)
    .map((trial) => describe(compiled, judge, roster, trial))
}

function shiftsOfOthers(roster: Roster, person: number, from: number): Held[] {
  return roster.flatMap((row, other) =>
    row.flatMap((kind, day) => (other === person || kind === 0 || day < from ? [] : [{ person: other, day, kind }])),
  )
}

type SwapTrial = { ring: Held[]; changes: Change[]; verdict: Verdict }

/** Each gives the own shift to the next in the ring and takes that of the one before. */
function trySwap(judge: Judge, roster: Roster, ring: Held[]): SwapTrial | undefined {
  const changes: Change[] = []
  for (const [index, gives] of ring.entries()) {
    const takes = ring.at(index - 1)!
    if (takes.day !== gives.day) {
      if (roster[gives.person]![takes.day] !== 0) return undefined
      changes.push({ person: gives.person, day: gives.day, kind: 0 })
    } else if (takes.kind === gives.kind) return undefined
    changes.push({ person: gives.person, day: takes.day, kind: takes.kind })
  }
  const verdict = judgeChanges(judge, roster, changes)
  return verdict.broken.length === 0 ? { ring, changes, verdict } : undefined
}

/** The links of a cycle that look best are tried against each other; all of them would take too long in a large group. */
const linksTried = 40

function findCycles(judge: Judge, roster: Roster, own: Held, others: Held[]): SwapTrial[] {
  const takers = bestLinks(others, (held) => linkCost(judge, roster, held, own))
  const givers = bestLinks(others, (held) => linkCost(judge, roster, own, held))
  return takers.flatMap((taker) =>
    givers.flatMap((giver) => {
      if (giver.person === taker.person || linkCost(judge, roster, giver, taker) === undefined) return []
      return trySwap(judge, roster, [own, taker, giver]) ?? []
    }),
  )
}

function bestLinks(held: Held[], costOf: (one: Held) => number | undefined): Held[] {
  return held
    .map((one) => ({ one, cost: costOf(one) }))
    .filter((link) => link.cost !== undefined)
    .sort((first, second) => first.cost! - second.cost!)
    .slice(0, linksTried)
    .map((link) => link.one)
}

/** What it costs the one row to give one shift and take the other; undefined when a rule about the row forbids it. */
function linkCost(judge: Judge, roster: Roster, gives: Held, takes: Held): number | undefined {
  const { person } = gives
  if (gives.day !== takes.day && roster[person]![takes.day] !== 0) return undefined
  const changes = [
    ...(gives.day === takes.day ? [] : [{ person, day: gives.day, kind: 0 }]),
    { person, day: takes.day, kind: takes.kind },
  ]
  const { broken, cost } = judgeChanges(judge, roster, changes)
  return broken.every((breach) => breach.shape === 'cover' || breach.shape === 'clash') ? cost : undefined
}

function describe(compiled: Compiled, judge: Judge, roster: Roster, { ring, changes, verdict }: SwapTrial): Swap {
  const { view } = compiled
  const facts = factsOfChange(compiled, judge, roster, changes)
  const said = (held: Held) => `${roleName(view, held.kind)} on ${dateOf(view, held.day)}`
  const parts = ring.map(
    (gives, index) => `${nameOf(view, gives.person)} gives ${said(gives)} and takes ${said(ring.at(index - 1)!)}`,
  )
  return {
    steps: ring.map((gives, index) => ({
      physicianId: view.physicians[gives.person]!.id,
      gives: slotOf(compiled, gives),
      takes: slotOf(compiled, ring.at(index - 1)!),
    })),
    says: `${parts.join('; ')}.`,
    worth: worthTo(ring[0]!.person, facts),
    cost: verdict.cost,
  }
}
