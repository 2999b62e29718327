/** The goals of a month that a coordinator would sign, by pattern, beside what was found in the groups of each. */
import { type Pattern, patterns } from '../src/engine/model.ts'
import type { Signature } from '../src/engine/score/signature.ts'
import { type Goal, goal } from './goal.ts'

export type Signed = Signature & {
  name: string
  /** What hard rules, time off and coverage alone forbid, for those that miss a goal. */
  why?: string
  pattern: Pattern
  fairness: number
  coverage: number
  preferences: number
  firstFullSeconds: number
  /** Handoffs relative to one a week for each position. */
  againstSevenths: number
}

/** What goals are set for, beside the scores. */
export const wholePercent = (one: Signature) => percentOf(one.whole, one.stretches)
export const changedPercent = (one: Signature) => percentOf(one.changed, one.seen)
export const loneBackupPercent = (one: Signature) => percentOf(one.loneBackupDays, one.backupDays)
export const handoffRatio = (one: Signature) => one.handoffs / Math.max(one.fewestHandoffs, 1e-9)

function percentOf(part: number, whole: number): number {
  return whole > 0 ? (100 * part) / whole : 0
}

export function sortedBy(signed: Signed[], of: (one: Signed) => number): number[] {
  return signed.map(of).sort((one, other) => one - other)
}

type Limits = {
  /** Percent of whole stretches: full weeks, blocks of three or four days, or no scraps of one or two. */
  whole: Ends
  fairness: Ends
  /** Percent of stretches that change role, at most. */
  changed: number
  /** Over the fewest possible; undefined where the pattern wants no stretches. */
  handoffs?: number
}
type Ends = { median: number; worst: number }

/**
 * In blocks of three and four days there are a seventh more handoffs than in blocks of four alone, and 8 percent are allowed
 * beyond that, as with weeks. A custom pattern asks for nothing but no scraps; single days can be shared out more evenly than
 * weeks, so that fairness has to be higher there.
 */
const limits: Partial<Record<Pattern, Limits>> = {
  '7-on-7-off': {
    whole: { median: 97, worst: 90 },
    fairness: { median: 95, worst: 92 },
    changed: 5,
    handoffs: 1.08,
  },
  '12-hour-day-night': {
    whole: { median: 97, worst: 90 },
    fairness: { median: 97, worst: 95 },
    changed: 5,
    handoffs: 1.23,
  },
  custom: { whole: { median: 90, worst: 80 }, fairness: { median: 98, worst: 96 }, changed: 10 },
}
const loneBackupWithin = 10

/** Whether a group is beyond what its pattern allows the worst one. */
export function missesGoal(one: Signed): boolean {
  const goals = limits[one.pattern]
  if (!goals) return false
  const isAbove = goals.handoffs !== undefined && handoffRatio(one) > goals.handoffs
  return isAbove || wholePercent(one) < goals.whole.worst || one.fairness < goals.fairness.worst
}

export function ofSignatures(signed: Signed[]): Goal[] {
  return patterns.flatMap((pattern) => {
    const ofPattern = signed.filter((one) => one.pattern === pattern)
    const goals = limits[pattern]
    return goals && ofPattern.length > 0 ? ofGroups(pattern, goals, ofPattern) : []
  })
}

function ofGroups(pattern: Pattern, { whole, fairness, changed, handoffs }: Limits, signed: Signed[]): Goal[] {
  const sorted = (of: (one: Signed) => number) => sortedBy(signed, of)
  const middle = (of: (one: Signed) => number) => sorted(of)[Math.floor(signed.length / 2)]!
  const least = (of: (one: Signed) => number) => sorted(of)[0]!
  const most = (of: (one: Signed) => number) => sorted(of).at(-1)!
  const name = (what: string) => `${pattern}, ${signed.length} groups: ${what}`
  const atLeast = (what: string, wanted: number, found: number) =>
    goal(name(what), `at least ${wanted}`, found, '', found >= wanted)
  const atMost = (what: string, wanted: number, found: number) =>
    goal(name(what), `at most ${wanted}`, found, '', found <= wanted)
  const fairnessOf = ({ fairness: score }: Signed) => score
  const unit = pattern === '7-on-7-off' ? 'full weeks' : 'whole stretches'
  return [
    atLeast(`${unit} %, median`, whole.median, middle(wholePercent)),
    atLeast(`${unit} %, worst`, whole.worst, least(wholePercent)),
    atLeast('fairness, median', fairness.median, middle(fairnessOf)),
    atLeast('fairness, worst', fairness.worst, least(fairnessOf)),
    atLeast(
      'coverage, worst',
      100,
      least(({ coverage }) => coverage),
    ),
    atMost('change of role %, worst', changed, most(changedPercent)),
    ...(handoffs === undefined
      ? []
      : [
          atMost('handoffs over the fewest, median', handoffs, middle(handoffRatio)),
          atMost('handoffs over the fewest, worst', handoffs, most(handoffRatio)),
        ]),
    atMost(
      'lone working days, worst',
      0,
      most(({ loneDays }) => loneDays),
    ),
    atMost('lone backup days %, worst', loneBackupWithin, most(loneBackupPercent)),
    atMost(
      'backup within 24 h after a night, worst',
      0,
      most(({ backupAfterNight }) => backupAfterNight),
    ),
    atMost(
      'first full roster s, worst',
      0.5,
      most(({ firstFullSeconds }) => firstFullSeconds),
    ),
  ]
}
