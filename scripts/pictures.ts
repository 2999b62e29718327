/**
 * `npm run pictures`: every page as a visitor, a coordinator and a physician see it, in both themes and three widths, with
 * the demo group and with an empty one. One PNG each in the folder `pictures`, and contact sheets of all.
 * `npm run pictures -- schedule 390 dark` takes only those whose name holds all of the words.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startProduct } from '../e2e/testing/product.ts'

type Shot = {
  name: string
  path: string
  /** What makes a dialog or a state appear. */
  before?: (page: Page) => Promise<void>
}
type Actor = { name: string; signIn?: (page: Page) => Promise<void>; shots: Shot[] }

const widths = [1440, 820, 390]
const themes = ['light', 'dark'] as const
const folder = resolve('pictures')
const words = process.argv.slice(2)

const demo = (name: string) => async (page: Page) => {
  await page.goto('/api/login')
  await page.getByRole('button', { name }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** A coordinator whose group has nobody and nothing yet. */
const newcomer = (email: string, group?: string) => async (page: Page) => {
  await page.goto('/api/login')
  await page.fill('input[name=email]', email)
  await page.fill('input[name=given_name]', 'Nora')
  await page.fill('input[name=family_name]', 'Newcomer')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  if (group) await page.request.post('/api/groups', { data: { name: group } })
}

const click = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
}

const ofAdmin: Shot[] = [
  { name: 'dashboard', path: '/admin/dashboard' },
  { name: 'schedule roster', path: '/schedule' },
  { name: 'schedule month', path: '/schedule?view=month' },
  { name: 'schedule week', path: '/schedule?view=week' },
  { name: 'schedule day', path: '/schedule?view=day' },
  { name: 'schedule list', path: '/schedule?view=list' },
  { name: 'requests', path: '/admin/requests' },
  { name: 'analytics', path: '/admin/analytics' },
  { name: 'audit', path: '/admin/audit' },
  { name: 'settings basic', path: '/admin/group-settings' },
  { name: 'settings roles', path: '/admin/group-settings?tab=roles' },
  { name: 'settings shift types', path: '/admin/group-settings?tab=shift-types' },
  { name: 'settings rules', path: '/admin/group-settings?tab=rules' },
  { name: 'settings advanced', path: '/admin/group-settings?tab=advanced' },
  { name: 'physicians', path: '/admin/physicians' },
  { name: 'physician dialog', path: '/admin/physicians', before: click('Add Physician') },
  { name: 'physicians many', path: '/admin/physicians', before: click('Add Many') },
  { name: 'users', path: '/admin/users' },
  { name: 'upload', path: '/admin/schedule-upload' },
  { name: 'expert', path: '/admin/schedule-upload?tab=chat' },
  { name: 'help', path: '/help' },
]
const ofPhysician: Shot[] = [
  { name: 'home', path: '/physician/dashboard' },
  { name: 'schedule', path: '/schedule' },
  { name: 'schedule week', path: '/schedule?view=week' },
  { name: 'time off', path: '/vacation-requests' },
  { name: 'time off form', path: '/vacation-requests', before: click('New Request') },
  { name: 'open shifts', path: '/open-shifts' },
  { name: 'stats', path: '/stats' },
  { name: 'preferences', path: '/preferences' },
  { name: 'preferences scheduling', path: '/preferences?tab=scheduling' },
  { name: 'help', path: '/help' },
  { name: 'denied', path: '/admin/dashboard' },
  { name: 'not found', path: '/nowhere' },
]
const actors: Actor[] = [
  { name: 'visitor', shots: [{ name: 'landing', path: '/' }] },
  { name: 'admin', signIn: demo('Miriam Okafor'), shots: ofAdmin },
  { name: 'physician', signIn: demo('Adaeze Nwosu'), shots: ofPhysician },
  { name: 'new', signIn: newcomer('nora@new.example'), shots: [{ name: 'onboarding', path: '/' }] },
  {
    name: 'empty',
    signIn: newcomer('nora@empty.example', 'Empty Hospitalists'),
    shots: ofAdmin.filter(({ before }) => !before),
  },
]

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'evenshift-pictures-'))
const product = await startProduct(join(data, 'data'), 'build/server/main.js')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const actor of actors) await takeAll(browser, actor)
  await writeSheets(browser)
} finally {
  await browser.close()
  await product.stop()
  rmSync(data, { recursive: true, force: true })
}

async function takeAll(browser: Browser, { name, signIn, shots }: Actor): Promise<void> {
  const wanted = shots.flatMap((shot) =>
    widths.flatMap((width) =>
      themes.map((theme) => ({ shot, width, theme, file: `${name} ${shot.name} ${width} ${theme}` })),
    ),
  )
  const chosen = wanted.filter(({ file }) => words.every((word) => file.split(' ').includes(word)))
  if (chosen.length === 0) return
  const context = await browser.newContext({ baseURL: product.url, timezoneId: 'America/New_York', locale: 'en-US' })
  const page = await context.newPage()
  await signIn?.(page)
  for (const { shot, width, theme, file } of chosen) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto(shot.path)
    await page.getByRole('heading').first().waitFor()
    await settle(page)
    await shot.before?.(page)
    if (shot.before) await settle(page)
    await page.screenshot({ path: join(folder, `${file.replaceAll(' ', '-')}.png`), fullPage: width === 390 })
  }
  console.log(`${name}: ${chosen.length} pictures`)
  await context.close()
}

/** Until nothing is loading any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], [role=progressbar]'), undefined, {
    timeout: 15_000,
  })
  await page.waitForTimeout(200)
}

/** All pictures small, on one sheet for each width. */
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
