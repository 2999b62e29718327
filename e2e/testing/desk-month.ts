/** A month after its draft: chosen, published, asked about, called out of, corrected, published again, and counted. */
import type { Page } from '@playwright/test'
import { choose, openShift, stateOf, untilSaved } from './desk-roster.ts'
import { untilRosterAnswers } from './edit-to-paint.ts'
import { expect } from './journey.ts'
import { expectAccessible } from './page-checks.ts'
import { goInside, settle } from './settle.ts'

/** Another draft is made, undone, compared with the first, and the first is used. */
export async function chooseDraft(page: Page, first: number, generate: (page: Page) => Promise<number>): Promise<void> {
  const before = await stateOf(page, first)
  const second = await generate(page)
  expect(second).not.toBe(first)
  await page.getByRole('button', { name: 'Undo: Regenerate month' }).click()
  await page.waitForURL(new RegExp(`schedule=${first}`))
  await untilRosterAnswers(page)
  expect(await stateOf(page, first)).toEqual(before)
  await page.getByRole('button', { name: 'Redo: Regenerate month' }).click()
  await page.waitForURL(new RegExp(`schedule=${second}`))
  await untilRosterAnswers(page)

  await choose(page, 'Versions')
  const versions = page.getByRole('dialog', { name: 'Versions of December 2026' }).getByRole('listitem')
  await expect(versions).toHaveCount(2)
  for (const version of await versions.all())
    await expect(version).toContainText(/Created Dec 0?2, 2026.*by Cora Quill.*Coverage/)
  await page.keyboard.press('Escape')
  await choose(page, 'Compare')
  const compared = page.getByRole('dialog', { name: /^Compare / })
  await compared.getByText('Full weeks').first().waitFor()
  await expectAccessible(page, 'compare')
  await compared.getByRole('button', { name: 'Use this one: December 2026', exact: true }).click()
  await page.waitForURL(new RegExp(`schedule=${first}`))
  await untilRosterAnswers(page)
  await page.getByRole('button', { name: 'Undo: Use this draft' }).click()
  await page.waitForURL(new RegExp(`schedule=${second}`))
  await untilRosterAnswers(page)
  await page.getByRole('button', { name: 'Redo: Use this draft' }).click()
  await page.waitForURL(new RegExp(`schedule=${first}`))
  await untilRosterAnswers(page)
  expect(await stateOf(page, first)).toEqual(before)
}

/** The checklist, who is notified how, and the message. */
export async function publish(page: Page, id: number, message: string): Promise<void> {
  await goInside(page, `/schedule?schedule=${id}`)
  await untilRosterAnswers(page)
  await settle(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: /^Publish / })
  const list = dialog.getByRole('list', { name: 'Before you publish' })
  await list.getByText(/^(Every shift is filled|\d+ shifts? (is|are) still open\.)$/).waitFor()
  await list.getByText(/^(No conflicts|\d+ conflicts?:)/).waitFor()
  await dialog.getByText(/Email isn’t set up|Nothing changes for anyone/).waitFor()
  await dialog.getByLabel('Message').fill(message)
  await expectAccessible(page, 'publish')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Active', { exact: true }).first().waitFor()
}

/** Coordinators edit in the calendar, too. */
export async function editInCalendar(page: Page): Promise<void> {
  await goInside(page, '/schedule?view=day&date=2026-12-16')
  await settle(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Rounder/ })
    .first()
    .click()
  const edit = page.getByRole('dialog').getByRole('link', { name: 'Edit in the roster' })
  await edit.waitFor()
  await expectAccessible(page, 'a shift in the calendar')
  await edit.click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Unassign' }).waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
}

/** Two physicians on their phones look at their shifts and ask for time off. */
export async function askForTimeOff(abel: Page, brandt: Page): Promise<void> {
  for (const phone of [abel, brandt]) {
    await phone.goto('/')
    const news = phone.getByRole('region', { name: 'What changed' })
    await news.getByRole('button', { name: 'Looks good' }).click()
    await expect(news).toHaveCount(0)
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
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Request for a colleague' }).click()
  await page.getByRole('combobox', { name: 'Colleague' }).click()
  await page.getByRole('option', { name: 'Brandt, Kim' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Requested date').fill('2026-12-29')
  await form.getByRole('button', { name: 'Request Dec 29 off' }).click()
  await expect(rows).toHaveCount(3)
  await list.getByText('No schedule yet').first().waitFor()
  await list
    .getByText(/^(Opens \d+ shifts?|Breaks [a-z0-9 ]+|All rules met)$/)
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
  await page.getByText('Kim Abel: Time off, Jan 11–12 is pending again.').first().waitFor()
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
  await chosen.getByRole('button', { name: /^Deny/ }).click()
  await page.getByText('No pending requests').first().waitFor()
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

/** A published month is cleared and restored, taken back, corrected, and published again; the older version comes back. */
export async function correct(page: Page, id: number): Promise<void> {
  await goInside(page, `/schedule?view=roster&schedule=${id}`)
  await untilRosterAnswers(page)
  const before = await stateOf(page, id)
  await choose(page, 'Clear days')
  const clearing = page.getByRole('alertdialog', { name: /^Clear days of / })
  await clearing.getByLabel('From').fill('2026-12-29')
  await expect(clearing.getByRole('button', { name: 'Clear', exact: true })).toBeDisabled()
  await clearing.getByLabel('Type December to confirm').fill('december')
  await clearing.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('button', { name: /^Undo: Clear Dec/ }).click()
  await page.locator('main p[role=status]', { hasText: /^Undone: Clear Dec/ }).waitFor({ state: 'attached' })
  expect(await stateOf(page, id)).toEqual(before)

  await choose(page, 'Unpublish')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await page.getByText('Draft', { exact: true }).first().waitFor()
  await settle(page)
  const panel = await openShift(page)
  await panel.getByLabel('Location').fill('Tower C')
  await panel.getByLabel('Location').press('Enter')
  await untilSaved(page, /Set the location of .*/)
  await publish(page, id, 'Corrected: a location.')

  await choose(page, 'Duplicate')
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
  await page.waitForURL((url) => ![null, String(id)].includes(url.searchParams.get('schedule')))
  const copy = Number(new URL(page.url()).searchParams.get('schedule'))
  await publish(page, copy, 'Once more.')
  await choose(page, 'Versions')
  const versions = page.getByRole('dialog', { name: 'Versions of December 2026' })
  await versions.getByRole('button', { name: 'Restore December 2026', exact: true }).click()
  const restoring = page.getByRole('alertdialog', { name: 'Restore December 2026?' })
  await restoring.getByRole('button', { name: 'Restore' }).click()
  await restoring.waitFor({ state: 'detached' })
  await settle(page)
  await goInside(page, `/schedule?view=roster&schedule=${id}`)
  await page.getByText('Active', { exact: true }).first().waitFor()
}

/** From the menu: who had how much, and a tally of the group's own, kept and exported. */
export async function count(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Fairness' }).click()
  await page.getByRole('button', { name: 'Add your first tally' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add tally' })
  await dialog.getByLabel('Name').fill('Friday nights')
  await dialog.getByRole('checkbox', { name: 'Night' }).click()
  await dialog.getByRole('checkbox', { name: 'Friday' }).click()
  await dialog.getByRole('button', { name: 'Save tally' }).click()
  await page.getByRole('columnheader', { name: 'Friday nights' }).waitFor()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export tallies' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^tallies-.*\.csv$/)
}
