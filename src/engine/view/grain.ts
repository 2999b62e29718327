/** Whether the shifts of a burden come one by one or by the week, and what that means for a fractional fair share. */
import type { FairClass } from './fair-class.ts'
import type { ProblemView } from './problem-view.ts'

/**
 * `run` shifts of a class come together. With `isWhole` they only come in whole runs (weeks of nights, weekends),
 * so both neighboring multiples are fair. `slack` is what the month's edges cut off weeks.
 */
export type Grain = { run: number; isWhole: boolean; slack: number }

/** The runs that nights come in, where the group wants that (rule nights-in-runs). */
export const nightRun = 3
/** Full weeks make 14 to 17 shifts of a month with 31 days, by where they begin. */
const slackOfWeeks = 2.5

export function grainOf(view: ProblemView, fairClass: FairClass): Grain {
  const { pattern, choices } = view.problem.group
  const isWeekly = pattern === '7-on-7-off' && (choices.pattern?.on ?? true)
  const isInRuns = choices['nights-in-runs']?.on ?? true
  switch (fairClass) {
    case 'total':
      return { run: 1, isWhole: false, slack: isWeekly ? slackOfWeeks : 0 }
    case 'weekend':
      return { run: isWeekly ? 2 : 1, isWhole: isWeekly, slack: 0 }
    case 'night':
      return { run: isWeekly ? 7 : isInRuns ? nightRun : 1, isWhole: isWeekly, slack: 0 }
    case 'backup':
      return { run: backupBlock(view), isWhole: true, slack: 0 }
    case 'holiday':
      return { run: 1, isWhole: false, slack: 0 }
  }
}

/** Days of backup that come together. */
export function backupBlock({ problem: { group } }: ProblemView): number {
  if (!(group.choices['backup-in-blocks']?.on ?? true)) return 1
  return group.backupBlock === 'half-week' ? 3 : 7
}

/**
 * What is fair for a share of a class. A share is a fraction and shifts are whole: its floor and its ceiling are both
 * fair. A share below one run is met by one whole run or none, and the ledger evens that out.
 */
export function wholeShares(target: number, { run, isWhole, slack }: Grain): { low: number; high: number } {
  const whole = Math.round(target / run) * run
  const isMet = Math.abs(target - whole) < 1e-6
  if (isWhole && run > 1)
    return isMet
      ? { low: whole, high: whole }
      : { low: Math.floor(target / run) * run, high: Math.ceil(target / run) * run }
  if (slack > 0) return { low: Math.max(0, Math.ceil(target - slack)), high: Math.floor(target + slack) }
  const low = Math.floor(target + 1e-6)
  const high = Math.max(low, Math.ceil(target - 1e-6))
  return low < run && high > 0 && run > 1 ? { low: 0, high: Math.max(high, run) } : { low, high }
}
