/** Ways to be off on a day, ranked: like for like, whole stretches, cycles of three, other shifts, and giving the shift away. */
import type { Compiled } from '../compile-problem.ts'
import type { CalendarDate } from '../model.ts'
import { dateOf, nameOf } from '../rules/parts/phrases.ts'
import type { Roster } from '../shapes/limit.ts'
import { factsOfChange, worthTo } from './change-facts.ts'
import { applyChanges, type Change, createJudge, type Judge, judgeChanges, type Verdict } from './judge-change.ts'
import { type BoardSlot, findDay, findPerson, type Slot, slotOf } from './slot.ts'
import { describeEffect } from './swap-effects.ts'
import { type SwapKind, swapKinds } from './swap-kinds.ts'

/** `effect` is what it means for this physician, without naming them. */
export type SwapStep = { physicianId: string; gives: Slot[]; takes: Slot[]; effect: string }

export type Swap = {
  kind: SwapKind
  /** Two people, or three for a cycle; the requestor first, then whoever takes their shift. */
  steps: SwapStep[]
  /** What it means for the requestor. */
  worth: string
  /** Points worse (more) or better (less); for sorting only. */
  cost: number
}

export type SwapOptions = {
  /** Shifts before this date aren't swapped: they have been worked. */
  from?: CalendarDate
  /** Of each kind. */
  most?: number
  /** Only swaps that this colleague takes part in. */
  colleagueId?: string | undefined
}

/** A shift that somebody has. */
export type Held = BoardSlot & { person: number }
type Party = { person: number; gives: Held[]; takes: Held[] }
type SwapTrial = { kind: SwapKind; parties: Party[]; changes: Change[]; verdict: Verdict }

/** How many shifts of one colleague to list, to leave room for others. */
const mostOfOne = 2

export function rankSwaps(
  compiled: Compiled,
  roster: Roster,
  { physicianId, date }: { physicianId: string; date: CalendarDate },
  { from = compiled.view.days[0]!.date, most = 6, colleagueId }: SwapOptions = {},
): Swap[] {
  const person = findPerson(compiled, physicianId)
  const day = findDay(compiled, date)
  const kind = roster[person]![day]!
  const { view } = compiled
  if (kind === 0)
    throw new Error(`${nameOf(view, person)} has no shift on ${dateOf(view, day)}: choose a day with one.`)
  const own: Held = { person, day, kind }
  const colleague = colleagueId === undefined ? undefined : findPerson(compiled, colleagueId)
  const judge = createJudge(compiled)
  const first = Math.max(
    0,
    view.days.findIndex((one) => one.date >= from),
  )
  // Another shift on the same day is not a day off.
  const others = shiftsOfOthers(roster, person, first).filter((other) => other.day !== day)
  const isAsked = ({ parties }: SwapTrial) =>
    colleague === undefined || parties.some((party) => party.person === colleague)
  const trials = [
    ...others.flatMap((other) => tryRing(judge, roster, alikeOr(compiled, own, other), [own, other])),
    ...findWeeks(compiled, judge, roster, own, first),
    ...findCycles(judge, roster, own, others, (one, other) => classOf(compiled, one) === classOf(compiled, other)),
    ...roster.flatMap((_, taker) => (taker === person ? [] : tryGift(judge, roster, own, taker))),
  ].filter(isAsked)
  return swapKinds
    .flatMap((one) => bestOf(trials, one, most, colleague === undefined ? mostOfOne : most))
    .map((trial) => describe(compiled, judge, roster, trial))
}

function bestOf(trials: SwapTrial[], kind: SwapKind, most: number, ofOne: number): SwapTrial[] {
  const counts = new Map<number, number>()
  return trials
    .filter((trial) => trial.kind === kind)
    .sort((one, other) => one.verdict.cost - other.verdict.cost)
    .filter(({ parties }) => {
      const { person } = parties[1]!
      counts.set(person, (counts.get(person) ?? 0) + 1)
      return counts.get(person)! <= ofOne
    })
    .slice(0, most)
}

function shiftsOfOthers(roster: Roster, person: number, from: number): Held[] {
  return roster.flatMap((row, other) =>
    row.flatMap((kind, day) => (other === person || kind === 0 || day < from ? [] : [{ person: other, day, kind }])),
  )
}

/** A night for a night, a day for a day, backup for backup. */
export function classOf({ view }: Compiled, { kind }: BoardSlot): 'backup' | 'night' | 'day' {
  if (view.kinds.backup.includes(kind)) return 'backup'
  return view.kinds.withNight.includes(kind) ? 'night' : 'day'
}

function alikeOr(compiled: Compiled, own: Held, other: Held): SwapKind {
  return classOf(compiled, own) === classOf(compiled, other) ? 'alike' : 'different'
}

/** Each gives their shift to the next in the ring and takes the one before. */
function tryRing(judge: Judge, roster: Roster, kind: SwapKind, ring: Held[]): SwapTrial[] {
  const parties = ring.map((gives, index) => ({ person: gives.person, gives: [gives], takes: [ring.at(index - 1)!] }))
  return tryParties(judge, roster, kind, parties)
}

export function tryGift(judge: Judge, roster: Roster, own: Held, taker: number): SwapTrial[] {
  return tryParties(judge, roster, 'give-away', [
    { person: own.person, gives: [own], takes: [] },
    { person: taker, gives: [], takes: [own] },
  ])
}

function tryParties(judge: Judge, roster: Roster, kind: SwapKind, parties: Party[]): SwapTrial[] {
  const changes: Change[] = []
  for (const { person, gives, takes } of parties) {
    for (const { day } of gives) if (!takes.some((taken) => taken.day === day)) changes.push({ person, day, kind: 0 })
    for (const taken of takes) {
      const given = gives.find(({ day }) => day === taken.day)
      if (given ? given.kind === taken.kind : roster[person]![taken.day] !== 0) return []
      changes.push({ person, day: taken.day, kind: taken.kind })
    }
  }
  const verdict = judgeChanges(judge, roster, changes)
  return verdict.broken.length === 0 ? [{ kind, parties, changes, verdict }] : []
}

/** Stretches may differ by this many days: a week for a weekend is not a swap of weeks. */
const mostDaysApart = 2

/** The whole stretch around a shift for a whole stretch of the same class. Stretches that extend into another month stay. */
function findWeeks(compiled: Compiled, judge: Judge, roster: Roster, own: Held, from: number): SwapTrial[] {
  const { view } = compiled
  const kindClass = classOf(compiled, own)
  const stretchesOf = (person: number) => {
    const stretches: Held[][] = []
    for (const [day, kind] of roster[person]!.entries()) {
      if (kind === 0 || classOf(compiled, { day, kind }) !== kindClass) continue
      const last = stretches.at(-1) ?? []
      if (last.at(-1)?.day === day - 1) last.push({ person, day, kind })
      else stretches.push([{ person, day, kind }])
    }
    const [before, after] = [view.past[person]?.at(-1) ?? 0, view.future[person]?.[0] ?? 0]
    return stretches.filter(
      (days) =>
        days.length > 1 &&
        days[0]!.day >= from &&
        !(days[0]!.day === 0 && before !== 0) &&
        !(days.at(-1)!.day === view.days.length - 1 && after !== 0),
    )
  }
  const mine = stretchesOf(own.person).find((days) => days.some(({ day }) => day === own.day))
  if (!mine) return []
  return roster.flatMap((_, other) => {
    if (other === own.person) return []
    return stretchesOf(other)
      .filter((theirs) => Math.abs(theirs.length - mine.length) <= mostDaysApart)
      .filter((theirs) => !theirs.some(({ day }) => day === own.day))
      .flatMap((theirs) =>
        tryParties(judge, roster, 'week', [
          { person: own.person, gives: mine, takes: theirs },
          { person: other, gives: theirs, takes: mine },
        ]),
      )
  })
}

/** Tries the most promising links of a cycle against each other; trying all would take too long in a large group. */
const linksTried = 30

function findCycles(
  judge: Judge,
  roster: Roster,
  own: Held,
  others: Held[],
  isAlike: (one: Held, other: Held) => boolean,
): SwapTrial[] {
  const alike = others.filter((other) => isAlike(own, other))
  const takers = bestLinks(alike, (held) => linkCost(judge, roster, held, own))
  const givers = bestLinks(alike, (held) => linkCost(judge, roster, own, held))
  return takers.flatMap((taker) =>
    givers.flatMap((giver) => {
      if (giver.person === taker.person || giver.day === taker.day) return []
      if (linkCost(judge, roster, giver, taker) === undefined) return []
      return tryRing(judge, roster, 'three-way', [own, taker, giver])
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

/** What giving one shift and taking the other costs a row; undefined if a rule about the row forbids it. */
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

function describe(compiled: Compiled, judge: Judge, roster: Roster, trial: SwapTrial): Swap {
  const { kind, parties, changes, verdict } = trial
  const after = applyChanges(roster, changes)
  const slots = (held: Held[]) => held.map((one) => slotOf(compiled, one))
  return {
    kind,
    steps: parties.map(({ person, gives, takes }) => ({
      physicianId: compiled.view.physicians[person]!.id,
      gives: slots(gives),
      takes: slots(takes),
      effect: describeEffect(compiled.view, roster, after, person),
    })),
    worth: worthTo(parties[0]!.person, factsOfChange(compiled, judge, roster, changes)),
    cost: verdict.cost,
  }
}
