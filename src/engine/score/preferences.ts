/** The preferences score: of the weighted preferences that could be met, how much was met. */
import { otherRules } from '../rules/list.ts'
import type { Preference } from '../rules/preference.ts'
import { strengthFor } from '../rules/rule.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Roster } from '../shapes/limit.ts'
import type { RuleView } from '../view/rule-view.ts'
import { percent } from './coverage.ts'
import { judgePreferences } from './judge-preferences.ts'

export type JudgedPreference = {
  physicianId: string
  ruleId: RuleId
  about: string
  /** The dates of a request for single days. */
  dates: string[]
  /** How many shifts or days are at stake, as far as they could be met, and how many were met. */
  stake: number
  met: number
  weight: number
}

export type PreferencesScore = {
  score: number
  /** By rule: requested days off, preferred roles and so on. */
  rules: { ruleId: RuleId; title: string; score: number; preferenceCount: number }[]
  people: { physicianId: string; score: number; preferenceCount: number }[]
  /** The lowest score of anyone with preferences. */
  lowest: number
  worstOff?: string
  /** Requests for single days, and how many of them were met. */
  requests: { asked: number; met: number }
  judged: JudgedPreference[]
}

export function scorePreferences(view: RuleView, roster: Roster): PreferencesScore {
  const judged = otherRules.flatMap((rule): JudgedPreference[] => {
    const strength = strengthFor(rule, view.problem)
    if (!rule.preferences || !strength || strength.hard) return []
    const asked = rule.preferences(view)
    return judgePreferences(asked, view, roster).map(({ stake, met }, index) => ({
      ...describe(asked[index]!, view),
      ruleId: rule.id,
      stake,
      met,
      weight: strength.weight,
    }))
  })
  const people = view.physicians.map(({ id }) =>
    summed(
      judged.filter(({ physicianId }) => physicianId === id),
      id,
    ),
  )
  const asking = people.filter((one) => one.preferenceCount > 0)
  const lowest = asking.reduce((worst, one) => (one.score < worst.score ? one : worst), asking[0] ?? { score: 100 })
  const requests = judged.filter(({ dates, stake }) => dates.length === 1 && stake > 0)
  return {
    score: scoreOf(judged),
    rules: otherRules.flatMap(({ id, title }) => {
      const own = judged.filter(({ ruleId }) => ruleId === id)
      return own.length > 0 ? [{ ruleId: id, title, score: scoreOf(own), preferenceCount: own.length }] : []
    }),
    people,
    lowest: lowest.score,
    worstOff: 'physicianId' in lowest && lowest.score < 100 ? lowest.physicianId : undefined,
    requests: { asked: requests.length, met: requests.filter(({ met, stake }) => met >= stake).length },
    judged,
  }
}

function describe(
  { person, days, about }: Preference,
  view: RuleView,
): Pick<JudgedPreference, 'physicianId' | 'about' | 'dates'> {
  const dates = days.length === 1 ? [view.days[days[0]!]!.date] : []
  return { physicianId: view.physicians[person]!.id, about, dates }
}

function summed(judged: JudgedPreference[], physicianId: string): PreferencesScore['people'][number] {
  return { physicianId, score: scoreOf(judged), preferenceCount: judged.length }
}

function scoreOf(judged: JudgedPreference[]): number {
  const asked = judged.reduce((sum, { weight, stake }) => sum + weight * stake, 0)
  const met = judged.reduce((sum, preference) => sum + preference.weight * preference.met, 0)
  return percent(met, asked)
}
