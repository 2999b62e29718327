/** Journeys in Chromium: `npm run journeys -- e2e/roster.test.ts` runs those of one file. */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/testing/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/testing/global-setup.ts',
  outputDir: 'build/journeys',
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  // By itself, Playwright leaves half of the cores free.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: process.env.CI === 'true',
  // A trace takes a third more of the processor, so only a second try has one; a journey that needs it has failed anyway.
  retries: 1,
  failOnFlakyTests: true,
  reporter: 'list',
  // Milliseconds, on two cores under load: from nothing to a group that is ready takes minutes.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    launchOptions,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
    // Waiting for what slides and fades takes longer than the journeys themselves.
    reducedMotion: 'reduce',
    // Each new service worker fetches the whole application once more, and reads all again.
    serviceWorkers: 'block',
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
