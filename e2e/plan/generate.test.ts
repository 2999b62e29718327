/** A month from nothing to published: generated with visible progress, opened, published, and announced. */
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../testing/page-checks.ts'
import { send } from '../testing/send.ts'
import { goInside } from '../testing/settle.ts'
import { signInAsDemo } from '../testing/sign-in.ts'

test.use({ ownProduct: { from: 'template' } })

const monthNames = 'January February March April May June July August September October November December'.split(' ')

type Month = { month: number; year: number }

/** The first month without a schedule. */
async function findFreeMonth(page: Page, groupId: number): Promise<Month> {
  const schedules = await send<Month[]>(page, 'get', `/api/schedules/group/${groupId}`)
  const last = Math.max(...schedules.map(({ month, year }) => year * 12 + month - 1))
  return { month: ((last + 1) % 12) + 1, year: Math.floor((last + 1) / 12) }
}

const allowSeconds = (page: Page, groupId: number, solverSeconds: number) =>
  send(page, 'put', `/api/groups/${groupId}`, { settings: { solverSeconds } })

test('goes from the demo group to a published month that physicians see and are told of', async ({
  coordinator: page,
  physician,
  newPage,
}) => {
  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')
  await allowSeconds(page, groupId, 4)
  const { month, year } = await findFreeMonth(page, groupId)
  const name = `${monthNames[month - 1]} ${year}`
  const second = await newPage()
  await signInAsDemo(second, 'Miriam Okafor')
  await second.goto('/')

  await page.goto(`/admin/dashboard?generate=${year}-${String(month).padStart(2, '0')}`)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await page.getByRole('button', { name: 'Generating...' }).waitFor()
  await page.getByText('AI is analyzing preferences and constraints...').waitFor()
  const making = page.getByRole('region', { name: `Generating ${name}` })
  await Promise.all([
    making.getByText(/^Elapsed/).waitFor(),
    second.getByRole('region', { name: `Generating ${name}` }).waitFor(),
  ])

  const result = page.getByRole('region', { name: 'Result' })
  await result.waitFor({ timeout: 90_000 })
  await result.getByRole('heading', { name }).waitFor()
  await result.getByText(/^(Excellent|Good|Needs improvement)$/).waitFor()
  await second.getByRole('region', { name: 'Result' }).waitFor()
  await allowSeconds(page, groupId, 10)
  await expectAccessible(page, 'dashboard with a result')

  await result.getByRole('link', { name: 'Open schedule' }).click()
  await page.getByText('Draft', { exact: true }).first().waitFor()
  const scheduleId = new URL(page.url()).searchParams.get('schedule')
  const hidden = await physician.request.get(`/api/shifts/schedule/${scheduleId}`)
  expect(hidden.status()).toBe(404)

  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Publish ${name}?` })
  await dialog.getByText(/^We’ll notify everyone in the group/).waitFor()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(new RegExp(`^${name} is published\\. \\d+ people were notified\\.$`)).waitFor()
  await page.getByText('Active', { exact: true }).first().waitFor()

  await physician.goto(`/schedule?schedule=${scheduleId}`)
  await physician.getByText(name).first().waitFor()
  await physician.getByRole('heading', { name: `What do you think of ${name}?` }).waitFor()
  await expectNoSidewaysScroll(physician, 'published schedule on a phone')
  await expectAccessible(physician, 'published schedule on a phone')
  const told = await send<{ text: string }[]>(physician, 'get', '/api/notifications')
  expect(told.map(({ text }) => text).join('\n')).toContain(`The schedule for ${name} is published.`)
})

test('keeps feedback anonymous, and shows the coordinator its summary and the analytics', async ({
  coordinator: page,
  physician,
}) => {
  const { groupId } = await send<{ groupId: number }>(physician, 'get', '/api/auth/user')
  const [newest] = await send<{ id: number }[]>(physician, 'get', `/api/schedules/group/${groupId}`)
  await physician.goto(`/schedule?schedule=${newest!.id}`)
  const comment = `The weekends were even, ${Date.now()}`
  await physician.getByRole('radio', { name: '4 stars, Very good' }).click()
  await physician.getByRole('textbox', { name: 'Comments' }).fill(comment)
  await physician.getByRole('button', { name: /^(Send|Change) feedback$/ }).click()
  await physician.getByText('Thanks. We saved your feedback.').first().waitFor()

  await page.goto(`/schedule?schedule=${newest!.id}`)
  await page.getByText('Anonymous comments show once 3 people have answered.').waitFor()
  await expect(page.getByText(comment)).toHaveCount(0)

  await goInside(page, '/admin/analytics')
  await page.getByRole('heading', { name: 'Everyone vs. their fair share' }).waitFor()
  await page.getByRole('table', { name: 'By physician' }).waitFor()
})
