// Processes on the embedded database are killed without warning, again and again: no row whose commit was told may be
// missing, and no kill may prevent the next start. KILL_ROUNDS=50 is the long form.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const rounds = Number(process.env.KILL_ROUNDS ?? 5)
const program = fileURLToPath(new URL('./testing/commit-loop.ts', import.meta.url))

type Round = { found: number | null; last: number; committed: number }

/** `afterStart`: milliseconds from the first sign of the database, else from the start of the process, to the kill. */
async function runAndKill(folder: string, delay: number, afterStart: boolean): Promise<Round> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const round: Round = { found: null, last: 0, committed: 0 }
  const kill = () => setTimeout(() => child.kill('SIGKILL'), delay)
  if (!afterStart) kill()
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    const [word, number, last] = line.split(' ')
    if (word === 'committed') round.committed = Number(number)
    if (word === 'found') {
      round.found = Number(number)
      round.last = Number(last)
      if (afterStart) kill()
    }
  })
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(lines, 'close')])
  expect([code, signal], 'the process ended by itself').toEqual([null, 'SIGKILL'])
  return round
}

test(`${rounds} kills lose no committed row and never prevent a start`, {
  timeout: 60_000 + rounds * 15_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-kill-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  // A kill in the middle of the very first start must not leave a half-made database.
  await runAndKill(folder, 2_000, false)
  let told = 0
  for (let round = 0; round < rounds; round++) {
    const { found, last, committed } = await runAndKill(folder, 30 + Math.random() * 500, true)
    expect(found, 'rows without a gap').toBe(last)
    expect(found).toBeGreaterThanOrEqual(told)
    told = Math.max(told, committed, last)
    // And one in the middle of the recovery.
    if (round % 4 === 0) await runAndKill(folder, 500 + Math.random() * 700, false)
  }
  expect(told).toBeGreaterThan(rounds * 3)
  const { found, last } = await runAndKill(folder, 1, true)
  expect(found).toBe(last)
  expect(found).toBeGreaterThanOrEqual(told)
})
