/**
 * Prepares PostgreSQL databases, threads, and programs of a test run: on the server in TEST_DATABASE_URL, or on a throw-away
 * one from this system's binaries.
 */
import type { TestProject } from 'vitest/node'
import { bundleForTests } from '../../threads/testing/bundle-for-tests.ts'
import { startPostgresServer } from './postgres-server.ts'
import { ensureServerTemplate, removeServerTemplate } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server whose databases the tests may create and delete. */
    postgres: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const own = given ? undefined : await startPostgresServer()
  const url = given || own!.url
  await ensureServerTemplate(url)
  project.provide('postgres', url)
  const removeBundles = await bundleForTests()
  return async () => {
    removeBundles()
    if (own) await own.stop()
    else await removeServerTemplate(url)
  }
}
