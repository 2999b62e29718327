/** Of many schedules of one month, up to three, each better at something than the others and nearly as good in total. */
import { round } from '../text/round.ts'
import type { Measured } from './measure.ts'
import { type Reason, reasons } from './senses.ts'

/** How far a version may be behind the best in total, of 100 points (docs/scoring.md, room to improve). */
export const mostBehind = 1.5

/** With the shifts that differ from the current schedule. */
export type Candidate = Measured & { changed: number }
export type Chosen = { sense: Reason | 'balanced'; measured: Candidate }

/** As it is shown, more is better; undefined where it can't be said. Preferences decide where nobody asked for days. */
const goodness: Record<Reason, (candidate: Candidate) => number | undefined> = {
  'full-weeks': ({ measures: { whole, stretches } }) => whole / Math.max(1, stretches),
  requests: ({ measures: { asked, granted, preferences } }) => (asked > 0 ? granted : round(preferences, 1)),
  fairness: ({ measures: { fairness } }) => round(fairness, 1),
  'day-staff-nights': ({ measures: { dayStaffNights } }) => (dayStaffNights === null ? undefined : -dayStaffNights),
  'fewest-changes': ({ changed }) => -changed,
}

export const mostOffered = 3
/** Schedules looked at for each reason. */
const mostTried = 16

/** Fewer than three if no more are set apart by what a coordinator can see; if nothing does, the one with the best total. */
export function chooseVersions(found: Candidate[], careless: number): Chosen[] {
  const all = onceEach(nearlyBest(found, careless)).sort((one, other) => one.cost - other.cost)
  // The current schedule itself is no alternative.
  const near = all.filter(({ changed }) => changed > 0)
  for (let count = mostOffered; count > 1; count--)
    for (const chosenReasons of subsets(reasons, count)) {
      const chosen = setApart(chosenReasons, near)
      if (chosen) return chosen
    }
  const best = near[0] ?? all[0]
  return best ? [{ sense: 'balanced', measured: best }] : []
}

/** A schedule for each reason that is better at it than those for the others; of several ways, the one with the best ones. */
function setApart(apart: readonly Reason[], near: Candidate[]): Chosen[] | undefined {
  const lists = apart.map((reason) => bestAt(reason, near))
  let best: { places: number; chosen: Chosen[] } | undefined
  const extend = (chosen: Chosen[], places: number) => {
    if (best && places >= best.places) return
    const list = lists[chosen.length]
    if (!list) best = { places, chosen }
    else
      for (const [place, measured] of list.entries()) {
        const next = [...chosen, { sense: apart[chosen.length]!, measured }]
        if (isApart(next)) extend(next, places + place)
      }
  }
  extend([], 0)
  return best?.chosen
}

function isApart(chosen: readonly Chosen[]): boolean {
  return (
    chosen.every(({ sense, measured }) => {
      if (sense === 'balanced') return true
      const [own, value] = [goodness[sense], goodness[sense](measured)!]
      return chosen.every(
        (other) => other.measured === measured || value > (own(other.measured) ?? Number.NEGATIVE_INFINITY),
      )
    }) && new Set(chosen.map(({ measured }) => measured)).size === chosen.length
  )
}

function bestAt(reason: Reason, near: Candidate[]): Candidate[] {
  const value = goodness[reason]
  return near
    .filter((one) => value(one) !== undefined)
    .sort((one, other) => value(other)! - value(one)! || one.cost - other.cost)
    .slice(0, mostTried)
}

/** In the order of the list: those with its first members come first. */
function subsets<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((first, place) => subsets(list.slice(place + 1), count - 1).map((rest) => [first, ...rest]))
}

/** Those without more open shifts than necessary and close enough in total. */
export function nearlyBest<T extends Measured>(found: T[], careless: number): T[] {
  const fewest = Math.min(...found.map(({ measures }) => measures.open))
  const covered = found.filter(({ measures }) => measures.open === fewest)
  const cheapest = Math.min(...covered.map(({ cost }) => cost))
  return covered.filter(({ cost }) => cost - cheapest <= (mostBehind / 100) * careless)
}

function onceEach(found: Candidate[]): Candidate[] {
  return [...new Map(found.map((one) => [one.roster.map((row) => row.join()).join(';'), one])).values()]
}
