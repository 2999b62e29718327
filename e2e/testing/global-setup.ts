/**
 * Starts the product as `npm start` does, on a fresh data folder and a free port, and stops it: what it leaves is where
 * files of journeys start from. Those that leave the demo group alone share one that goes on.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from './product.ts'
import { privacyUrl, supportEmail } from './shared-settings.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the demo group, to copy. */
    template: string
    /** The address of a product with the demo group, to leave as it is. */
    shared: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-e2e-'))
  const template = join(folder, 'data')
  const product = await startProduct(template, 'scripts/start.mjs')
  await product.stop()
  project.provide('template', template)
  const data = join(folder, 'shared')
  cpSync(template, data, { recursive: true })
  const settings = { PRIVACY_URL: privacyUrl, SUPPORT_EMAIL: supportEmail }
  const shared = await startProduct(data, 'build/server/main.js', settings)
  project.provide('shared', shared.url)
  return async () => {
    await shared.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
