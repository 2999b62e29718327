// The embedded database in a folder: every commit reaches the disk once, an incomplete one is recreated, and it is maintained.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../database.ts'
import { groups } from '../schema/index.ts'
import { startHere } from '../testing/test-database.ts'
import { openEmbedded } from './embedded.ts'
import { startServer } from './embedded-server.ts'

const opened: Database[] = []
const folders: string[] = []

async function open(folder: string, settings: Partial<Parameters<typeof openEmbedded>[0]> = {}): Promise<Database> {
  const database = await openEmbedded({ folder, start: startHere, ...settings })
  opened.push(database)
  return database
}

afterEach(async () => {
  vi.restoreAllMocks()
  for (const database of opened.splice(0)) await database.close()
})

/** Created once, because the first start takes seconds, next to the remains of an interrupted one; tests copy it. */
const made = newFolder()

beforeAll(async () => {
  fs.mkdirSync(join(made, 'postgres.draft', 'base'), { recursive: true })
  fs.writeFileSync(join(made, 'postgres.draft', 'PG_VERSION'), 'cut off')
  const database = await openEmbedded({ folder: made, start: startHere })
  await database.migrate()
  await database.close()
})

afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

function copyMade(): string {
  const folder = newFolder()
  fs.cpSync(made, folder, { recursive: true })
  return folder
}

function newFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'evenshift-embedded-'))
  folders.push(folder)
  return folder
}

function listFiles(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
}

describe('syncs', () => {
  test('every commit syncs the log once; a read syncs nothing', async () => {
    const database = await open(copyMade())
    const names: string[] = []
    const sync = fs.fdatasyncSync
    vi.spyOn(fs, 'fdatasyncSync').mockImplementation((descriptor) => {
      names.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`))
      sync(descriptor)
    })

    for (let index = 0; index < 10; index++)
      await database.orm.insert(groups).values({ name: 'Ten', joinCode: `TEN${index}` })
    expect(names).toHaveLength(10)
    expect(names.every((name) => name.includes('/pg_wal/'))).toBe(true)

    names.length = 0
    await database.orm.transaction(async (tx) => {
      for (let index = 0; index < 5; index++) await tx.insert(groups).values({ name: 'Five', joinCode: `FIVE${index}` })
    })
    expect(names).toHaveLength(1)

    names.length = 0
    await database.orm.select().from(groups)
    expect(names).toHaveLength(0)
  })

  test('the database runs with the settings that make syncs work', async () => {
    const database = await open(copyMade())
    const { rows } = await database.execute(
      `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'max_wal_size', 'synchronous_commit', 'wal_sync_method')`,
    )
    expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      max_wal_size: '64',
      synchronous_commit: 'on',
      wal_sync_method: 'fsync',
    })
  })
})

describe('the folder', () => {
  test('keeps what was committed, and opens again after a close', async () => {
    const folder = copyMade()
    const first = await open(folder)
    await first.orm.insert(groups).values({ name: 'Kept', joinCode: 'KEPT01' })
    await first.close()
    // Like the product.
    const second = await open(folder, { start: startServer })
    await second.migrate()
    expect((await second.orm.select().from(groups)).map((group) => group.name)).toEqual(['Kept'])
  })

  test('with the rest of a first start that was cut off is made anew', () => {
    expect(fs.readdirSync(made)).toEqual(['postgres'])
    expect(fs.readFileSync(join(made, 'postgres', 'PG_VERSION'), 'utf8')).not.toContain('cut off')
  })

  test('that is a file is told', async () => {
    const folder = join(newFolder(), 'file')
    fs.writeFileSync(folder, '')
    await expect(openEmbedded({ folder })).rejects.toThrow(`${folder} isn’t a folder. Set DATA_DIR to a folder.`)
    await expect(openEmbedded({ folder: join(folder, 'below') })).rejects.toThrow('isn’t a folder')
  })

  test('that cannot be used is told in a sentence with the way out, and is free again', async () => {
    const folder = copyMade()
    fs.writeFileSync(join(folder, 'postgres', 'PG_VERSION'), 'nonsense')
    await expect(openEmbedded({ folder })).rejects.toThrow(/can’t be opened .*npm run restore/)
    expect(fs.existsSync(join(folder, 'lock'))).toBe(false)
  })

  test.each(['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'])('that lost %s is left as it is', async (part) => {
    const folder = copyMade()
    fs.rmSync(join(folder, 'postgres', part), { recursive: true })
    const before = listFiles(folder)
    await expect(open(folder)).rejects.toThrow(
      `The database in the data folder ${folder} is incomplete: postgres/${part} is missing. Nothing was changed.`,
    )
    expect(listFiles(folder)).toEqual(before)
  })

  test('that holds something else is left as it is; one with files of the system alone gets a database', async () => {
    const folder = newFolder()
    fs.writeFileSync(join(folder, 'PG_VERSION'), '17')
    await expect(open(folder)).rejects.toThrow(
      `The data folder ${folder} has other files in it but no database (PG_VERSION).`,
    )
    expect(fs.readdirSync(folder)).toEqual(['PG_VERSION'])

    fs.renameSync(join(folder, 'PG_VERSION'), join(folder, '.keep'))
    fs.mkdirSync(join(folder, 'lost+found'))
    await open(folder)
    expect(fs.existsSync(join(folder, 'postgres', 'PG_VERSION'))).toBe(true)
  })

  test('that disappears while the server runs is not made anew', async () => {
    const folder = copyMade()
    let breakDown = (_: Error) => {}
    const broken = new Promise<Error>((resolve) => {
      breakDown = resolve
    })
    const database = await open(folder, { start: async (path) => ({ ...(await startHere(path)), broken }) })
    fs.rmSync(join(folder, 'postgres'), { recursive: true })
    breakDown(new Error('gone'))
    await vi.waitFor(async () => await expect(database.ping()).rejects.toThrow('is gone'), 5_000)
    expect(fs.existsSync(join(folder, 'postgres'))).toBe(false)
  })
})

test('upkeep keeps the log short and vacuums changed tables', async () => {
  const database = await open(copyMade(), { upkeep: { lookEvery: 50, idleFor: 0, waitAtMost: 0 } })
  await database.execute('create table pages (id int primary key, text text storage external)')
  for (let round = 0; round < 6; round++) {
    await database.execute(
      `insert into pages select n, repeat(md5(n::text), 100) from generate_series(1, 4000) n
       on conflict (id) do update set text = excluded.text || 'x'`,
    )
    await wait(60)
  }
  const statistics = `select n_dead_tup::float8 as dead, last_vacuum is not null as vacuumed from pg_stat_user_tables where relname = 'pages'`
  const log = 'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()'
  await vi.waitFor(
    async () => expect((await database.execute(statistics)).rows).toEqual([{ dead: 0, vacuumed: true }]),
    25_000,
  )
  await vi.waitFor(
    async () => expect(Number((await database.execute(log)).rows[0]?.bytes)).toBeLessThan(2 ** 25),
    25_000,
  )
})
