/**
 * `npm run pictures`: every page as a visitor, a coordinator, and a physician see it, in both themes and three widths, with
 * the demo group, an empty group, and a large one, while loading and after an error. One PNG each in the folder
 * `pictures`, plus contact sheets.
 * `npm run pictures -- schedule 390 dark` takes those whose name has all of the words; `no-waiting` leaves some out.
 * With PRODUCT_URL, uses the product that runs there.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../e2e/testing/chromium.ts'
import { startProduct } from '../e2e/testing/product.ts'
import { type Actor, actors } from './pictures-actors.ts'
import type { Shot } from './pictures-shot.ts'

const widths = [1440, 820, 390]
const themes = ['light', 'dark'] as const
const folder = resolve('pictures')
const words = process.argv.slice(2)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'evenshift-pictures-'))
const running = process.env.PRODUCT_URL
const product = running
  ? { url: running, stop: async () => {} }
  : await startProduct(join(data, 'data'), 'build/server/main.js')
const browser = await chromium.launch(launchOptions)
try {
  for (const actor of actors) await takeAll(browser, actor)
  await writeSheets(browser)
} finally {
  await browser.close()
  await product.stop()
  rmSync(data, { recursive: true, force: true })
}

function isChosen(name: string[], word: string): boolean {
  return word.startsWith('no-') ? !name.includes(word.slice(3)) : name.includes(word)
}

async function takeAll(browser: Browser, { name, signIn, shots }: Actor): Promise<void> {
  const wanted = shots.flatMap((shot) =>
    widths.flatMap((width) =>
      themes.map((theme) => ({ shot, width, theme, file: `${name} ${shot.name} ${width} ${theme}` })),
    ),
  )
  const chosen = wanted.filter(({ file }) => words.every((word) => isChosen(file.split(' '), word)))
  if (chosen.length === 0) return
  const context = await browser.newContext({
    baseURL: product.url,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // The service worker would answer calls that should hang or fail.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await signIn?.(page)
  for (const { shot, width, theme, file } of chosen) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    try {
      await open(page, shot)
    } catch (error) {
      console.error(`${file}: ${error}`)
    }
    const path = join(folder, `${file.replaceAll(' ', '-')}.png`)
    await page.screenshot({ path, fullPage: !shot.before || shot.name.includes('result') })
    const reached = await page.evaluate(() => document.documentElement.scrollWidth)
    if (reached > width) console.error(`${file}: scrolls sideways, ${reached} px`)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  console.log(`${name}: ${chosen.length} pictures`)
  await context.close()
}

async function open(page: Page, { path, before, calls }: Shot): Promise<void> {
  await page.mouse.move(0, 0)
  if (calls) {
    await page.route(/\/api\/(?!auth|groups\/my|settings|events|public)/, async (route) => {
      if (calls === 'failing') await route.fulfill({ status: 503, json: { message: 'The database does not answer.' } })
    })
  }
  await page.goto(path)
  await page.getByRole('main').waitFor()
  await page.waitForTimeout(calls === 'failing' ? 4000 : 400)
  if (calls) return
  await settle(page)
  await before?.(page)
  if (!before) return
  await page.waitForTimeout(600)
  const isLoaded = () => !document.querySelector('[role=dialog] [data-loading]')
  await page.waitForFunction(isLoaded, undefined, { timeout: 10_000 })
}

/** Waits until nothing is loading. */
async function settle(page: Page): Promise<void> {
  const isSettled = () =>
    document.querySelector('main') !== null &&
    !document.querySelector('main [aria-busy=true]') &&
    !/(^|\n)Loading/.test(document.body.innerText)
  await page.waitForFunction(isSettled, undefined, { timeout: 10_000 })
  await page.waitForTimeout(300)
}

/** All pictures as thumbnails, one sheet per width. */
async function writeSheets(browser: Browser): Promise<void> {
  for (const width of widths) {
    const names = readdirSync(folder).filter((name) => name.includes(`-${width}-`))
    if (names.length === 0) continue
    const cells = names.map(
      (name) => `<figure><img src="${name}" alt=""><figcaption>${name.replace('.png', '')}</figcaption></figure>`,
    )
    const style = `body{margin:16px;font:12px sans-serif;display:grid;gap:12px;grid-template-columns:repeat(${width === 390 ? 8 : 5},1fr)}
      figure{margin:0}img{width:100%;max-height:420px;object-fit:cover;object-position:top;border:1px solid #999}`
    const sheet = join(folder, `sheet-${width}.html`)
    writeFileSync(sheet, `<!doctype html><title>${width}</title><style>${style}</style>${cells.join('')}`)
    const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } })
    await page.goto(`file://${sheet}`)
    await page.waitForLoadState('load')
    await page.screenshot({ path: join(folder, `sheet-${width}.png`), fullPage: true })
    await page.close()
  }
}
