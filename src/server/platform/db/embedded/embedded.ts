/** The embedded database: PostgreSQL compiled to WebAssembly (PGlite), in a local folder or in memory. */
import { resolve } from 'node:path'
import { CannotOpenDatabase } from '../cannot-open.ts'
import type { Database, DatabaseSettings } from '../database.ts'
import { openPooled } from '../pooled-database.ts'
import { checkFolder } from './check-folder.ts'
import { openMemory } from './embedded-cluster.ts'
import { openEmbeddedPool } from './embedded-pool.ts'
import { type EmbeddedServer, serveHere, startServer } from './embedded-server.ts'
import { lockFolder } from './folder-lock.ts'
import { startUpkeep, type UpkeepTimes, upkeepTimes } from './upkeep.ts'

type EmbeddedSettings = Omit<DatabaseSettings, 'url' | 'poolSize'> & {
  upkeep?: UpkeepTimes
  /** In its own thread by default. */
  start?: (folder: string) => Promise<EmbeddedServer>
}

export async function openEmbedded(settings: EmbeddedSettings): Promise<Database> {
  const { folder, onTrouble = () => {}, upkeep = upkeepTimes, start = startServer } = settings
  const path = resolve(folder)
  const lock = await lockFolder(path, onTrouble).catch((error) => {
    throw explainFailure(folder, error)
  })
  let isFirst = true
  const startChecked = async () => {
    checkFolder(path, isFirst)
    isFirst = false
    return await start(path)
  }
  try {
    return await open({ start: startChecked, onTrouble, upkeep, release: lock.release })
  } catch (error) {
    lock.release()
    throw explainFailure(folder, error)
  }
}

/** In memory, for tests: gone when closed. `template` comes from `dumpTemplate`. */
export async function openInMemory(template?: Blob): Promise<Database> {
  return await open({ ...forTests, start: async () => serveHere(await openMemory(template)) })
}

/** A migrated database as an archive, from which `openInMemory` starts much faster. */
export async function dumpTemplate(): Promise<Blob> {
  const pglite = await openMemory()
  const database = await open({ ...forTests, start: async () => serveHere(pglite) })
  await database.migrate()
  await database.execute('checkpoint')
  const archive = await pglite.dumpDataDir('none')
  await database.close()
  return archive
}

type OpenSettings = Required<Pick<EmbeddedSettings, 'onTrouble' | 'upkeep'>> & {
  start: () => Promise<EmbeddedServer>
  release: () => void
}

const forTests: Omit<OpenSettings, 'start'> = { onTrouble: () => {}, upkeep: upkeepTimes, release: () => {} }

async function open({ start, onTrouble, upkeep: times, release }: OpenSettings): Promise<Database> {
  let server: Promise<EmbeddedServer> | undefined
  let isClosed = false

  function findServer(): Promise<EmbeddedServer> {
    server ??= keepUntilBroken(start())
    return server
  }

  function keepUntilBroken(started: Promise<EmbeddedServer>): Promise<EmbeddedServer> {
    const forget = () => {
      server = undefined
    }
    started.then(async ({ broken }) => {
      const error = await broken
      forget()
      if (!isClosed) onTrouble('The embedded database crashed. The next statement reopens it.', error)
    }, forget)
    return started
  }

  const { pool, listen, caughtUp } = openEmbeddedPool(findServer)
  let lastReleased = Date.now()
  pool.on('release', () => {
    lastReleased = Date.now()
  })
  await pool.query('select 1')
  const database = openPooled(pool, {
    kind: 'embedded',
    listen,
    caughtUp,
    async close() {
      if (isClosed) return
      isClosed = true
      await upkeep.stop()
      await pool.end()
      await (await server)?.close()
      release()
    },
  })
  const upkeep = startUpkeep({
    execute: database.execute,
    lastUsed: () => (pool.idleCount > 0 ? lastReleased : Date.now()),
    onTrouble,
    times,
  })
  return {
    ...database,
    async migrate(steps) {
      await database.migrate(steps)
      // On a new connection, since this one's prepared statements refer to the old tables.
      const client = await pool.connect()
      client.release(true)
    },
  }
}

function explainFailure(folder: string, error: unknown): unknown {
  if (error instanceof CannotOpenDatabase || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const sentences: Record<string, string> = {
    EACCES: `This user can’t write to the data folder ${folder}. Give it permission, or set DATA_DIR to another folder.`,
    EPERM: `This user can’t write to the data folder ${folder}. Give it permission, or set DATA_DIR to another folder.`,
    EROFS: `The data folder ${folder} is on a read-only disk. Set DATA_DIR to another folder.`,
    ENOSPC: `The disk with the data folder ${folder} is full. Free up space, or set DATA_DIR to a folder on another disk.`,
    EEXIST: `${folder} isn’t a folder. Set DATA_DIR to a folder.`,
    ENOTDIR: `${folder} isn’t a folder. Set DATA_DIR to a folder.`,
  }
  const unknown =
    `The embedded database in ${folder} can’t be opened (${error.message}). Restore a backup into another folder ` +
    '(set DATA_DIR, then npm run restore), and keep this folder so it can be examined.'
  return new CannotOpenDatabase(sentences[code] ?? unknown, { cause: error })
}
