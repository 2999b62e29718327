/** The month a coordinator would sign, measured: whole stretches, handoffs, changes of role, backup in blocks. */
import { compileProblem } from '../src/engine/compile-problem.ts'
import type { Pattern } from '../src/engine/model.ts'
import { scoreRoster } from '../src/engine/score/score.ts'
import { type Signature, signRoster } from '../src/engine/score/signature.ts'
import { realisticMonth } from '../src/engine/testing/realistic-month.ts'
import { runDuet } from './duet.ts'

export type Signed = Signature & {
  name: string
  pattern: Pattern
  fairness: number
  coverage: number
  preferences: number
  firstLegalSeconds: number
}

const capacities = [0.86, 0.9, 0.94, 0.97]

/** Groups of 30 to 60 physicians with part-timers, nocturnists, time off and backup, from loose to tight. */
export async function measureSignatures(
  workerFile: URL,
  pattern: Pattern,
  groups: number,
  seconds: number,
): Promise<Signed[]> {
  const signed: Signed[] = []
  console.log(`\n${groups} random ${pattern} groups, ${seconds} s each`)
  console.log(`${'group, demand of capacity'.padEnd(26)}${columns.map(({ title }) => title.padStart(12)).join('')}`)
  for (let seed = 1; seed <= groups; seed++) {
    const physicians = 30 + ((seed * 7) % 31)
    const tightness = capacities[seed % capacities.length]!
    const { board, view } = compileProblem(
      realisticMonth({ physicians, seed: 300 + seed, pattern, tightness, backup: 1 }),
    )
    const { roster, firstLegalSeconds } = await runDuet(workerFile, board, { seed, seconds, moments: [seconds] })
    if (!roster) throw new Error(`Group ${seed} got no roster in ${seconds} s.`)
    const { coverage, fairness, preferences } = scoreRoster(view, roster)
    const one: Signed = {
      ...signRoster(view, roster),
      name: `P${physicians} ${Math.round(tightness * 100)} % #${seed}`,
      pattern,
      coverage: coverage.score,
      fairness: fairness.score,
      preferences: preferences.score,
      firstLegalSeconds,
    }
    signed.push(one)
    console.log(one.name.padEnd(26) + columns.map(({ of }) => of(one).toFixed(2).padStart(12)).join(''))
  }
  return signed
}

/** What is printed of each group; `wholePercent` and the others are also what goals are set for. */
export const wholePercent = (one: Signature) => percentOf(one.whole, one.stretches)
export const changedPercent = (one: Signature) => percentOf(one.changed, one.seen)
export const loneBackupPercent = (one: Signature) => percentOf(one.loneBackupDays, one.backupDays)
export const handoffRatio = (one: Signature) => one.handoffs / Math.max(one.fewestHandoffs, 1e-9)

const columns: { title: string; of: (one: Signed) => number }[] = [
  { title: 'whole %', of: wholePercent },
  { title: 'changed %', of: changedPercent },
  { title: 'handoffs', of: handoffRatio },
  { title: 'lone days', of: ({ loneDays }) => loneDays },
  { title: 'lone bkp %', of: loneBackupPercent },
  { title: 'after night', of: ({ backupAfterNight }) => backupAfterNight },
  { title: 'fairness', of: ({ fairness }) => fairness },
  { title: 'coverage', of: ({ coverage }) => coverage },
  { title: 'preferences', of: ({ preferences }) => preferences },
  { title: 'first s', of: ({ firstLegalSeconds }) => firstLegalSeconds },
]

function percentOf(part: number, whole: number): number {
  return whole > 0 ? (100 * part) / whole : 0
}
