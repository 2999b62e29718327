/** Every page in both themes: no accessibility violations, no horizontal scroll, a heading, no errors. */
import type { Page } from '@playwright/test'
import { expect, openPage, phone, test } from './testing/journey.ts'
import { expectAccessible, expectNoProblems, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { goInside, settle } from './testing/settle.ts'
import { sights, sightsOfMembers } from './testing/sights.ts'
import { signInAsDemo, signInByForm } from './testing/sign-in.ts'

const desk = { width: 1440, height: 900 }

/** Themes follow the system, so one page load shows both. */
async function inspect(page: Page, where: string, main: { width: number; height: number }): Promise<void> {
  await expect(page.locator('h1'), `${where}: h1`).toHaveCount(1)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page, `${where}, dark`, 'colors')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, `${where}, light`)
  await page.setViewportSize(phone)
  await settle(page)
  await expectNoSidewaysScroll(page, `${where} at 390`)
  await page.setViewportSize(main)
}

for (const { who, main, seen } of [
  { who: 'Miriam Okafor', main: desk, seen: sights },
  { who: 'Adaeze Nwosu', main: phone, seen: sightsOfMembers },
])
  test.describe(who, () => {
    let page: Page
    test.beforeAll(async ({ browser }) => {
      page = await openPage(browser, { viewport: main })
      await signInAsDemo(page, who)
      await page.goto('/')
      await settle(page)
    })
    test.afterEach(() => expectNoProblems(page))
    test.afterAll(() => page.context().close())

    for (const { address, title } of seen)
      test(address, async () => {
        await goInside(page, address)
        await expect(page).toHaveTitle(`${title} · Evenshift`)
        await settle(page)
        await inspect(page, `${address} for ${who}`, main)
      })

    test('an address that does not exist', async () => {
      await goInside(page, '/nowhere')
      await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
      await inspect(page, `not found for ${who}`, main)
    })
  })

test('a page for administrators, for a physician', async ({ physician: page }) => {
  await page.goto('/admin/dashboard')
  await page.getByText('This page is for administrators only').waitFor()
  await inspect(page, 'access denied', phone)
})

test('the landing page and onboarding', async ({ page }) => {
  await page.goto('/')
  await settle(page)
  await inspect(page, 'landing', desk)
  await signInByForm(page, { email: 'nora@new.example', first: 'Nora', last: 'Newcomer' })
  await page.goto('/')
  await page.getByRole('button', { name: /Set Up New Group/ }).waitFor()
  await inspect(page, 'onboarding', desk)
})
