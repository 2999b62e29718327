/** What a score of 0 to 100 means in words and tone, and its format. */
import type { Schedule } from '../../contract/schedules.ts'
import { round } from '../../engine/text/round.ts'
import type { BadgeTone } from '../ui/badge.tsx'

export type ScoreBand = { word: string; tone: BadgeTone }

const words = {
  fairness: ['Excellent', 'Good', 'Needs improvement'],
  preferences: ['Most honored', 'Many honored', 'Limited accommodation'],
} as const

export function bandOf(score: number, kind: keyof typeof words): ScoreBand {
  const [best, middle, low] = words[kind]
  if (score >= 80) return { word: best, tone: 'good' }
  return score >= 60 ? { word: middle, tone: 'warn' } : { word: low, tone: 'bad' }
}

/** The text color of each band. */
export const bandText: Partial<Record<BadgeTone, string>> = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' }

/** Null where nobody entered any, which a score of 100 would hide. */
export function preferencesScoreOf({
  preferencesMetScore,
  details,
}: Pick<Schedule, 'preferencesMetScore' | 'details'>): number | null {
  return details?.preferenceCount === 0 ? null : preferencesMetScore
}

/** 94 or 94.3 */
export function formatScore(score: number): string {
  // Saved scores have two decimals: 95.846 must read as 95.85 does.
  return String(round(round(score, 2), 1))
}
