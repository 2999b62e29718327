/** The preferences score: of the weighted wishes that could be met, how much was met. */
import { otherRules } from '../rules/list.ts'
import { strengthFor } from '../rules/rule.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Wish } from '../rules/wish.ts'
import type { Roster } from '../shapes/limit.ts'
import type { RuleView } from '../view/rule-view.ts'
import { percent } from './coverage.ts'
import { judgeWishes } from './judge-wishes.ts'

export type JudgedWish = {
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
  rules: { ruleId: RuleId; title: string; score: number; wishes: number }[]
  people: { physicianId: string; score: number; wishes: number }[]
  /** The lowest score of anybody who wished for something. */
  lowest: number
  worstOff?: string
  /** Requests for single days, and how many of them were met. */
  requests: { asked: number; met: number }
  wishes: JudgedWish[]
}

export function scorePreferences(view: RuleView, roster: Roster): PreferencesScore {
  const wishes = otherRules.flatMap((rule): JudgedWish[] => {
    const strength = strengthFor(rule, view.problem)
    if (!rule.wishes || !strength || strength.hard) return []
    const asked = rule.wishes(view)
    return judgeWishes(asked, view, roster).map(({ stake, met }, index) => ({
      ...describe(asked[index]!, view),
      ruleId: rule.id,
      stake,
      met,
      weight: strength.weight,
    }))
  })
  const people = view.physicians.map(({ id }) =>
    summed(
      wishes.filter(({ physicianId }) => physicianId === id),
      id,
    ),
  )
  const wishing = people.filter((one) => one.wishes > 0)
  const lowest = wishing.reduce((worst, one) => (one.score < worst.score ? one : worst), wishing[0] ?? { score: 100 })
  const requests = wishes.filter(({ dates, stake }) => dates.length === 1 && stake > 0)
  return {
    score: scoreOf(wishes),
    rules: otherRules.flatMap(({ id, title }) => {
      const own = wishes.filter(({ ruleId }) => ruleId === id)
      return own.length > 0 ? [{ ruleId: id, title, score: scoreOf(own), wishes: own.length }] : []
    }),
    people,
    lowest: lowest.score,
    worstOff: 'physicianId' in lowest && lowest.score < 100 ? lowest.physicianId : undefined,
    requests: { asked: requests.length, met: requests.filter(({ met, stake }) => met >= stake).length },
    wishes,
  }
}

function describe({ person, days, about }: Wish, view: RuleView): Pick<JudgedWish, 'physicianId' | 'about' | 'dates'> {
  const dates = days.length === 1 ? [view.days[days[0]!]!.date] : []
  return { physicianId: view.physicians[person]!.id, about, dates }
}

function summed(wishes: JudgedWish[], physicianId: string): PreferencesScore['people'][number] {
  return { physicianId, score: scoreOf(wishes), wishes: wishes.length }
}

function scoreOf(wishes: JudgedWish[]): number {
  const asked = wishes.reduce((sum, { weight, stake }) => sum + weight * stake, 0)
  const met = wishes.reduce((sum, wish) => sum + wish.weight * wish.met, 0)
  return percent(met, asked)
}
