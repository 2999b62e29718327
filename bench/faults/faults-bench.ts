/** Prints a table of faults and what was observed; fails if anything was lost. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { containerSteps } from './container-steps.ts'
import { nodeVersions } from './node-versions.ts'
import { onClusters } from './on-cluster.ts'
import { onEmbedded } from './on-embedded.ts'
import { onNetwork } from './on-network.ts'
import { restoreDrill } from './restore-drill.ts'
import { NotPossibleHere } from './scenario.ts'
import { stateMachines } from './state-machines.ts'
import { upgradeDrill } from './upgrade-drill.ts'

type Row = { name: string; tried: string; rounds: number; result: 'held' | 'FAILED' | 'not run'; seen: string }

const operations = [nodeVersions, upgradeDrill, containerSteps]
const scenarios = [...onEmbedded, restoreDrill, ...onNetwork, ...onClusters, stateMachines, ...operations]

/** `quick` runs the short ones once; `rounds=10` runs each that many times; other words select by name. */
export async function run(words: string[], root: string): Promise<void> {
  const isQuick = words.includes('quick')
  const rounds = Number(words.find((word) => word.startsWith('rounds='))?.slice(7) ?? (isQuick ? 1 : 5))
  const names = words.filter((word) => word !== 'quick' && !word.includes('='))
  const rows: Row[] = []
  for (const scenario of scenarios) {
    if (isQuick && !scenario.isQuick) continue
    if (names.length > 0 && !names.some((name) => scenario.name.includes(name))) continue
    const { name, tried } = scenario
    const row = await scenario.play(root, rounds).then(
      (seen): Row => ({ name, tried, rounds, result: 'held', seen }),
      (error: Error): Row => ({
        name,
        tried,
        rounds,
        result: error instanceof NotPossibleHere ? 'not run' : 'FAILED',
        seen: [error.message, error.cause instanceof Error ? error.cause.message : ''].join(' ').trim(),
      }),
    )
    rows.push(row)
    console.log(`${row.result.padEnd(8)} ${name}: ${tried}\n         ${row.seen}`)
  }
  const folder = join(root, 'bench/results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'faults.json'), JSON.stringify(rows, null, 2))
  if (rows.some(({ result }) => result === 'FAILED')) process.exitCode = 1
}
