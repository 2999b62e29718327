/** Measures what coordinators look for in a month: full weeks, handoffs, role changes, backup in blocks. */
import { compileProblem } from '../src/engine/compile-problem.ts'
import type { Pattern } from '../src/engine/model.ts'
import type { RuleId } from '../src/engine/rules/rule-ids.ts'
import { scoreRoster } from '../src/engine/score/score.ts'
import { signRoster } from '../src/engine/score/signature.ts'
import type { Board, Roster } from '../src/engine/shapes/limit.ts'
import { realisticMonth } from '../src/engine/testing/realistic-month.ts'
import { plural } from '../src/engine/text/plural.ts'
import type { RuleView } from '../src/engine/view/rule-view.ts'
import { type Clock, runDuet } from './duet.ts'
import { leastHandoffs, leastShortDays } from './least.ts'
import {
  changedPercent,
  handoffRatio,
  loneBackupPercent,
  missesGoal,
  type Signed,
  sortedBy,
  wholePercent,
} from './signature-goals.ts'

const capacities = [0.86, 0.9, 0.94, 0.97]

/** `seeds`: one group for each. */
export type SignaturePlan = { seeds: number[]; seconds: number; clock: Clock }

/** Groups of 30 to 60 physicians with part-timers, nocturnists, time off and backup, from loose to tight. */
export async function measureSignatures(
  workerFile: URL,
  pattern: Pattern,
  { seeds, seconds, clock }: SignaturePlan,
): Promise<Signed[]> {
  const signed: Signed[] = []
  console.log(`\n${seeds.length} random ${pattern} groups, ${seconds} s each by the ${clock} clock`)
  console.log(`${'group, demand of capacity'.padEnd(26)}${columns.map(({ title }) => title.padStart(12)).join('')}`)
  for (const seed of seeds) {
    const physicians = 30 + ((seed * 7) % 31)
    const tightness = capacities[seed % capacities.length]!
    const { board, view } = compileProblem(
      realisticMonth({ physicians, seed: 300 + seed, pattern, tightness, backup: 1 }),
    )
    const { roster, firstFullSeconds } = await runDuet(workerFile, board, { seed, seconds, moments: [seconds], clock })
    if (!roster) throw new Error(`Group ${seed} got no roster in ${seconds} s.`)
    const { coverage, fairness, preferences } = scoreRoster(view, roster)
    const one: Signed = {
      ...signRoster(view, roster),
      name: `P${physicians} ${Math.round(tightness * 100)} % #${seed}`,
      pattern,
      coverage: coverage.score,
      fairness: fairness.score,
      preferences: preferences.score,
      firstFullSeconds,
      againstSevenths: handoffsAgainstSevenths(view, roster),
    }
    if (missesGoal(one)) one.why = describeLeast(view, board, roster)
    signed.push(one)
    printRow(one.name, ({ of }) => of(one))
    if (one.why) console.log(`  ${one.why}`)
  }
  printRow('median', ({ of }) => sortedBy(signed, of)[Math.floor(signed.length / 2)] ?? 0)
  printRow('worst', ({ of, isBetterHigh }) => sortedBy(signed, of).at(isBetterHigh ? 0 : -1) ?? 0)
  return signed
}

/**
 * Handoffs against one a week for each position, in roles that are staffed every day. Simpler than the fewest possible: a month's
 * edges and people who work at most five days in a row count as they come.
 */
function handoffsAgainstSevenths(view: RuleView, roster: Roster): number {
  let [taken, filled] = [0, 0]
  for (const kind of view.kinds.running) {
    if (!view.days.every(({ index }) => roster.some((row) => row[index] === kind))) continue
    for (const [person, row] of roster.entries())
      for (const [day, held] of row.entries()) {
        if (held !== kind) continue
        filled++
        if ((day === 0 ? view.past[person]!.at(-1) : row[day - 1]) !== kind) taken++
      }
  }
  return (7 * taken) / Math.max(1, filled)
}

/** How far a figure that misses its goal is from what nobody could better. */
function describeLeast(view: RuleView, board: Board<RuleId>, roster: Roster): string {
  const [handoffs, short] = [leastHandoffs(view, board, roster), leastShortDays(view, board, roster)]
  return (
    `hard rules, time off and coverage alone ask for ${handoffs.least} handoffs (found ${handoffs.found})` +
    ` and ${plural(short.least, 'day')} short of whole stretches (found ${short.found})`
  )
}

function printRow(name: string, figureOf: (column: Column) => number): void {
  console.log(name.padEnd(26) + columns.map((column) => figureOf(column).toFixed(2).padStart(12)).join(''))
}

type Column = { title: string; of: (one: Signed) => number; isBetterHigh?: true }

const columns: Column[] = [
  { title: 'whole %', of: wholePercent, isBetterHigh: true },
  { title: 'changed %', of: changedPercent },
  { title: 'handoffs', of: handoffRatio },
  { title: 'by 1/7', of: ({ againstSevenths }) => againstSevenths },
  { title: 'lone days', of: ({ loneDays }) => loneDays },
  { title: 'lone bkp %', of: loneBackupPercent },
  { title: 'after night', of: ({ backupAfterNight }) => backupAfterNight },
  { title: 'fairness', of: ({ fairness }) => fairness, isBetterHigh: true },
  { title: 'coverage', of: ({ coverage }) => coverage, isBetterHigh: true },
  { title: 'preferences', of: ({ preferences }) => preferences, isBetterHigh: true },
  { title: 'full s', of: ({ firstFullSeconds }) => firstFullSeconds },
]
