/**
 * How much luck is in a month: the same board from ten seeds, with the processor time of an idle machine and by the wall clock with
 * every core kept busy.
 */
import { cpus } from 'node:os'
import { Worker } from 'node:worker_threads'
import { recount } from '../src/engine/shapes/check.ts'
import type { Board } from '../src/engine/shapes/limit.ts'
import { runDuet } from './duet.ts'

type Entry = { name: string; board: Board; careless?: number | undefined }
type Spread = { least: number; median: number; most: number }

const seeds = Array.from({ length: 10 }, (_, index) => index + 1)

export async function measureStability(workerFile: URL, entries: Entry[], seconds: number): Promise<void> {
  console.log(`Costs of ${seeds.length} seeds, ${seconds} s each: least, median, most; then the bounds`)
  for (const { name, board, careless } of entries)
    for (const isBusy of [false, true]) {
      const rivals = isBusy ? cpus().map(() => new Worker('for (;;);', { eval: true })) : []
      const costs: number[] = []
      const bounds: number[] = []
      for (const seed of seeds) {
        const clock = isBusy ? 'wall' : 'processor'
        const { roster, moments } = await runDuet(workerFile, board, { seed, seconds, moments: [seconds], clock })
        costs.push(roster ? recount(board, roster).cost : Number.POSITIVE_INFINITY)
        bounds.push(moments.at(-1)!.bound)
      }
      await Promise.all(rivals.map((rival) => rival.terminate()))
      const spread = spreadOf(costs)
      const points = careless
        ? `, ${((100 * (spread.most - spread.least)) / careless).toFixed(2)} of 100 points apart`
        : ''
      const said = isBusy ? 'busy' : 'idle'
      console.log(`${name.padEnd(34)} ${said}  ${inWords(spread)}${points}; bounds ${inWords(spreadOf(bounds))}`)
    }
}

function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const median = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
  return { least: sorted[0]!, median, most: sorted.at(-1)! }
}

function inWords({ least, median, most }: Spread): string {
  return [least, median, most].map((one) => (Number.isFinite(one) ? Math.round(one) : '-')).join(' ')
}
