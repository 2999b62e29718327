/** What a coordinator does in a draft, and how each of it is taken back exactly. */
import type { Locator, Page } from '@playwright/test'
import { untilRosterAnswers } from './edit-to-paint.ts'
import { expect } from './journey.ts'
import { send } from './send.ts'
import { goInside, settle } from './settle.ts'

type Shift = {
  id: number
  date: string
  physicianId: number | null
  roleId: number
  position: number | null
  location: string | null
  status: string
  isLocked: boolean
  editedBy: number | null
}

/** Generates December and opens it; returns its id. */
export async function generate(page: Page): Promise<number> {
  await goInside(page, '/admin/dashboard?generate=2026-12')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  const result = page.getByRole('region', { name: 'Result' })
  await result.waitFor({ timeout: 90_000 })
  await result.getByRole('link', { name: 'Open schedule' }).click()
  await untilRosterAnswers(page)
  await settle(page)
  return Number(new URL(page.url()).searchParams.get('schedule'))
}

/** Everything a person could notice about the shifts. */
export async function stateOf(page: Page, scheduleId: number) {
  const shifts = await send<Shift[]>(page, 'get', `/api/shifts/schedule/${scheduleId}`)
  return shifts
    .map(({ id, physicianId, roleId, position, location, status, isLocked, editedBy }) => ({
      ...{ id, physicianId, roleId, position, location, status, isLocked, editedBy },
    }))
    .sort((one, other) => one.id - other.id)
}

/** How many are below the first one. */
export const rows = 13

/** What assistive technology announces about the last change. */
const announced = (page: Page, words: RegExp) => page.locator('main p[role=status]', { hasText: words })

export const cellOf = (page: Page, who: string, day: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^${who}, \\w+, Dec ${day}:`) })

/** From one cell to the one some rows below and some days later. */
export async function select(page: Page, from: Locator, down: number, right: number): Promise<void> {
  await from.focus()
  // Whatever was selected before.
  await page.keyboard.press('Escape')
  for (let step = 0; step < down; step++) await page.keyboard.press('Shift+ArrowDown')
  for (let step = 0; step < right; step++) await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('toolbar', { name: 'Selected days' }).waitFor()
}

/** Confirms a broken rule if there is one, and waits until the change is saved. */
export async function untilSaved(page: Page, label: RegExp): Promise<void> {
  const saved = announced(page, new RegExp(`^Saved: ${label.source}`))
  const question = page.getByRole('dialog', { name: 'Override this rule?' })
  await saved.or(question).first().waitFor({ state: 'attached' })
  if (await question.isVisible()) {
    await question.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone')
    await question.getByRole('button', { name: 'Override' }).click()
    await saved.waitFor({ state: 'attached' })
  }
}

/** One change, which the button takes back to the letter. */
async function changeAndUndo(page: Page, id: number, label: RegExp, change: () => Promise<void>): Promise<void> {
  const before = await stateOf(page, id)
  await change()
  await untilSaved(page, label)
  expect(await stateOf(page, id), String(label)).not.toEqual(before)
  await undo(page, label)
  expect(await stateOf(page, id), `undone: ${label}`).toEqual(before)
}

export async function undo(page: Page, label: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Undo: ${label.source}`) }).click()
  await announced(page, new RegExp(`^Undone: ${label.source}`)).waitFor({ state: 'attached' })
}

/** By keys and by mouse, in rectangles: cleared, locked, filled, pasted, swapped; a shift placed elsewhere and removed. */
export async function editAndUndo(page: Page, id: number): Promise<void> {
  await page.getByRole('button', { name: 'Skip to the roster' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')

  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: 1280, height })
  await expect(page.getByRole('columnheader', { name: 'Hours' })).toBeVisible()
  await page.setViewportSize({ width, height })
  const top = await gridTop(page)

  // All rows, so that there is something to change whatever the draft is.
  const bar = page.getByRole('toolbar', { name: 'Selected days' })
  const corner = cellOf(page, 'Abel', 8)
  await changeAndUndo(page, id, /Clear \d+ shifts/, async () => {
    await select(page, corner, rows, 2)
    await page.keyboard.press('Delete')
  })
  await changeAndUndo(page, id, /Lock \d+ shifts/, async () => {
    await select(page, corner, rows, 2)
    await bar.getByRole('button', { name: 'Lock' }).click()
  })
  await changeAndUndo(page, id, /Swap 21 days of Abel and Rao/, async () => {
    await select(page, corner, rows, 20)
    await bar.getByRole('button', { name: 'Swap Abel and Rao' }).click()
  })
  await changeAndUndo(page, id, /Paste \d+ days/, async () => {
    await select(page, corner, rows, 0)
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Escape')
    await cellOf(page, 'Abel', 15).focus()
    await page.keyboard.press('Control+v')
  })
  await changeAndUndo(page, id, /(Fill|Assign) .*/, async () => {
    await select(page, cellOf(page, 'Holt', 10), 2, 0)
    await page.keyboard.press('b')
  })
  await changeAndUndo(page, id, /Set the location of .*/, async () => {
    await openShift(page)
    await page.getByLabel('Location').fill('Tower C')
    await page.getByLabel('Location').press('Enter')
  })
  await changeAndUndo(page, id, /Remove .*/, async () => {
    const panel = await openShift(page)
    await panel.getByRole('button', { name: 'Remove shift' }).click()
  })
  await changeAndUndo(page, id, /Clear Dec .*/, async () => {
    await choose(page, 'Clear days')
    const dialog = page.getByRole('alertdialog', { name: /^Clear days in / })
    await dialog.getByLabel('From').fill('2026-12-21')
    await dialog.getByLabel('To', { exact: true }).fill('2026-12-23')
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click()
  })
  await changeAndUndo(page, id, /(Give|Swap|Move) R\d?, Thu, Dec 10.*/, () => drag(page))
  await restore(page, id)
  expect(await gridTop(page), 'the header jumped').toBe(top)
}

/** Nothing above the grid grows or shrinks while it's edited. */
async function gridTop(page: Page): Promise<number> {
  return (await page.getByRole('grid').boundingBox())!.y
}

/** By mouse, to the first row that answers that it's fine; rows that can't take it answer differently. */
async function drag(page: Page): Promise<void> {
  const cell = page.getByRole('gridcell', { name: /, Thu, Dec 10: R1 / })
  await cell.scrollIntoViewIfNeeded()
  const from = (await cell.boundingBox())!
  await page.mouse.move(from.x + 8, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y + 30, { steps: 3 })
  const answers = page.locator('.roster-move .answer')
  await answers.first().waitFor({ state: 'attached' })
  expect(await page.locator('.roster-move .answer.forbidden').count()).toBeGreaterThan(0)
  const fine = page.locator('.roster-move .answer.allowed, .roster-move .answer.costs').first()
  const to = (await fine.getAttribute('data-answer'))!
  const target = page.locator(`[data-row="${to}"] [data-column="${await cell.getAttribute('data-column')}"]`)
  const box = (await target.boundingBox())!
  await page.mouse.move(box.x + 10, box.y + 10, { steps: 5 })
  await page.locator('.roster-tip').waitFor()
  await page.mouse.up()
}

/** A shift that isn't needed is removed, is needed after all, and both are taken back. */
async function restore(page: Page, id: number): Promise<void> {
  const before = await stateOf(page, id)
  const panel = await openShift(page)
  await panel.getByRole('button', { name: 'Remove shift' }).click()
  await untilSaved(page, /Remove .*/)
  await changeAndUndo(page, id, /Restore .*/, async () => {
    await page.getByRole('gridcell', { name: /^Thu, Dec 10: .*filled/ }).click()
    await page.getByRole('button', { name: 'Restore Rounder' }).click()
  })
  await page.keyboard.press('Escape')
  await undo(page, /Remove .*/)
  expect(await stateOf(page, id)).toEqual(before)
}

/** The first rounder's shift on the 10th, with its dialog. */
export async function openShift(page: Page): Promise<Locator> {
  const cell = page.getByRole('gridcell', { name: /, Thu, Dec 10: R1 / })
  await cell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await panel.getByRole('heading', { name: /^Who else could take it/ }).waitFor()
  return panel
}

export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
