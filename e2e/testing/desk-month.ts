/** A month after its draft: chosen, published, corrected, published again, and counted. */
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
  await compared.getByRole('button', { name: 'Use December 2026', exact: true }).click()
  await page.waitForURL(new RegExp(`schedule=${first}`))
  await untilRosterAnswers(page)
  await page.getByRole('button', { name: 'Undo: Use this draft' }).click()
  await page.waitForURL(new RegExp(`schedule=${second}`))
  await untilRosterAnswers(page)
  await page.getByRole('button', { name: 'Redo: Use this draft' }).click()
  await page.waitForURL(new RegExp(`schedule=${first}`))
  await untilRosterAnswers(page)
  await deleteAndUndo(page, second)
  await goInside(page, `/schedule?view=roster&schedule=${first}`)
  await untilRosterAnswers(page)
  expect(await stateOf(page, first)).toEqual(before)
}

/** A deleted draft comes back by the same undo as any change, in whichever schedule is shown then. */
async function deleteAndUndo(page: Page, id: number): Promise<void> {
  await goInside(page, `/schedule?view=roster&schedule=${id}`)
  await untilRosterAnswers(page)
  const before = await stateOf(page, id)
  await choose(page, 'Delete draft')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click()
  await page.getByRole('button', { name: 'Undo: Delete draft' }).click()
  await page.waitForURL(new RegExp(`schedule=${id}`))
  await untilRosterAnswers(page)
  expect(await stateOf(page, id)).toEqual(before)
}

/** The checklist, who is notified how, and the message. */
export async function publish(
  page: Page,
  id: number,
  message: string,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  await goInside(page, `/schedule?schedule=${id}`)
  await untilRosterAnswers(page)
  await settle(page)
  const beside = page.getByRole('complementary', { name: 'Issues and changes' })
  await beside.getByText(/^(\d to look at|All done)$/).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: /^Publish / })
  const list = dialog.getByRole('list', { name: 'Before you publish' })
  await list.getByText(/^(Every shift is filled|\d+ shifts? (is|are) still open)$/).waitFor()
  await list.getByText(/^No conflicts/).waitFor()
  await list.getByText(/^(Furthest from|Everyone is near their) fair share$/).waitFor()
  await list.getByText(/pending .*request|No pending requests/).waitFor()
  await dialog.getByText(/Email isn’t set up|Nothing changes for anyone/).waitFor()
  await dialog.getByLabel('Message').fill(message)
  await expectAccessible(page, 'publish')
  await meanwhile()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Active', { exact: true }).first().waitFor()
}

/** Coordinators edit in the calendar, too: in the shift's sheet, with the roster's undo; open shifts open in the roster as well. */
export async function editInCalendar(page: Page, id: number): Promise<void> {
  await goInside(page, '/schedule?view=day&date=2026-12-16')
  await settle(page)
  const before = await stateOf(page, id)
  const shift = page
    .getByRole('main')
    .getByRole('link', { name: /Rounder/ })
    .first()
  await shift.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('heading', { name: 'Who else could take it' }).waitFor()
  await sheet
    .getByRole('button', { name: /^Assign / })
    .first()
    .waitFor()
  await expectAccessible(page, 'a shift in the calendar')
  await sheet.getByRole('button', { name: 'Lock' }).click()
  await sheet.getByText(/^Saved: Lock R/).waitFor()
  await sheet.getByRole('button', { name: 'Unlock' }).waitFor()
  await sheet.getByRole('button', { name: /^Undo: Lock R/ }).click()
  await sheet.getByText(/^Undone: Lock R/).waitFor()
  expect(await stateOf(page, id)).toEqual(before)

  await sheet.getByRole('button', { name: 'Unassign' }).click()
  await sheet.getByText(/^Saved: Unassign R/).waitFor()
  await sheet.getByRole('heading', { name: 'Why it’s open' }).waitFor()
  expect(await stateOf(page, id)).not.toEqual(before)
  const open = await sheet.getByRole('link', { name: 'Open in roster' }).getAttribute('href')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  // The calendar has the same undo as roster and sheet.
  await page.getByRole('button', { name: 'Undo: Change 1 shift, Dec 16' }).waitFor()

  await goInside(page, open!)
  const panel = page.getByRole('dialog', { name: 'Rounder, Wed, Dec 16' })
  await panel.getByRole('heading', { name: 'Who could take it' }).waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
  await goInside(page, '/schedule?view=month&date=2026-12-16')
  await page.getByRole('button', { name: 'Undo: Change 1 shift, Dec 16' }).waitFor()
  await page.keyboard.press('Control+z')
  await page
    .locator('main p[role=status]', { hasText: 'Undone: Change 1 shift, Dec 16' })
    .waitFor({ state: 'attached' })
  expect(await stateOf(page, id)).toEqual(before)
}

/** A published month is cleared and restored, taken back, corrected, and published again; the older version comes back. */
export async function correct(page: Page, id: number): Promise<void> {
  await goInside(page, `/schedule?view=roster&schedule=${id}`)
  await untilRosterAnswers(page)
  const before = await stateOf(page, id)
  await choose(page, 'Clear days')
  const clearing = page.getByRole('alertdialog', { name: /^Clear days in / })
  await clearing.getByLabel('From').fill('2026-12-29')
  await expect(clearing.getByRole('button', { name: 'Clear', exact: true })).toBeDisabled()
  await clearing.getByLabel('Type December to confirm').fill('december')
  await clearing.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('button', { name: /^Undo: Clear Dec/ }).click()
  await page.locator('main p[role=status]', { hasText: /^Undone: Clear Dec/ }).waitFor({ state: 'attached' })
  expect(await stateOf(page, id)).toEqual(before)

  await choose(page, 'Unpublish')
  const unpublishing = page.getByRole('alertdialog', { name: 'Unpublish December 2026?' })
  await expect(unpublishing).toContainText(/becomes a draft that only coordinators see.*no published schedule/)
  await unpublishing.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByText('December 2026 is a draft again. Only coordinators see it.').first().waitFor()
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
  await archiveAndRestore(page, id)
}

async function archiveAndRestore(page: Page, id: number): Promise<void> {
  const before = await stateOf(page, id)
  await choose(page, 'Archive')
  const archiving = page.getByRole('alertdialog', { name: 'Archive December 2026?' })
  await expect(archiving).toContainText(
    /no published schedule.*come off everyone’s schedules.*You can restore it later\./,
  )
  await archiving.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('December 2026 is archived. You can restore it anytime.').first().waitFor()
  await goInside(page, `/schedule?view=roster&schedule=${id}`)
  await page.getByText('Archived', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  const restoring = page.getByRole('alertdialog', { name: 'Restore December 2026?' })
  await restoring.getByRole('button', { name: 'Restore' }).click()
  await restoring.waitFor({ state: 'detached' })
  await page.getByText('Active', { exact: true }).first().waitFor()
  expect(await stateOf(page, id)).toEqual(before)
}

/** From the menu: who had how much, and a tally of the group's own, kept and exported. */
export async function count(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Fairness' }).click()
  await page.getByText('What would raise the score most').waitFor()
  await page.getByRole('button', { name: 'Preview change' }).click()
  const improve = page.getByRole('dialog', { name: /^Improve / })
  await improve.getByRole('button', { name: 'Find improvements' }).click()
  const apply = page.getByRole('dialog').getByRole('button', { name: /^Apply \d+ changes?$/ })
  await apply.waitFor({ timeout: 60_000 })
  await expectAccessible(page, 'a proposal')
  const kept = page.waitForResponse((response) => response.url().endsWith('/edits'))
  await apply.click()
  expect((await kept).status()).toBe(200)
  await expect(page.getByRole('dialog')).toHaveCount(0)
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
