/** The ten most important views look as they did when somebody last looked at them. UPDATE_PICTURES=1 keeps them anew. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoDomain } from '../src/server/demo/demo-people.ts'
import { addressOfProduct, newVisitor, readSession, startBrowser, type Visitor } from './testing/browser.ts'
import { comparePicture } from './testing/picture.ts'
import { settle } from './testing/settle.ts'

// What the demo group holds depends on the day: server and browser stand at the same moment of another one.
const moment = '2026-12-08T15:00:00Z'
const clock = new URL('./testing/fixed-clock.mjs', import.meta.url)

startBrowser({ NODE_OPTIONS: `--import=${clock.href}`, CLOCK_STARTS_AT: moment }, 'nothing')

const phone = { width: 390, height: 844 }
const people = { coordinator: 'miriam.okafor', physician: 'adaeze.nwosu' }

let desk: Page
beforeAll(async () => {
  desk = (await newVisitor()).page
})

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

/** Seven days on and seven off, with a day that lacks somebody. */
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

/** Views of one person on one screen follow one another in one browser. */
const browserOf = ({ who, screen, theme = 'light' }: View) =>
  `${who ?? 'visitor'}, ${screen ? 'phone' : 'desk'}, ${theme}`

describe.each([...new Set(views.map(browserOf))])('%s', (name) => {
  const shown = views.filter((view) => browserOf(view) === name)
  const { who, screen, theme } = shown[0]!
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await newVisitor({ ...screen, ...(theme && { theme }) })
    await visitor.page.clock.setFixedTime(moment)
    if (!who) return
    // Not in the browser, which would throw away cookies that end by the server's clock.
    const value = await readSession({ account: `${people[who]}@${demoDomain}` })
    await visitor.context.addCookies([{ name: 'evenshift_session', value, url: addressOfProduct() }])
  })

  it.each(shown)('$name', async ({ name, path, before }) => {
    const { page } = visitor
    await page.goto(path)
    await settle(page)
    await before?.(page)
    await settle(page)
    expect(await comparePicture(page, desk, name)).toBeUndefined()
  })
})
