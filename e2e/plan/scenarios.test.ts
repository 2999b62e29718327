/** What-ifs: one that becomes a draft, a rule that is removed, and a physician's own. */
import { expect, test } from '../testing/journey.ts'
import { expectAccessible } from '../testing/page-checks.ts'
import { send } from '../testing/send.ts'

test.use({ ownProduct: { from: 'template' } })
// The rule that the first one saves is what the second removes.
test.describe.configure({ mode: 'serial' })

/** A search takes its seconds, and on a busy machine several times as long. */
const patient = { timeout: 120_000 }

test('shows a computed scenario, tries another one with a swap approved, and uses it', async ({
  coordinator: page,
}) => {
  test.slow()
  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')
  await send(page, 'put', `/api/groups/${groupId}`, {
    ...{ settings: { solverSeconds: 2 }, additionalRules: 'At most 6 nights in a row' },
  })
  await page.goto('/admin/scenarios')
  await page.getByRole('region', { name: 'Ten days of leave: With this change' }).waitFor()
  await page.getByText('Not run yet.').waitFor()
  await expect(page.getByText(/^Published, saved .*It’s the mark on each bar\./)).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('o')
  await page.getByRole('grid').waitFor()
  expect(await page.locator('.roster-chip.is-unsaved').count()).toBeGreaterThan(0)
  await expectAccessible(page, 'a version in the roster')
  await page.getByRole('link', { name: 'Scenarios' }).click()

  const leave = page.getByRole('switch', { name: 'Ten days of leave' })
  await leave.focus()
  await page.keyboard.press('Space')
  await page.getByText(/^With Ten days of leave:/).waitFor(patient)
  await expect(leave).toBeChecked()
  await expectAccessible(page, 'versions with a what-if switched on')

  await page.getByRole('button', { name: 'New scenario' }).click()
  const dialog = page.getByRole('dialog', { name: 'New scenario' })
  await dialog.getByRole('combobox', { name: 'What changes' }).click()
  await page.getByRole('option', { name: 'A request is approved' }).click()
  await dialog.getByRole('combobox', { name: 'Request' }).click()
  await page
    .getByRole('option', { name: /swap of/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Add change' }).click()
  await expectAccessible(page, 'a scenario with a swap')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The swap')
  await dialog.getByRole('button', { name: 'Run scenario' }).click()
  const swapped = page.getByRole('region', { name: 'The swap: With this change' })
  await swapped.waitFor(patient)
  await page.keyboard.press('1')
  await expect(swapped.getByRole('button', { name: 'Use this one' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.waitForURL(/\/schedule\?schedule=\d+/)
  await page.getByText('Draft', { exact: true }).first().waitFor()
})

test('back-tests a rule that is removed', async ({ coordinator: page }) => {
  test.slow()
  await page.goto('/admin/group-settings?tab=rules')
  await page.getByRole('textbox', { name: 'Rules in plain words' }).fill('')
  const card = page.locator('section', { hasText: 'One rule per line.' })
  await card.getByRole('button', { name: 'Back-test' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Back-test' })
  await expect(dialog.getByText(/^As published, this month (meets|breaks)/)).toHaveCount(3, patient)
})

test('a physician tries something out in private', async ({ physician }) => {
  await physician.goto('/stats')
  await physician.getByText(/^(None of your shifts stand out\.|\d+ shifts? in .* predicted sleepiness)/).waitFor()
  await physician.getByRole('combobox', { name: 'What if' }).click()
  await physician.getByRole('option', { name: 'I changed my FTE' }).click()
  await physician.getByRole('button', { name: 'Try it' }).click()
  await physician.getByRole('progressbar', { name: 'Trying it out' }).waitFor()
  const gone = physician.waitForEvent('requestfailed', (request) => request.url().includes('/what-if'))
  await physician.getByRole('button', { name: 'Cancel' }).click()
  await gone
  await physician.getByRole('button', { name: 'Try it' }).click()
  await physician.getByText(/in your group would stay open\.|Your group would still cover/).waitFor(patient)
  await expectAccessible(physician, 'a private what-if')
})
