/** The people of a group: two admins edit at once, someone is changed and deactivated, and everyone sees their own data. */
import type { Page } from '@playwright/test'
import { expect, test } from './testing/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { send } from './testing/send.ts'
import { goInside } from './testing/settle.ts'
import { signInByForm } from './testing/sign-in.ts'

const run = Date.now().toString(36)
let people = 0

async function signIn(page: Page, first: string): Promise<void> {
  people += 1
  await signInByForm(page, { email: `${first}${people}.${run}@clinic.example`.toLowerCase(), first, last: 'Quist' })
}

/** A group owned by the first and joined by the second, without the screens that other journeys cover. */
async function makeGroup(coordinator: Page, member: Page): Promise<void> {
  const { joinCode } = await send<{ joinCode: string }>(coordinator, 'post', '/api/groups', { name: 'Quist Group' })
  await send(member, 'post', '/api/groups/join', { joinCode })
  const { id } = await send<{ id: number }>(member, 'get', '/api/auth/user')
  await send(coordinator, 'post', `/api/physicians/${id}/confirm`, {})
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('lets two admins who edit the same physician keep what they typed, and takes somebody out and back', async ({
  page: first,
  newPage,
}) => {
  const second = await newPage()
  await signIn(first, 'Ada')
  await signIn(second, 'Ben')
  await makeGroup(first, second)
  await first.goto('/admin/users')
  await first.getByRole('button', { name: 'Change Role of Ben Quist' }).click()
  await first.getByText(/immediately affects admin access/).waitFor()
  await expectAccessible(first, 'change role')
  await first.getByRole('combobox', { name: 'New Role' }).click()
  await first.getByRole('option', { name: 'Administrator' }).click()
  await toast(first, 'User role updated successfully')
  const email = `shared.${run}@clinic.example`
  await send(first, 'post', '/api/physicians', { firstName: 'Cleo', lastName: 'Shared', email })

  for (const page of [first, second]) {
    await page.goto('/admin/physicians')
    await page.getByRole('button', { name: 'Edit Cleo Shared' }).click()
  }
  await first.getByLabel('Last name').fill('Shared-Olsen')
  await first.getByRole('button', { name: 'Save changes' }).click()
  await toast(first, 'Physician updated successfully')

  await second.getByLabel('Last name').fill('Shared-Berg')
  await second.getByLabel('Phone number').fill('555 0177')
  const answered = second.waitForResponse((response) => response.request().method() === 'PUT')
  await second.getByRole('button', { name: 'Save changes' }).click()
  expect((await answered).status()).toBe(409)
  await second.getByText('Someone else changed this').waitFor()
  await second.getByText(/Shared became Shared-Olsen; you typed Shared-Berg/).waitFor()
  await expect(second.getByLabel('Last name')).toHaveValue('Shared-Berg')
  await expectAccessible(second, 'changed meanwhile')
  await second.getByRole('button', { name: 'Use theirs' }).click()
  await expect(second.getByLabel('Last name')).toHaveValue('Shared-Olsen')
  await second.getByRole('button', { name: 'Save changes' }).click()
  await toast(second, 'Physician updated successfully')
  await second.getByRole('dialog').waitFor({ state: 'detached' })
  const listed = await send<{ email: string }[]>(first, 'get', '/api/users')
  expect(listed.find((user) => user.email === email)).toMatchObject({
    lastName: 'Shared-Olsen',
    phoneNumber: '555 0177',
  })

  // The phone number is not in the list: only a new one surely has the colleague's change.
  await first.goto('/admin/physicians')
  await first.getByRole('button', { name: 'Edit Cleo Shared-Olsen' }).waitFor()
  await first.keyboard.press('/')
  await first.keyboard.type('olsen')
  await first.getByRole('button', { name: 'Edit Cleo Shared-Olsen' }).click()
  await first.getByRole('tab', { name: 'Experience' }).click()
  await first.getByLabel('Performance rating').fill('11')
  await first.getByRole('tab', { name: 'Preferences' }).click()
  await expectAccessible(first, 'physician dialog')
  await first.getByRole('button', { name: 'Save changes' }).click()
  await first.getByText('Must be a whole number from 1 to 10').waitFor()
  await first.getByLabel('Performance rating').fill('')
  await first.getByLabel('FTE').fill('0.6')
  await first.getByRole('tab', { name: 'Availability' }).click()
  await first.getByRole('table', { name: 'Blocked dates' }).getByRole('button', { name: / 15, / }).click()
  const saved = first.waitForResponse((response) => response.request().method() === 'PUT')
  await first.getByRole('button', { name: 'Save changes' }).click()
  expect(await (await saved).json()).toMatchObject({
    fte: 0.6,
    performanceRating: 5,
    unavailableDates: [expect.stringMatching(/-15$/)],
  })
  await first.getByRole('dialog').waitFor({ state: 'detached' })
  await first.getByRole('button', { name: 'Deactivate Cleo Shared-Olsen' }).click()
  await first.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await toast(first, 'Physician removed successfully')
  await first.getByText('Inactive 1').click()
  await first.getByRole('button', { name: 'Reactivate Cleo Shared-Olsen' }).click()
  await toast(first, 'Physician reactivated')

  await goInside(second, '/admin/users')
  await second.getByRole('button', { name: 'Change Role of Ada Quist' }).click()
  await second.getByRole('combobox', { name: 'New Role' }).click()
  await second.getByRole('option', { name: 'Physician' }).click()
  await toast(second, 'User role updated successfully')
  await first.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await second.getByRole('button', { name: 'Change Role of Ben Quist' }).click()
  await second.getByRole('combobox', { name: 'New Role' }).click()
  await second.getByRole('option', { name: 'Physician' }).click()
  await second.getByText('A group needs an administrator. Make someone else one first.').waitFor()
})

test('asks whoever is added to a group, and lets members leave', async ({
  page: coordinator,
  phone: page,
  newPage,
}) => {
  await signIn(coordinator, 'Gia')
  await send(coordinator, 'post', '/api/groups', { name: 'Riverside Hospitalists' })
  const [email, wrong] = [`hal.${run}@clinic.example`, `stranger.${run}@clinic.example`]
  await send(coordinator, 'post', '/api/physicians', { firstName: 'Hal', lastName: 'Berg', email })
  await send(coordinator, 'post', '/api/physicians', { firstName: 'Ida', lastName: 'Moe', email: wrong })
  await coordinator.goto('/admin/physicians')
  await coordinator.getByText('Added', { exact: true }).first().waitFor()

  await signInByForm(page, { email, first: 'Hal', last: 'Berg' })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Riverside Hospitalists added you' }).waitFor()
  await expectAccessible(page, 'invitation')
  await expectNoSidewaysScroll(page, 'invitation')
  await page.getByRole('button', { name: 'Join Riverside Hospitalists' }).click()
  await toast(page, 'You’ve joined the group. Redirecting...')
  await page.getByText('My Schedule').first().waitFor()

  const stranger = await newPage()
  await signInByForm(stranger, { email: wrong, first: 'Sten', last: 'Ger' })
  await stranger.goto('/')
  await stranger.getByRole('button', { name: 'Not my group: Riverside Hospitalists' }).click()
  await stranger.getByRole('heading', { name: 'Riverside Hospitalists added you' }).waitFor({ state: 'detached' })
  await coordinator.getByText('Declined: check the email').waitFor()

  await page.goto('/preferences?tab=security')
  await page.getByRole('button', { name: 'Leave group' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave group' }).click()
  await page.getByRole('heading', { name: 'Welcome to Evenshift' }).waitFor()
  const { id } = (await send<{ id: number; email: string }[]>(coordinator, 'get', '/api/users')).find(
    (user) => user.email === email,
  )!
  await send(coordinator, 'post', `/api/physicians/${id}/reactivate`, {})
  await page.goto('/')
  await page.getByRole('button', { name: 'Join Riverside Hospitalists' }).click()
  await page.getByText('My Schedule').first().waitFor()
  await send(coordinator, 'delete', `/api/physicians/${id}`)
  await page.goto('/')
  await page.getByRole('heading', { name: 'You’re no longer a member of Riverside Hospitalists' }).waitFor()
  await page.getByRole('button', { name: /Join Existing Group/ }).waitFor()
})

test('keeps physicians out of the pages for administrators, and lets them save their own preferences on a phone', async ({
  page: coordinator,
  phone: page,
}) => {
  await signIn(coordinator, 'Eve')
  await signIn(page, 'Finn')
  await makeGroup(coordinator, page)
  await page.goto('/admin/physicians')
  await page.getByText('Only administrators can manage physicians.').waitFor()
  await goInside(page, '/admin/users')
  await page.getByText('Only administrators can access user management.').waitFor()
  await page.getByRole('link', { name: 'Return to Dashboard' }).waitFor()

  await goInside(page, '/preferences')
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Email').fill('finn')
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await page.getByText('First name is required').waitFor()
  await page.getByText('Valid email is required').waitFor()
  await page.getByLabel('First name').fill('Finn')
  const email = `finn${people}.${run}@clinic.example`
  await page.getByLabel('Email').fill(`other.${run}@clinic.example`)
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await page.getByText('Your email address comes from your sign-in. Change it there.').waitFor()
  await page.getByLabel('Email').fill(email)
  for (const tab of ['Notifications', 'Security']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectAccessible(page, tab)
    await expectNoSidewaysScroll(page, tab)
  }
  await page.getByRole('tab', { name: 'Scheduling' }).click()
  await page.getByRole('switch', { name: 'Weekend availability' }).click()
  await page.getByRole('radio', { name: 'Avoid' }).first().click()
  await page.getByRole('table', { name: 'Blocked dates' }).getByRole('button', { name: / 20, / }).click()
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await toast(page, 'Your preferences have been updated successfully.')
  expect(await send(page, 'get', '/api/auth/user')).toMatchObject({
    email,
    weekendAvailability: false,
    shiftTypePreferences: { day: 'avoid' },
    unavailableDates: [expect.stringMatching(/-20$/)],
  })
  const requests = page.getByRole('form', { name: 'Requests for coming months' })
  await requests.getByLabel('Max shifts per month').fill('14')
  await requests.getByRole('button', { name: 'Save requests' }).click()
  await expect.poll(() => send(page, 'get', '/api/preferences/my')).toMatchObject({ maxShiftsPerMonth: 14 })

  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Sign out of all devices' }).click()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})
