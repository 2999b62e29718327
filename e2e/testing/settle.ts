/** Navigates inside the application without a reload, and waits until a page shows all of its content. */
import type { Page, Request } from '@playwright/test'

/** Spinners, skeletons, and controls waiting for a response. */
const loading = '[data-loading], [aria-busy=true]'

/** Requests without a response, by watched page. */
const unanswered = new WeakMap<Page, Set<Request>>()

/** Call it before the page loads anything. */
export function watchRequests(page: Page): void {
  const waiting = new Set<Request>()
  unanswered.set(page, waiting)
  // The stream of changes never ends.
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/events') waiting.add(request)
  })
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
}

/** Like a link; the application listens to its own history. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address)
}

/** Waits until nothing is loading and no response is pending, twice in a row, since a response may lead to another request. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  const until = Date.now() + 30_000
  for (let quiet = 0; quiet < 2; ) {
    const parts = await page.evaluate(listLoading, loading)
    const busy = [...parts, ...[...(unanswered.get(page) ?? [])].map((request) => request.url())]
    if (busy.length > 0 && Date.now() > until) throw new Error(`Still loading at ${page.url()}: ${busy.join('\n')}`)
    quiet = busy.length === 0 ? quiet + 1 : 0
  }
}

/** Runs in the page, once new content is drawn and its effects have started. */
async function listLoading(selector: string): Promise<string[]> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
  return [...document.querySelectorAll(selector)].map((part) => part.outerHTML.slice(0, 200))
}
