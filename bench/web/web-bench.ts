/** The interface in Chromium: script loaded per page, time to paint, and how soon an edit shows. */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/testing/chromium.ts'
import { makeLargeMonth, measureKey, median, openRoster } from '../../e2e/testing/edit-to-paint.ts'
import { readLargestPaint } from '../../e2e/testing/largest-paint.ts'
import { startProduct } from '../../e2e/testing/product.ts'
import { scriptBudgets } from '../../e2e/testing/script-budgets.ts'
import { measureScripts } from '../../e2e/testing/script-sizes.ts'
import { signInAsDemo, signInByForm } from '../../e2e/testing/sign-in.ts'
import { type Figure, watchSlowPhone } from './slow-phone.ts'

const rounds = 9

/** `npm run bench:web -- slow-phone` measures one of them. */
const parts: Record<string, (browser: Browser, url: string) => Figure[] | Promise<Figure[]>> = {
  scripts: weighScripts,
  paints: watchPaints,
  'slow-phone': watchSlowPhone,
  edits: timeEdits,
  colleague: timeColleague,
}

export async function run(words: string[], root: string): Promise<void> {
  process.chdir(root)
  console.log(`${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`)
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-web-bench-'))
  const product = await startProduct(join(folder, 'data'), 'build/server/main.js')
  const browser = await chromium.launch(launchOptions)
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (words.length > 0 && !words.includes(name)) continue
      for (const figure of await measure(browser, product.url)) console.log(formatFigure(figure))
    }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function weighScripts(): Figure[] {
  return Object.entries(scriptBudgets).map(([module, { atMost, beside }]) => ({
    what: `scripts of ${module}`,
    unit: 'kB',
    found: measureScripts(module, beside).size,
    atMost,
  }))
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
  })
  return context.newPage()
}

/** The first visit with an empty cache, then the visits of an ordinary day. */
async function watchPaints(browser: Browser, url: string): Promise<Figure[]> {
  const page = await openPage(browser, url)
  const paint = async (path: string) => {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await page.waitForFunction(() => !document.querySelector('[data-loading]'))
    return readLargestPaint(page)
  }
  const paintAgain = async (path: string) => {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await paint(path))
    return median(times)
  }
  const figures: Figure[] = [
    { what: 'largest paint of the landing page, first visit', unit: 'ms', found: await paint('/') },
    { what: 'largest paint of the landing page, later', unit: 'ms', found: await paintAgain('/') },
  ]
  await signInAsDemo(page, 'Miriam Okafor')
  figures.push({
    what: 'largest paint of the dashboard',
    unit: 'ms',
    found: await paintAgain('/admin/dashboard'),
  })
  await page.context().close()
  return figures
}

async function timeEdits(browser: Browser, url: string): Promise<Figure[]> {
  const page = await openPage(browser, url)
  await signInByForm(page, { email: 'large@clinic.example', first: 'Lena', last: 'Large' })
  await makeLargeMonth(page)
  await openRoster(page)
  const edits = await measureKey(page, 'Delete', rounds)
  const moves = await measureKey(page, 'm', rounds)
  await page.context().close()
  return [
    { what: 'edit to paint, 100 x 31', unit: 'ms', found: median(edits.map(({ wall }) => wall)), atMost: 50 },
    { what: "edit to paint, the page's own work", unit: 'ms', found: median(edits.map(({ work }) => work)) },
    { what: 'every row of a day answers, 100 rows', unit: 'ms', found: median(moves.map(({ wall }) => wall)) },
  ]
}

/** Two coordinators have the demo group's roster open: from one's key press to what the other sees. */
async function timeColleague(browser: Browser, url: string): Promise<Figure[]> {
  const [one, other] = [await openPage(browser, url), await openPage(browser, url)]
  for (const page of [one, other]) {
    await signInAsDemo(page, 'Miriam Okafor')
    await openRoster(page)
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const cell = one.locator('.roster-body [data-column="20"]:has(.roster-chip)').nth(1)
    const label = (await cell.getAttribute('aria-label'))!
    await cell.focus()
    // People don't press the next key before the last change shows.
    await one.waitForTimeout(1000)
    const isSeen = other.waitForFunction((was) => !document.querySelector(`[aria-label="${was}"]`), label, {
      polling: 20,
    })
    const pressed = performance.now()
    await one.keyboard.press('Delete')
    await isSeen
    times.push(performance.now() - pressed)
  }
  for (const page of [one, other]) await page.context().close()
  return [
    { what: 'an edit is seen by a colleague, median', unit: 'ms', found: median(times), atMost: 1000 },
    { what: 'an edit is seen by a colleague, longest', unit: 'ms', found: Math.max(...times), atMost: 1000 },
  ]
}

function formatFigure({ what, unit, found, atMost }: Figure): string {
  const state = atMost === undefined ? '' : found <= atMost ? 'reached' : 'MISSED'
  const goal = atMost === undefined ? '' : `at most ${atMost} ${unit}`
  const digits = unit === 'kB' ? 1 : 0
  return `${state.padEnd(8)}${what.padEnd(50)}${found.toFixed(digits).padStart(8)} ${unit}  ${goal}`.trimEnd()
}
