/** Checks the data folder before the embedded database opens: PGlite would create a new database over one that lost a file. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CannotOpenDatabase } from '../cannot-open.ts'

/** Next to the lock in the data folder. */
export const clusterName = 'postgres'

/** Files of every complete PostgreSQL database. */
const partsOfCluster = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal']

/** What a folder without a database may contain: our own files, remains of an interrupted first start, and system files. */
const ownFiles = /^(lock(\..+)?|control\.sock|postgres\.draft|lost\+found|\..+)$/

const restoreElsewhere =
  'restore a backup into another folder (set DATA_DIR, then npm run restore), and keep this folder so it can be examined.'

/** `mayBeNew`: a folder without a database gets one. */
export function checkFolder(folder: string, mayBeNew: boolean): void {
  const cluster = join(folder, clusterName)
  if (existsSync(cluster)) {
    const missing = partsOfCluster.find((part) => !existsSync(join(cluster, part)))
    if (missing === undefined) return
    throw new CannotOpenDatabase(
      `The database in the data folder ${folder} is incomplete: ${join(clusterName, missing)} is missing. ` +
        `Nothing was changed. Put the file back, or ${restoreElsewhere}`,
    )
  }
  if (!mayBeNew)
    throw new CannotOpenDatabase(
      `The database in the data folder ${folder} is gone. Put the folder back, or ${restoreElsewhere}`,
    )
  const foreign = readdirSync(folder).filter((name) => !ownFiles.test(name))
  if (foreign.length === 0) return
  throw new CannotOpenDatabase(
    `The data folder ${folder} has other files in it but no database (${listSome(foreign)}). Nothing was changed. ` +
      `Set DATA_DIR to your database’s folder, or to an empty one to start a new database.`,
  )
}

function listSome(names: string[]): string {
  return names.length > 3 ? `${names.slice(0, 3).join(', ')}, ...` : names.join(', ')
}
