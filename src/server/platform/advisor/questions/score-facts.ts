/** What the scores show about a schedule: where it is furthest from the best, and who is worst off. */
import type { Compiled } from '../../../../engine/compile-problem.ts'
import type { ClassFairness } from '../../../../engine/score/fairness.ts'
import type { Scores } from '../../../../engine/score/score.ts'

export function describeScores({ view }: Pick<Compiled, 'view'>, { fairness, preferences }: Scores): string[] {
  const nameOf = (id: string | undefined) => view.physicians.find((physician) => physician.id === id)?.name
  const unfair = fairness.classes
    .filter(({ score }) => score < 100)
    .sort((one, other) => (100 - other.score) * other.weight - (100 - one.score) * one.weight)
    .map((one) => describeClass(one, nameOf))
  const { asked, met } = preferences.requests
  const requests = asked > met ? [`${met} of ${asked} day requests are met.`] : []
  const [least] = preferences.rules.filter(({ score }) => score < 100).sort((one, other) => one.score - other.score)
  const leastMet = least ? [`Least met: ${least.title} (${Math.round(least.score)}%).`] : []
  return [...unfair, ...requests, ...leastMet]
}

function describeClass(one: ClassFairness, nameOf: (id: string | undefined) => string | undefined): string {
  const misplaced = one.misplaced - one.unavoidable
  const worst = one.people.find(({ physicianId }) => physicianId === one.worstOff)
  const who =
    worst?.share === undefined
      ? ''
      : ` ${nameOf(worst.physicianId)} has ${worst.has}; the fair share is ${worst.share.toFixed(1)}.`
  return `${one.title}: ${misplaced} of ${one.shifts} could be shared more evenly.${who}`
}
