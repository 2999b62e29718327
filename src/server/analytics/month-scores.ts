/** The scores of published months, computed off the event loop and cached until something they depend on changes. */
import { createHash } from 'node:crypto'
import type { Assignment, Problem } from '../../engine/model.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import { writeProblem } from '../platform/advisor/problem-text.ts'
import type { MonthScores } from '../platform/advisor/questions/score-month.ts'

export type ScoreMonth = (problem: Problem, assignments: Assignment[]) => Promise<MonthScores>

/** A year of ten groups; a month of forty physicians takes about 8 kB. */
const mostKept = 120

export function rememberMonthScores(advisor: Pick<Advisor, 'ask'>): ScoreMonth {
  const kept = new Map<string, Promise<MonthScores>>()
  return (problem, assignments) => {
    const key = createHash('sha256').update(writeProblem(problem)).update(JSON.stringify(assignments)).digest('base64')
    const known = kept.get(key)
    if (known) {
      // Least recently used entries are dropped first.
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const scores = advisor.ask('scoreMonth', problem, { assignments })
    kept.set(key, scores)
    scores.catch(() => kept.delete(key))
    const oldest = kept.keys().next()
    if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value)
    return scores
  }
}
