/** npm run admin -- <email>: makes a member of a group its administrator, even while the server runs. */
import { askServer, CommandRefused } from '../src/server/platform/control.ts'
import { CannotOpenDatabase } from '../src/server/platform/db/cannot-open.ts'
import { openDatabase } from '../src/server/platform/db/open-database.ts'
import { readSettings, StartupError } from '../src/server/platform/env.ts'
import { describeForTerminal } from '../src/server/platform/log.ts'
import { makeAdmin } from '../src/server/users/make-admin.ts'

async function run(email: string): Promise<string> {
  const settings = readSettings({ ...process.env, HOST: undefined })
  if (!settings.databaseUrl) {
    const answer = await askServer(settings.dataFolder, 'admin', email)
    if (answer !== undefined) return answer
  }
  const database = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder })
  try {
    return await makeAdmin(database.orm, email)
  } finally {
    await database.close()
  }
}

try {
  console.log(await run(process.argv[2] ?? ''))
} catch (error) {
  const isExpected =
    error instanceof CommandRefused || error instanceof StartupError || error instanceof CannotOpenDatabase
  console.error(isExpected ? error.message : describeForTerminal(error))
  process.exitCode = 1
}
