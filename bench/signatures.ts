/** The month a coordinator would sign, measured: whole stretches, handoffs, changes of role, backup in blocks. */
import { writeFileSync } from 'node:fs'
import { compileProblem } from '../src/engine/compile-problem.ts'
import type { Pattern } from '../src/engine/model.ts'
import { scoreRoster } from '../src/engine/score/score.ts'
import { type Signature, signRoster } from '../src/engine/score/signature.ts'
import { realisticMonth } from '../src/engine/testing/realistic-month.ts'
import { runDuet } from './duet.ts'

export type Signed = Signature & { name: string; fairness: number; coverage: number; preferences: number }

/** Groups of 30 to 60 physicians with part-timers, nocturnists, time off and backup, from loose to tight. */
export async function measureSignatures(
  workerFile: URL,
  pattern: Pattern,
  groups: number,
  seconds: number,
): Promise<Signed[]> {
  const signed: Signed[] = []
  console.log(`\n${groups} random ${pattern} groups, ${seconds} s each`)
  console.log(
    `${''.padEnd(22)} whole %  changed %  handoffs  lone  lone backup  after night  fairness  coverage  preferences`,
  )
  for (let seed = 1; seed <= groups; seed++) {
    const physicians = 30 + ((seed * 7) % 31)
    const tightness = [0.86, 0.9, 0.94, 0.97][seed % 4]!
    const problem = realisticMonth({ physicians, seed: 300 + seed, pattern, tightness, backup: 1 })
    const { board, view } = compileProblem(problem)
    const { roster, firstLegalSeconds } = await runDuet(workerFile, board, { seed, seconds, moments: [seconds] })
    if (!roster) throw new Error(`Group ${seed} got no roster in ${seconds} s.`)
    if (process.env.DUMP)
      writeFileSync(
        `${process.env.DUMP}/${seed}.json`,
        JSON.stringify({ req: { physicians, seed: 300 + seed, pattern, tightness, backup: 1 }, roster }),
      )
    const { coverage, fairness, preferences } = scoreRoster(view, roster)
    const one: Signed = {
      ...signRoster(view, roster),
      name: `P${physicians} ${Math.round(tightness * 100)} % #${seed}`,
      coverage: coverage.score,
      fairness: fairness.score,
      preferences: preferences.score,
    }
    signed.push(one)
    console.log(
      `${lineOf(one)}  first ${firstLegalSeconds.toFixed(2)} s${process.env.CLASSES ? ` ${fairness.classes.map((c) => `${c.fairClass} ${c.score.toFixed(0)}`).join(' ')}` : ''}`,
    )
  }
  return signed
}

function lineOf(one: Signed): string {
  const figures = [
    (100 * one.whole) / Math.max(1, one.stretches),
    (100 * one.changed) / Math.max(1, one.seen),
    one.handoffs / one.fewestHandoffs,
    one.loneDays,
    (100 * one.loneBackupDays) / Math.max(1, one.backupDays),
    one.backupAfterNight,
    one.fairness,
    one.coverage,
    one.preferences,
  ]
  return one.name.padEnd(20) + figures.map((figure) => figure.toFixed(2).padStart(10)).join('')
}
