/** The versions to offer of the schedules that searches found; a small group's are too few, so those next to the best are tried, too. */
import { type Recount, recount } from '../shapes/check.ts'
import type { Board, Roster } from '../shapes/limit.ts'
import { type Candidate, type Chosen, chooseVersions, mostBehind, mostOffered, nearlyBest } from './choose-versions.ts'
import type { Measures } from './measure.ts'

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

/** Exchanges that are priced, about a second's worth, and those that are then measured, which takes ten times as long. */
const mostPriced = 1500
const mostMeasured = 60

export function findVersions({ board, rosters, measure, careless, now }: Found): Chosen[] {
  const found = rosters.map((roster) => ({ ...measure(roster), from: roster }))
  const chosen = chooseVersions(found, { careless, now })
  const [best] = nearlyBest(found, careless).sort((one, other) => one.cost - other.cost)
  if (chosen.length >= mostOffered || !best) return chosen
  const most = best.cost + (mostBehind / 100) * careless
  return chooseVersions([...found, ...exchangesFrom(board, best.from, most).map(measure)], { careless, now })
}

/** Schedules in which two people exchange a day or a stretch, as legal and as full, and cheap enough; the cheapest ones. */
function exchangesFrom(board: Board, roster: Roster, mostCost: number): Roster[] {
  const start = recount(board, roster)
  const all = pairsOf(roster.length).flatMap(([one, other]) =>
    spansOf(roster, one, other).map((span) => exchanged(roster, one, other, span)),
  )
  const step = Math.max(1, all.length / mostPriced)
  return Array.from({ length: Math.min(all.length, mostPriced) }, (_, place) => all[Math.floor(place * step)]!)
    .map((made) => ({ made, count: recount(board, made) }))
    .filter(
      ({ count }) =>
        count.hard.length <= start.hard.length && count.cost <= mostCost && missingIn(count) <= missingIn(start),
    )
    .sort((one, another) => one.count.cost - another.count.cost)
    .slice(0, mostMeasured)
    .map(({ made }) => made)
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
