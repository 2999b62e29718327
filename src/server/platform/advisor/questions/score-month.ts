/** Scores one published month, and finds everyone's share of that month alone. Runs in the advisor's thread. */
import { type AnalyticsMonth, type YearClass, yearClasses } from '../../../../contract/analytics.ts'
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { scoreRoster } from '../../../../engine/score/score.ts'
import type { Roster } from '../../../../engine/shapes/limit.ts'
import { round } from '../../../../engine/text/round.ts'
import { shareRest } from '../../../../engine/view/fair-share.ts'
import type { AssessRequest } from './assess.ts'

export type MonthScores = Omit<AnalyticsMonth, 'month' | 'year' | 'scheduleId' | 'name' | 'continuity' | 'openShifts'>
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

/**
 * A month's share without the ledger: shares are summed over several months, and
 * with the carry a settled debt would count twice.
 */
function burdensOf({ view }: Compiled, roster: Roster): Burdens[] {
  const columns = yearClasses.map((fairClass) => {
    const { days, kinds, claims } = view.shares[fairClass]
    const has = roster.map((row) => days.filter((day) => kinds.includes(row[day]!)).length)
    const takesTurns = claims.map(({ weight, volunteer }) => weight > 0 && !volunteer)
    const amount = has.reduce((sum, count, person) => sum + (takesTurns[person] ? count : 0), 0)
    const shares = shareRest(
      amount,
      claims.map((claim) => ({ ...claim, carry: 0 })),
    )
    return { fairClass, has, shares: shares.map((share, person) => (takesTurns[person] ? round(share, 3) : null)) }
  })
  return roster.map((_, person) => {
    const cells = columns.map(({ fairClass, has, shares }): [YearClass, Burdens[YearClass]] => [
      fairClass,
      { has: has[person]!, share: shares[person]! },
    ])
    return Object.fromEntries(cells) as Burdens
  })
}
