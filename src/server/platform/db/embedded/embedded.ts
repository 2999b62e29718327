/** The embedded database: PostgreSQL compiled to WebAssembly (PGlite), in a folder of this machine or in memory. */
import { resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { followTransactions } from '../boss-database.ts'
import { CannotOpenDatabase } from '../cannot-open.ts'
import type { Database, DatabaseSettings, Orm, Row } from '../database.ts'
import { migrateTables } from '../migrate.ts'
import * as schema from '../schema/index.ts'
import { callBefore, createTransactionGuard, guardTransactions } from '../transaction-guard.ts'
import { connectEmbedded, type EmbeddedClient } from './embedded-client.ts'
import { dumpMemory, openMemory, type Wire } from './embedded-wire.ts'
import { lockFolder } from './folder-lock.ts'
import { mapRowsQuickly } from './quick-rows.ts'
import { openFolderInThread } from './threaded-wire.ts'
import { startUpkeep, type UpkeepTimes, upkeepTimes } from './upkeep.ts'

type EmbeddedSettings = Omit<DatabaseSettings, 'url' | 'poolSize'> & {
  upkeep?: UpkeepTimes
  /** In a thread of its own unless told otherwise. */
  openWire?: (folder: string) => Promise<Wire>
}

export async function openEmbedded(settings: EmbeddedSettings): Promise<Database> {
  const { folder, onTrouble = () => {}, upkeep, openWire = openFolderInThread } = settings
  const lock = await lockFolder(resolve(folder), onTrouble).catch((error) => {
    throw explainFailure(folder, error)
  })
  try {
    const client = await connectEmbedded({ open: () => openWire(resolve(folder)), onTrouble })
    return serve(client, { onTrouble, upkeep, release: lock.release })
  } catch (error) {
    lock.release()
    throw explainFailure(folder, error)
  }
}

/** In memory, for tests: gone when closed. `template` is what `dumpTemplate` gave. */
export async function openInMemory(template?: Blob): Promise<Database> {
  return serve(await connectEmbedded({ open: () => openMemory(template), onTrouble: () => {} }), {})
}

/** A migrated database as an archive, from which `openInMemory` starts in a fraction of the time. */
export function dumpTemplate(): Promise<Blob> {
  return dumpMemory(async (wire) => {
    const client = await connectEmbedded({ open: async () => wire, onTrouble: () => {} })
    await migrateTables(ormOf(client))
  })
}

type RoomMakerOptions = {
  onTrouble?: (message: string, error?: unknown) => void
  upkeep?: UpkeepTimes | undefined
  release?: () => void
}

function serve(client: EmbeddedClient, options: RoomMakerOptions): Database {
  const { onTrouble = () => {}, upkeep: times, release = () => {} } = options
  let lastUsed = Date.now()
  const guard = createTransactionGuard()
  const execQuietly = client.exec
  callBefore(client, ['query', 'exec', 'transaction'], () => {
    guard.refuseInside()
    lastUsed = Date.now()
  })
  const orm = ormOf(client)
  mapRowsQuickly(orm)
  guardTransactions(orm, guard, mapRowsQuickly)

  async function execute(text: string, values: unknown[] = []) {
    // Both ask for rows as objects.
    if (values.length > 0) return { rows: (await client.query(text, values)).rows as Row[] }
    return (await client.exec(text))[0]
  }

  const upkeep = startUpkeep({
    execute: async (text) => (await execQuietly(text))[0],
    lastUsed: () => lastUsed,
    onTrouble,
    times: times ?? upkeepTimes,
  })

  return {
    kind: 'embedded',
    orm,
    execute,
    listen: client.listen,
    bossDatabase: () => ({ db: followTransactions(fromPglite(asPglite(client)), guard), backend: 'pglite' }),
    async migrate(steps) {
      await migrateTables(orm, steps)
      await client.learnTables()
    },
    async ping() {
      await client.query('select 1')
    },
    async close() {
      await upkeep.stop()
      await client.close()
      release()
    },
  }
}

function ormOf(client: EmbeddedClient): Orm {
  return drizzle({ client: asPglite(client), schema, casing: 'snake_case' })
}

/** Drizzle calls nothing of PGlite but `query` and `transaction`, pg-boss nothing but `query` and `exec`. */
function asPglite(client: EmbeddedClient): PGlite {
  return client as unknown as PGlite
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
