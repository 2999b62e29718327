/** A physician's first visit on a slow phone: when something of the page is there, and when it can be used. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signInAsDemo } from '../../e2e/testing/sign-in.ts'

/** Printed only, if there's no goal. */
export type Figure = { what: string; unit: 'ms' | 'kB'; found: number; atMost?: number }

/** WebPageTest's slow 3G: 400 kbit/s each way, 400 ms to the server and back. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

type Visit = {
  what: string
  address: string
  /** The element that can be used, or has what was looked for. */
  usable: string
}

/** Home, and what messages link to. */
function visitsOf(shiftId: number): Visit[] {
  return [
    { what: 'home', address: '/', usable: 'section[aria-label="Next shift"]' },
    {
      what: 'a link to a shift',
      address: `/schedule?shift=${shiftId}`,
      usable: '[role=dialog] a[href^="/swaps"]',
    },
    { what: 'the schedule', address: '/schedule', usable: 'main a[href*="shift="]' },
    { what: 'a swap of a shift', address: `/swaps?give=${shiftId}`, usable: '[aria-label="The day I need off"]' },
    { what: 'time off', address: '/vacation-requests', usable: 'main button' },
  ]
}

export async function watchSlowPhone(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: url, ...phone })
  const page = await context.newPage()
  await signInAsDemo(page, 'Adaeze Nwosu')
  const state = await context.storageState()
  const shiftId = await findNextShift(context)
  await context.close()
  const figures: Figure[] = []
  for (const visit of visitsOf(shiftId)) {
    // A new context each time: nothing is in its cache.
    const first = await browser.newContext({ baseURL: url, ...phone, storageState: state })
    figures.push(...(await watchVisit(await first.newPage(), visit)))
    await first.close()
  }
  return figures
}

async function watchVisit(page: Page, { what, address, usable }: Visit): Promise<Figure[]> {
  page.setDefaultTimeout(60_000)
  await page.addInitScript(markUsable, usable)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slow3g)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(usable).first().waitFor()
  const read = (name: string) =>
    page.evaluate((given) => performance.getEntriesByName(given)[0]?.startTime ?? Number.NaN, name)
  return [
    {
      what: `slow 3G, first visit, ${what}: shell`,
      unit: 'ms',
      found: await read('first-contentful-paint'),
      atMost: 1000,
    },
    { what: `slow 3G, first visit, ${what}: usable`, unit: 'ms', found: await read('usable'), atMost: 5000 },
  ]
}

/** Runs in the page: whoever waits from outside looks only every half second. */
function markUsable(selector: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    performance.mark('usable')
    watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true })
}

async function findNextShift(context: BrowserContext): Promise<number> {
  const read = async (address: string) => (await context.request.get(address)).json()
  const { id } = await read('/api/auth/user')
  const today = new Date().toISOString().slice(0, 10)
  const shifts: { id: number; date: string }[] = await read(`/api/shifts/physician/${id}`)
  return shifts.find(({ date }) => date > today)!.id
}
