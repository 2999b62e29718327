/** Prepares the embedded databases, threads, and programs of a test run. */
import { bundleForTests } from '../../threads/testing/bundle-for-tests.ts'
import { readTemplate } from './test-database.ts'

export async function setup(): Promise<() => void> {
  // So the test files don't all create it at once.
  await readTemplate()
  return await bundleForTests()
}
