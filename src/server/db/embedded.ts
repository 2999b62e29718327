/** The embedded database: PostgreSQL compiled to WebAssembly (PGlite), in a folder of this machine or in memory. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { followTransactions } from './boss-database.ts'
import { CannotOpenDatabase } from './cannot-open.ts'
import type { Database, DatabaseSettings, Orm, Row } from './database.ts'
import { createEmbeddedClient } from './embedded-client.ts'
import { lockFolder } from './folder-lock.ts'
import { migrateTables } from './migrate.ts'
import { mapRowsQuickly } from './quick-rows.ts'
import { bigintType, dateType, readBigint, readDate } from './raw-values.ts'
import * as schema from './schema/index.ts'
import { openSyncedFiles, syncFolder, syncPath } from './synced-files.ts'
import { callBefore, createTransactionGuard, guardTransactions } from './transaction-guard.ts'
import { startUpkeep, type UpkeepTimes, upkeepTimes } from './upkeep.ts'

type EmbeddedSettings = Omit<DatabaseSettings, 'url' | 'poolSize'> & { upkeep?: UpkeepTimes }

/** Beside the lock in the data folder. */
const clusterName = 'postgres'

const options: PGliteOptions = {
  extensions: { btree_gist },
  parsers: { [bigintType]: readBigint, [dateType]: readDate },
}

/** PGlite's own start parameters turn syncs off by `-F`; and its fdatasync does nothing, only its fsync reaches the file system. */
const durably = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'max_wal_size=64MB'],
]

/** Whether a database was made in the folder before. */
export function hasEmbedded(folder: string): boolean {
  return existsSync(join(folder, clusterName))
}

export async function openEmbedded({ folder, onTrouble = () => {}, upkeep }: EmbeddedSettings): Promise<Database> {
  const lock = await lockFolder(resolve(folder), onTrouble).catch((error) => {
    throw explainFailure(folder, error)
  })
  try {
    const cluster = join(resolve(folder), clusterName)
    if (!existsSync(cluster)) await createCluster(cluster)
    const pglite = await PGlite.create({ ...options, fs: openSyncedFiles(cluster), startParams: durably })
    return serve(pglite, { onTrouble, upkeep, release: lock.release })
  } catch (error) {
    lock.release()
    throw explainFailure(folder, error)
  }
}

/** In memory, for tests: gone when closed. `template` is what `dumpTemplate` gave. */
export async function openInMemory(template?: Blob): Promise<Database> {
  const start = template ? { loadDataDir: template } : { initDbStartParams: ['--wal-segsize=1'] }
  return serve(await PGlite.create({ ...options, ...start }), {})
}

/** A migrated database as an archive, from which `openInMemory` starts in a fraction of the time. */
export async function dumpTemplate(): Promise<Blob> {
  const pglite = await PGlite.create({ ...options, initDbStartParams: ['--wal-segsize=1'] })
  await migrateTables(drizzle({ client: pglite, schema, casing: 'snake_case' }))
  await pglite.exec('checkpoint')
  const archive = await pglite.dumpDataDir('none')
  await pglite.close()
  return archive
}

/** Made beside its place and moved there when complete: a process that dies meanwhile leaves nothing that looks like a database. */
async function createCluster(cluster: string): Promise<void> {
  const draft = `${cluster}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  const pglite = await PGlite.create({ ...options, fs: openSyncedFiles(draft), startParams: durably })
  await pglite.close()
  syncFolder(draft)
  renameSync(draft, cluster)
  syncPath(join(cluster, '..'))
}

type Surroundings = {
  onTrouble?: (message: string, error?: unknown) => void
  upkeep?: UpkeepTimes | undefined
  release?: () => void
}

function serve(pglite: PGlite, { onTrouble = () => {}, upkeep: times, release = () => {} }: Surroundings): Database {
  let lastUsed = Date.now()
  const guard = createTransactionGuard()
  const rawExec = pglite.exec.bind(pglite)
  const client = createEmbeddedClient(pglite)
  const beforeUse = () => {
    guard.refuseInside()
    lastUsed = Date.now()
  }
  callBefore(pglite, ['query', 'exec'], beforeUse)
  callBefore(client, ['query', 'transaction'], beforeUse)
  // Drizzle calls nothing of PGlite but `query` and `transaction`.
  const orm: Orm = drizzle({ client: client as unknown as PGlite, schema, casing: 'snake_case' })
  mapRowsQuickly(orm)
  guardTransactions(orm, guard, mapRowsQuickly)

  async function execute(text: string, values: unknown[] = []) {
    // Both ask for rows as objects.
    if (values.length > 0) return { rows: (await client.query(text, values)).rows as Row[] }
    return { rows: (await pglite.exec(text)).flatMap<Row>((result) => result.rows) }
  }

  const upkeep = startUpkeep({
    execute: async (text) => ({ rows: (await rawExec(text)).flatMap<Row>((result) => result.rows) }),
    lastUsed: () => lastUsed,
    onTrouble,
    times: times ?? upkeepTimes,
  })

  return {
    kind: 'embedded',
    orm,
    execute,
    listen: (channel, hear) => pglite.listen(channel, hear),
    bossDatabase: () => ({ db: followTransactions(fromPglite(pglite), guard), backend: 'pglite' }),
    async migrate(steps) {
      await migrateTables(orm, steps)
      await client.forgetStatements()
      await pglite.refreshArrayTypes()
    },
    async ping() {
      await pglite.query('select 1')
    },
    async close() {
      await upkeep.stop()
      if (!pglite.closed) await pglite.close()
      release()
    },
  }
}

function explainFailure(folder: string, error: unknown): unknown {
  if (error instanceof CannotOpenDatabase || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const sentences: Record<string, string> = {
    EACCES: `This user may not write to the data folder ${folder}: allow it, or set DATA_DIR to another folder.`,
    EPERM: `This user may not write to the data folder ${folder}: allow it, or set DATA_DIR to another folder.`,
    EROFS: `The data folder ${folder} is on a disk that cannot be written: set DATA_DIR to another folder.`,
    ENOSPC: `The disk of the data folder ${folder} is full: make room, or set DATA_DIR to a folder on another disk.`,
    EEXIST: `The data folder ${folder} is not a folder: set DATA_DIR to one.`,
    ENOTDIR: `The data folder ${folder} is not a folder: set DATA_DIR to one.`,
  }
  const unknown =
    `The embedded database in ${folder} does not open (${error.message}): restore a backup into another folder ` +
    '(set DATA_DIR, then npm run restore), and keep this folder for a closer look.'
  return new CannotOpenDatabase(sentences[code] ?? unknown, { cause: error })
}
