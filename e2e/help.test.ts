/** The public pages and the help page: every link and button works, except the one entry without an address here. */
import type { Page } from '@playwright/test'
import { paths } from '../src/web/paths.ts'
import { expect, phone, test } from './testing/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { goInside } from './testing/settle.ts'
import { privacyUrl, supportEmail } from './testing/shared-settings.ts'
import { signInAsDemo } from './testing/sign-in.ts'

/** Where the links in a part of the page lead, without duplicates. */
function targetsIn(page: Page, part: string): Promise<string[]> {
  return page
    .locator(`${part} a[href]`)
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
}

test('gives visitors a landing page where everything leads somewhere', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.getByRole('link', { name: supportEmail }).waitFor()
  const targets = await targetsIn(page, 'body')
  expect(targets.sort()).toEqual(
    ['/', '/api/login', '/group-settings', '/help', '/schedule-upload', `mailto:${supportEmail}`, privacyUrl].sort(),
  )
  // An entry without an address is plain text.
  const terms = page.getByText('Terms of Service')
  await terms.click()
  expect(await terms.evaluate((entry) => entry.closest('a, button'))).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/')

  const shown = () => page.getByRole('group', { name: /of 4/ }).getAttribute('aria-label')
  for (const name of [/^Slide 2/, /^Slide 3/, /^Slide 4/, /^Slide 1/]) {
    const dot = page.getByRole('button', { name })
    await dot.click()
    expect(await dot.getAttribute('aria-current')).toBe('true')
    expect(await shown()).toContain(`${/\d/.exec(String(name))![0]} of 4`)
  }
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()

  // Presses one of each kind; the others lead to the same address.
  for (const name of ['Sign In', 'Get Started', 'Start Free Trial', 'Book Demo'])
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', '/api/login')
  await page.getByRole('link', { name: 'Book Demo' }).first().click()
  await page.waitForURL(/\/idp\//)
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [name, target] of [
    ['Schedule Analysis', '/schedule-upload'],
    ['Group Settings', '/group-settings'],
    ['Help & Support', '/help'],
    ['Documentation', '/help'],
  ] as const)
    await expect(footer.getByRole('link', { name }), name).toHaveAttribute('href', target)
  // These pages are for members, so visitors sign in first.
  await footer.getByRole('link', { name: 'Documentation' }).click()
  await page.waitForURL(/\/idp\//)
})

test('tells search engines and previews of links what this is, without a script', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false })
  const html = await (await page.request.get('/')).text()
  expect(html).toMatch(/<title>Evenshift: .*hospitalist/)
  expect(html).toContain('A month of shifts that feels fair to everyone')
  expect(html).toMatch(/property="og:image" content="http:\/\/[^"]+\/icons\/icon-512\.png"/)
  await page.goto('/')
  await page.getByRole('heading', { name: 'A month of shifts that feels fair to everyone' }).waitFor()
})

for (const { person, options, kinds } of [
  { person: 'Adaeze Nwosu', options: { viewport: phone }, kinds: ['member'] },
  { person: 'Miriam Okafor', options: {}, kinds: ['member', 'admin'] },
])
  test(`answers questions of ${person}, and every link of the help page opens a page that its reader may open`, async ({
    newPage,
  }) => {
    const page = await newPage(options)
    await signInAsDemo(page, person)
    await page.goto('/help?search=vacaton')
    await page.getByText('How do I request time off?').click()
    await page.getByText(/select New Request/).waitFor()
    await page.getByRole('radio', { name: 'Preferences' }).click()
    expect(new URL(page.url()).searchParams.get('category')).toBe('preferences')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await page.getByText('Is there a dark theme?').waitFor()
    const targets = new Set<string>()
    for (const tab of ['FAQ', 'Features', 'Contact']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByText('Evenshift is working.').waitFor()
      if (tab !== 'FAQ') await expectAccessible(page, `${tab} of ${person}`)
      await expectNoSidewaysScroll(page, `${tab} of ${person}`)
      for (const target of await targetsIn(page, 'main')) targets.add(target.split('?')[0] ?? target)
    }
    targets.delete(`mailto:${supportEmail}`)
    expect(targets.size).toBeGreaterThan(6)
    // The every-page journey checks that each of these opens.
    const open = paths.filter(({ allow }) => kinds.includes(allow)).map(({ path }) => path)
    for (const target of targets) expect(open).toContain(target)
  })

test('sends a message to support, which the audit log has; the log is filtered and saved', async ({
  coordinator: page,
}) => {
  await page.goto('/help?tab=contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Message is required').waitFor()
  await page.getByLabel('Subject').fill('Calendar')
  await page.getByLabel('Message').fill('Nights are missing.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('You’ll get an answer by email.').waitFor()
  await page.getByRole('button', { name: 'Check again' }).click()

  await goInside(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'All changes' }).click()
  await page.getByText(/wrote to support/).waitFor()
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('wrote support')
  await page
    .getByText(/requested time off/)
    .first()
    .waitFor({ state: 'detached' })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export .csv' }).click()
  expect((await saved).suggestedFilename()).toBe('audit-log.csv')
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await page
    .getByText(/requested time off/)
    .first()
    .waitFor()
})

test('brings a physician on a phone anywhere in three taps', async ({ physician: page }) => {
  await page.goto('/')
  const home = async () => {
    await page.keyboard.press('Escape')
    await goInside(page, '/')
    await page.getByRole('region', { name: 'Next shift' }).waitFor()
  }
  const isOpen = (dialog: RegExp | string) => page.getByRole('dialog', { name: dialog }).waitFor()

  await home()
  await page.getByRole('complementary', { name: 'Requests' }).getByRole('button', { name: 'Request Time Off' }).click()
  await isOpen(/./)
  await home()
  await page.getByRole('complementary', { name: 'Requests' }).getByRole('button', { name: 'Request Swap' }).click()
  await isOpen(/./)
  await home()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Open shifts' }).click()
  await page.waitForURL(/open-shifts/)
  await home()
  await page.getByRole('link', { name: 'Everyone on' }).click()
  await page.waitForURL(/schedule\?view=day/)
  await home()
  const numbers = page.locator('a[href^="tel:"]')
  await numbers.first().waitFor({ state: 'attached' })
  await expectNoSidewaysScroll(page, 'start page')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'View Stats' }).click()
  await page.getByRole('list', { name: /^12 months/ }).waitFor()
  await page.getByText('Weekend shifts').first().click()
  await expectAccessible(page, 'stats')
  await expectNoSidewaysScroll(page, 'stats')
})
