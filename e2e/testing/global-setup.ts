/**
 * Starts the product as `npm start` does, on a fresh data folder and a free port, then stops it. Journey files start from
 * that data. Files that don't change the demo group share one running product.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTemplate, template } from './data.ts'
import { shortLived, startProduct } from './product.ts'
import { privacyUrl, supportEmail } from './shared-settings.ts'

// Playwright requires a default export, and passes the environment on to its workers.
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-e2e-'))
  process.env.JOURNEY_DATA = folder
  const product = await startProduct(template(), 'scripts/start.mjs')
  await product.stop()
  const settings = { PRIVACY_URL: privacyUrl, SUPPORT_EMAIL: supportEmail }
  const shared = await startProduct(copyTemplate(), 'build/server/main.js', settings, shortLived)
  process.env.SHARED_PRODUCT = shared.url
  return async () => {
    await shared.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
