/** Starts the system's Chromium for journeys and measurements; nothing is downloaded. */
import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

// The headless shell uses a third less processor time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const candidates = [process.env.CHROMIUM, ...names.map((name) => `/usr/bin/${name}`)]
// The full browser renders text like the system; the headless shell needs flags for it.
const lettersOfSystem = '--font-render-hinting=slight'
const offline = ['--disable-background-networking', '--disable-sync', '--disable-quic']

export const launchOptions: LaunchOptions = {
  executablePath: candidates.find((path) => path && existsSync(path)),
  args: ['--no-sandbox', '--disable-gpu', lettersOfSystem, ...offline],
}
