/** Scores as a schedule's columns store them. */
import type { PlainScores } from '../../engine/score/score.ts'
import { round } from '../../engine/text/round.ts'

/** The column keeps two decimals. */
export function roundScore(score: number): number {
  return round(score, 2)
}

export function roundedScores(scores: PlainScores) {
  return {
    coverageScore: roundScore(scores.coverage),
    fairnessScore: roundScore(scores.fairness),
    preferencesMetScore: roundScore(scores.preferences),
  }
}
