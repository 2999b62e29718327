/** The fairness score: how many shifts are with people beyond their fair share, not counting what is unavoidable. */
import type { Roster } from '../shapes/limit.ts'
import { type FairClass, fairClasses } from '../view/fair-class.ts'
import { shareRest } from '../view/fair-share.ts'
import { type Grain, wholeShares } from '../view/grain.ts'
import type { RuleView } from '../view/rule-view.ts'
import { percent } from './coverage.ts'
import { type Bounds, unavoidablyMisplaced } from './unavoidable.ts'

export type PersonInClass = {
  physicianId: string
  has: number
  /** The fair share, a fraction; undefined for people who don't rotate or who volunteer for these shifts. */
  share?: number
  /** Whole shifts above or below the share. */
  over: number
  under: number
}

export type ClassFairness = {
  fairClass: FairClass
  title: string
  score: number
  /** Its weight in the total, from 0 to 1. */
  weight: number
  /** Shifts that were shared by rotation. */
  shifts: number
  /** Shifts too many or too few, over everyone who rotates. */
  misplaced: number
  /** How many of them are unavoidable for these shifts: they cost nothing. */
  unavoidable: number
  /** Fewest and most among people who rotate. */
  range: { fewest: number; most: number }
  /** Who is furthest above the fair share; undefined if no one is. */
  worstOff?: string
  people: PersonInClass[]
}

export type FairnessScore = {
  score: number
  classes: ClassFairness[]
  people: { physicianId: string; score: number }[]
  worstOff?: string
}

const titles: Record<FairClass, string> = {
  total: 'All shifts',
  night: 'Nights',
  weekend: 'Weekends',
  holiday: 'Holidays',
  backup: 'Backup',
}

/** The weight of a class in which everyone has a shift or more; with fewer shifts it decreases to zero. */
const weights: Record<FairClass, number> = { total: 3, night: 3, weekend: 2, holiday: 2, backup: 1 }

export function scoreFairness(view: RuleView, roster: Roster): FairnessScore {
  const found = fairClasses.flatMap((fairClass) => scoreClass(view, roster, fairClass) ?? [])
  const weight = found.reduce((sum, one) => sum + one.weight, 0)
  const classes = found.map((one) => ({ ...one, weight: one.weight / weight }))
  const people = view.physicians.map(({ id }, person) => ({ physicianId: id, score: scorePerson(classes, person) }))
  const lowest = people.reduce((worst, one) => (one.score < worst.score ? one : worst), people[0]!)
  return {
    score: 100 - classes.reduce((lost, one) => lost + (100 - one.score) * one.weight, 0),
    classes,
    people,
    worstOff: lowest.score < 100 ? lowest.physicianId : undefined,
  }
}

function scoreClass(view: RuleView, roster: Roster, fairClass: FairClass): ClassFairness | undefined {
  const { days, kinds, grain, claims } = view.shares[fairClass]
  const has = roster.map((row) => days.filter((day) => kinds.includes(row[day]!)).length)
  const takesTurns = claims.map(({ weight, volunteer }) => weight > 0 && !volunteer)
  const turns = has.filter((_, person) => takesTurns[person])
  const shifts = turns.reduce((sum, count) => sum + count, 0)
  if (shifts === 0) return undefined
  const shares = shareRest(shifts, claims)
  const people = view.physicians.map(({ id }, person): PersonInClass => {
    const count = has[person]!
    if (!takesTurns[person]) return { physicianId: id, has: count, over: 0, under: 0 }
    const { low, high } = wholeShares(shares[person]!, grain)
    return {
      physicianId: id,
      has: count,
      share: shares[person]!,
      over: Math.max(0, count - high),
      under: Math.max(0, low - count),
    }
  })
  const misplaced = people.reduce((sum, { over, under }) => sum + over + under, 0)
  const unavoidable =
    misplaced > 0 ? unavoidablyMisplaced(view, roster, { days, kinds }, boundsOf(shares, takesTurns, grain)) : 0
  const worst = people.reduce((most, one) => (one.over > most.over ? one : most), people[0]!)
  return {
    fairClass,
    title: titles[fairClass],
    score: percent(shifts - (misplaced - unavoidable), shifts),
    weight: weights[fairClass] * Math.min(1, shifts / turns.length),
    shifts,
    misplaced,
    unavoidable,
    range: { fewest: Math.min(...turns), most: Math.max(...turns) },
    worstOff: worst.over > 0 ? worst.physicianId : undefined,
    people,
  }
}

function boundsOf(shares: number[], takesTurns: boolean[], grain: Grain): Bounds[] {
  return shares.flatMap((share, person) => (takesTurns[person] ? [{ person, ...wholeShares(share, grain) }] : []))
}

/** How close someone's counts are to their shares. */
function scorePerson(classes: ClassFairness[], person: number): number {
  let lost = 0
  let whole = 0
  for (const { people, weight } of classes) {
    const { share, over, under } = people[person]!
    if (share === undefined) continue
    whole += weight
    lost += weight * percent(over + under, Math.max(1, share))
  }
  return whole > 0 ? 100 - lost / whole : 100
}
