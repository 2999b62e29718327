/** npm run backup -- [file]: writes all data to one file, even while the server runs. */
import { resolve } from 'node:path'
import { askServer, CommandRefused } from '../src/server/platform/control.ts'
import { writeBackup } from '../src/server/platform/db/backup/backup.ts'
import { BackupRefused } from '../src/server/platform/db/backup/backup-refused.ts'
import { CannotOpenDatabase } from '../src/server/platform/db/cannot-open.ts'
import { hasEmbedded } from '../src/server/platform/db/embedded/embedded-cluster.ts'
import { connectDatabase } from '../src/server/platform/db/open-database.ts'
import { readSettings, StartupError } from '../src/server/platform/env.ts'
import { describeForTerminal } from '../src/server/platform/log.ts'

async function run(path: string): Promise<string> {
  const settings = readSettings({ ...process.env, HOST: undefined })
  if (!settings.databaseUrl) {
    if (!hasEmbedded(settings.dataFolder)) {
      throw new BackupRefused(
        `There’s no database in ${settings.dataFolder}. Set DATA_DIR or DATABASE_URL to the one to back up.`,
      )
    }
    const answer = await askServer(settings.dataFolder, 'backup', path)
    if (answer !== undefined) return answer
  }
  const database = await connectDatabase({ url: settings.databaseUrl, folder: settings.dataFolder })
  try {
    return await writeBackup(database.orm, path, settings.backupPassphrase)
  } finally {
    await database.close()
  }
}

function nameByNow(): string {
  return `evenshift-${new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.ndjson.gz`
}

try {
  console.log(await run(resolve(process.argv[2] ?? nameByNow())))
} catch (error) {
  const isExpected =
    error instanceof BackupRefused ||
    error instanceof CommandRefused ||
    error instanceof StartupError ||
    error instanceof CannotOpenDatabase
  console.error(isExpected ? error.message : describeForTerminal(error))
  process.exitCode = 1
}
