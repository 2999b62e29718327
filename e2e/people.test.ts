/** The people of a group: two admins meet, somebody is changed and deactivated, everybody sees his own. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  newVisitor,
  shareBrowser,
  signInByForm,
  type Visitor,
} from './testing/browser.ts'
import { goInside } from './testing/settle.ts'

shareBrowser()

const run = Date.now().toString(36)
let people = 0

async function newPerson(first: string, options: Parameters<typeof newVisitor>[0] = {}): Promise<Visitor> {
  people += 1
  const visitor = await newVisitor(options)
  const email = `${first}${people}.${run}@clinic.example`.toLowerCase()
  await signInByForm(visitor.page, { email, first, last: 'Quist' }, null)
  return visitor
}

/** A group of one's own, made without the screens that other journeys walk through. */
async function newCoordinator(first: string): Promise<Visitor & { joinCode: string }> {
  const visitor = await newPerson(first)
  const answer = await visitor.page.request.post('/api/groups', { data: { name: `Group of ${first}` } })
  expect(answer.status()).toBe(201)
  return { ...visitor, joinCode: (await answer.json()).joinCode }
}

async function join(page: Page, joinCode: string): Promise<void> {
  const answer = await page.request.post('/api/groups/join', { data: { joinCode } })
  expect(answer.status()).toBe(200)
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

it('lets two admins who edit the same physician keep what they typed, and takes somebody out and back', async () => {
  const first = await newCoordinator('Ada')
  const second = await newPerson('Ben')
  await join(second.page, first.joinCode)
  await first.page.goto('/admin/users')
  await first.page.getByRole('button', { name: 'Change Role of Ben Quist' }).click()
  await first.page.getByText(/immediately affects admin access/).waitFor()
  await expectAccessible(first.page, 'change role')
  await first.page.getByRole('combobox', { name: 'New Role' }).click()
  await first.page.getByRole('option', { name: 'Administrator' }).click()
  await toast(first.page, 'User role updated successfully')
  const email = `shared.${run}@clinic.example`
  await first.page.request.post('/api/physicians', { data: { firstName: 'Cleo', lastName: 'Shared', email } })

  for (const { page } of [first, second]) {
    await page.goto('/admin/physicians')
    await page.getByRole('button', { name: 'Edit Cleo Shared' }).click()
  }
  await first.page.getByLabel('Last Name').fill('Shared-Olsen')
  await first.page.getByRole('button', { name: 'Save Changes' }).click()
  await toast(first.page, 'Physician updated successfully')

  await second.page.getByLabel('Last Name').fill('Shared-Berg')
  await second.page.getByLabel('Phone Number').fill('555 0177')
  const answered = second.page.waitForResponse((response) => response.request().method() === 'PUT')
  await second.page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await answered).status()).toBe(409)
  await second.page.getByText('Somebody else changed this meanwhile').waitFor()
  await second.page.getByText(/Shared became Shared-Olsen; you typed Shared-Berg/).waitFor()
  expect(await second.page.getByLabel('Last Name').inputValue()).toBe('Shared-Berg')
  await expectAccessible(second.page, 'changed meanwhile')
  await second.page.getByRole('button', { name: 'Take theirs over' }).click()
  expect(await second.page.getByLabel('Last Name').inputValue()).toBe('Shared-Olsen')
  await second.page.getByRole('button', { name: 'Save Changes' }).click()
  await toast(second.page, 'Physician updated successfully')
  await second.page.getByRole('dialog').waitFor({ state: 'detached' })
  const listed = await (await first.page.request.get('/api/users')).json()
  expect(listed.find((user: { email: string }) => user.email === email)).toMatchObject({
    lastName: 'Shared-Olsen',
    phoneNumber: '555 0177',
  })

  await first.page.keyboard.press('/')
  await first.page.keyboard.type('olsen')
  await first.page.getByRole('button', { name: 'Edit Cleo Shared-Olsen' }).click()
  await first.page.getByRole('tab', { name: 'Experience' }).click()
  await first.page.getByLabel('Performance Rating').fill('11')
  await first.page.getByRole('tab', { name: 'Preferences' }).click()
  await expectAccessible(first.page, 'physician dialog')
  await first.page.getByRole('button', { name: 'Save Changes' }).click()
  await first.page.getByText('Must be a whole number from 1 to 10').waitFor()
  await first.page.getByLabel('Performance Rating').fill('')
  await first.page.getByLabel('FTE').fill('0.6')
  await first.page.getByRole('tab', { name: 'Availability' }).click()
  await first.page.getByRole('table', { name: 'Unavailable Dates' }).getByRole('button', { name: / 15, / }).click()
  const saved = first.page.waitForResponse((response) => response.request().method() === 'PUT')
  await first.page.getByRole('button', { name: 'Save Changes' }).click()
  expect(await (await saved).json()).toMatchObject({
    fte: 0.6,
    performanceRating: 5,
    unavailableDates: [expect.stringMatching(/-15$/)],
  })
  await first.page.getByRole('dialog').waitFor({ state: 'detached' })
  await first.page.getByRole('button', { name: 'Deactivate Cleo Shared-Olsen' }).click()
  await first.page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await toast(first.page, 'Physician removed successfully')
  await first.page.getByText('Inactive 1').click()
  await first.page.getByRole('button', { name: 'Reactivate Cleo Shared-Olsen' }).click()
  await toast(first.page, 'Physician is active again')

  await goInside(second.page, '/admin/users')
  await second.page.getByRole('button', { name: 'Change Role of Ada Quist' }).click()
  await second.page.getByRole('combobox', { name: 'New Role' }).click()
  await second.page.getByRole('option', { name: 'Physician' }).click()
  await toast(second.page, 'User role updated successfully')
  await first.page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await second.page.getByRole('button', { name: 'Change Role of Ben Quist' }).click()
  await second.page.getByRole('combobox', { name: 'New Role' }).click()
  await second.page.getByRole('option', { name: 'Physician' }).click()
  await second.page.getByText('A group needs an administrator. Make somebody else one first.').waitFor()
  expect([...first.problems, ...second.problems]).toEqual([])
}, 180_000)

it('keeps physicians out of the pages for administrators, and lets them save their own preferences on a phone', async () => {
  const coordinator = await newCoordinator('Eve')
  const { page, problems } = await newPerson('Finn', { width: 390, height: 844 })
  await join(page, coordinator.joinCode)
  await page.goto('/admin/physicians')
  await page.getByText('Only administrators can manage physicians.').waitFor()
  await goInside(page, '/admin/users')
  await page.getByText('Only administrators can access user management.').waitFor()
  await page.getByRole('link', { name: 'Return to Dashboard' }).waitFor()

  await goInside(page, '/preferences')
  await page.getByLabel('First Name').fill('')
  await page.getByLabel('Email').fill('finn')
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await page.getByText('First name is required').waitFor()
  await page.getByText('Valid email is required').waitFor()
  await page.getByLabel('First Name').fill('Finn')
  await page.getByLabel('Email').fill(`finn.${run}@clinic.example`)
  for (const tab of ['Notifications', 'Security']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectAccessible(page, tab)
    await expectNoSidewaysScroll(page, tab)
  }
  await page.getByRole('tab', { name: 'Scheduling' }).click()
  await page.getByRole('switch', { name: 'Weekend Availability' }).click()
  await page.getByRole('radio', { name: 'Avoid' }).first().click()
  await page.getByRole('table', { name: 'Unavailable Dates' }).getByRole('button', { name: / 20, / }).click()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await toast(page, 'Your preferences have been updated successfully.')
  const me = await (await page.request.get('/api/auth/user')).json()
  expect(me).toMatchObject({
    email: `finn.${run}@clinic.example`,
    weekendAvailability: false,
    shiftTypePreferences: { day: 'avoid' },
    unavailableDates: [expect.stringMatching(/-20$/)],
  })
  const wishes = page.getByRole('form', { name: 'Wishes' })
  await wishes.getByLabel('Max Shifts per Month').fill('14')
  await wishes.getByRole('button', { name: 'Save Wishes' }).click()
  await expect
    .poll(async () => (await (await page.request.get('/api/preferences/my')).json()).maxShiftsPerMonth)
    .toBe(14)

  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Sign out of all devices' }).click()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  expect(problems).toEqual([])
})
