/** npm run restore -- <file> [--replace]: restores a backup into an empty database of either kind; stop the server first. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBackup } from '../src/server/platform/db/backup/backup.ts'
import { readBackup } from '../src/server/platform/db/backup/backup-format.ts'
import { BackupRefused } from '../src/server/platform/db/backup/backup-refused.ts'
import { findFilledTable, refuseWhileOthersWork, restoreBackup } from '../src/server/platform/db/backup/restore.ts'
import { CannotOpenDatabase } from '../src/server/platform/db/cannot-open.ts'
import { connectDatabase } from '../src/server/platform/db/open-database.ts'
import { readSettings, StartupError } from '../src/server/platform/env.ts'
import { describeForTerminal } from '../src/server/platform/log.ts'

async function run(file: string | undefined, replace: boolean): Promise<void> {
  if (!file) throw new BackupRefused('Which backup? Usage: npm run restore -- <file> [--replace]')
  const path = resolve(file)
  const settings = readSettings({ ...process.env, HOST: undefined })
  const { backupPassphrase: passphrase } = settings
  await readBackup(path, {}, passphrase)
  const database = await connectDatabase({ url: settings.databaseUrl, folder: settings.dataFolder, poolSize: 1 })
  try {
    await refuseWhileOthersWork(database)
    if (replace && (await findFilledTable(database.orm))) {
      console.log(
        `Saved the current data first. ${await writeBackup(database.orm, `${path}.replaced-${Date.now()}.gz`, passphrase)}`,
      )
    }
    const { tables, createdAt } = await restoreBackup(database, path, { replace, passphrase })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored ${rows} rows in ${tables.length} tables, as of ${createdAt}.`)
  } finally {
    await database.close()
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  await run(positionals[0], values.replace)
} catch (error) {
  const isExpected =
    error instanceof BackupRefused || error instanceof StartupError || error instanceof CannotOpenDatabase
  console.error(isExpected || isWrongOption(error) ? error.message : describeForTerminal(error))
  process.exitCode = 1
}

function isWrongOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
