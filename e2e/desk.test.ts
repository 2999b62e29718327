/** Two coordinators and a new group: from the landing page to a published, corrected and republished month. */
import type { Page } from '@playwright/test'
import { createHand } from './testing/hand.ts'
import { expect, openPage, test } from './testing/journey.ts'
import { expectAccessible, expectNoProblems } from './testing/page-checks.ts'
import { send } from './testing/send.ts'
import { goInside } from './testing/settle.ts'
import { signInAndJoin } from './testing/sign-in.ts'

test.describe.configure({ mode: 'serial' })

const run = Date.now().toString(36)
const size = 42
/** What a coordinator has for it, by hand. */
const tenMinutes = 600

type Person = { id: number; firstName: string; lastName: string; email: string; role: string; isScheduled: boolean }
type Shift = { id: number; date: string; physicianId: number | null; status: string; isLocked: boolean }
type Schedule = { id: number; name: string; status: string; month: number; year: number }

let first: Page
let groupId: number
let scheduleId: number
let monthName: string

test.beforeAll(async ({ browser }) => {
  first = await openPage(browser)
})
test.afterEach(() => expectNoProblems(first))
test.afterAll(() => first.context().close())

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

const peopleOf = () => send<Person[]>(first, 'get', `/api/physicians/group/${groupId}`)
const shiftsOf = (id: number) => send<Shift[]>(first, 'get', `/api/shifts/schedule/${id}`)
const schedulesOf = () => send<Schedule[]>(first, 'get', `/api/schedules/group/${groupId}`)

/** All that a person could tell apart. */
const stateOf = async () =>
  (await shiftsOf(scheduleId))
    .map(({ id, physicianId, status, isLocked }) => `${id} ${physicianId} ${status} ${isLocked}`)
    .sort()

test('sets up a group of 42 from a spreadsheet, by hand, in under ten minutes', async () => {
  const page = first
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
  groupId = (await send<{ groupId: number }>(page, 'get', '/api/auth/user')).groupId

  await hand.go('/admin/physicians')
  await hand.click(page.getByRole('button', { name: 'Paste a table' }))
  await hand.paste(page.getByLabel('Table', { exact: true }), spreadsheet())
  await page.getByText(`${size} of ${size} will be added`).waitFor()
  await hand.click(page.getByRole('button', { name: `Add ${size} physicians` }))
  await expect.poll(async () => (await peopleOf()).length).toBe(size + 1)

  await hand.go('/admin/group-settings?tab=roles')
  for (const [name, start, end, count] of [
    ['Rounder', '7a', '7p', '9'],
    ['Admitter', '11a', '11p', '3'],
    ['Night', '7p', '7a', '3'],
  ] as const) {
    await hand.click(page.getByRole('button', { name: 'Add Role' }).first())
    const dialog = page.getByRole('dialog')
    await hand.type(dialog.getByLabel('Role Name'), name)
    await hand.type(dialog.getByLabel('Start Time'), start)
    await hand.type(dialog.getByLabel('End Time'), end)
    await hand.type(dialog.getByLabel('Required'), count)
    await hand.click(dialog.getByLabel('Saturday'))
    await hand.click(dialog.getByLabel('Sunday'))
    await hand.click(dialog.getByRole('button', { name: 'Create Role' }))
    await page.getByRole('row', { name: new RegExp(name) }).waitFor()
  }
  await hand.click(page.getByRole('tab', { name: 'Rules & Constraints' }))
  await hand.type(page.getByLabel('Rules in plain words'), 'max 4 nights in a row')
  await page.getByText('Applied', { exact: true }).waitFor()
  await hand.click(page.getByRole('button', { name: 'Save Additional Rules' }))
  await expect
    .poll(
      async () => (await send<{ additionalRules: string | null }>(page, 'get', '/api/groups/my/group')).additionalRules,
    )
    .toBe('max 4 nights in a row')
  await hand.go('/admin/dashboard?generate')
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled()

  const { clicks, fields, characters } = hand.done
  const [byHand, here] = [Math.round(hand.seconds()), Math.round((Date.now() - began) / 1000)]
  console.log(
    `A group of ${size} is ready to generate after ${clicks} clicks and ${fields} fields (${characters} characters): ${byHand} s by hand, ${here} s here.`,
  )
  expect(hand.seconds()).toBeLessThan(tenMinutes)
})

test('goes on with two coordinators: generated, published, corrected, undone and republished', async ({ newPage }) => {
  const page = first
  await send(page, 'put', `/api/groups/${groupId}`, { settings: { solverSeconds: 1, requestsCloseDays: 7 } })

  // Whoever is promoted keeps their place among those who work.
  const colleague = (await peopleOf()).find(({ lastName }) => lastName === 'Lindt5')!
  const second = await newPage()
  await signInAndJoin(second, { email: colleague.email, first: 'Anna', last: 'Lindt5' })
  await send(page, 'put', `/api/users/${colleague.id}/role`, { role: 'admin' })
  expect((await peopleOf()).find(({ id }) => id === colleague.id)).toMatchObject({ role: 'admin', isScheduled: true })

  const now = new Date()
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 15))
  const made = await send<{ schedule: Schedule }>(page, 'post', '/api/schedules/generate', {
    month: next.getUTCMonth() + 1,
    year: next.getUTCFullYear(),
  })
  scheduleId = made.schedule.id
  monthName = made.schedule.name
  const held = await shiftsOf(scheduleId)
  expect(held.some(({ physicianId }) => physicianId === colleague.id)).toBe(true)

  await page.goto(`/schedule?schedule=${scheduleId}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const checklist = page.getByRole('alertdialog', { name: `Publish ${monthName}?` })
  await checklist.getByText(/^We’ll notify everyone in the group/).waitFor()
  await expectAccessible(page, 'publishing checklist')
  await checklist.getByRole('button', { name: 'Publish' }).click()
  await expect
    .poll(async () => (await schedulesOf()).find(({ id }) => id === scheduleId)?.status, { timeout: 60_000 })
    .toBe('active')

  // The second coordinator asks for somebody, the first one approves and takes it back.
  const shift = held.find(({ physicianId, date }) => physicianId !== null && date.endsWith('-12'))!
  const asked = await send<{ id: number }>(second, 'post', '/api/shift-requests', {
    requestType: 'timeoff',
    requestedDate: shift.date,
    reason: 'Wedding',
    requestorId: shift.physicianId,
  })
  const before = await stateOf()
  await goInside(page, `/admin/requests?request=${asked.id}`)
  const chosen = page.getByRole('region', { name: 'Chosen request' })
  await chosen.getByRole('button', { name: /^Approve and assign/ }).click()
  const statusOf = async () =>
    (await send<{ id: number; status: string }[]>(page, 'get', `/api/shift-requests/group/${groupId}`)).find(
      ({ id }) => id === asked.id,
    )?.status
  await expect.poll(statusOf).toBe('approved')
  expect(await stateOf()).not.toEqual(before)
  await goInside(page, `/admin/requests?status=decided&request=${asked.id}`)
  await chosen.getByRole('button', { name: 'Undo this decision' }).click()
  await expect.poll(statusOf).toBe('pending')
  expect(await stateOf()).toEqual(before)

  // Corrected in a copy, which replaces what is published; the older version stays and can be restored.
  const { id: copyId } = await send<Schedule>(second, 'post', `/api/schedules/${scheduleId}/duplicate`, {})
  const own = (await send<(Shift & { version: number })[]>(second, 'get', `/api/shifts/schedule/${copyId}`)).find(
    ({ physicianId, date }) => physicianId === shift.physicianId && date === shift.date,
  )!
  await send(second, 'post', `/api/schedules/${copyId}/edits`, {
    edits: [{ do: 'change', shiftId: own.id, version: own.version, physicianId: null }],
  })
  await second.goto(`/schedule?schedule=${copyId}`)
  await second.getByRole('button', { name: 'Publish', exact: true }).click()
  const again = second.getByRole('alertdialog', { name: /^Publish / })
  await again.getByRole('button', { name: 'Publish' }).click()
  await expect
    .poll(async () => (await schedulesOf()).find(({ id }) => id === copyId)?.status, { timeout: 60_000 })
    .toBe('active')
  expect((await schedulesOf()).find(({ id }) => id === scheduleId)?.status).toBe('archived')
  const { events } = await send<{ events: { text: string }[] }>(page, 'get', '/api/audit')
  const texts = events.map(({ text }) => text).join('\n')
  for (const part of ['undid the decision on', 'published']) expect(texts).toContain(part)
})
