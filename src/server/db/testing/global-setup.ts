/**
 * Prepares the databases, threads and programs of a test run. `TEST_DATABASE=postgres` runs the suite on PostgreSQL: on the server of
 * TEST_DATABASE_URL, or on a throw-away one from this system's binaries.
 */
import { bundleForTests } from '../../jobs/testing/bundle-for-tests.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'
import { prepareTestDatabases, removeServerTemplate } from './test-database.ts'

let ownServer: PostgresServer | null = null
let removeBundles = () => {}

export async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE === 'postgres' && !process.env.TEST_DATABASE_URL) {
    ownServer = await startPostgresServer()
    process.env.TEST_DATABASE_URL = ownServer.url
  }
  await prepareTestDatabases()
  removeBundles = await bundleForTests()
}

export async function teardown(): Promise<void> {
  removeBundles()
  if (ownServer) await ownServer.stop()
  else if (process.env.TEST_DATABASE_URL) await removeServerTemplate(process.env.TEST_DATABASE_URL)
}
