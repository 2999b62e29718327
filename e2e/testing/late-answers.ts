/** Finds races: `LATE_ANSWERS=1500 npm run journeys` gives every answer to a page up to so many milliseconds more. */
import type { Page } from '@playwright/test'

const most = Number(process.env.LATE_ANSWERS ?? 0)

export async function delayAnswers(page: Page): Promise<void> {
  if (most === 0) return
  await page.route('**/api/**', async (route) => {
    // Pages and downloads lead elsewhere, and the stream of changes never ends.
    if (route.request().resourceType() !== 'fetch') return route.continue()
    try {
      const response = await route.fetch({ maxRedirects: 0 })
      await new Promise((resolve) => setTimeout(resolve, Math.random() * most))
      await route.fulfill({ response })
    } catch {
      // The page was left or closed, or the server is away.
      await route.abort().catch(() => {})
    }
  })
}
