/** Of many schedules of one month, up to three, each better at something than the others and nearly as good in total. */
import type { Roster } from '../shapes/limit.ts'
import { round } from '../text/round.ts'
import { type FigureId, figureIds, figures, goodnessOf, isNowhereBetter } from './figures.ts'
import type { Measured, Measures } from './measure.ts'
import { type Reason, reasons } from './senses.ts'

/** How far a version may be behind the best in total, of 100 points (docs/scoring.md, room to improve). */
export const mostBehind = 1.5

/** With the shifts that differ from the current schedule. */
export type Candidate = Measured & { changed: number }
export type Chosen = { sense: Reason | 'balanced'; measured: Candidate }

type Choice = {
  /** The other end of the scale. */
  careless: number
  /** The schedule as it is; undefined if something is supposed, so that it can't stay. */
  now?: Measures | undefined
}

export const mostOffered = 3
/** Schedules looked at for each reason. */
const mostTried = 12
/** What a figure that gets worse weighs beside the one that a version is for. */
const weightOfLoss = 0.1
/** Two versions differ in this share of all shifts, and in so many, before anyone sees it in their pictures. */
const leastApart = { share: 0.02, shifts: 2 }
const noticeableChanges = 5

/** Fewer than three if no more are set apart by what a coordinator can see. */
export function chooseVersions(found: Candidate[], choice: Choice): Chosen[] {
  const near = onceEach(nearlyBest(found, choice.careless)).sort((one, other) => one.cost - other.cost)
  // The current schedule itself is no alternative.
  const changed = near.filter((one) => one.changed > 0)
  const front = keepFront(changed, choice)
  const reference = choice.now ?? front[0]?.measures
  // A month that is nearly as good as it can be has only small differences left: better than none.
  for (let count = mostOffered; reference && count > (choice.now ? 0 : 1); count--)
    for (const ahead of leads) {
      const chosen = front.length >= count && bestSet(front, { ...choice, reference, count, ahead })
      if (chosen) return chosen
    }
  const best = front[0] ?? near[0]
  return choice.now || !best ? [] : [{ sense: 'balanced', measured: best }]
}

/** How far a version has to be ahead, as a share of what anyone would notice: of the others, of the current schedule, and by how many of all shifts. */
type Ahead = { ofOthers: number; ofNow: number; isApart: boolean }
const leads: Ahead[] = [
  { ofOthers: 1, ofNow: 1, isApart: true },
  { ofOthers: 0.01, ofNow: 0.01, isApart: false },
  // As good as the current schedule at what it is named for, and better at something else.
  { ofOthers: 0.01, ofNow: 0, isApart: false },
]

/** Without those that are nowhere better than another one, or than the current schedule; of equal ones, the first stays. */
function keepFront(sorted: Candidate[], { now }: Pick<Choice, 'now'>): Candidate[] {
  const isBehind = (one: Candidate, other: Candidate) =>
    // Where the schedule has to change anyway, changing less of it is an advantage.
    isNowhereBetter(one.measures, other.measures) && (now !== undefined || one.changed >= other.changed)
  return sorted.filter(
    (one, place) =>
      !(now && isNowhereBetter(one.measures, now)) &&
      !sorted.some(
        (other, elsewhere) =>
          elsewhere !== place && isBehind(one, other) && (elsewhere < place || !isBehind(other, one)),
      ),
  )
}

type Rated = { reason: Reason; measured: Candidate; worth: number }
type Search = Choice & { reference: Measures; count: number; ahead: Ahead }

/** For each of several reasons, a schedule that is better at it than those for the others; of all ways, the one that gains most. */
function bestSet(front: Candidate[], { now, reference, count, ahead }: Search): Chosen[] | undefined {
  const isAhead = (reason: Reason, one: Candidate, other: Candidate) => leadOf(reason, one, other) >= ahead.ofOthers
  const lists = reasons
    .filter((reason) => reason !== 'fewest-changes' || !now)
    .map((reason) => {
      const better = front.filter((one) => !now || leadOf(reason, one, now) >= ahead.ofNow)
      return rate(reason, better, reference)
    })
  const least = Math.max(leastApart.shifts, ahead.isApart ? leastApart.share * countShifts(front[0]!.roster) : 0)
  let best: { worth: number; set: Rated[] } | undefined
  const extend = (set: Rated[], from: number, worth: number) => {
    if (set.length === count) {
      if (!best || worth > best.worth) best = { worth, set }
      return
    }
    for (let place = from; place < lists.length; place++)
      for (const one of lists[place]!) {
        const isApart = set.every(
          (other) =>
            isAhead(one.reason, one.measured, other.measured) &&
            isAhead(other.reason, other.measured, one.measured) &&
            countApart(one.measured.roster, other.measured.roster) >= least,
        )
        if (isApart) extend([...set, one], place + 1, worth + one.worth)
      }
  }
  extend([], 0, 0)
  return best?.set.map(({ reason, measured }) => ({ sense: reason, measured }))
}

/** What each gains at a reason, less what it loses elsewhere, both in differences that anyone would notice; the best of them. */
function rate(reason: Reason, front: Candidate[], reference: Measures): Rated[] {
  const gain = (id: FigureId, { measures }: Candidate) =>
    ((goodnessOf(id, measures) ?? 0) - (goodnessOf(id, reference) ?? 0)) / figures[id].noticeable
  return front
    .filter((one) => reason === 'fewest-changes' || goodnessOf(reason, one.measures) !== null)
    .map((measured) => ({
      ...{ reason, measured },
      worth:
        (reason === 'fewest-changes' ? -measured.changed / noticeableChanges : gain(reason, measured)) +
        weightOfLoss * figureIds.reduce((sum, id) => sum + Math.min(0, gain(id, measured)), 0),
    }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, mostTried)
}

/** How far one is ahead at a reason, in differences that anyone would notice; figures have one decimal. */
function leadOf(reason: Reason, one: Candidate, other: Candidate | Measures): number {
  if (reason === 'fewest-changes') return 'changed' in other ? (other.changed - one.changed) / noticeableChanges : 0
  const measures = 'measures' in other ? other.measures : other
  const ahead = (goodnessOf(reason, one.measures) ?? Number.NEGATIVE_INFINITY) - (goodnessOf(reason, measures) ?? 0)
  return round(ahead, 1) / figures[reason].noticeable
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

function countShifts(roster: Roster): number {
  return roster.reduce((sum, row) => sum + row.filter((kind) => kind !== 0).length, 0)
}

/** Shifts of one that the other doesn't have. */
function countApart(one: Roster, other: Roster): number {
  return one.reduce(
    (sum, row, person) => sum + row.filter((kind, day) => kind !== 0 && kind !== other[person]![day]).length,
    0,
  )
}
