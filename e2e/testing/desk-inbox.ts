/** What physicians ask for, how coordinators decide, and who covers when somebody is out. */
import type { Page } from '@playwright/test'
import { physicians } from './desk-set-up.ts'
import { expect, phone } from './journey.ts'
import { expectAccessible } from './page-checks.ts'
import { send } from './send.ts'
import { goInside, settle } from './settle.ts'
import { signInAndJoin } from './sign-in.ts'

/** Two physicians on their phones look at their shifts and ask for time off. */
export async function askForTimeOff(abel: Page, brandt: Page): Promise<void> {
  for (const phone of [abel, brandt]) {
    await phone.goto('/')
    const news = phone.getByRole('region', { name: 'What changed' })
    await news.getByRole('button', { name: 'Looks good' }).click()
    await expect(news).toHaveCount(0)
    await phone.getByRole('button', { name: /^Notifications/ }).click()
    await phone.getByText('January requests close Dec 27. Request any days off by then.').waitFor()
    await phone.keyboard.press('Escape')
  }
  await request(abel, ['2027-01-11', '2027-01-12'], 'Skiing', 'January requests close Dec 27.')
  await request(brandt, ['2027-01-19', '2027-01-20'], 'A wedding')
}

async function request(phone: Page, days: [string, string], reason: string, says?: string): Promise<void> {
  await phone.goto('/vacation-requests')
  await settle(phone)
  await phone
    .getByRole('button', { name: /^(New Request|Submit Your First Request)$/ })
    .first()
    .click()
  if (says) await phone.getByText(says).first().waitFor()
  for (const day of days) await showDay(phone, day)
  await phone.getByRole('textbox', { name: 'Reason' }).fill(reason)
  const sent = phone.waitForResponse((response) => response.request().method() === 'POST')
  await phone.getByRole('button', { name: /^Request .* off$/ }).click()
  expect((await sent).status()).toBe(201)
}

async function showDay(phone: Page, day: string): Promise<void> {
  const cell = phone.locator(`[data-date="${day}"]`)
  const next = phone.getByRole('button', { name: 'Next month' })
  for (let month = 0; month < 2 && !(await cell.isVisible()); month++) await next.click()
  await cell.click()
}

/** The inbox: found by words, decided, taken back from the message, and several harmless ones at once. */
export async function decide(page: Page): Promise<void> {
  await goInside(page, '/admin/requests')
  const list = page.getByRole('list', { name: 'Requests by urgency' })
  const rows = list.getByRole('button')
  await expect(rows).toHaveCount(2)
  // December is closed for physicians; coordinators aren't bound.
  await askFor(page, 'Brandt, Kim', '2026-12-25', 'Request Dec 25 off')
  await expect(rows).toHaveCount(3)
  await list.getByText('No schedule yet').first().waitFor()
  await list
    .getByText(/^(Opens \d+ shifts?|Breaks [a-z0-9 ]+|Meets every rule)$/)
    .first()
    .waitFor()
  await page.getByRole('searchbox', { name: 'Find a request' }).fill('skiing')
  await expect(rows).toHaveCount(1)
  await rows.click()
  const chosen = page.getByRole('region', { name: 'Chosen request' })
  await chosen.getByText('Nothing to check before there’s a schedule').waitFor()
  await expectAccessible(page, 'a request without a schedule')
  await chosen
    .getByRole('button', { name: /^Approve/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Kim Abel’s request is pending again: Time off, Jan 11–12.').first().waitFor()
  await settle(page)
  await page.getByRole('searchbox', { name: 'Find a request' }).fill('')
  await expect(rows).toHaveCount(3)
  for (const who of ['Kim Abel', 'Kim Brandt'])
    await list.getByRole('checkbox', { name: new RegExp(`^Choose ${who}: Time off, Jan`) }).check({ force: true })
  await page.getByRole('button', { name: 'Approve 2' }).click()
  const results = page.getByRole('dialog', { name: 'All decided' })
  await results.getByRole('button', { name: 'Done' }).click()
  await expect(rows).toHaveCount(1)
  await rows.click()
  await chosen.getByRole('region', { name: 'Kim’s holidays' }).waitFor()
  await chosen.getByRole('button', { name: /^Deny/ }).click()
  await page.getByText('No pending requests').first().waitFor()
  await exceedLimit(page)
}

async function askFor(page: Page, colleague: string, date: string, button: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Request for a colleague' }).click()
  await page.getByRole('combobox', { name: 'Colleague' }).click()
  await page.getByRole('option', { name: colleague }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Requested date').fill(date)
  await form.getByRole('button', { name: button }).click()
}

/** One person off a day is the limit here, and Abel has Jan 11. A key asks before it breaks that, and a button doesn't. */
async function exceedLimit(page: Page): Promise<void> {
  await askFor(page, 'Calder, Kim', '2027-01-11', 'Request Jan 11 off')
  const list = page.getByRole('list', { name: 'Requests by urgency' })
  await list.getByText('Over the limit').waitFor()
  await list.getByRole('button').first().click()
  const chosen = page.getByRole('region', { name: 'Chosen request' })
  await expect(chosen.getByRole('button', { name: /^Approve/ })).toBeEnabled()
  await page.keyboard.press('a')
  const question = page.getByRole('alertdialog', { name: 'Approve over the time-off limit?' })
  await expectAccessible(page, 'approving by key')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await chosen.getByRole('button', { name: /^Deny/ }).click()
  await page.getByText('No pending requests').first().waitFor()
}

/** On a phone: two want days off that they don't work anyway; both are approved together, taken back, and denied. */
export async function decideHarmless(page: Page, scheduleId: number): Promise<void> {
  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')
  const people = await send<{ id: number; lastName: string }[]>(page, 'get', `/api/physicians/group/${groupId}`)
  const shifts = await send<Held[]>(page, 'get', `/api/shifts/schedule/${scheduleId}`)
  for (const [last, days] of [
    ['Egan', december(7, 14)],
    ['Falk', december(15, 22)],
  ] as const) {
    const { id } = people.find(({ lastName }) => lastName === last)!
    const date = days.find((day) => !shifts.some((shift) => shift.date === day && shift.physicianId === id))!
    const asked = { requestType: 'timeoff', requestedDate: date, reason: 'Moving', requestorId: id }
    await send(page, 'post', '/api/shift-requests', asked)
  }
  const desktop = page.viewportSize()!
  await page.setViewportSize(phone)
  await goInside(page, '/admin/requests')
  const together = page.getByRole('button', { name: 'Select 2 with no conflicts' })
  await together.click()
  await expectAccessible(page, 'two requests selected')
  await page.getByRole('button', { name: 'Approve 2' }).click()
  const results = (name: string) => page.getByRole('dialog', { name })
  await results('All decided').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 requests are pending again.').first().waitFor()
  await goInside(page, '/admin/requests')
  await together.click()
  await page.getByRole('button', { name: 'Deny 2' }).click()
  await results('All decided').getByRole('button', { name: 'Done' }).click()
  await page.getByText('No pending requests').first().waitFor()
  await page.setViewportSize(desktop)
}

function december(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, more) => `2026-12-${String(first + more).padStart(2, '0')}`)
}

type Held = { id: number; date: string; physicianId: number | null; version: number }
type Candidate = { name: string; group: string; leaves: object | null }

/** A published shift opens, two physicians want it, and the coordinator sees who fits best. */
export async function rankRivals(page: Page, scheduleId: number, newPhone: () => Promise<Page>): Promise<void> {
  const { shift, lastNames } = await findShiftForTwo(page, scheduleId)
  const body = {
    edits: [{ do: 'change', shiftId: shift.id, version: shift.version, physicianId: null }],
    reason: 'Moved away',
  }
  await send(page, 'post', `/api/schedules/${scheduleId}/edits`, body)
  for (const last of lastNames) {
    const phone = await newPhone()
    await signInAndJoin(phone, { email: `${last.toLowerCase()}@ward.example`, first: 'Kim', last })
    await phone.goto('/open-shifts')
    await settle(phone)
    const [, month, day] = shift.date.split('-').map(Number)
    const date = new Date(2026, month! - 1, day).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
    await phone
      .getByRole('button', { name: new RegExp(`^Request shift: .*${date}$`) })
      .first()
      .click()
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Request shift' }).click()
    await settle(phone)
  }
  await goInside(page, '/admin/requests')
  const rivals = page.getByRole('region', { name: '2 people want this shift' })
  const rows = page.getByRole('list', { name: 'Requests by urgency' }).getByRole('button')
  await expect(rows).toHaveCount(2)
  await rows.first().click()
  const best = rivals.getByRole('button').first()
  await expect(best).toContainText(/^1/)
  await page.getByText('#1 of 2 for this shift').first().waitFor()
  await best.click()
  await expectAccessible(page, 'rivals')
  const chosen = page.getByRole('region', { name: 'Chosen request' })
  await chosen.getByRole('button', { name: /^Approve/ }).click()
  await page.getByText('No pending requests').first().waitFor()
}

/** The first one after today that two of the spreadsheet's physicians could take within the rules: who they are varies. */
async function findShiftForTwo(page: Page, scheduleId: number): Promise<{ shift: Held; lastNames: string[] }> {
  const shifts = await send<Held[]>(page, 'get', `/api/shifts/schedule/${scheduleId}`)
  for (const shift of shifts.filter(({ date, physicianId }) => date > '2026-12-05' && physicianId !== null)) {
    const candidates = await send<Candidate[]>(page, 'get', `/api/shifts/${shift.id}/candidates`)
    const could = candidates.filter(({ group, leaves }) => group !== 'not-eligible' && !leaves)
    const lastNames = physicians.filter((last) => could.some(({ name }) => name === `Kim ${last}`))
    if (lastNames.length >= 2) return { shift, lastNames: lastNames.slice(0, 2) }
  }
  throw new Error('No shift of this month is for two.')
}

/** A physician calls out on the phone; the coordinator sees it at once, and the timeline says who saw it when. */
export async function followCallOut(page: Page, phone: Page, coordinator: string): Promise<void> {
  const { id } = await send<{ id: number }>(phone, 'get', '/api/auth/user')
  const shifts = await send<{ id: number; date: string; status: string }[]>(phone, 'get', `/api/shifts/physician/${id}`)
  const next = shifts.filter(({ date }) => date > '2026-12-02').sort((one, other) => one.date.localeCompare(other.date))
  await phone.goto(`/schedule?shift=${next[0]!.id}`)
  await phone.getByRole('dialog').getByRole('button', { name: 'Call out' }).click()
  const dialog = phone.getByRole('alertdialog', { name: 'Can’t make your shift?' })
  await dialog.getByRole('button', { name: 'Call out' }).click()
  await phone.getByRole('heading', { name: 'Not covered yet' }).waitFor()
  const steps = phone.getByRole('list', { name: 'What happened' })
  await steps.getByText('Sent').waitFor()
  await page.getByRole('alert').getByText('called out of').click()
  await page.getByRole('list', { name: 'What happened' }).waitFor()
  await steps.getByText(`Seen by ${coordinator}`).waitFor()
  await expectAccessible(page, 'the timeline of a call-out')
}

/** Somebody who works today is out: they stand first in the list, and the backup is the first way to cover. */
export async function callOut(page: Page): Promise<void> {
  await goInside(page, '/admin/dashboard')
  await page.getByRole('button', { name: 'Call-out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Call-out' })
  await dialog.getByRole('combobox', { name: 'Physician' }).click()
  const options = page.getByRole('option')
  await expect(options.first()).toHaveText(/^\w+, \w+ · (Rounder|Night|Backup)$/)
  await options.filter({ hasText: '· Rounder' }).first().click()
  const plans = dialog.getByRole('region', { name: 'Plans' })
  const apply = plans.getByRole('button', { name: /^Apply: / })
  await apply.first().waitFor()
  // Whoever is on backup may not be able to step in within the rules.
  const titles = await plans.getByRole('heading').allTextContents()
  expect(titles.findIndex((title) => /backup/i.test(title))).toBeLessThan(1)
  await expectAccessible(page, 'call-out plans')
  await apply.first().click()
  await dialog.waitFor({ state: 'detached' })
}
