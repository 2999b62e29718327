/** A coordinator without a mouse: signs in, generates a month, corrects it, publishes it, and reviews a request, all by keyboard. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './testing/journey.ts'
import { send } from './testing/send.ts'

test.use({ ownProduct: { from: 'template' } })

const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** Tab stops along the way that a person wouldn't see. */
const unseen = new Set<string>()

/** Runs in the page: the focused element, if nothing shows that it has focus. */
function findUnseenFocus(): string | undefined {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
  const { width, height } = focused.getBoundingClientRect()
  const { outlineStyle, outlineWidth, boxShadow, visibility } = getComputedStyle(focused)
  const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  // Roster cells draw their focus ring inside.
  const { content, borderTopWidth } = getComputedStyle(focused, '::after')
  const hasFrame = content !== 'none' && Number.parseFloat(borderTopWidth) > 0
  const hasRing = hasOutline || hasFrame || boxShadow !== 'none'
  if (width > 0 && height > 0 && visibility === 'visible' && hasRing) return undefined
  return focused.outerHTML.slice(0, 160)
}

/** Presses the key until the target has focus. */
async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 120; step++) {
    if (await hasFocus()) return
    await page.keyboard.press(key)
    const hidden = await page.evaluate(findUnseenFocus)
    if (hidden) unseen.add(hidden)
  }
  throw new Error(`${key} does not lead to ${target}.`)
}

async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await goTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Opens the list, types a name, and selects it. */
async function choose(page: Page, box: Locator, wanted: string): Promise<void> {
  if ((await box.textContent()) === wanted) return
  await press(page, box)
  await page.getByRole('option', { name: wanted, exact: true }).waitFor()
  await page.keyboard.type(wanted)
  await expect(page.locator(':focus')).toHaveText(wanted)
  await page.keyboard.press('Enter')
  await expect(box).toHaveText(wanted)
}

/** The first month without a schedule. */
async function findFreeMonth(page: Page, groupId: number): Promise<{ month: string; year: string }> {
  const schedules = await send<{ month: number; year: number }[]>(page, 'get', `/api/schedules/group/${groupId}`)
  const next = Math.max(...schedules.map(({ month, year }) => year * 12 + month - 1)) + 1
  return { month: monthNames[next % 12]!, year: String(Math.floor(next / 12)) }
}

/** The focused cell of the roster. */
const readPlace = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement!
    const rows = [...document.querySelectorAll<HTMLElement>('[role=grid] [data-row]')].map((row) => row.dataset.row)
    const row = rows.indexOf(cell.closest<HTMLElement>('[data-row]')?.dataset.row)
    return { row, column: Number((cell as HTMLElement).dataset.column), rows }
  })

async function repeat(page: Page, key: string, times: number): Promise<void> {
  for (let step = 0; step < times; step++) await page.keyboard.press(key)
}

async function walkTo(page: Page, to: { row: number; column: number }): Promise<void> {
  const from = await readPlace(page)
  await repeat(page, to.row > from.row ? 'ArrowDown' : 'ArrowUp', Math.abs(to.row - from.row))
  await repeat(page, to.column > from.column ? 'ArrowRight' : 'ArrowLeft', Math.abs(to.column - from.column))
  expect(await readPlace(page)).toMatchObject(to)
}

const labelOfFocus = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** Assigns a shift in the 20th column to the first eligible person. */
async function correctShift(page: Page): Promise<void> {
  const cells = page.locator('.roster-body [data-column="20"]:has(.roster-chip)')
  const key = await cells.first().evaluate((cell) => cell.closest<HTMLElement>('[data-row]')!.dataset.row!)
  const { rows } = await readPlace(page)
  await walkTo(page, { row: rows.indexOf(key), column: 20 })
  const role = (await labelOfFocus(page)).split(': ')[1]!.split(',')[0]!
  await page.keyboard.press('m')
  const answer = page.locator('.roster-move .answer.allowed.is-free, .roster-move .answer.costs.is-free').first()
  await answer.waitFor({ state: 'attached' })
  const taker = (await answer.getAttribute('data-answer'))!
  await walkTo(page, { row: rows.indexOf(taker), column: 20 })
  await page.keyboard.press('Enter')
  await page.locator('main p[role=status]', { hasText: /^Saved: Give/ }).waitFor({ state: 'attached' })
  const target = page.locator(`[data-row="${taker}"] [data-column="20"]`)
  await expect(target).toHaveAttribute('aria-label', new RegExp(`: ${role}`))
}

test('generates, corrects and publishes a month, and reviews a request, without a mouse', async ({ page }) => {
  await page.goto('/api/login')
  await press(page, page.getByRole('button', { name: 'Miriam Okafor' }))
  await page.waitForURL((url) => url.pathname === '/')
  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')
  await send(page, 'put', `/api/groups/${groupId}`, { settings: { solverSeconds: 1 } })
  const { month, year } = await findFreeMonth(page, groupId)
  const name = `${month} ${year}`

  const generator = page.getByRole('region', { name: 'AI schedule generator' })
  await choose(page, generator.getByRole('combobox', { name: 'Month', exact: true }), month)
  await choose(page, generator.getByRole('combobox', { name: 'Year' }), year)
  await press(page, generator.getByRole('button', { name: 'Generate', exact: true }))
  const result = page.getByRole('region', { name: 'Result' })
  await result.getByRole('heading', { name }).waitFor({ timeout: 90_000 })
  await press(page, result.getByRole('link', { name: 'Open schedule' }))

  const grid = page.getByRole('grid', { name: /^Roster/ })
  await page.locator('.roster-tally i').first().waitFor()
  await goTo(page, grid.locator('[role=gridcell][tabindex="0"]'))
  await correctShift(page)
  await page.keyboard.press('Control+z')
  await page.locator('main p[role=status]', { hasText: /^Undone: Give/ }).waitFor({ state: 'attached' })
  await page.keyboard.press('Control+y')
  await page.locator('main p[role=status]', { hasText: /^Saved: Give/ }).waitFor({ state: 'attached' })

  await press(page, page.getByRole('button', { name: 'Publish' }), 'Shift+Tab')
  const dialog = page.getByRole('alertdialog', { name: `Publish ${name}?` })
  const confirm = dialog.getByRole('button', { name: 'Publish' })
  await expect(confirm).toBeEnabled()
  await press(page, confirm)
  await page.getByText(new RegExp(`^${name} is published\\.`)).waitFor()
  await dialog.waitFor({ state: 'detached' })

  await press(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }),
    'Shift+Tab',
  )
  await press(page, page.getByRole('main').getByRole('link', { name: /^Requests/ }))
  const requests = page.getByRole('list', { name: 'Requests by urgency' }).locator('[data-request]')
  await goTo(page, requests.first())
  await page.keyboard.press('ArrowDown')
  await expect(requests.nth(1)).toHaveAttribute('aria-current', 'true')
  const chosen = page.getByRole('region', { name: 'Chosen request' })
  await goTo(page, chosen.getByRole('textbox', { name: /^Note to/ }))
  await page.keyboard.type('Not this time, sorry')
  await press(page, chosen.getByRole('button', { name: 'Deny' }))
  await page
    .getByText(/^Denied .* request:/)
    .first()
    .waitFor()
  expect([...unseen]).toEqual([])
})
