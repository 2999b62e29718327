/** Moves inside the application without loading it anew, and waits until a page shows all that it has. */
import type { Page, Request } from 'playwright-core'

/** Turning rings, places that wait for their content, and controls that wait for an answer. */
const loading = '[data-loading], [aria-busy=true]'

/** Requests without an answer, of each page that is watched. */
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

/** As a link does; the application listens to its own history. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address)
}

/** Until nothing is loading any more and no answer is awaited, twice in a row: an answer may lead to the next question. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  const until = Date.now() + 30_000
  for (let quiet = 0; quiet < 2; ) {
    const busy = await listBusy(page)
    if (busy.length > 0 && Date.now() > until) throw new Error(`Still loading at ${page.url()}: ${busy.join('\n')}`)
    quiet = busy.length === 0 ? quiet + 1 : 0
    await page.evaluate(drawFrame)
  }
}

async function listBusy(page: Page): Promise<string[]> {
  const parts = await page.locator(loading).evaluateAll((all) => all.map((part) => part.outerHTML.slice(0, 200)))
  return [...parts, ...[...(unanswered.get(page) ?? [])].map((request) => request.url())]
}

/** Runs in the page: what has come is drawn, and what that leads to has begun. */
async function drawFrame(): Promise<void> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
}
