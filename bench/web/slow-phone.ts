/** A physician's first visit on a slow phone: when something of the page is there, and when it can be used. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signInAsDemo } from '../../e2e/testing/sign-in.ts'

/** Printed only, if there's no goal. */
export type Figure = { what: string; unit: 'ms' | 'kB'; found: number; atMost?: number }

/** WebPageTest's slow 3G: 400 kbit/s each way, 400 ms to the server and back. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

type Visit = { what: string; address: string; isUsable: (page: Page) => Promise<void> }

/** Home, and what messages link to. */
function visitsOf(shiftId: number): Visit[] {
  return [
    { what: 'home', address: '/', isUsable: (page) => page.getByRole('region', { name: 'Next shift' }).waitFor() },
    {
      what: 'a link to a shift',
      address: `/schedule?shift=${shiftId}`,
      isUsable: (page) => page.getByRole('dialog').getByRole('link', { name: 'Swap' }).waitFor(),
    },
    {
      what: 'the schedule',
      address: '/schedule',
      isUsable: (page) => page.getByRole('main').locator('a[href*="shift="]').first().waitFor(),
    },
    {
      what: 'a swap of a shift',
      address: `/swaps?give=${shiftId}`,
      isUsable: (page) => page.getByRole('combobox', { name: 'The day I need off' }).waitFor(),
    },
    {
      what: 'time off',
      address: '/vacation-requests',
      isUsable: (page) => page.getByRole('main').getByRole('button').first().waitFor(),
    },
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

async function watchVisit(page: Page, { what, address, isUsable }: Visit): Promise<Figure[]> {
  page.setDefaultTimeout(60_000)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slow3g)
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await isUsable(page)
  const usable = performance.now() - start
  const shell = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  return [
    { what: `slow 3G, first visit, ${what}: shell`, unit: 'ms', found: shell, atMost: 1000 },
    { what: `slow 3G, first visit, ${what}: usable`, unit: 'ms', found: usable, atMost: 5000 },
  ]
}

async function findNextShift(context: BrowserContext): Promise<number> {
  const read = async (address: string) => (await context.request.get(address)).json()
  const { id } = await read('/api/auth/user')
  const today = new Date().toISOString().slice(0, 10)
  const shifts: { id: number; date: string }[] = await read(`/api/shifts/physician/${id}`)
  return shifts.find(({ date }) => date > today)!.id
}
