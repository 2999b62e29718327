/** A new person arrives, signs in, sees onboarding, and leaves again. */
import { expect, test } from './testing/journey.ts'
import { expectAccessible } from './testing/page-checks.ts'
import { send } from './testing/send.ts'
import { settle } from './testing/settle.ts'
import { signInByForm } from './testing/sign-in.ts'

test('signs a new person in through the embedded provider, and out again', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await page.waitForURL(/\/idp\//)
  await expectAccessible(page, 'sign-in page')
  await page.fill('input[name=email]', 'new.person@clinic.example')
  await page.fill('input[name=given_name]', 'Nora')
  await page.fill('input[name=family_name]', 'Quist')
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByRole('heading', { name: 'Welcome to Evenshift' }).waitFor()
  await page.getByText('new.person@clinic.example').waitFor()
  await page.getByRole('button', { name: /Set Up New Group/ }).waitFor()
  await page.getByRole('button', { name: /Join Existing Group/ }).waitFor()
  const session = (await page.context().cookies()).find(({ name }) => name === 'evenshift_session')
  expect([session?.httpOnly, session?.sameSite]).toEqual([true, 'Lax'])
  expect(await page.evaluate(() => document.cookie)).not.toContain('evenshift_session')

  await page.getByRole('link', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
  const answer = await page.request.get('/api/auth/user')
  expect(answer.status()).toBe(401)
  expect(await answer.text()).toContain('Unauthorized')
})

test('shows visitors the landing page and nothing else', async ({ page }) => {
  for (const path of ['/schedule', '/admin/dashboard', '/no/such/page']) {
    await page.goto(path)
    await page.getByText('404 Page Not Found').waitFor()
    await page.getByText('Did you forget to add the page to the router?').waitFor()
  }
})

test('leads from a link opened while signed out through sign-in to the very page', async ({ page }) => {
  await page.goto('/schedule?view=week&layout=list#today')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Adaeze Nwosu' }).click()
  await page.waitForURL((url) => url.pathname === '/schedule')
  const { search, hash } = new URL(page.url())
  expect([search, hash]).toEqual(['?view=week&layout=list', '#today'])
})

test('works without scripts on the sign-in page', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/api/login')
  await page.getByRole('button', { name: 'Adaeze Nwosu' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await send(page, 'get', '/api/auth/user')).toMatchObject({ firstName: 'Adaeze' })
})

/** Runs in the page. */
function untilSaid(text: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => document.body.textContent?.includes(text) && resolve())
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

test('sends somebody whose session ended to sign in, with a toast', async ({ page }) => {
  await page.goto('/api/login')
  await page.getByRole('button', { name: 'Miriam Okafor' }).click()
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  await settle(page)
  await page.context().clearCookies({ name: 'evenshift_session' })
  // The page leaves after half a second, and nothing outside can inspect it while it does, so it records itself.
  const seen = page.evaluate(untilSaid, 'You are logged out. Logging in again...')
  await page.getByRole('link', { name: 'Schedule', exact: true }).first().click()
  await seen
  // The provider still remembers the browser, so signing in again is automatic and returns to the requested page.
  await expect.poll(async () => (await page.request.get('/api/auth/user')).status()).toBe(200)
  await page.getByRole('grid', { name: /^Roster/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/schedule')
})

test('opens every page for the role that may, and says no to the other', async ({ coordinator, physician }) => {
  await coordinator.goto('/')
  await coordinator.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  await physician.goto('/admin/users')
  await physician.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await physician.getByText('Only administrators can access user management.').waitFor()
  await physician.goto('/admin/dashboard')
  await physician.getByText('This page is for administrators only').waitFor()
})

test('signs a person in by the form twice as the same person', async ({ page, phone }) => {
  const person = { email: 'twice@clinic.example', first: 'Ada', last: 'Twice' }
  await signInByForm(page, person)
  const { id } = await send<{ id: number }>(page, 'get', '/api/auth/user')
  await signInByForm(phone, person)
  expect(await send(phone, 'get', '/api/auth/user')).toMatchObject({ id })
})
