/** When the largest part of a page was painted, as reported by the browser. */
import type { Page } from '@playwright/test'

/** Milliseconds from the start of the page's navigation. */
export async function readLargestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect()
          resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime)))
        })
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
