/** Open shifts and conflicts in a draft: filled, fixed, overridden, and taken back. */
import type { Page } from '@playwright/test'
import { cellOf, rows, select, stateOf, undo, untilSaved } from './desk-roster.ts'
import { expect } from './journey.ts'
import { expectAccessible } from './page-checks.ts'

/** Open shifts, filled together; a broken rule kept with its reason; both taken back. */
export async function fillAndOverride(page: Page, id: number): Promise<void> {
  const before = await stateOf(page, id)
  await select(page, cellOf(page, 'Abel', 14), rows, 1)
  await page.keyboard.press('Delete')
  await untilSaved(page, /Clear \d+ shifts/)
  const fill = page.getByRole('button', { name: /^Fill all \d+$/ })
  await fill.click()
  await untilSaved(page, /Fill \d+ open shifts/)
  await undo(page, /Fill \d+ open shifts/)
  await page.getByRole('button', { name: 'Apply fix' }).first().click()
  await untilSaved(page, /Give .*/)
  await undo(page, /Give .*/)
  await undo(page, /Clear \d+ shifts/)
  expect(await stateOf(page, id)).toEqual(before)

  // Abel never works nights.
  await page
    .getByRole('gridcell', { name: /^Abel, \w+, Dec 1\d: free/ })
    .first()
    .focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await untilSaved(page, /Assign N, .* to Abel/)
  const overridden = page.getByText(/^\d+ overridden conflicts?$/)
  await overridden.click()
  await page.getByText('Overridden by you: Agreed by phone').first().waitFor()
  await expectAccessible(page, 'overridden conflict')
  await overrideInPlace(page)
  await undo(page, /Assign N, .* to Abel/)
  expect(await stateOf(page, id)).toEqual(before)
}

/** The override is removed, the conflict is red, and is overridden where it stands; both are taken back. */
async function overrideInPlace(page: Page): Promise<void> {
  const beside = page.getByRole('complementary', { name: 'Issues and changes' })
  await beside
    .getByRole('button', { name: /^Remove override: / })
    .first()
    .click()
  await untilSaved(page, /Remove override of 1 conflict/)
  const override = beside.getByRole('button', { name: /^Override: .*Abel/ })
  await override.first().click()
  const question = page.getByRole('dialog', { name: 'Override this rule?' })
  await question.getByRole('textbox', { name: 'Reason' }).fill('They asked for it')
  await expectAccessible(page, 'overriding a conflict')
  await question.getByRole('button', { name: 'Override' }).click()
  await untilSaved(page, /Override 1 conflict/)
  await expect(override).toHaveCount(0)
  await undo(page, /Override 1 conflict/)
  await override.first().waitFor()
  await undo(page, /Remove override of 1 conflict/)
  await expect(override).toHaveCount(0)
}
