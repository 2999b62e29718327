/** Prepares the embedded databases, threads and programs of a test run. */
import { bundleForTests } from '../../threads/testing/bundle-for-tests.ts'
import { readTemplate } from './test-database.ts'

export async function setup(): Promise<() => void> {
  // So that the test files do not all make it at once.
  await readTemplate()
  return await bundleForTests()
}
