/** A quarter for the demo group of 45 physicians in one request: how long it takes, and what each month's draft is worth. */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '../../e2e/testing/product.ts'
import type { Generation } from '../../src/contract/generation.ts'
import type { Schedule } from '../../src/contract/schedules.ts'
import { monthAfter, monthOf } from '../../src/engine/month.ts'
import { formatMonth } from '../../src/engine/text/dates.ts'
import { createFigures } from './figures.ts'
import { coordinator } from './one-group.ts'
import { becomePerson, type Person, signIn } from './person.ts'

const months = 3
/** Seconds, on two idle cores. */
const goal = 60

export async function measureQuarter(root: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-quarter-'))
  const product = await startProduct(join(folder, 'data'), join(root, 'build/server/main.js'))
  try {
    const figures = createFigures()
    const admin = await becomePerson(product.url, await signIn(product.url, coordinator, figures), figures)
    const first = monthAfter(monthOf(new Date().toISOString().slice(0, 10)))
    const begin = performance.now()
    const asked = await admin.call('edit', 'POST', '/api/schedules/generate-months', { ...first, months })
    if (asked.status !== 200) throw new Error(`The quarter was refused: ${JSON.stringify(asked.body)}`)
    const ids = (asked.body as Generation[]).map(({ id }) => id)
    const made = await untilMade(admin, ids)
    const seconds = (performance.now() - begin) / 1000
    const load = loadavg()[0]!.toFixed(0)
    console.log(
      `\n${months} months for the demo group: ${seconds.toFixed(1)} s at a load of ${load}; the goal is ${goal} s`,
    )
    const schedules = (await admin.call('read', 'GET', `/api/schedules/group/${admin.groupId}`)).body as Schedule[]
    for (const generation of made) printMonth(generation, schedules.find(({ id }) => id === generation.scheduleId)!)
    if (seconds > goal) process.exitCode = 1
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function untilMade(admin: Person, ids: number[]): Promise<Generation[]> {
  for (;;) {
    const all = (await admin.call('read', 'GET', '/api/schedules/generation')).body as Generation[]
    const ours = ids.flatMap((id) => all.filter((one) => one.id === id))
    const failed = ours.find(({ state }) => state === 'failed')
    if (failed) throw new Error(`${formatMonth(failed)}: ${failed.error}`)
    if (ours.length === ids.length && ours.every(({ state }) => state === 'done')) return ours
    await wait(200)
  }
}

function printMonth(generation: Generation, { coverageScore, fairnessScore, details }: Schedule): void {
  const { signature } = details ?? {}
  const whole = signature ? `${signature.whole} of ${signature.stretches} stretches are full weeks` : 'no signature'
  console.log(`${formatMonth(generation).padEnd(15)} coverage ${coverageScore}, fairness ${fairnessScore}, ${whole}`)
}
