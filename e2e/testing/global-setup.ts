/** Starts the product as `npm start` does, on a fresh data folder and a free port, and stops it at the end. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product is. */
    url: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-e2e-'))
  const product = await startProduct(join(folder, 'data'), 'scripts/start.mjs')
  project.provide('url', product.url)
  return async () => {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
