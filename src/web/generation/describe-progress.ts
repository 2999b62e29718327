/** The figures of a search in words. */
import type { GenerationProgress } from '../../contract/generation.ts'
import { plural } from '../../engine/text/plural.ts'
import type { CurvePoint } from './follow-generation.ts'

export const steps = ['Read', 'First schedule', 'Improve', 'Check'] as const
export type Step = (typeof steps)[number]

/** Of 100, rounded down, so nothing that can still improve reads as perfect: 97.3. */
export function formatScore(score: number): string {
  return (Math.floor(score * 10) / 10).toFixed(1)
}

export function formatSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`
}

/** The steps in order; with a first schedule the search improves it until its time is up. */
export function stepOf({ phase, score }: GenerationProgress): Step {
  if (phase === 'waiting' || phase === 'reading') return 'Read'
  if (phase === 'searching') return score === null ? 'First schedule' : 'Improve'
  return 'Check'
}

export function describeStepDetail(step: Step, progress: GenerationProgress, curve: readonly CurvePoint[]): string {
  const [first, ...better] = curve
  switch (step) {
    case 'Read':
      return progress.phase === 'waiting' ? 'waiting in line' : 'people, roles, rules, preferences'
    case 'First schedule':
      return first ? `found in ${formatSeconds(first.elapsed)}` : 'within every hard rule'
    case 'Improve':
      return better.length > 0 ? plural(countBetter(curve), 'improvement') : 'one change at a time'
    case 'Check':
      return 'how close to the best possible'
  }
}

function countBetter(curve: readonly CurvePoint[]): number {
  return curve.filter((point, index) => index > 0 && point.score > curve[index - 1]!.score).length
}

/** The current step, for the line below the chart. */
export function describeNow({ phase, openShifts, score }: GenerationProgress): string {
  if (phase === 'waiting') return 'Waiting for another search to finish.'
  if (phase === 'reading') return 'Reading roles, people, time off, preferences, and rules.'
  if (phase === 'checking') return 'Rechecking every rule, and how close this is to the best possible schedule.'
  if (phase === 'saving' || phase === 'finished') return 'Saving the draft.'
  if (score === null) return 'Looking for a first schedule that meets every hard rule.'
  if (!openShifts) return 'Every shift is filled. Making it fairer and closer to what people asked for.'
  return `No one is free for ${plural(openShifts, 'shift')} yet. Still looking.`
}
