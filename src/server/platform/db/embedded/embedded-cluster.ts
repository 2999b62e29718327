/** Opens PostgreSQL compiled to WebAssembly (PGlite), in a folder of this machine or in memory. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { clusterName } from './check-folder.ts'
import { openSyncedFiles, syncFolder, syncPath } from './synced-files.ts'

// V8 would optimize every function of PGlite that has run a little, at each start anew: a second and more of the processor,
// a third of a start. With 28 times the patience it optimizes those that go on to be used; in bytes executed, about.
setFlagsFromString('--wasm-tiering-budget=50000000')

const extensions: NonNullable<PGliteOptions['extensions']> = { btree_gist }
const inMemory: PGliteOptions = { extensions, initDbStartParams: ['--wal-segsize=1'] }

/** PGlite's own start parameters turn syncs off by `-F`; and its fdatasync does nothing, only its fsync reaches the file system. */
const durably = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'max_wal_size=64MB'],
]

/** Whether a database was made in the folder before. */
export function hasEmbedded(folder: string): boolean {
  return existsSync(join(folder, clusterName))
}

/** On the calling thread, which is busy while a statement runs and while a commit is synced. */
export async function openFolder(folder: string): Promise<PGlite> {
  const cluster = join(folder, clusterName)
  if (!existsSync(cluster)) await createCluster(cluster)
  return await PGlite.create({ extensions, fs: openSyncedFiles(cluster), startParams: durably })
}

/** On the calling thread, gone when closed. `template` is what `dumpTemplate` gave. */
export async function openMemory(template?: Blob): Promise<PGlite> {
  return await PGlite.create(template ? { extensions, loadDataDir: template } : inMemory)
}

/** Made beside its place and moved there when complete: a process that dies meanwhile leaves nothing that looks like a database. */
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
