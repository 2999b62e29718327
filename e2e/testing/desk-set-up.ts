/** How two coordinators set a group up, from the landing page until it can be generated. */
import type { Page } from '@playwright/test'
import { createHand } from './hand.ts'
import { expect } from './journey.ts'
import { expectAccessible } from './page-checks.ts'
import { goInside, settle } from './settle.ts'
import { signInByForm } from './sign-in.ts'

export const physicians = 'Abel Brandt Calder Dietz Egan Falk Grant Holt Irwin Jensen Kerr Lund'.split(' ')

/** As people keep it: a title, a column that means nothing here, and a sum. */
function spreadsheet(): string {
  const rows = physicians.map((last) => `${last}, Kim\t${last.toLowerCase()}@ward.example\t(555) 010-1234\tBlue`)
  return ['Hospitalists 2026', 'Physician\tEmail\tCell\tLocker', ...rows, `TOTAL\t\t\t${physicians.length}`].join(
    '\r\n',
  )
}

/** A visitor follows a link in the footer, signs in, and creates a group in which they also work. */
export async function openGroup(page: Page): Promise<void> {
  const hand = createHand(page)
  await page.goto('/')
  await hand.click(page.getByRole('contentinfo').getByRole('link', { name: 'Schedule Analysis' }))
  await page.waitForURL(/\/idp\//)
  await expect(page.locator('body')).toHaveCSS('font-family', /Instrument Sans/)
  await hand.type(page.locator('input[name=email]'), 'cora@ward.example')
  await hand.type(page.locator('input[name=given_name]'), 'Cora')
  await hand.type(page.locator('input[name=family_name]'), 'Quill')
  await hand.click(page.getByRole('button', { name: 'Continue' }))
  await page.goto('/')
  await hand.click(page.getByRole('button', { name: /Set Up New Group/ }))
  await hand.type(page.getByLabel('Group Name'), 'Ward Hospitalists')
  await hand.type(page.getByLabel('Number of Physicians'), '30')
  await hand.click(page.getByRole('checkbox', { name: 'I also work shifts' }))
  // The dashboard may appear before the redirect, which would interrupt the next step.
  const redirected = page.waitForEvent('load')
  await hand.click(page.getByRole('button', { name: 'Create Group' }))
  await redirected
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()

  await hand.go('/admin/physicians')
  await hand.click(page.getByRole('button', { name: 'Add many' }))
  await hand.paste(page.getByLabel('Table', { exact: true }), spreadsheet())
  await page.getByText(/^Not added: Locker\./).waitFor()
  await page.getByRole('heading', { name: '2 rows skipped' }).waitFor()
  await hand.click(page.getByRole('button', { name: 'Add 12 physicians' }))
  const invitation = page.getByRole('dialog', { name: 'Invite 12 physicians' })
  await invitation.getByText(/^Email isn’t set up on this server/).waitFor()
  await expectAccessible(page, 'invitation')
  await hand.click(invitation.getByRole('button', { name: 'Copy message' }))
  await invitation.getByText('Copied').waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByText(/^Invited /)
    .first()
    .waitFor()
  const { clicks, fields } = hand.done
  console.log(
    `A group with 12 physicians after ${clicks} clicks and ${fields} fields: ${Math.round(hand.seconds())} s by hand.`,
  )
}

/** Every tab: roles with all that restricts them, rules in words, holidays, and what this server can do. */
export async function setUp(page: Page): Promise<void> {
  await goInside(page, '/admin/group-settings?tab=shift-types')
  await page.getByRole('button', { name: 'Add shift type' }).click()
  await page.getByLabel('Name', { exact: true }).last().fill('Short day')
  await page.getByLabel('End', { exact: true }).last().fill('5p')
  await save(page, 'Save shift types')

  await page.getByRole('tab', { name: 'Roles & Positions' }).click()
  await addRole(page, { name: 'Rounder', type: /^Short day/, count: '3', location: 'Tower A' })
  await addRole(page, { name: 'Night', type: /^Night/, count: '1', never: 'Abel, Kim' })
  await addRole(page, { name: 'Backup', category: 'Backup', type: /^Day/, count: '1' })
  await page.getByRole('row', { name: /Night/ }).getByText('Never Abel').waitFor()
  await limitBackup(page)
  await page.getByRole('button', { name: 'Edit Rounder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Rounder' })
  await dialog.getByRole('checkbox', { name: 'Same number every day' }).click()
  await dialog.getByLabel('Sun', { exact: true }).fill('2')
  await dialog.getByRole('combobox', { name: 'Add a holiday' }).click()
  await page.getByRole('option', { name: /^Christmas Day, / }).click()
  await dialog.getByLabel('Required').last().fill('2')
  await expectAccessible(page, 'role dialog')
  await dialog.getByRole('button', { name: 'Update role' }).click()
  await page
    .getByRole('row', { name: /Rounder/ })
    .getByText('Dec 25: 2')
    .waitFor()

  await page.getByRole('tab', { name: 'Rules & Constraints' }).click()
  await page.getByLabel('Rules in plain words').fill('max 4 nights in a row')
  await page.getByText('Applied', { exact: true }).waitFor()
  await weighRules(page)
  await page.getByRole('tab', { name: 'Advanced' }).click()
  await page.getByLabel('Search time').fill('2')
  await page.getByLabel('Time-off requests close').fill('5')
  await page.getByLabel('Remind before requests close').fill('30')
  await page.getByLabel('Maximum physicians off per day').fill('1')
  await page.getByRole('combobox', { name: 'Time zone' }).click()
  await expect(page.getByRole('option').first()).toHaveText('Eastern Time (New York)')
  await page.keyboard.press('Escape')
  await save(page, 'Save advanced settings')
  const onCall = page.getByRole('group', { name: 'Counts as on call' })
  await onCall.getByRole('checkbox', { name: 'Admitter' }).click()
  await save(page, 'Save backup categories')

  // The rule in the other tab is neither lost nor forgotten.
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByText('Not saved yet: Custom rules.').waitFor()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('tab', { name: 'Rules & Constraints' }).click()
  await save(page, 'Save custom rules')

  await page.getByRole('tab', { name: 'Advanced' }).click()
  const server = page.locator('section', { has: page.getByRole('heading', { name: 'Set up on this server' }) })
  await expect(server.getByText('Not set up')).toHaveCount(3)
  const advanced = page.getByRole('tabpanel', { name: 'Advanced' })
  await advanced.getByLabel('Date', { exact: true }).fill('2026-12-24')
  await advanced.getByLabel('Name', { exact: true }).fill('Christmas Eve')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Remove Christmas Eve' }).waitFor()
  await page.getByRole('combobox', { name: 'Christmas Eve' }).click()
  await page.getByRole('option', { name: 'Major' }).click()
  await expect(page.getByRole('combobox', { name: 'Christmas Eve' })).toHaveText('Major')
  await expectAccessible(page, 'advanced settings')
}

/** What matters most, a hard rule, its number, and one weight behind the fold: none of them changes what follows. */
async function weighRules(page: Page): Promise<void> {
  const sliders = page.getByRole('slider')
  await expect(sliders).toHaveCount(5)
  await expect(sliders.first()).toBeDisabled()
  const requests = page.getByRole('slider', { name: 'Requests and preferences' })
  await requests.press('ArrowRight')
  await expect(requests).toHaveAttribute('aria-valuetext', 'More')
  await page.getByRole('switch', { name: 'Holidays only for people who work holidays' }).click()
  await page.getByLabel('Enough rest between shifts, hours').fill('11')
  await page.getByText('Advanced: each rule and its weight').click()
  await page.getByLabel('Weight: Shifts rotate forward').fill('4')
  // A switch half under the bar at the top would be a small target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, 'rules and their weights')
  await save(page, 'Save rules')
}

/** Only one person may work it, and then everybody again. */
async function limitBackup(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: /Backup/ })
  const dialog = page.getByRole('dialog', { name: 'Edit Backup' })
  await page.getByRole('button', { name: 'Edit Backup' }).click()
  await dialog.getByRole('combobox', { name: 'Only these physicians' }).click()
  await page.getByRole('option', { name: 'Lund, Kim' }).click()
  await dialog.getByRole('button', { name: 'Update role' }).click()
  await row.getByText('Only Lund').waitFor()
  await page.getByRole('button', { name: 'Edit Backup' }).click()
  await dialog.getByRole('button', { name: 'Remove Lund, Kim' }).click()
  await dialog.getByRole('button', { name: 'Update role' }).click()
  await row.getByText('Everyone').waitFor()
}

type NewRole = { name: string; category?: string; type: RegExp; count: string; location?: string; never?: string }

async function addRole(page: Page, { name, category, type, count, location, never }: NewRole): Promise<void> {
  await page.getByRole('button', { name: 'Add role' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add role' })
  await dialog.getByLabel('Role name').fill(name)
  const choose = async (box: string, option: string | RegExp) => {
    await dialog.getByRole('combobox', { name: box }).click()
    await page.getByRole('option', { name: option }).click()
  }
  if (category) await choose('Category', category)
  await choose('Shift type', type)
  await dialog.getByLabel('Required').fill(count)
  if (location) await dialog.getByLabel('Location').fill(location)
  if (never) await choose('Never these physicians', never)
  await dialog.getByLabel('Saturday').click()
  await dialog.getByLabel('Sunday').click()
  await dialog.getByRole('button', { name: 'Create role' }).click()
  await page.getByRole('row', { name: new RegExp(name) }).waitFor()
}

/** The second coordinator joins by code, is confirmed, and is promoted: still a physician who works. */
export async function joinAndPromote(first: Page, second: Page): Promise<void> {
  const code = await first.locator('output').innerText()
  await signInByForm(second, { email: 'dev@ward.example', first: 'Dev', last: 'Rao' })
  await second.goto('/')
  await second.getByRole('button', { name: /Join Existing Group/ }).click()
  await second.getByLabel('Group Join Code').fill(`${code.slice(0, 5)} - ${code.slice(5)}`.toLowerCase())
  await second.getByRole('button', { name: 'Join Group' }).click()
  await second.getByText('Your coordinator still has to confirm you.', { exact: false }).waitFor()
  await second.getByRole('list', { name: 'First steps' }).waitFor()

  await goInside(first, '/admin/dashboard')
  await first.getByText('1 person joined. Until you confirm them, they can’t be scheduled.').waitFor()
  await first.getByRole('link', { name: 'Confirm' }).click()
  await first.getByRole('button', { name: 'Confirm Dev Rao' }).click()
  await saved(first, 'Dev Rao can be scheduled now.')
  await goInside(first, '/admin/users')
  await first.getByRole('button', { name: 'Change Role of Dev Rao' }).click()
  await first.getByRole('combobox', { name: 'New Role' }).click()
  await first.getByRole('option', { name: 'Administrator' }).click()
  await saved(first, 'User role updated successfully')
  await goInside(first, '/admin/physicians')
  await first.getByRole('button', { name: 'Edit Dev Rao' }).waitFor()
}

/** Until the page shows what was saved. */
async function save(page: Page, button: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: button }).click()
  expect((await answered).status()).toBe(200)
  await settle(page)
}

/** What the last message says. */
export async function saved(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).first().waitFor()
}
