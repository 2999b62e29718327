/** From the first sign-in to a group that is ready: a coordinator, 40 physicians from a spreadsheet, and one who joins. */
import type { Page } from '@playwright/test'
import { expect, test } from './testing/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { goInside } from './testing/settle.ts'
import { signInByForm } from './testing/sign-in.ts'

const run = Date.now().toString(36)

/** As copied from a spreadsheet: a header row, tabs, names in one column. */
function spreadsheet(rows: number): string {
  const levels = ['Attending', 'Senior', 'Mid level', 'Jr', 'PGY-3']
  const lines = Array.from({ length: rows }, (_, row) =>
    [
      row % 2 ? `Dr. Anna${row} Lindt, MD` : `Lindt, Anna${row}`,
      row === 7 ? 'anna7.at.clinic' : `anna${row}.${run}@clinic.example`,
      `(555) 010-${String(1000 + row)}`,
      levels[row % levels.length],
      row % 4 === 0 ? '80%' : '1.0',
      '7/1/2021',
      row % 3 === 0 ? 'no' : 'yes',
    ].join('\t'),
  )
  return ['Physician\tEmail\tCell\tTitle\tFTE\tHire date\tNights', ...lines].join('\r\n')
}

async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('takes a new coordinator through group, 40 physicians, roles and rules, while one more joins by code', async ({
  page,
  phone: physician,
}) => {
  await signInByForm(page, { email: `cora.${run}@clinic.example`, first: 'Cora', last: 'Lund' })
  await page.goto('/')
  await page.getByRole('button', { name: /Set Up New Group/ }).click()
  await page.getByRole('button', { name: 'Create Group' }).click()
  await page.getByText('Group name is required').waitFor()
  await page.getByLabel('Group Name').fill('Harbor Hospitalists')
  await page.getByLabel('Number of Physicians').fill('40')
  // The dashboard may appear before the redirect, which would interrupt the next step.
  const redirected = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Create Group' }).click()
  await page.getByText('Your hospitalist group has been created successfully! Redirecting...').first().waitFor()
  await redirected
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()

  await goInside(page, '/admin/physicians')
  await page.getByText('No physicians yet').waitFor()
  await page.getByRole('button', { name: 'Paste a table' }).click()
  await expectAccessible(page, 'table source')
  await paste(page, 'Table', spreadsheet(40))
  await page.getByText('40 of 40 will be added, 1 with problems').waitFor()
  await expectAccessible(page, 'table preview')
  await expectNoSidewaysScroll(page, 'table preview')
  await expect(page.getByLabel('Experience level, row 5')).toHaveValue('resident')
  await page.getByText('With problems 1').click()
  await page.getByText('Valid email is required').waitFor()
  await page.getByLabel('Email, row 8').fill(`anna7.${run}@clinic.example`)
  await page.getByRole('button', { name: 'Add 40 physicians' }).click()
  await page.getByText('40 physicians added', { exact: true }).first().waitFor()
  await page.getByText('41 in the group').waitFor()

  await goInside(page, '/admin/group-settings?tab=roles')
  await page.getByText('No roles yet').waitFor()
  for (const [name, start, end, count] of [
    ['Rounder', '07:00', '19:00', '8'],
    ['Night', '19:00', '07:00', '2'],
  ] as const) {
    await page.getByRole('button', { name: 'Add role' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Role name').fill(name)
    await dialog.getByLabel('Start time').fill(start)
    await dialog.getByLabel('End time').fill(end)
    await dialog.getByLabel('Required').fill(count)
    await dialog.getByLabel('Saturday').click()
    await dialog.getByLabel('Sunday').click()
    await dialog.getByRole('button', { name: 'Create role' }).click()
    await page.getByText('Role created successfully').first().waitFor()
    await page.getByRole('row', { name: new RegExp(name) }).waitFor()
  }
  await page.getByRole('tab', { name: 'Rules & Constraints' }).click()
  await page.getByLabel('Rules in plain words').fill('max 3 nights in a row')
  await page.getByText('Applied', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save custom rules' }).click()
  await page.getByText('Group settings updated successfully').first().waitFor()
  await expectAccessible(page, 'rules')
  await page.getByRole('tab', { name: 'Advanced' }).click()
  const code = await page.locator('output').innerText()
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)

  await signInByForm(physician, { email: `pia.${run}@clinic.example`, first: 'Pia', last: 'Holm' })
  await physician.goto('/')
  await physician.getByRole('button', { name: /Join Existing Group/ }).click()
  await physician.getByLabel('Group Join Code').fill('00000x')
  await physician.getByRole('button', { name: 'Join Group' }).click()
  const refused = 'Invalid join code or group not found. Please check with your administrator.'
  await physician.getByText(refused).first().waitFor()
  await goInside(page, '/admin/users')
  await page.getByText('Cora Lund').first().waitFor()
  await physician.getByLabel('Group Join Code').fill(code)
  await physician.getByRole('button', { name: 'Join Group' }).click()
  await physician.waitForURL((url) => url.pathname === '/')
  await physician.getByText('My Schedule').first().waitFor()
  // The coordinator's page updates on its own.
  await page.getByText('Pia Holm').first().waitFor()
})
