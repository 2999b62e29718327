/** A new coordinator sets a group of 42 up by hand, from the landing page until it is ready to generate. */
import { createHand } from './testing/hand.ts'
import { expect, test } from './testing/journey.ts'
import { send } from './testing/send.ts'

const run = Date.now().toString(36)
const size = 42
/** What a coordinator has for it, by hand. */
const tenMinutes = 600

/** As people keep it: a title above the table, a sum below it. */
function spreadsheet(): string {
  const lines = Array.from({ length: size }, (_, row) =>
    [
      `Lindt${row}, Anna`,
      `anna${row}.${run}@desk.example`,
      `(555) 010-${1000 + row}`,
      row % 4 === 0 ? '0.8' : '1.0',
    ].join('\t'),
  )
  return ['Hospitalists 2026', 'Physician\tEmail\tCell\tFTE', ...lines, 'TOTAL\t\t\t39.9'].join('\r\n')
}

test('sets up a group of 42 from a spreadsheet, by hand, in under ten minutes', async ({ page }) => {
  // As long as a person may take.
  test.setTimeout(tenMinutes * 1000)
  const hand = createHand(page)
  const began = Date.now()
  await page.goto('/')
  await hand.click(page.getByRole('link', { name: 'Get Started' }).first())
  await page.waitForURL(/\/idp\//)
  await hand.type(page.locator('input[name=email]'), `cora.${run}@desk.example`)
  await hand.type(page.locator('input[name=given_name]'), 'Cora')
  await hand.type(page.locator('input[name=family_name]'), 'Lund')
  await hand.click(page.getByRole('button', { name: 'Continue' }))
  await hand.click(page.getByRole('button', { name: /Set Up New Group/ }))
  await hand.type(page.getByLabel('Group Name'), 'Harbor Hospitalists')
  await hand.type(page.getByLabel('Number of Physicians'), String(size))
  const redirected = page.waitForEvent('load')
  await hand.click(page.getByRole('button', { name: 'Create Group' }))
  await redirected
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')

  await hand.go('/admin/physicians')
  await hand.click(page.getByRole('button', { name: 'Paste a table' }))
  await hand.paste(page.getByLabel('Table', { exact: true }), spreadsheet())
  await page.getByText(`${size} of ${size} will be added`).waitFor()
  await hand.click(page.getByRole('button', { name: `Add ${size} physicians` }))
  const count = async () => (await send<object[]>(page, 'get', `/api/physicians/group/${groupId}`)).length
  await expect.poll(count).toBe(size + 1)

  await hand.go('/admin/group-settings?tab=roles')
  for (const [name, start, end, count] of [
    ['Rounder', '7a', '7p', '9'],
    ['Admitter', '11a', '11p', '3'],
    ['Night', '7p', '7a', '3'],
  ] as const) {
    await hand.click(page.getByRole('button', { name: 'Add role' }).first())
    const dialog = page.getByRole('dialog')
    await hand.type(dialog.getByLabel('Role name'), name)
    await hand.type(dialog.getByLabel('Start time'), start)
    await hand.type(dialog.getByLabel('End time'), end)
    await hand.type(dialog.getByLabel('Required'), count)
    await hand.click(dialog.getByLabel('Saturday'))
    await hand.click(dialog.getByLabel('Sunday'))
    await hand.click(dialog.getByRole('button', { name: 'Create role' }))
    await page.getByRole('row', { name: new RegExp(name) }).waitFor()
  }
  await hand.click(page.getByRole('tab', { name: 'Rules & Constraints' }))
  await hand.type(page.getByLabel('Rules in plain words'), 'max 4 nights in a row')
  await page.getByText('Applied', { exact: true }).waitFor()
  await hand.click(page.getByRole('button', { name: 'Save custom rules' }))
  await expect
    .poll(
      async () => (await send<{ additionalRules: string | null }>(page, 'get', '/api/groups/my/group')).additionalRules,
    )
    .toBe('max 4 nights in a row')
  await hand.go('/admin/dashboard?generate')
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled()

  const { clicks, fields, characters } = hand.done
  const [byHand, here] = [hand.seconds(), (Date.now() - began) / 1000].map((seconds) => (seconds / 60).toFixed(1))
  console.log(
    `A group of ${size} is ready to generate after ${clicks} clicks and ${fields} fields (${characters} characters): ${byHand} minutes by hand, ${here} here.`,
  )
  expect(hand.seconds()).toBeLessThan(tenMinutes)
})
