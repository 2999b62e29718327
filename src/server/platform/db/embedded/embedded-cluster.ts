/** Opens PostgreSQL compiled to WebAssembly (PGlite), in a local folder or in memory. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { clusterName } from './check-folder.ts'
import { openSyncedFiles, syncFolder, syncPath } from './synced-files.ts'

// By default V8 optimizes every PGlite function that has run a little, at each start: over a second of processor time,
// a third of a start. With 28 times the budget it only optimizes functions that stay in use; roughly in bytes executed.
setFlagsFromString('--wasm-tiering-budget=50000000')

const extensions: NonNullable<PGliteOptions['extensions']> = { btree_gist }
const inMemory: PGliteOptions = { extensions, initDbStartParams: ['--wal-segsize=1'] }

/** PGlite's own start parameters turn syncs off with `-F`; and its fdatasync does nothing, only its fsync reaches the file system. */
const durably = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'max_wal_size=64MB'],
]

/** Whether the folder already has a database. */
export function hasEmbedded(folder: string): boolean {
  return existsSync(join(folder, clusterName))
}

/** On the calling thread, which is blocked while a statement runs and a commit is synced. */
export async function openFolder(folder: string): Promise<PGlite> {
  const cluster = join(folder, clusterName)
  if (!existsSync(cluster)) await createCluster(cluster)
  return await PGlite.create({ extensions, fs: openSyncedFiles(cluster), startParams: durably })
}

/** On the calling thread, gone when closed. `template` comes from `dumpTemplate`. */
export async function openMemory(template?: Blob): Promise<PGlite> {
  return await PGlite.create(template ? { extensions, loadDataDir: template } : inMemory)
}

/** Created next to its place and moved when complete: a process that dies meanwhile leaves nothing that looks like a database. */
async function createCluster(cluster: string): Promise<void> {
  const draft = `${cluster}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  const pglite = await PGlite.create({ extensions, fs: openSyncedFiles(draft), startParams: durably })
  await pglite.close()
  syncFolder(draft)
  renameSync(draft, cluster)
  syncPath(join(cluster, '..'))
}
