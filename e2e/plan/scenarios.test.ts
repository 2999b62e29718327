/** What-ifs side by side: three alternatives and a scenario with somebody out, and one of them becomes the draft. */
import { expect, test } from '../testing/journey.ts'
import { expectAccessible } from '../testing/page-checks.ts'
import { send } from '../testing/send.ts'

test.use({ ownProduct: { from: 'template' } })

/** A search takes its seconds, and on a busy machine several times as long. */
const patient = { timeout: 120_000 }

test('compares three alternatives and a scenario with somebody out, and uses one', async ({ coordinator: page }) => {
  test.slow()
  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')
  await send(page, 'put', `/api/groups/${groupId}`, { settings: { solverSeconds: 2 } })
  await page.goto('/admin/scenarios')
  await page.getByText('One more nocturnist', { exact: true }).waitFor()
  await page.getByText('Not computed yet.').first().waitFor()

  await page.getByRole('button', { name: 'Offer alternatives' }).click()
  const uses = page.getByRole('button', { name: 'Use this one' })
  await page.getByRole('heading', { name: 'Fairest' }).waitFor(patient)
  await expect(uses).toHaveCount(3)
  for (const title of ['Most full weeks', /^Most (requests granted|preferences met)$/])
    await page.getByRole('heading', { name: title }).waitFor()
  await page.getByText('Closest to your rules').waitFor()
  const pictures = await page
    .getByRole('img', { name: /shift changes/ })
    .evaluateAll((all) => all.map((one) => one.innerHTML))
  expect(new Set(pictures).size).toBe(3)

  await page.getByRole('button', { name: 'New scenario' }).click()
  const dialog = page.getByRole('dialog', { name: 'New scenario' })
  await dialog.getByRole('combobox', { name: 'Physician' }).click()
  await page.getByRole('option', { name: 'Nwosu, Adaeze' }).click()
  await dialog.getByRole('button', { name: 'Add this' }).click()
  await dialog.getByRole('list', { name: 'What changes' }).waitFor()
  await expectAccessible(page, 'a new scenario')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nwosu out')
  await dialog.getByRole('button', { name: 'Compute' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const out = page.getByRole('region', { name: 'Nwosu out: With this change' })
  await out.waitFor(patient)
  await page.getByRole('checkbox', { name: /^Alternatives for/ }).click()
  await expect(uses).toHaveCount(4)
  await expectAccessible(page, 'four versions side by side')

  await out.getByRole('button', { name: 'Use this one' }).click()
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.waitForURL(/\/schedule\?schedule=\d+/)
  await page.getByText('Draft', { exact: true }).first().waitFor()
})

test('back-tests a written rule on the last published months before it is saved', async ({ coordinator: page }) => {
  test.slow()
  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')
  await send(page, 'put', `/api/groups/${groupId}`, { settings: { solverSeconds: 2 } })
  await page.goto('/admin/group-settings?tab=rules')
  await page.getByRole('textbox', { name: 'Rules in plain words' }).fill('At most 4 nights in a row')
  const card = page
    .getByRole('region', { name: 'Additional rules' })
    .or(page.locator('section', { hasText: 'One rule per line.' }))
  await card.getByRole('button', { name: 'Back-test' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Back-test' })
  const months = dialog.getByRole('region')
  await expect(months).toHaveCount(3)
  await expect(dialog.getByText(/^As published, it (has|meets|breaks)/)).toHaveCount(3, patient)
  await expectAccessible(page, 'a back-test')
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
