/** Phone edge cases on every physician page: larger text, touch targets, landscape, and names for a screen reader. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/web/paths.ts'
import { expect, openPage, phone, test } from './testing/journey.ts'
import { cutWords, expectAccessible, expectNoProblems, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { goInside, settle } from './testing/settle.ts'
import { signInAsDemo } from './testing/sign-in.ts'

/** Pixels, as Apple and Google recommend. */
const thumb = 44

const addresses = [
  ...paths.flatMap(({ path, allow }) => (allow === 'member' ? [path] : [])),
  '/schedule?view=week',
  '/schedule?view=day',
  '/schedule?view=week&layout=list',
  '/preferences?tab=scheduling',
  '/preferences?tab=notifications',
  '/preferences?tab=security',
]

let page: Page
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { viewport: phone, hasTouch: true, isMobile: true })
  await signInAsDemo(page, 'Adaeze Nwosu')
  await page.goto('/')
  await settle(page)
})
test.afterEach(() => expectNoProblems(page))
test.afterAll(() => page.context().close())

async function expectFits(where: string): Promise<void> {
  expect(await smallTargets(page), `${where}: targets below ${thumb} px`).toEqual([])
  await expectAccessible(page, where)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await settle(page)
  await expectNoSidewaysScroll(page, `${where} with text at 200%`)
  expect(await spilledText(page), `${where}: text wider than its button at 200%`).toEqual([])
  expect(await narrowDates(page), `${where}: dates cut off at 200%`).toEqual([])
  expect(await cutWords(page), `${where}: words cut in two at 200%`).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: phone.height, height: phone.width })
  await settle(page)
  await expectNoSidewaysScroll(page, `${where} in landscape`)
  expect(await smallTargets(page), `${where}: targets below ${thumb} px in landscape`).toEqual([])
}

for (const address of addresses)
  test(address, async () => {
    await goInside(page, address)
    await settle(page)
    await expectFits(address)
    expect(await coveredHeight(page), `${address}: bars that stay, in landscape`).toBeLessThan(phone.width / 2)
    await page.setViewportSize(phone)
  })

const button = (name: string | RegExp) => page.getByRole('button', { name })

/** What opens on top of a page. */
const overlays: Record<string, { address: string; open: () => Promise<void> }> = {
  'shift sheet': { address: '/', open: () => page.getByRole('link', { name: 'Shift details' }).click() },
  'call-out': { address: '/', open: () => button('Call out').first().click() },
  notifications: { address: '/', open: () => button(/^Notifications/).click() },
  'menu of pages': { address: '/', open: () => button('Pages').click() },
  'menu of the account': { address: '/', open: () => button(/Account of/).click() },
  'more actions': { address: '/', open: () => page.getByRole('button', { name: 'More', exact: true }).click() },
  'time off': { address: '/vacation-requests', open: () => button('New Request').click() },
  'taking an open shift': {
    address: '/open-shifts',
    open: () =>
      button(/^Request shift/)
        .first()
        .click(),
  },
  'offering a shift': {
    address: '/',
    open: async () => {
      await page.getByRole('region', { name: 'Upcoming shifts' }).getByRole('link').last().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Offer' }).click()
    },
  },
}

for (const [name, { address, open }] of Object.entries(overlays))
  test(`on top: ${name}`, async () => {
    await page.goto(address)
    await settle(page)
    await open()
    const top = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu')).last()
    await top.waitFor()
    await settle(page)
    await page.waitForFunction(() => document.getAnimations().length === 0)
    await expectFits(name)
    const cut = await top.evaluate((part) => part.scrollWidth - part.clientWidth)
    expect(cut, `${name} in landscape`).toBeLessThanOrEqual(0)
    await page.setViewportSize(phone)
  })

test('the menu of the account leads to the calendar feed', async () => {
  await page.goto('/')
  await settle(page)
  await button(/Account of/).click()
  await page.getByRole('menuitem', { name: 'Calendar feed' }).click()
  await page.getByRole('heading', { level: 1, name: 'Calendar feed' }).waitFor()
})

/** Forms with what no one should enter; nothing of it is saved. */
const forms: Record<string, { address: string; enter: () => Promise<void>; errors: number }> = {
  'time off': {
    address: '/vacation-requests',
    enter: async () => {
      await button('New Request').click()
      await page.getByRole('dialog').getByRole('button').last().click()
    },
    errors: 3,
  },
  'a swap': {
    address: '/',
    enter: async () => {
      await page.getByRole('complementary').getByRole('button', { name: 'Request Swap' }).click()
      await page.getByRole('dialog').getByRole('button').last().click()
    },
    errors: 1,
  },
  profile: {
    address: '/preferences',
    enter: async () => {
      await page.getByLabel('First name').fill('')
      await page.getByLabel('Email').fill('x')
      await page.getByLabel('Phone number').fill('Call me. '.repeat(9))
      await page.getByLabel('Emergency contact').fill('x'.repeat(300))
      await button('Save preferences').first().click()
    },
    errors: 4,
  },
  scheduling: {
    address: '/preferences?tab=scheduling',
    enter: async () => {
      for (const box of await page.getByRole('spinbutton').all()) await box.fill('99')
      await button('Save preferences').first().click()
    },
    errors: 3,
  },
  'quiet hours': {
    address: '/preferences?tab=notifications',
    enter: async () => {
      await page.getByLabel('Quiet from').fill('25:99')
      await button('Save preferences').first().click()
    },
    errors: 1,
  },
  feedback: { address: '/schedule', enter: () => button('Send feedback').click(), errors: 1 },
  'a call-out that isn’t one': {
    address: '/call-out?request=abc',
    enter: () => page.getByText('No call-out here').waitFor(),
    errors: 0,
  },
}

for (const [name, { address, enter, errors }] of Object.entries(forms))
  test(`wrong input: ${name}`, async () => {
    await page.goto(address)
    await settle(page)
    await enter()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(errors)
    const words = await page.locator('[id$=error]').allTextContents()
    // A sentence, without a name as programs spell it (firstName, asks.0) and without the checker's own words.
    for (const text of words) expect(text).toMatch(/^[A-Z](?!.*([a-z][A-Z]|\w\.\d|expected|Invalid|[<>=]))/)
    // What the header half covers after scrolling isn't a small target.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, `wrong input: ${name}`)
  })

test('held sideways, pages and sheets keep clear of the camera, and bars reach under it', async () => {
  const devTools = await page.context().newCDPSession(page)
  const insets = { left: 59, leftMax: 59, right: 59, rightMax: 59, bottom: 21, bottomMax: 21 }
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await page.setViewportSize({ width: phone.height, height: phone.width })
  const edges = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!
    return [x, phone.height - x - width]
  }
  await goInside(page, '/')
  await settle(page)
  expect(await edges(page.getByRole('banner').first())).toEqual([0, 0])
  const [left, right] = await edges(page.getByRole('link', { name: 'Evenshift home' }))
  expect(Math.min(left!, right!)).toBeGreaterThanOrEqual(59)
  expect(Math.min(...(await edges(page.getByRole('main'))))).toBeGreaterThanOrEqual(59)
  await page.getByRole('link', { name: 'Shift details' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Why me').waitFor()
  expect(Math.min(...(await edges(sheet)))).toBeGreaterThanOrEqual(59)
  // The page below stays where it was.
  expect(Math.min(...(await edges(page.locator('main'))))).toBeGreaterThanOrEqual(59)
  await page.goBack()
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
  await page.setViewportSize(phone)
})

/** Inputs in which the browser cuts off the year: a date and its icon take eight times the height of the letters. */
function narrowDates(of: Page): Promise<string[]> {
  return of.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=date]')]
      .filter(
        (input) => input.clientWidth > 0 && input.clientWidth < 8 * Number.parseFloat(getComputedStyle(input).fontSize),
      )
      .map((input) => input.labels?.[0]?.textContent ?? input.ariaLabel ?? ''),
  )
}

/** Buttons and links whose words reach beyond them, or beyond the screen, except those in a table or a part that scrolls. */
function spilledText(of: Page): Promise<string[]> {
  return of.evaluate(() => {
    const isCut = (element: Element) => {
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible' && around.scrollWidth > around.clientWidth) return true
      return false
    }
    return [...document.querySelectorAll('button, a[href]')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('.sr-only, [inert], [aria-hidden=true], table') && !isCut(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const isInline = getComputedStyle(element).display === 'inline'
        const isWider = !isInline && element.scrollWidth > element.clientWidth + 2
        return isWider || left < -1 || right > window.innerWidth + 1
      })
      .map((element) => element.textContent?.trim().slice(0, 40) ?? '')
  })
}

/**
 * Standalone buttons, boxes, and links too small to tap. Links inside a sentence are exempt, and so is the month grid: seven
 * columns on 390 px, with the same shifts as rows in the list.
 */
function smallTargets(of: Page): Promise<string[]> {
  return of.evaluate((least) => {
    const isInSentence = (element: Element) => {
      const around = element.parentElement!
      const own = element.textContent?.trim() ?? ''
      return element.matches('a') && (around.textContent?.trim().length ?? 0) > own.length
    }
    const sizeOf = (element: Element) => {
      const labels = [...((element as HTMLInputElement).labels ?? [])]
      const boxes = [element, ...labels].map((one) => one.getBoundingClientRect())
      return {
        width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
        height: Math.max(...boxes.map(({ height }) => height)),
      }
    }
    return [
      ...document.querySelectorAll(
        'button, a[href], input, select, textarea, [role=checkbox], [role=switch], [role^=menuitem]',
      ),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('.sr-only, [inert], [aria-hidden=true], table') && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = sizeOf(element)
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
        return height === 0 || (height >= least - 0.5 && width >= least - 0.5)
          ? []
          : [`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`]
      })
  }, thumb)
}

/** Height of the bars at the top and bottom that don't scroll away. */
function coveredHeight(of: Page): Promise<number> {
  return of.evaluate(() =>
    [...document.querySelectorAll('header, aside, footer, nav, div')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > innerWidth * 0.8)
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  )
}
