/** The three scores of a roster, each 0 to 100 with its breakdown; docs/scoring.md says what they mean. */
import type { Roster } from '../shapes/limit.ts'
import type { RuleView } from '../view/rule-view.ts'
import { type CoverageScore, scoreCoverage } from './coverage.ts'
import { type FairnessScore, scoreFairness } from './fairness.ts'
import { type PreferencesScore, scorePreferences } from './preferences.ts'

export type Scores = { coverage: CoverageScore; fairness: FairnessScore; preferences: PreferencesScore }

/** The three numbers alone, as they travel between threads and to screens. */
export type PlainScores = { coverage: number; fairness: number; preferences: number }

export function plainScoresOf({ coverage, fairness, preferences }: Scores): PlainScores {
  return { coverage: coverage.score, fairness: fairness.score, preferences: preferences.score }
}

export function scoreRoster(view: RuleView, roster: Roster): Scores {
  return {
    coverage: scoreCoverage(view, roster),
    fairness: scoreFairness(view, roster),
    preferences: scorePreferences(view, roster),
  }
}
