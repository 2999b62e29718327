/** How the system's Chromium is started, for journeys and measurements: nothing is downloaded. */
import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

// The one without the parts of a window takes a third less of the processor.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const candidates = [process.env.CHROMIUM, ...names.map((name) => `/usr/bin/${name}`)]
// With a window's parts letters are drawn as the system draws them; without, they must be told to be.
const lettersOfSystem = '--font-render-hinting=slight'
const offline = ['--disable-background-networking', '--disable-sync', '--disable-quic']

export const launchOptions: LaunchOptions = {
  executablePath: candidates.find((path) => path && existsSync(path)),
  args: ['--no-sandbox', '--disable-gpu', lettersOfSystem, ...offline],
}
