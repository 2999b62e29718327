/** A month from nothing to published: generated with its progress in sight, opened, published, seen and told. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, newVisitor, signInAsDemo, startBrowser } from './testing/browser.ts'
import { goInside } from './testing/settle.ts'

startBrowser()

const monthNames = 'January February March April May June July August September October November December'.split(' ')

type Month = { month: number; year: number }

/** The first month that has no schedule yet. */
async function findFreeMonth(page: Page, groupId: number): Promise<Month> {
  const schedules: Month[] = await (await page.request.get(`/api/schedules/group/${groupId}`)).json()
  const last = Math.max(...schedules.map(({ month, year }) => year * 12 + month - 1))
  return { month: ((last + 1) % 12) + 1, year: Math.floor((last + 1) / 12) }
}

async function allowSeconds(page: Page, groupId: number, solverSeconds: number): Promise<void> {
  const group = await page.request.put(`/api/groups/${groupId}`, { data: { settings: { solverSeconds } } })
  expect(group.status()).toBe(200)
}

it('goes from the demo group to a published month that physicians see and are told of', async () => {
  const { page, problems } = await newVisitor()
  await signInAsDemo(page, 'Miriam Okafor', null)
  const { groupId } = await (await page.request.get('/api/auth/user')).json()
  await allowSeconds(page, groupId, 4)
  const { month, year } = await findFreeMonth(page, groupId)
  const name = `${monthNames[month - 1]} ${year}`
  const physician = await newVisitor({ width: 390, height: 844 })
  await signInAsDemo(physician.page, 'Adaeze Nwosu', null)
  const second = await newVisitor()
  await signInAsDemo(second.page, 'Miriam Okafor')

  await page.goto(`/admin/dashboard?generate=${year}-${String(month).padStart(2, '0')}`)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await page.getByRole('button', { name: 'Generating...' }).waitFor()
  await page.getByText('AI is analyzing preferences and constraints...').waitFor()
  const making = page.getByRole('region', { name: `Making ${name}` })
  await Promise.all([
    making.getByText(/^Elapsed/).waitFor(),
    second.page.getByRole('region', { name: `Making ${name}` }).waitFor(),
  ])

  const result = page.getByRole('region', { name: 'Result' })
  await result.waitFor({ timeout: 90_000 })
  await result.getByRole('heading', { name }).waitFor()
  await result.getByText(/^(Excellent|Good|Needs improvement)$/).waitFor()
  await second.page.getByRole('region', { name: 'Result' }).waitFor()
  await allowSeconds(page, groupId, 10)
  await expectAccessible(page, 'dashboard with a result')

  await result.getByRole('link', { name: 'Open schedule' }).click()
  await page.getByText('Draft', { exact: true }).first().waitFor()
  const scheduleId = new URL(page.url()).searchParams.get('schedule')
  const hidden = await physician.page.request.get(`/api/shifts/schedule/${scheduleId}`)
  expect(hidden.status()).toBe(404)

  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Publish ${name}?` })
  await dialog.getByText(/^Everybody in the group will be told/).waitFor()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(new RegExp(`^${name} is published\\. \\d+ people were told\\.$`)).waitFor()
  await page.getByText('Active', { exact: true }).first().waitFor()

  await physician.page.goto(`/schedule?schedule=${scheduleId}`)
  await physician.page.getByText(name).first().waitFor()
  await physician.page.getByRole('heading', { name: `How is ${name} for you?` }).waitFor()
  await expectNoSidewaysScroll(physician.page, 'published schedule on a phone')
  await expectAccessible(physician.page, 'published schedule on a phone')
  const told: { text: string }[] = await (await physician.page.request.get('/api/notifications')).json()
  expect(told.map(({ text }) => text).join('\n')).toContain(`The schedule for ${name} is published.`)
  expect([...problems, ...physician.problems, ...second.problems]).toEqual([])
}, 180_000)

it('keeps feedback anonymous, and shows the coordinator its summary and the analytics', async () => {
  const physician = await newVisitor({ width: 390, height: 844 })
  await signInAsDemo(physician.page, 'Adaeze Nwosu', null)
  const { groupId } = await (await physician.page.request.get('/api/auth/user')).json()
  const [newest] = await (await physician.page.request.get(`/api/schedules/group/${groupId}`)).json()
  await physician.page.goto(`/schedule?schedule=${newest.id}`)
  const comment = `The weekends were even, ${Date.now()}`
  await physician.page.getByRole('radio', { name: '4 stars, Very good' }).click()
  await physician.page.getByRole('textbox', { name: 'Comments' }).fill(comment)
  await physician.page.getByRole('button', { name: /^(Send|Change) feedback$/ }).click()
  await physician.page.getByText('Thank you. Your feedback was saved.').first().waitFor()

  const { page, problems } = await newVisitor()
  await signInAsDemo(page, 'Miriam Okafor', `/schedule?schedule=${newest.id}`)
  const opinion = page.getByRole('listitem').filter({ hasText: comment })
  expect(await opinion.innerText()).toContain('Anonymous, 4 stars')

  await goInside(page, '/admin/analytics')
  await page.getByRole('heading', { name: 'Everyone against their share' }).waitFor()
  await page.getByRole('table', { name: 'By physician' }).waitFor()
  expect(problems).toEqual([])
})
