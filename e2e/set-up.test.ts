/** From the first sign-in to a group that is ready: a coordinator and a physician at the same time. */
import { expect, it } from 'vitest'
import { expectAccessible, newVisitor, signInByForm, startBrowser } from './testing/browser.ts'

startBrowser()

const run = Date.now().toString(36)

it('takes a coordinator through group, roles and rules, while a physician joins by code', async () => {
  const coordinator = await newVisitor()
  await signInByForm(coordinator.page, { email: `cora.${run}@clinic.example`, first: 'Cora', last: 'Lund' })
  const { page } = coordinator
  await page.getByRole('button', { name: /Set Up New Group/ }).click()
  await page.getByRole('button', { name: 'Create Group' }).click()
  await page.getByText('Group name is required').waitFor()
  await page.getByLabel('Group Name').fill('Harbor Hospitalists')
  await page.getByLabel('Number of Physicians').fill('40')
  await page.getByRole('button', { name: 'Create Group' }).click()
  await page.getByText('Your hospitalist group has been created successfully! Redirecting...').first().waitFor()
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()

  await page.goto('/admin/group-settings?tab=roles')
  await page.getByText('No Roles Yet').waitFor()
  for (const [name, start, end, count] of [
    ['Rounder', '07:00', '19:00', '8'],
    ['Night', '19:00', '07:00', '2'],
  ] as const) {
    await page.getByRole('button', { name: 'Add Role' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Role Name').fill(name)
    await dialog.getByLabel('Start Time').fill(start)
    await dialog.getByLabel('End Time').fill(end)
    await dialog.getByLabel('Required').fill(count)
    await dialog.getByLabel('Saturday').click()
    await dialog.getByLabel('Sunday').click()
    await dialog.getByRole('button', { name: 'Create Role' }).click()
    await page.getByText('Role created successfully').first().waitFor()
    await page.getByRole('row', { name: new RegExp(name) }).waitFor()
  }
  await expectAccessible(page, 'roles')
  await page.getByRole('tab', { name: 'Rules & Constraints' }).click()
  await page.getByLabel('Rules in plain words').fill('max 3 nights in a row')
  await page.getByText('Understood', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save Additional Rules' }).click()
  await page.getByText('Group settings updated successfully').first().waitFor()
  await expectAccessible(page, 'rules')
  await page.getByRole('tab', { name: 'Advanced' }).click()
  const code = await page.locator('output').innerText()
  expect(code).toMatch(/^\d{6}$/)
  await expectAccessible(page, 'advanced')

  const physician = await newVisitor({ width: 390, height: 844 })
  await signInByForm(physician.page, { email: `pia.${run}@clinic.example`, first: 'Pia', last: 'Holm' })
  await physician.page.getByRole('button', { name: /Join Existing Group/ }).click()
  await physician.page.getByLabel('Group Join Code').fill('00000x')
  await physician.page.getByRole('button', { name: 'Join Group' }).click()
  const refused = 'Invalid join code or group not found. Please check with your administrator.'
  await physician.page.getByText(refused).first().waitFor()
  await page.goto('/admin/users')
  await page.getByText('Cora Lund').first().waitFor()
  await physician.page.getByLabel('Group Join Code').fill(code)
  await physician.page.getByRole('button', { name: 'Join Group' }).click()
  await physician.page.waitForURL((url) => url.pathname === '/')
  await physician.page.getByText('My Schedule').first().waitFor()
  // The coordinator's page hears of it without being touched.
  await page.getByText('Pia Holm').first().waitFor()
  expect([...coordinator.problems, ...physician.problems]).toEqual([])
})
