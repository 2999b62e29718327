/** Budgets of the interface: how much script each page loads, and that the first pages paint. */
import { statSync } from 'node:fs'
import { loadavg } from 'node:os'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './testing/journey.ts'
import { readLargestPaint } from './testing/largest-paint.ts'
import { mostFiles, mostOfFirstVisit, scriptBudgets } from './testing/script-budgets.ts'
import { listPageModules, measureScripts } from './testing/script-sizes.ts'
import { settle } from './testing/settle.ts'
import { signInAsDemo } from './testing/sign-in.ts'

test('has a budget of script for each page, and none for pages that are gone', () => {
  expect(Object.keys(scriptBudgets).toSorted()).toEqual(listPageModules().toSorted())
})

test('loads no more script, in no more files, than the budgets allow', () => {
  const sizes = Object.entries(scriptBudgets).map(([module, { atMost, beside }]) => ({
    atMost,
    ...measureScripts(module, beside),
    module,
  }))
  const describeAll = (list: typeof sizes) =>
    list.map(({ module, size, atMost, files }) => `${module}: ${size.toFixed(1)} of ${atMost} kB in ${files} files`)
  console.log(`compressed script of each page\n${describeAll(sizes).join('\n')}`)
  expect(describeAll(sizes.filter(({ size, atMost, files }) => size > atMost || files > mostFiles))).toEqual([])
})

for (const [form, ending] of [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const)
  test(`sends scripts and styles as the build compressed them: ${form}`, async ({ product }) => {
    const entry = await (await fetch(product.url)).text()
    const assets = [...entry.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map((found) => found[1]!)
    expect(assets.length).toBeGreaterThan(1)
    for (const asset of assets) {
      const { headers } = await fetch(product.url + asset, { headers: { 'accept-encoding': form } })
      const size = statSync(`build/web${asset}.${ending}`).size
      expect([headers.get('content-encoding'), headers.get('content-length')], asset).toEqual([form, String(size)])
      // Some scripts are hardly larger.
      const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
      expect(lines.join('').length, `bytes of headers of ${asset}`).toBeLessThan(mostOfHeaders)
    }
  })

/** On a first visit a dozen files have them. */
const mostOfHeaders = 540

type FirstVisit = { what: string; address: (shiftId: number) => string; shown: (page: Page) => Locator }

/** Home, and what messages link to. */
const firstVisits: FirstVisit[] = [
  { what: 'the next shift', address: () => '/', shown: (page) => page.getByRole('region', { name: 'Next shift' }) },
  {
    what: 'the sheet of a link to a shift',
    address: (shiftId) => `/schedule?shift=${shiftId}`,
    shown: (page) => page.getByRole('dialog').getByRole('link', { name: 'Swap' }),
  },
  {
    what: 'the own shifts',
    address: () => '/schedule',
    shown: (page) => page.getByRole('main').locator('a[href*="shift="]').first(),
  },
  {
    what: 'the day of a swap',
    address: (shiftId) => `/swaps?give=${shiftId}`,
    shown: (page) => page.getByRole('combobox', { name: 'The day I need off' }),
  },
  {
    what: 'the own requests',
    address: () => '/vacation-requests',
    shown: (page) => page.getByText('Your Time Off Requests'),
  },
]

for (const { what, address, shown } of firstVisits)
  test(`shows a physician ${what} with the files that the page itself names, all requested at once`, async ({
    phone,
  }) => {
    await signInAsDemo(phone, 'Adaeze Nwosu')
    const read = async (url: string) => (await phone.request.get(url)).json()
    const shifts: { id: number; date: string }[] = await read(
      `/api/shifts/physician/${(await read('/api/auth/user')).id}`,
    )
    const today = new Date().toISOString().slice(0, 10)
    const url = address(shifts.find(({ date }) => date > today)!.id)
    const page = await (await phone.request.get(url)).text()
    const scripts = new Set([...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((found) => found[1]!))
    const size = [...scripts].reduce((sum, file) => sum + statSync(`build/web${file}.br`).size, 0)
    expect(size / 1000, 'kB of script').toBeLessThan(mostOfFirstVisit)
    const late: string[] = []
    await phone.route('**/assets/*.js', (route) => {
      const { pathname } = new URL(route.request().url())
      if (page.includes(pathname)) return route.continue()
      // Never answered.
      late.push(pathname)
    })
    await phone.goto(url)
    await expect(shown(phone)).toBeVisible()
    if (url === '/')
      await expect(phone.getByRole('complementary').getByRole('button', { name: 'Request Time Off' })).toBeVisible()
    // Forms, menus, and what is further down come afterward.
    await expect.poll(() => late.length).toBeGreaterThan(0)
  })

// Paint speed is a measurement (npm run bench:web); this only fails on times no machine would need.
const farBeyond = 10_000 * Math.max(1, loadavg()[0]! / 2)

test('paints landing page and dashboard', async ({ page }) => {
  await page.goto('/')
  await settle(page)
  const landing = await readLargestPaint(page)
  await signInAsDemo(page, 'Miriam Okafor')
  await page.goto('/admin/dashboard')
  await settle(page)
  const dashboard = await readLargestPaint(page)
  console.log(
    `largest paint at load ${loadavg()[0]!.toFixed(1)}: landing ${landing.toFixed(0)} ms, dashboard ${dashboard.toFixed(0)} ms`,
  )
  for (const painted of [landing, dashboard]) {
    expect(painted).toBeGreaterThan(0)
    expect(painted).toBeLessThan(farBeyond)
  }
})
