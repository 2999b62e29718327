// Processes on the embedded database are killed again and again without warning: no row whose commit was acknowledged may be
// missing, and no kill may prevent the next start. KILL_ROUNDS=50 is the long run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { bundledProgram } from '../../threads/testing/bundled-program.ts'
import { makeEmbeddedFolder } from '../testing/test-database.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 3)
const isLong = rounds > 3

type Round = { found: number | null; last: number; committed: number }

/** Commits in a round before its kill, however slow the machine is. */
const atLeast = 4

/** Milliseconds to the kill, from the first commits or from the start of the process. */
async function runAndKill(folder: string, delay: number, from: 'commits' | 'start'): Promise<Round> {
  const child = spawn(process.execPath, [bundledProgram('commit-loop'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const round: Round = { found: null, last: 0, committed: 0 }
  const kill = () => setTimeout(() => child.kill('SIGKILL'), delay)
  let commits = 0
  if (from === 'start') kill()
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    const [word, number, last] = line.split(' ')
    if (word === 'committed') {
      round.committed = Number(number)
      if (++commits === atLeast && from === 'commits') kill()
    }
    if (word === 'found') {
      round.found = Number(number)
      round.last = Number(last)
    }
  })
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(lines, 'close')])
  expect([code, signal], 'the process ended by itself').toEqual([null, 'SIGKILL'])
  return round
}

test(`${rounds} kills lose no committed row and never prevent a start`, {
  timeout: 180_000 + rounds * 15_000,
}, async () => {
  const folder = await makeEmbeddedFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  if (isLong) {
    // A kill during the very first start must not leave an incomplete database. (The short version is in embedded.test.ts.)
    rmSync(folder, { recursive: true })
    await runAndKill(folder, 2_000, 'start')
  }
  let told = 0
  for (let round = 0; round < rounds; round++) {
    const { found, last, committed } = await runAndKill(folder, Math.random() * 500, 'commits')
    expect(found, 'rows without a gap').toBe(last)
    expect(found).toBeGreaterThanOrEqual(told)
    told = Math.max(told, committed, last)
    // And one during recovery.
    if (round % 4 === 0) await runAndKill(folder, 500 + Math.random() * 700, 'start')
  }
  expect(told).toBeGreaterThanOrEqual(rounds * atLeast)
  const { found, last } = await runAndKill(folder, 1, 'commits')
  expect(found).toBe(last)
  expect(found).toBeGreaterThanOrEqual(told)
})
