/**
 * Starts the product as `npm start` does, on a fresh data folder and a free port, and stops it: what it leaves is where each
 * file of journeys starts from.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the demo group, to copy. */
    template: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-e2e-'))
  const template = join(folder, 'data')
  const product = await startProduct(template, 'scripts/start.mjs')
  await product.stop()
  project.provide('template', template)
  return async () => rmSync(folder, { recursive: true, force: true })
}
