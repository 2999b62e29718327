// The power fails while the embedded database commits, and the disk has lost writes that were never synced: every row whose
// commit was acknowledged is there, and the database opens. POWER_LOSSES=200 is the long form.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeEmbeddedFolder, startHere } from '../testing/test-database.ts'
import { losePower, recordFiles } from '../testing/unsafe-disk.ts'
import { openEmbedded } from './embedded.ts'

const losses = Number(process.env.POWER_LOSSES ?? 3)
const commits = 60

/** Small and large rows, an index and a table that come and go, and two checkpoints, which let go of the log. */
async function recordCommits(folder: string) {
  const recording = recordFiles(join(folder, 'postgres'))
  try {
    const database = await openEmbedded({ folder, start: startHere })
    await database.execute('create table told (number int primary key, filler text not null)')
    for (let number = 1; number <= commits; number++) {
      const filler = 'x'.repeat((number * 397) % 20_000)
      await database.execute('insert into told values ($1, $2)', [number, filler])
      recording.acknowledge(number)
      if (number % 25 === 0) await database.execute('checkpoint')
      if (number % 20 === 5) await database.execute(`create table passing_${number} as select * from told`)
      if (number % 20 === 15) await database.execute(`drop table passing_${number - 10}`)
    }
    const operations = recording.stop()
    await database.close()
    return operations
  } finally {
    recording.stop()
  }
}

function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'evenshift-power-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(folder, copy, { recursive: true })
  return copy
}

async function countRows(folder: string): Promise<{ rows: number; last: number }> {
  const database = await openEmbedded({ folder, start: startHere })
  try {
    const [found] = (await database.execute(`select to_regclass('told') is not null as made`)).rows
    if (!found?.made) return { rows: 0, last: 0 }
    const { rows } = await database.execute('select count(*)::int as rows, coalesce(max(number), 0) as last from told')
    return { rows: Number(rows[0]?.rows), last: Number(rows[0]?.last) }
  } finally {
    await database.close()
  }
}

test(`${losses} losses of power lose no acknowledged row`, { timeout: 180_000 + losses * 30_000 }, async () => {
  const base = await makeEmbeddedFolder()
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  const operations = await recordCommits(copyOf(base))
  const first = operations.findIndex(({ kind }) => kind === 'acknowledged')
  let acknowledged = 0
  for (let loss = 0; loss < losses; loss++) {
    // First the worst: everything is acknowledged and nothing reached the disk but what was synced. Then at any moment, and any part of it.
    const after = loss === 0 ? operations.length : first + Math.floor(Math.random() * (operations.length - first))
    const keeps = loss % 2 === 0 ? () => false : () => Math.random() < 0.5
    const image = copyOf(base)
    const acknowledgedThen = losePower(join(image, 'postgres'), operations, after, keeps)
    const { rows, last } = await countRows(image)
    const where = `after ${after} of ${operations.length} operations, ${loss % 2 === 0 ? 'nothing' : 'some'} unsynced kept`
    expect(last, where).toBeGreaterThanOrEqual(acknowledgedThen)
    expect(rows, where).toBe(last)
    acknowledged = Math.max(acknowledged, acknowledgedThen)
  }
  expect(acknowledged).toBe(commits)
})
