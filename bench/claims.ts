/** The landing page's claims, measured: fairness and coverage of random realistic groups whose demand can be met. */
import { compileProblem } from '../src/engine/compile-problem.ts'
import type { Pattern } from '../src/engine/model.ts'
import { scoreRoster } from '../src/engine/score/score.ts'
import { realisticMonth } from '../src/engine/testing/realistic-month.ts'
import { runDuet } from './duet.ts'

export type Claim = { name: string; seconds: number; coverage: number; fairness: number; preferences: number }

const patterns: Pattern[] = ['7-on-7-off', '12-hour-day-night', 'custom']

/** Groups of 30 to 60 physicians, of three patterns, none short of people. */
export async function measureClaims(workerFile: URL, groups: number, seconds: number): Promise<Claim[]> {
  const claims: Claim[] = []
  console.log(`\n${groups} random groups, ${seconds} s each: coverage, fairness, preferences`)
  for (let seed = 1; seed <= groups; seed++) {
    const physicians = 30 + ((seed * 7) % 31)
    const pattern = patterns[seed % patterns.length]!
    const { board, view } = compileProblem(realisticMonth({ physicians, seed: 100 + seed, pattern, tightness: 0.92 }))
    const { roster } = await runDuet(workerFile, board, { seed, seconds, moments: [seconds] })
    if (!roster) throw new Error(`Group ${seed} got no roster in ${seconds} s.`)
    const { coverage, fairness, preferences } = scoreRoster(view, roster)
    const claim = {
      name: `P${physicians} ${pattern} #${seed}`,
      seconds,
      coverage: coverage.score,
      fairness: fairness.score,
      preferences: preferences.score,
    }
    claims.push(claim)
    const figures = [claim.coverage, claim.fairness, claim.preferences].map((score) => score.toFixed(1).padStart(7))
    console.log(`${claim.name.padEnd(30)}${figures.join('')}`)
  }
  return claims
}
