/** Without a network: the last schedule stays readable with its date, changes are refused, and signing out deletes everything. */
import type { Page } from '@playwright/test'
import { expect, test } from './testing/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { send } from './testing/send.ts'
import { settle } from './testing/settle.ts'
import { signInAsDemo } from './testing/sign-in.ts'

test.use({ ownProduct: { from: 'template' }, serviceWorkers: 'allow' })

/** Addresses of the responses kept on the device. */
function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) found.push(new URL(url).pathname)
    }
    return found.filter((path) => path.startsWith('/api/') || path === '/kept-for')
  })
}

/** The service worker starts after the page, which then reads everything again. */
async function waitUntilKept(page: Page, ...patterns: RegExp[]): Promise<void> {
  for (const pattern of [/auth\/user/, ...patterns])
    await expect
      .poll(async () => (await listKept(page)).some((path) => pattern.test(path)), { timeout: 30_000 })
      .toBe(true)
  await settle(page)
}

const banner = (page: Page) =>
  page.getByText(/You’re seeing the last saved copy, as of \w{3} \d\d, \d{4}, \d{1,2}:\d\d [AP]M/)
const month = (page: Page) => page.getByRole('table', { name: 'Month' })
const nextShift = (page: Page) => page.getByRole('region', { name: 'Next shift' })

test('shows the last seen schedule without a network, says as of when, refuses changes, and comes back by itself', async ({
  physician: page,
}) => {
  await page.goto('/')
  await nextShift(page).waitFor()
  await waitUntilKept(page, /shifts\/physician/)
  await waitUntilKept(page, /call-outs\/contacts/)
  const seen = await nextShift(page).getByRole('heading').textContent()
  await page.goto('/schedule')
  await month(page).waitFor()
  await waitUntilKept(page, /shifts\/schedule/)

  await page.context().setOffline(true)
  await page.reload()
  await banner(page).waitFor()
  await month(page).waitFor()
  await expectAccessible(page, 'schedule without a network')
  await expectNoSidewaysScroll(page, 'schedule without a network')
  await page.goto('/')
  await nextShift(page).waitFor()
  await expect(nextShift(page).getByRole('heading')).toHaveText(seen!)
  await banner(page).waitFor()
  await page.getByRole('button', { name: 'Call out' }).first().click()
  const callOut = page.getByRole('alertdialog', { name: 'Can’t make your shift?' })
  await callOut
    .getByRole('list', { name: 'Who to call' })
    .getByRole('link', { name: /^Call / })
    .first()
    .waitFor()
  await callOut.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/preferences')
  await page.getByLabel('Phone number').fill('555 0142')
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await page
    .getByText(/Nothing was sent\. What you entered is still here/)
    .first()
    .waitFor()
  await expect(page.getByLabel('Phone number')).toHaveValue('555 0142')

  await page.context().setOffline(false)
  await page.getByText('No connection.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await page.getByText('Your preferences have been updated successfully.').first().waitFor()
})

test('does the same while the server is away', async ({ page, product }) => {
  await signInAsDemo(page, 'Adaeze Nwosu')
  await page.goto('/')
  await nextShift(page).waitFor()
  await waitUntilKept(page, /shifts\/physician/)
  // Read through the service worker from the start, so it keeps the whole page.
  await page.reload()
  await nextShift(page).waitFor()
  await settle(page)
  await product.without(async () => {
    await page.goto('/')
    await nextShift(page).waitFor()
    await banner(page).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await banner(page).waitFor()
  })
  await page.getByText('No connection.').waitFor({ state: 'detached', timeout: 40_000 })
  await nextShift(page).waitFor()
})

test('leaves nothing to read after signing out, nor for the next person', async ({ page }) => {
  await signInAsDemo(page, 'Adaeze Nwosu')
  await page.goto('/')
  await nextShift(page).waitFor()
  await waitUntilKept(page, /shifts\/physician/)
  const { id } = await send<{ id: number }>(page, 'get', '/api/auth/user')

  // Another person on the same device, without the first one signing out.
  await page.context().clearCookies()
  await signInAsDemo(page, 'Malik Johnson')
  await page.goto('/')
  await nextShift(page).waitFor()
  await waitUntilKept(page, /shifts\/physician/)
  expect(await listKept(page)).not.toContain(`/api/shifts/physician/${id}`)

  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
  // A page that is still loading when the network goes away aborts the next navigation.
  await page.waitForLoadState('load')
  await settle(page)
  expect(await listKept(page)).toEqual([])
  await page.context().setOffline(true)
  await page.goto('/')
  await page.getByText('We can’t reach Evenshift').waitFor()
  await page.goBack()
  await page
    .getByText(/We can’t reach Evenshift|Get Started/)
    .first()
    .waitFor()
  expect(await page.locator('body').textContent()).not.toContain('Malik')
})

test('keeps the schedule also on a page that loaded past the worker', async ({ physician: page }) => {
  await page.goto('/')
  await nextShift(page).waitFor()
  await waitUntilKept(page, /shifts\/physician/)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.reload', { ignoreCache: true })
  await nextShift(page).waitFor()
  await waitUntilKept(page, /shifts\/physician/)
})

test('is installable', async ({ page }) => {
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Evenshift', display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
  }
  const worker = await page.request.get('/sw.js')
  expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache'])
})
