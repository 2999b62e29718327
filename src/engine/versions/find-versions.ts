/** The versions to offer of the schedules that searches found; a small group's are too few, so those next to the best are tried, too. */
import { type Recount, recount } from '../shapes/check.ts'
import type { Board, Roster } from '../shapes/limit.ts'
import { type Candidate, type Chosen, chooseVersions, mostBehind, mostOffered, nearlyBest } from './choose-versions.ts'
import { type FigureId, goodnessOf } from './figures.ts'
import type { Measures } from './measure.ts'
import { senses } from './senses.ts'

type Found = {
  board: Board
  rosters: Roster[]
  /** Of a roster of the board. */
  measure: (roster: Roster) => Candidate
  /** The other end of the scale. */
  careless: number
  /** The schedule as it is, unless something is supposed. */
  now?: Measures | undefined
}

/**
 * Rounds of exchanges, those that are priced in all, and of one schedule, about a second's worth, and those of one schedule that are
 * measured, which takes ten times as long.
 */
const mostRounds = 4
const mostPriced = { inAll: 6000, ofOne: 1500 }
const mostMeasured = 40

type Kept = Candidate & { from: Roster }

export function findVersions({ board, rosters, measure, careless, now }: Found): Chosen[] {
  const keep = (from: Roster): Kept => ({ ...measure(from), from })
  const choose = (all: Kept[]) => chooseVersions(all, { careless, now })
  const exchangesOf = openExchanges(board)
  const tried = new Set<Roster>()
  let found = rosters.map(keep)
  let chosen = choose(found)
  for (let round = 0; round < mostRounds && chosen.length < mostOffered; round++) {
    const near = nearlyBest(found, careless).sort((one, other) => one.cost - other.cost)
    const starts = startsIn(near.filter(({ from }) => !tried.has(from)))
    const most = (near[0]?.cost ?? 0) + (mostBehind / 100) * careless
    const more = starts.flatMap(({ from }) => exchangesOf(from, most))
    for (const { from } of starts) tried.add(from)
    if (more.length === 0) break
    found = [...found, ...more.map(keep)]
    chosen = choose(found)
  }
  return chosen
}

/** The best total, and the best at each figure: from there, others can still gain. */
function startsIn(near: Kept[]): Kept[] {
  const bestAt = (id: FigureId) =>
    near.reduce((best, one) =>
      (goodnessOf(id, one.measures) ?? 0) > (goodnessOf(id, best.measures) ?? 0) ? one : best,
    )
  return [...new Set(near[0] ? [near[0], ...senses.map(bestAt)] : [])]
}

/** Schedules in which two people exchange a day or a stretch, as legal and as full, and cheap enough: of each start, some from cheap to dear. */
function openExchanges(board: Board): (roster: Roster, mostCost: number) => Roster[] {
  const known = new Set<string>()
  const isNew = (roster: Roster) => known.size < known.add(roster.map((row) => row.join()).join(';')).size
  let left = mostPriced.inAll
  return (roster, mostCost) => {
    const start = recount(board, roster)
    const all = pairsOf(roster.length).flatMap(([one, other]) =>
      spansOf(roster, one, other).map((span) => ({ one, other, span })),
    )
    const priced = sampleOf(all, Math.min(left, mostPriced.ofOne))
      .map(({ one, other, span }) => exchanged(roster, one, other, span))
      .filter(isNew)
      .map((made) => ({ made, count: recount(board, made) }))
    left -= priced.length
    const cheap = priced
      .filter(
        ({ count }) =>
          count.hard.length <= start.hard.length && count.cost <= mostCost && missingIn(count) <= missingIn(start),
      )
      .sort((one, another) => one.count.cost - another.count.cost)
    return sampleOf(cheap, mostMeasured).map(({ made }) => made)
  }
}

function sampleOf<T>(all: T[], most: number): T[] {
  const step = Math.max(1, all.length / most)
  return Array.from({ length: Math.min(all.length, most) }, (_, place) => all[Math.floor(place * step)]!)
}

function missingIn({ open }: Recount): number {
  return open.reduce((sum, { missing }) => sum + missing, 0)
}

function pairsOf(people: number): [number, number][] {
  return Array.from({ length: people }, (_, one) =>
    Array.from({ length: people - one - 1 }, (_unused, after): [number, number] => [one, one + 1 + after]),
  ).flat()
}

type Span = { from: number; to: number }

/** Single days on which they differ, and the stretches of both. */
function spansOf(roster: Roster, one: number, other: number): Span[] {
  const [first, second] = [roster[one]!, roster[other]!]
  const days = first.flatMap((kind, day) => (kind === second[day] ? [] : [{ from: day, to: day }]))
  const longer = [...stretchesOf(first), ...stretchesOf(second)].filter(({ from, to }) => to > from)
  return [...days, ...longer]
}

function stretchesOf(row: readonly number[]): Span[] {
  const spans: Span[] = []
  for (const [day, kind] of row.entries()) {
    if (kind === 0) continue
    const last = spans.at(-1)
    if (last?.to === day - 1) last.to = day
    else spans.push({ from: day, to: day })
  }
  return spans
}

function exchanged(roster: Roster, one: number, other: number, { from, to }: Span): Roster {
  const taken = (row: readonly number[], by: readonly number[]) =>
    row.map((kind, day) => (day >= from && day <= to ? by[day]! : kind))
  return roster.map((row, person) => {
    if (person === one) return taken(row, roster[other]!)
    return person === other ? taken(row, roster[one]!) : row
  })
}
