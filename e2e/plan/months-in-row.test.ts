/** A coordinator generates a quarter at once: each month builds on the one before, and each draft opens. */
import { expect, test } from '../testing/journey.ts'
import { send } from '../testing/send.ts'

test.use({ ownProduct: { from: 'template' } })

test('makes three months in a row, and says how they stand', async ({ coordinator: page }) => {
  test.setTimeout(120_000)
  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')
  await send(page, 'put', `/api/groups/${groupId}`, { settings: { solverSeconds: 1 } })
  await page.goto('/?generate=2028-01')
  const generator = page.getByRole('region', { name: 'AI schedule generator' })
  await generator.getByRole('combobox', { name: 'Number of months' }).click()
  await page.getByRole('option', { name: '3 months' }).click()
  const begun = Date.now()
  await generator.getByRole('button', { name: 'Generate', exact: true }).click()
  await generator.getByText('3 of 3 months done.').waitFor({ timeout: 90_000 })
  console.log(
    `a quarter for 45 physicians, one second of search a month: ${((Date.now() - begun) / 1000).toFixed(1)} s`,
  )
  const months = generator.getByRole('list', { name: 'Months' }).getByRole('link')
  await expect(months).toHaveText(['January 2028', 'February 2028', 'March 2028'])
  await months.nth(1).click()
  await expect(page.getByRole('heading', { name: /February 2028/ })).toBeVisible()
})
