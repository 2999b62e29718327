/** Races our engine against other solvers on the same boards, and recounts every roster. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recount } from '../../src/engine/shapes/check.ts'
import type { Board, Roster } from '../../src/engine/shapes/limit.ts'
import { runDuet } from '../duet.ts'
import { linearModelOf, rosterOf } from './linear-model.ts'
import { findSolvers, type Solver, solveFile } from './solvers.ts'
import { writeMps } from './write-mps.ts'

type Racer = { name: string; seconds: number; cost: number; bound: number }
type Race = { board: string; best: number | undefined; racers: Racer[] }
type Entry = { name: string; board: Board; best?: number | undefined }

/** We get `ours` seconds, the others `theirs`. */
export async function race(
  workerFile: URL,
  entries: Entry[],
  { ours, theirs }: { ours: number; theirs: number },
): Promise<void> {
  const solvers = findSolvers()
  const folder = mkdtempSync(join(tmpdir(), 'race-'))
  console.log(headline(solvers, ours, theirs))
  try {
    for (const { name, board, best } of entries) {
      const racers = [await runOurs(workerFile, board, ours)]
      for (const solver of solvers) racers.push(await runTheirs(solver, board, join(folder, 'board.mps'), theirs))
      console.log(lineOf({ board: name, best, racers }))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function runOurs(workerFile: URL, board: Board, seconds: number): Promise<Racer> {
  const result = await runDuet(workerFile, board, { seed: 1, seconds, moments: [seconds] })
  const { bound } = result.moments.at(-1)!
  return { name: 'Evenshift', seconds, cost: costOf(board, result.roster), bound }
}

async function runTheirs(solver: Solver, board: Board, file: string, seconds: number): Promise<Racer> {
  writeFileSync(file, writeMps(linearModelOf(board)))
  const { values, bound } = await solveFile(solver, file, seconds)
  const count = board.people.length * board.days * board.kinds.length
  const roster =
    values &&
    rosterOf(
      board,
      Array.from({ length: count }, (_, index) => values[`x${index}`] ?? 0),
    )
  return { name: solver.name, seconds, cost: costOf(board, roster ?? undefined), bound }
}

/** By the independent checker; infinite without a roster that meets every hard rule. */
function costOf(board: Board, roster: Roster | undefined): number {
  if (!roster) return Number.POSITIVE_INFINITY
  const { hard, cost } = recount(board, roster)
  return hard.length > 0 ? Number.POSITIVE_INFINITY : cost
}

function headline(solvers: Solver[], ours: number, theirs: number): string {
  const names = solvers.map(({ name }) => `${name} ${theirs} s`.padStart(28))
  return `Cost and bound (and cost relative to ours)\n${'board'.padEnd(32)}${'best'.padStart(8)}${`Evenshift ${ours} s`.padStart(20)}${names.join('')}`
}

function lineOf({ board, best, racers }: Race): string {
  const [own, ...others] = racers
  const costs = ({ cost, bound }: Racer) => `${number(cost)} (${number(bound)})`
  const ratio = ({ cost }: Racer) => (Number.isFinite(cost) ? `x ${(cost / own!.cost).toFixed(2)}` : '')
  const cells = others.map((one) => `${costs(one)} ${ratio(one)}`.padStart(28))
  return `${board.padEnd(32)}${number(best ?? Number.NaN).padStart(8)}${costs(own!).padStart(20)}${cells.join('')}`
}

function number(value: number): string {
  return Number.isFinite(value) && Math.abs(value) < 1e30 ? String(Math.round(value)) : '-'
}
