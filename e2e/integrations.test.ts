/** Other systems: a coordinator makes a key and runs an example with it, gives the switchboard its page, and adds a webhook. */
import type { Page } from '@playwright/test'
import { expect, test } from './testing/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './testing/page-checks.ts'

test.use({
  ownProduct: { from: 'template', settings: { WEBHOOK_PRIVATE_HOSTS: 'localhost' } },
  serviceWorkers: 'allow',
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.INTEGRATION_PICTURES)
    await page.screenshot({ path: `${process.env.INTEGRATION_PICTURES}/${name}.png` })
}

test('a key is made, runs an example, shows its use, and ends when it is revoked', async ({ coordinator: page }) => {
  await page.goto('/admin/integrations')
  await page.getByText('No API keys yet').waitFor()
  await page.getByRole('button', { name: 'Create API key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  await expect(dialog.getByText('Choose what this key can use')).toBeVisible()
  await expectAccessible(page, 'new key')
  await field(page, 'Name').fill('Paging system')
  await dialog.getByRole('checkbox', { name: 'On call' }).click()
  await takePicture(page, 'new-key')
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  await expect(page.getByRole('dialog', { name: 'Paging system is ready' })).toBeVisible()
  const key = await field(page, 'API key').inputValue()
  expect(key).toMatch(/^evs_/)
  await takePicture(page, 'made-key')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row', { name: /Paging system/ })).toContainText('Never')
  await takePicture(page, 'keys')

  await page.getByRole('link', { name: 'API documentation' }).click()
  await field(page, 'API key').fill(key)
  const call = page.locator('#onCall')
  await call.getByRole('button', { name: 'Run' }).click()
  await expect(call.getByText(/^200 in/)).toBeVisible()
  await expect(call.getByText('"groupName": "Riverbend')).toBeVisible()
  const closed = page.locator('#listRoles')
  await closed.getByRole('button', { name: 'Run' }).click()
  await expect(closed.getByText(/^403 in/)).toBeVisible()
  await takePicture(page, 'docs')

  await page.goto('/admin/integrations')
  await page.getByRole('button', { name: 'Usage of Paging system' }).click()
  await expect(page.getByRole('dialog').getByRole('row', { name: /onCall/ })).toBeVisible()
  await takePicture(page, 'uses')
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Revoke Paging system' }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByRole('row', { name: /Paging system/ })).toContainText('Revoked')
  const refused = await page.request.get('/api/on-call', { headers: { authorization: `Bearer ${key}` } })
  expect(refused.status()).toBe(401)
})

test('the switchboard page opens without signing in, for any date, and outlives the network', async ({
  coordinator: page,
  newPage,
}) => {
  await page.goto('/admin/integrations?tab=switchboard')
  await page.getByRole('button', { name: 'Create link' }).first().click()
  await field(page, 'Name').fill('Main operator')
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click()
  const address = await field(page, 'Main operator').inputValue()
  await takePicture(page, 'links')

  const desk = await newPage({ viewport: { width: 1440, height: 1000 } })
  await desk.goto(address)
  // Somebody is on at any hour, by day or by night.
  const anyone = desk.getByRole('list', { name: / now$/ }).first()
  await expect(desk.getByRole('region', { name: 'Rounder' })).toBeVisible()
  await expect(anyone).toBeVisible()
  await expectAccessible(desk, 'switchboard')
  await takePicture(desk, 'switchboard')
  await desk.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(desk, 'switchboard, dark', 'colors')
  await takePicture(desk, 'switchboard-dark')
  await desk.emulateMedia({ colorScheme: 'light' })
  await desk.emulateMedia({ media: 'print' })
  await expect(anyone).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Print' })).toBeHidden()
  await desk.emulateMedia({ media: 'screen' })
  await desk.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(desk, 'switchboard at 390')
  await takePicture(desk, 'switchboard-390')

  await field(desk, 'Time').fill('3:00 AM')
  await desk.keyboard.press('Tab')
  await expect(desk.getByRole('button', { name: 'Back to now' })).toBeVisible()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('3:00 AM')
  await expect(desk.getByRole('list', { name: 'Night now' })).toBeVisible()
  await desk.getByRole('button', { name: 'Back to now' }).click()
  await expect(desk.getByRole('button', { name: 'Back to now' })).toHaveCount(0)
  await expect(anyone).toBeVisible()

  // The files of the page are kept by the service worker, the shifts by the page itself.
  await desk.evaluate(async () => void (await navigator.serviceWorker.ready))
  await desk.context().setOffline(true)
  await desk.reload()
  await expect(anyone).toBeVisible()
  await desk.context().setOffline(false)

  await page.getByRole('button', { name: 'Revoke Main operator' }).click()
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await page.getByText('No switchboard links yet').waitFor()
  await desk.reload()
  await expect(desk.getByText('This link doesn’t work anymore')).toBeVisible()
})

test('a webhook is added, tested, and its delivery read', async ({ coordinator: page }) => {
  await page.goto('/admin/integrations?tab=webhooks')
  await page.getByRole('button', { name: 'Add webhook' }).first().click()
  await field(page, 'Address').fill('http://10.0.0.1/hook')
  await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText(/^Enter a public https address/)).toBeVisible()
  await takePicture(page, 'new-webhook')
  // Nobody listens there: the delivery waits for its next try.
  await field(page, 'Address').fill('http://localhost:9/hook')
  await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click()
  const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem').first()
  await expect(row).toContainText('Nothing sent yet')
  const open = async (item: string) => {
    await page.getByRole('button', { name: 'Actions for localhost:9' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await open('Send test message')
  await expect(row).toContainText('Last message not delivered yet')
  await open('Deliveries')
  const dialog = page.getByRole('dialog', { name: 'Deliveries' })
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Refresh' }).click()
    await expect(dialog.getByText('1 attempt')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await dialog.getByText('1 attempt').click()
  await expect(dialog.getByText('No response')).toBeVisible()
  await takePicture(page, 'deliveries')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await open('Signing secret')
  const secret = () => field(page, 'localhost:9').inputValue()
  const old = await secret()
  expect(old).toMatch(/^whsec_/)
  await page.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('button', { name: 'Create new secret' }).click()
  await expect.poll(secret).not.toBe(old)
  await takePicture(page, 'secret')
  await page.getByRole('button', { name: 'Done' }).click()
  await takePicture(page, 'webhooks')
  await open('Remove')
  await page.getByRole('button', { name: 'Remove webhook' }).click()
  await page.getByText('No webhooks yet').waitFor()
})
