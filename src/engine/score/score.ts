/** The three scores of a roster, each 0 to 100 with its breakdown; docs/scoring.md says what they mean. */
import type { Roster } from '../shapes/limit.ts'
import type { RuleView } from '../view/rule-view.ts'
import { type CoverageScore, scoreCoverage } from './coverage.ts'
import { type FairnessScore, scoreFairness } from './fairness.ts'
import { type PreferencesScore, scorePreferences } from './preferences.ts'

export type Scores = { coverage: CoverageScore; fairness: FairnessScore; preferences: PreferencesScore }

export function scoreRoster(view: RuleView, roster: Roster): Scores {
  return {
    coverage: scoreCoverage(view, roster),
    fairness: scoreFairness(view, roster),
    preferences: scorePreferences(view, roster),
  }
}
