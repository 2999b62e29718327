/** A coordinator in the roster: moves by keyboard and mouse, undoes, overrides a rule with a reason, and sees a colleague's edits. */
import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { formatTimes, makeLargeMonth, measureKey, openRoster, untilRosterAnswers } from './testing/edit-to-paint.ts'
import { expect, test } from './testing/journey.ts'
import { expectAccessible } from './testing/page-checks.ts'
import { signInAsDemo, signInByForm } from './testing/sign-in.ts'

test.use({ ownProduct: { from: 'template' } })

/** The cell of an unlocked shift in the second half of the month. */
async function someShift(page: Page, skip = 0) {
  const chips = page.locator(
    '.roster-body [data-column="20"]:has(.roster-chip.starts), .roster-body [data-column="20"]:has(.roster-chip)',
  )
  const cell = chips.nth(skip)
  const label = (await cell.getAttribute('aria-label'))!
  return { cell, label, who: label.split(',')[0]!, role: label.split(': ')[1]!.split(',')[0]! }
}

/** The row of a free cell on that day that gives this verdict while a shift is being dragged. */
async function rowThatAnswers(page: Page, tone: 'allowed' | 'forbidden'): Promise<string> {
  const tones = tone === 'allowed' ? ['allowed', 'costs'] : [tone]
  const answer = page.locator(tones.map((each) => `.roster-move .answer.${each}.is-free`).join()).first()
  await answer.waitFor({ state: 'attached' })
  return (await answer.getAttribute('data-answer'))!
}

async function stepsTo(page: Page, from: string, to: string): Promise<number> {
  const rows = await page
    .locator('[role=grid] [data-row]')
    .evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.row))
  return rows.indexOf(to) - rows.indexOf(from)
}

async function moveByKeys(page: Page, tone: 'allowed' | 'forbidden', skip = 0) {
  const { cell, label, who, role } = await someShift(page, skip)
  const from = await cell.evaluate((element) => element.closest<HTMLElement>('[data-row]')!.dataset.row!)
  await cell.focus()
  await page.keyboard.press('m')
  const to = await rowThatAnswers(page, tone)
  const steps = await stepsTo(page, from, to)
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
  await page.keyboard.press('Enter')
  return { label, who, role, target: page.locator(`[data-row="${to}"] [data-column="20"]`) }
}

/** What assistive technology announces about the last change. */
const isSaid = (page: Page, words: RegExp) =>
  page.locator('main p[role=status]', { hasText: words }).waitFor({ state: 'attached' })

test('moves a shift by keys, and takes it back', async ({ coordinator: page }) => {
  await openRoster(page)
  const { label, role, target } = await moveByKeys(page, 'allowed')
  await expect(target).toHaveAttribute('aria-label', new RegExp(`: ${role}`))
  await isSaid(page, /^Saved: Give/)
  await page.keyboard.press('Control+z')
  await page.getByRole('gridcell', { name: label }).waitFor()
  await isSaid(page, /^Undone: Give/)
  await page.keyboard.press('Control+y')
  await expect(target).toHaveAttribute('aria-label', new RegExp(`: ${role}`))
  await isSaid(page, /^Saved: Give/)
})

test('moves a shift by mouse; every row of the day answers on the way', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'dark', reducedMotion: 'no-preference' })
  await signInAsDemo(page, 'Miriam Okafor')
  await openRoster(page)
  const { cell, role } = await someShift(page, 1)
  const from = (await cell.boundingBox())!
  await page.mouse.move(from.x + 8, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y + 30, { steps: 3 })
  const to = await rowThatAnswers(page, 'allowed')
  const target = page.locator(`[data-row="${to}"] [data-column="20"]`)
  const box = (await target.boundingBox())!
  await page.mouse.move(box.x + 10, box.y + 10, { steps: 5 })
  await page
    .locator('.roster-tip')
    .getByText(/^Allowed/)
    .waitFor()
  await page.mouse.up()
  await expect(target).toHaveAttribute('aria-label', new RegExp(`: ${role}`))
  await isSaid(page, /^Saved: Give/)
  await page.reload()
  await untilRosterAnswers(page)
  await expect(target).toHaveAttribute('aria-label', new RegExp(`: ${role}`))
})

test('asks for a reason where a hard rule breaks, keeps it in the audit log, and marks the conflict', async ({
  coordinator: page,
}) => {
  await openRoster(page)
  const { role, target } = await moveByKeys(page, 'forbidden', 2)
  const dialog = page.getByRole('dialog', { name: 'Override this rule?' })
  await dialog.waitFor()
  await expectAccessible(page, 'rule break dialog')
  expect(await target.getAttribute('aria-label')).not.toContain(`: ${role}`)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone')
  await dialog.getByRole('button', { name: 'Override' }).click()
  await expect(target).toHaveAttribute('aria-label', /breaks a rule/)
  await isSaid(page, /^Saved: Give/)
  const activity = await (await page.request.get('/api/activity')).text()
  expect(activity).toContain('Agreed by phone')
  await page.getByRole('tab', { name: /Changes/ }).click()
  await page.getByText('Reason: Agreed by phone').waitFor()
  await page.keyboard.press('Control+z')
  await expect(target).not.toHaveAttribute('aria-label', new RegExp(`: ${role}`))
})

// Timing is printed, not asserted: other work on the machine slows browsers and server alike.
test("shows a colleague's edit without a reload, and refuses what is stale", async ({ coordinator: one, newPage }) => {
  const other = await newPage()
  await signInAsDemo(other, 'Miriam Okafor')
  for (const page of [one, other]) await openRoster(page)
  const { cell, label } = await someShift(one, 3)
  await cell.focus()
  const start = Date.now()
  await one.keyboard.press('Delete')
  await isSaid(one, /^Saved: Unassign/)
  const savedAfter = Date.now() - start
  await other.getByRole('gridcell', { name: label }).waitFor({ state: 'detached' })
  const seenAfter = Date.now() - start
  console.log(
    `load ${loadavg()[0]!.toFixed(1)}: edit saved after ${savedAfter} ms, seen by the colleague after ${seenAfter} ms`,
  )

  // A colleague whose connection is down edits what they saw.
  await other.route('**/api/events*', (route) => route.abort())
  await other.reload()
  await untilRosterAnswers(other)
  const later = await someShift(one, 4)
  await later.cell.focus()
  await one.keyboard.press('Delete')
  await one.getByRole('gridcell', { name: later.label }).waitFor({ state: 'detached' })
  await isSaid(one, /^Saved: Unassign/)
  await one.waitForTimeout(500)
  await other.getByRole('gridcell', { name: later.label }).focus()
  await other.keyboard.press('Delete')
  await other.getByText('Someone else changed this. Here’s the current version.').first().waitFor()
})

// Printed, not asserted: paint speed is a measurement (npm run bench:web), not a property of the code.
test('shows 100 physicians by 31 days, and prints how long an edit takes to be painted', async ({ page }) => {
  await signInByForm(page, { email: 'large@clinic.example', first: 'Lena', last: 'Large' })
  await makeLargeMonth(page)
  await openRoster(page)
  await expect(page.locator('.roster-body [role=row]')).toHaveCount(100)
  const edits = await measureKey(page, 'Delete', 2)
  console.log(`edit to paint, 100 x 31: ${formatTimes(edits)}`)
  const moves = await measureKey(page, 'm', 1)
  console.log(`every row of a day answers, 100 rows: ${formatTimes(moves)}`)
})
