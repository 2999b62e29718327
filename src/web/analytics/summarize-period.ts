/** Sums up months: everyone's burdens compared with the share, the scores, and the stretches. */
import {
  type Analytics,
  type AnalyticsMonth,
  runLengths,
  type YearClass,
  yearClasses,
} from '../../contract/analytics.ts'
import { weekdays } from '../../engine/model.ts'

export type BurdenSum = {
  has: number
  /** Null for people who didn't rotate in any of the months. */
  share: number | null
  /** Shifts above (or below) the share, in months with a rotation. */
  over: number | null
}

export type PersonSum = {
  id: number
  firstName: string
  lastName: string
  fte: number
  burdens: Record<YearClass, BurdenSum>
  preferencesMet: number | null
  /** Shifts that are predicted to end with high sleepiness. */
  sleepy: number
}

export type PeriodSummary = {
  months: AnalyticsMonth[]
  people: PersonSum[]
  scores: { coverage: number; fairness: number; preferences: number } | null
  unavoidable: number
  runs: { length: (typeof runLengths)[number]; days: number; part: number }[]
  switchDays: { weekday: (typeof weekdays)[number]; starts: number; ends: number }[]
}

export function summarizePeriod({ physicians }: Analytics, months: AnalyticsMonth[]): PeriodSummary {
  return {
    months,
    people: physicians.map(({ id, firstName, lastName, fte }) => ({
      id,
      firstName,
      lastName,
      fte,
      burdens: Object.fromEntries(
        yearClasses.map((name) => [name, sumBurden(months, id, name)]),
      ) as PersonSum['burdens'],
      preferencesMet: meanOf(ownMonths(months, id).flatMap(({ preferencesMet }) => preferencesMet ?? [])),
      sleepy: sum(ownMonths(months, id).map(({ sleepy }) => sleepy)),
    })),
    scores: scoresOf(months),
    unavoidable: sum(months.map((month) => month.unavoidable)),
    runs: sumRuns(months),
    switchDays: weekdays.map((weekday) => {
      const found = months.flatMap(({ continuity }) => continuity.switchDays.filter((day) => day.weekday === weekday))
      return { weekday, starts: sum(found.map(({ starts }) => starts)), ends: sum(found.map(({ ends }) => ends)) }
    }),
  }
}

/** Who is furthest above the share; undefined if no one is above what rounding explains. */
export function findWorstOff(people: readonly PersonSum[], name: YearClass, rounding: number): PersonSum | undefined {
  const worst = people.reduce<PersonSum | undefined>(
    (most, one) => (overOf(one, name) > (most ? overOf(most, name) : 0) ? one : most),
    undefined,
  )
  return worst && overOf(worst, name) > rounding ? worst : undefined
}

function overOf({ burdens }: PersonSum, name: YearClass): number {
  return burdens[name].over ?? 0
}

function sumBurden(months: AnalyticsMonth[], id: number, name: YearClass): BurdenSum {
  const own = ownMonths(months, id).map(({ burdens }) => burdens[name])
  const byTurns = own.filter(({ share }) => share !== null)
  const has = sum(own.map((burden) => burden.has))
  if (byTurns.length === 0) return { has, share: null, over: null }
  const share = sum(byTurns.map((burden) => burden.share ?? 0))
  return { has, share, over: sum(byTurns.map((burden) => burden.has)) - share }
}

function ownMonths(months: AnalyticsMonth[], id: number) {
  return months.flatMap(({ people }) => people.filter(({ physicianId }) => physicianId === id))
}

function scoresOf(months: AnalyticsMonth[]): PeriodSummary['scores'] {
  if (months.length === 0) return null
  const mean = (name: 'coverage' | 'fairness' | 'preferences') => meanOf(months.map((month) => month[name])) ?? 0
  return { coverage: mean('coverage'), fairness: mean('fairness'), preferences: mean('preferences') }
}

function sumRuns(months: AnalyticsMonth[]): PeriodSummary['runs'] {
  const days = runLengths.map((length) =>
    sum(
      months.flatMap(({ continuity }) => continuity.runs.filter((run) => run.length === length).map((run) => run.days)),
    ),
  )
  const all = sum(days)
  return runLengths.map((length, index) => ({
    length,
    days: days[index] ?? 0,
    part: all === 0 ? 0 : (days[index] ?? 0) / all,
  }))
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
