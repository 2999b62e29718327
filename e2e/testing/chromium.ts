/** Starts the system's Chromium, for journeys and measurements. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const candidates = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export function launchChromium(): Promise<Browser> {
  const executablePath = candidates.find((path) => path && existsSync(path))
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  })
}
