/** The ten most important views look the way they did when last reviewed; `--update-snapshots` saves new pictures. */
import type { Page } from '@playwright/test'
import { demoDomain } from '../src/server/demo/demo-people.ts'
import { openBrowser } from '../src/server/platform/auth/testing/browser.ts'
import { phone, test } from './testing/journey.ts'
import { expectPicture } from './testing/picture.ts'
import { settle } from './testing/settle.ts'

// The demo group's content depends on the day, so server and browser use a fixed one.
const moment = '2026-12-08T15:00:00Z'
const clock = new URL('./testing/fixed-clock.mjs', import.meta.url)

test.use({
  ownProduct: { from: 'nothing', settings: { NODE_OPTIONS: `--import=${clock.href}`, CLOCK_STARTS_AT: moment } },
})

const people = { coordinator: 'miriam.okafor', physician: 'adaeze.nwosu' }

type View = {
  name: string
  path: string
  who?: keyof typeof people
  screen?: typeof phone
  theme?: 'light' | 'dark'
  before?: (page: Page) => Promise<void>
}

const views: View[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-phone', path: '/', screen: phone },
  { name: 'dashboard', path: '/admin/dashboard', who: 'coordinator' },
  { name: 'roster', path: '/schedule', who: 'coordinator', before: untilCounted },
  { name: 'roster-dark', path: '/schedule', who: 'coordinator', theme: 'dark', before: untilCounted },
  { name: 'requests', path: '/admin/requests', who: 'coordinator', before: untilJudged },
  { name: 'fairness', path: '/admin/analytics', who: 'coordinator' },
  { name: 'set-up-result', path: '/admin/schedule-upload', who: 'coordinator', before: analyze },
  { name: 'home-phone', path: '/physician/dashboard', who: 'physician', screen: phone },
  { name: 'time-off-phone', path: '/physician/dashboard', who: 'physician', screen: phone, before: askForTimeOff },
]

async function untilCounted(page: Page): Promise<void> {
  await page.locator('.roster-tally i').first().waitFor()
}

async function untilJudged(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Chosen request' })
    .getByRole('button', { name: /^Approve/ })
    .first()
    .waitFor()
}

async function askForTimeOff(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Requests' }).getByRole('button', { name: 'Request Time Off' }).click()
  await page.getByRole('dialog').waitFor()
  await page.locator('[data-date="2026-12-24"]').click()
  await page.getByRole('status', { name: 'Outlook' }).getByRole('heading').waitFor()
}

/** Seven days on and seven off, with one day short of someone. */
function makeTable(): string {
  const days = Array.from({ length: 31 }, (_, index) => index + 1)
  const names = ['Abel, Ada', 'Brook, Ben', 'Chu, Cleo', 'Dahl, Dov', 'Eng, Eva', 'Falk, Finn']
  const codeOn = (person: number, day: number) => {
    if (Math.floor((day - 1) / 7) % 2 !== person % 2 || (person === 0 && day === 3)) return ''
    return person > 3 ? 'N' : 'D'
  }
  const rows = names.map((name, person) => [`"${name}"`, ...days.map((day) => codeOn(person, day))].join(','))
  return [['Physician', ...days.map((day) => `1/${day}/2027`)].join(','), ...rows].join('\n')
}

async function analyze(page: Page): Promise<void> {
  const file = { name: 'january.csv', mimeType: 'text/csv', buffer: Buffer.from(makeTable()) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Analyze Schedule' }).click()
  await page.getByRole('heading', { name: 'Schedule Efficiency Analysis' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Not in the browser, which would drop cookies that expire by the server's clock. */
async function signIn(page: Page, url: string, who: keyof typeof people): Promise<void> {
  const visitor = openBrowser()
  const login = await visitor.visit(`${url}/api/login`)
  await visitor.visit(login.url, { form: { account: `${people[who]}@${demoDomain}` }, until: '/' })
  const { name, value } = visitor.cookie('evenshift_session')!
  await page.context().addCookies([{ name, value, url }])
}

for (const { name, path, who, screen, theme, before } of views)
  test(name, async ({ newPage, product }) => {
    const page = await newPage({ ...(screen && { viewport: screen }), ...(theme && { colorScheme: theme }) })
    await page.clock.setFixedTime(moment)
    if (who) await signIn(page, product.url, who)
    await page.goto(path)
    await settle(page)
    await before?.(page)
    await settle(page)
    await expectPicture(page, name)
  })
