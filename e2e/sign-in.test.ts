/** A new person arrives, signs in, sees onboarding, and leaves again. */
import { expect, it } from 'vitest'
import {
  expectAccessible,
  newVisitor,
  pressDemoAccount,
  shareBrowser,
  signInAsDemo,
  signInByForm,
} from './testing/browser.ts'

shareBrowser()

it('signs a new person in through the embedded provider, and out again', async () => {
  const { page, context, problems } = await newVisitor()
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
  const session = (await context.cookies()).find(({ name }) => name === 'evenshift_session')
  expect([session?.httpOnly, session?.sameSite]).toEqual([true, 'Lax'])
  expect(await page.evaluate(() => document.cookie)).not.toContain('evenshift_session')

  await page.getByRole('link', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
  const answer = await page.request.get('/api/auth/user')
  expect(answer.status()).toBe(401)
  expect(await answer.text()).toContain('Unauthorized')
  expect(problems).toEqual([])
})

it('shows visitors the landing page and nothing else', async () => {
  const { page } = await newVisitor()
  for (const path of ['/schedule', '/admin/dashboard', '/no/such/page']) {
    await page.goto(path)
    await page.getByText('404 Page Not Found').waitFor()
    await page.getByText('Did you forget to add the page to the router?').waitFor()
  }
})

it('works without scripts on the sign-in page', async () => {
  const { page } = await newVisitor({ scripts: false })
  await page.goto('/api/login')
  await page.getByRole('button', { name: 'Adaeze Nwosu' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await (await page.request.get('/api/auth/user')).json()).firstName).toBe('Adaeze')
})

/** Runs in the page. */
function untilSaid(text: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => document.body.textContent?.includes(text) && resolve())
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

it('sends somebody whose session ended to sign in, with a toast', async () => {
  const { page, context } = await newVisitor()
  await pressDemoAccount(page, 'Miriam Okafor')
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  await context.clearCookies({ name: 'evenshift_session' })
  // The page goes away half a second later, and while it goes nothing outside can look at it: it looks itself.
  const seen = page.evaluate(untilSaid, 'You are logged out. Logging in again...')
  await page.getByRole('link', { name: 'Schedule', exact: true }).first().click()
  await seen
  // The provider still knows the browser, so signing in again asks nothing.
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)
})

it('opens every page for the role that may, and says no to the other', async () => {
  const admin = await newVisitor()
  await signInAsDemo(admin.page, 'Miriam Okafor')
  await admin.page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  const physician = await newVisitor({ width: 390, height: 844 })
  await signInAsDemo(physician.page, 'Adaeze Nwosu', '/admin/users')
  await physician.page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await physician.page.getByText('Only administrators can access user management.').waitFor()
  await physician.page.goto('/admin/dashboard')
  await physician.page.getByText('This page is for administrators only').waitFor()
})

it('signs a person in by the form twice as the same person', async () => {
  const person = { email: 'twice@clinic.example', first: 'Ada', last: 'Twice' }
  const first = await newVisitor()
  await signInByForm(first.page, person)
  const id = (await (await first.page.request.get('/api/auth/user')).json()).id
  const second = await newVisitor()
  await signInByForm(second.page, person)
  expect((await (await second.page.request.get('/api/auth/user')).json()).id).toBe(id)
})
