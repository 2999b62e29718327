/** A coordinator decides in the inbox: nothing covers the buttons, a decision is undone exactly, rivals are ranked. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './testing/journey.ts'
import { expectAccessible } from './testing/page-checks.ts'
import { send } from './testing/send.ts'

test.use({ ownProduct: { from: 'template' } })

type Request = { id: number; status: string; targetResponse: string | null }
type Shift = { id: number; physicianId: number | null; status: string; isLocked: boolean }

const groupIdOf = async (page: Page) => (await send<{ groupId: number }>(page, 'get', '/api/auth/user')).groupId
const requestsOf = async (page: Page) =>
  send<Request[]>(page, 'get', `/api/shift-requests/group/${await groupIdOf(page)}`)

/** Every shift of every published month, without versions, which count what was done and undone. */
async function shiftsOf(page: Page) {
  const schedules = await send<{ id: number }[]>(page, 'get', `/api/schedules/group/${await groupIdOf(page)}`)
  const months = []
  for (const { id } of schedules) months.push(await send<Shift[]>(page, 'get', `/api/shifts/schedule/${id}`))
  return months
    .flat()
    .map(({ id, physicianId, status, isLocked }) => ({ id, physicianId, status, isLocked }))
    .sort((one, other) => one.id - other.id)
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  if (!first || !second) throw new Error('One of them is not on the screen.')
  const isApart =
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x ||
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y
  expect(isApart, 'the toast covers a button').toBe(true)
}

test('a decision is undone from its toast, which covers no button', async ({ coordinator: page }) => {
  const [requests, shifts] = [await requestsOf(page), await shiftsOf(page)]
  const swap = requests.find(({ status, targetResponse }) => status === 'pending' && targetResponse === 'accepted')!
  await page.goto(`/admin/requests?request=${swap.id}`)
  const chosen = page.getByRole('region', { name: 'Chosen request' })
  await chosen.getByRole('heading', { name: 'Rules and scores' }).waitFor()
  const approve = chosen.getByRole('button', { name: /^Approve/ }).last()
  await approve.click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await undo.or(reason).waitFor()
  if (await reason.isVisible()) {
    await reason.fill('Agreed by phone')
    await page.getByRole('button', { name: 'Override' }).click()
    await undo.waitFor()
  }
  // It stays while the pointer is on it.
  await undo.hover()
  const toast = page.getByRole('listitem').filter({ has: undo })
  await expect(chosen.getByRole('button', { name: /^Deny/ })).toBeVisible()
  for (const button of await chosen.getByRole('button', { name: /^(Approve|Deny)/ }).all())
    await expectApart(toast, button)
  expect(await shiftsOf(page)).not.toEqual(shifts)
  await undo.click()
  await expect
    .poll(async () => (await requestsOf(page)).map(({ id, status }) => `${id} ${status}`).sort())
    .toEqual(requests.map(({ id, status }) => `${id} ${status}`).sort())
  expect(await shiftsOf(page)).toEqual(shifts)
  await expectAccessible(page, 'inbox after an undo')
})

test('those who want one shift are ranked with the reason, and the best one is approved first', async ({
  coordinator: page,
}) => {
  await page.goto('/admin/requests?type=pickup')
  const rivals = page.getByRole('region', { name: '2 people want this shift' })
  await rivals.waitFor()
  const [best, other] = await rivals.getByRole('button').all()
  await expect(best!).toContainText(/^1/)
  await expect(other!).toContainText(/^2/)
  await other!.click()
  await expect(page).toHaveURL(/request=/)
  await expectAccessible(page, 'rivals')
})
