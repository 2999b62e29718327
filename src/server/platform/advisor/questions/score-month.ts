/** Scores one published month, and finds everyone's share of that month alone. Runs in the advisor's thread. */
import { type AnalyticsMonth, type YearClass, yearClasses } from '../../../../contract/analytics.ts'
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { scoreRoster } from '../../../../engine/score/score.ts'
import type { Roster } from '../../../../engine/shapes/limit.ts'
import { round } from '../../../../engine/text/round.ts'
import { sharesOfMonth } from '../../../../engine/view/fair-share.ts'
import type { AssessRequest } from './assess.ts'

type Scored = Pick<AnalyticsMonth, 'coverage' | 'fairness' | 'preferences' | 'unavoidable'>
export type MonthScores = Scored & { people: Omit<AnalyticsMonth['people'][number], 'sleepy'>[] }
type Burdens = AnalyticsMonth['people'][number]['burdens']

export function scoreMonth(compiled: Compiled, { assignments }: Pick<AssessRequest, 'assignments'>): MonthScores {
  const roster = rosterFrom(compiled, assignments)
  const { coverage, fairness, preferences } = scoreRoster(compiled.view, roster)
  const burdens = burdensOf(compiled, roster)
  const byPhysician = new Map(preferences.people.map((person) => [person.physicianId, person]))
  return {
    coverage: round(coverage.score, 2),
    fairness: round(fairness.score, 2),
    preferences: round(preferences.score, 2),
    unavoidable: fairness.classes.reduce((sum, one) => sum + one.unavoidable, 0),
    people: compiled.view.physicians.map(({ id }, person) => {
      const asked = byPhysician.get(id)
      return {
        physicianId: Number(id),
        burdens: burdens[person]!,
        preferencesMet: asked && asked.preferenceCount > 0 ? round(asked.score, 1) : null,
      }
    }),
  }
}

/** Of each person. Shares are summed over several months: with the ledger, a settled debt would count twice. */
export function burdensOf({ view }: Compiled, roster: Roster): Burdens[] {
  const columns = yearClasses.map((fairClass) => {
    const { days, kinds } = view.shares[fairClass]
    const has = roster.map((row) => days.filter((day) => kinds.includes(row[day]!)).length)
    const shares = sharesOfMonth(view.shares[fairClass], roster)
    return { fairClass, has, shares: shares.map((share) => (share === null ? null : round(share, 3))) }
  })
  return roster.map((_, person) => {
    const cells = columns.map(({ fairClass, has, shares }): [YearClass, Burdens[YearClass]] => [
      fairClass,
      { has: has[person]!, share: shares[person]! },
    ])
    return Object.fromEntries(cells) as Burdens
  })
}
