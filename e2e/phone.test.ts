/** A physician's phone next to a coordinator's desk: any shift opens as a sheet, and a shift change arrives and gets an answer. */
import type { Locator, Page } from '@playwright/test'
import { expect, phone, test } from './testing/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { send } from './testing/send.ts'
import { signInAsDemo } from './testing/sign-in.ts'

test.use({ ownProduct: { from: 'template' } })

type Shift = { id: number; date: string; physicianId: number | null; scheduleId: number; version: number; role: string }

const sheet = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) })

test('a shift opens from home and from every view of the schedule; the Back button closes it', async ({
  physician: page,
  newPage,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Shift details' }).click()
  await sheet(page).getByText('Why me').waitFor()
  await expect(sheet(page).getByText('Looking for the reason...')).toHaveCount(0)
  await sheet(page)
    .getByRole('link', { name: /^Call / })
    .first()
    .waitFor()
  await expectAccessible(page, 'shift sheet')
  await expectNoSidewaysScroll(page, 'shift sheet')
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)

  for (const view of ['month', 'week', 'day', 'week&layout=list']) {
    await page.goto(`/schedule?view=${view}&show=everyone`)
    await page.getByRole('main').locator('a[href*="shift="]').first().press('Enter')
    await sheet(page).waitFor()
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
  }

  const desk = await newPage({ viewport: { width: 1440, height: 900 } })
  await desk.context().addCookies(await page.context().cookies())
  const [next] = await send<Shift[]>(page, 'get', `/api/shifts/physician/${await idOf(page)}`)
  await desk.goto(`/schedule?shift=${next!.id}`)
  await sheet(desk).waitFor()
  await sheet(desk).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(desk)).toHaveCount(0)
  expect(new URL(desk.url()).search).toBe('')
})

test('the bell keeps its dot and its count apart, and a week reads in one line', async ({ physician: page }) => {
  await page.route('**/api/shift-requests/my', async (route) => {
    const [request] = await (await route.fetch()).json()
    await route.fulfill({ json: Array.from({ length: 12 }, (_, id) => ({ ...request, id, status: 'pending' })) })
  })
  await page.route('**/api/notifications', (route) =>
    route.fulfill({
      json: [{ id: 1, at: '2026-11-18T14:00:00Z', text: 'New', link: null, readAt: null, isAboutMyShifts: false }],
    }),
  )
  const year = await page.evaluate(() => new Date().getFullYear())
  await page.goto(`/schedule?view=week&date=${year}-11-18`)
  const bell = page.getByRole('button', { name: 'Notifications, 12 pending requests, 1 unread' })
  const boxOf = async (part: Locator) => (await part.boundingBox())!
  const count = await boxOf(bell.getByText('12'))
  for (const part of [bell.locator('[data-unread]'), bell.locator('svg')]) {
    const { x, width } = await boxOf(part)
    expect(x + width).toBeLessThanOrEqual(count.x)
  }
  const week = page.getByRole('heading', { name: new RegExp(`^Nov \\d+–\\d+ ?, ${year}$`) })
  expect((await boxOf(week)).height).toBeLessThan(30)
})

test('a sheet is pulled down by its top: it stays when it is let go early, and closes when it is pulled far', async ({
  physician: page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Shift details' }).click()
  await sheet(page).getByText('Why me').waitFor()
  // The reason makes it taller.
  await expect(sheet(page).getByText('Looking for the reason...')).toHaveCount(0)
  await page.waitForFunction(() => document.getAnimations().length === 0)
  const pull = async (down: number, steps: number) => {
    const { x, y } = (await sheet(page).boundingBox())!
    await page.mouse.move(x + 195, y + 10)
    await page.mouse.down()
    await page.mouse.move(x + 195, y + 10 + down, { steps })
    return y
  }
  const top = await pull(60, 4)
  expect((await sheet(page).boundingBox())!.y).toBe(top + 60)
  // On its way back up, it isn't a flick.
  await page.mouse.move(195, top + 50)
  await page.mouse.up()
  await expect.poll(async () => (await sheet(page).boundingBox())!.y).toBe(top)
  await pull(200, 8)
  await page.mouse.up()
  await expect(sheet(page)).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})

test('the words in a search box stand clear of its icon, and a thumb can clear them', async ({ newPage }) => {
  const page = await newPage({ viewport: phone, isMobile: true, hasTouch: true })
  await signInAsDemo(page, 'Adaeze Nwosu')
  await page.goto('/directory')
  const box = page.getByRole('searchbox', { name: 'Search the directory' })
  await box.fill('okafor')
  const frame = (await box.boundingBox())!
  const icon = (await page.getByRole('main').locator('svg.lucide-search').boundingBox())!
  const words = frame.x + (await box.evaluate((input) => Number.parseFloat(getComputedStyle(input).paddingLeft)))
  expect(words).toBeGreaterThan(icon.x + icon.width)
  const clear = page.getByRole('button', { name: 'Clear search' })
  expect((await clear.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await clear.click()
  await expect(box).toHaveValue('')
})

test('a change of a shift arrives, is seen side by side and answered; the desk sees the answer', async ({
  coordinator: desk,
  physician: page,
}) => {
  const shift = await lastShiftOf(page)
  await page.goto('/')
  await page.getByRole('region', { name: 'Next shift' }).waitFor()
  const open = { do: 'change', shiftId: shift.id, version: shift.version, physicianId: null }
  const schedule = `/api/schedules/${shift.scheduleId}`
  await send(desk, 'post', `${schedule}/edits`, { edits: [open], reason: 'Coverage moved' })

  await page.getByText('Your shifts changed').first().waitFor()
  await page.getByRole('button', { name: /^Notifications.* unread$/ }).waitFor()
  const card = page.getByRole('region', { name: 'What changed' })
  await card.getByText('Miriam Okafor updated your schedule today').waitFor()
  expect(await card.getByRole('listitem').count()).toBe(1)
  await card.getByText('Off').waitFor()
  await expectAccessible(page, 'what changed')
  await expectNoSidewaysScroll(page, 'what changed')

  await card.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'What’s the problem?' })
  await dialog.getByRole('textbox', { name: 'Message' }).fill('I swapped into that day.')
  await expectAccessible(page, 'report a problem')
  await dialog.getByRole('button', { name: 'Send to coordinators' }).click()
  await expect(card).toHaveCount(0)

  await desk.goto(`/schedule?view=month&schedule=${shift.scheduleId}`)
  const answers = desk.getByRole('list', { name: 'Problems' })
  await answers.getByText('I swapped into that day.').waitFor()
  await expectAccessible(desk, 'schedule with answers')
  await desk.getByRole('button', { name: /^Notifications/ }).click()
  await desk.getByText(/has a problem with a change: I swapped into that day/).waitFor()

  const [again] = (await send<Shift[]>(desk, 'get', `/api/shifts/schedule/${shift.scheduleId}`)).filter(
    ({ id }) => id === shift.id,
  )
  const back = { do: 'change', shiftId: shift.id, version: again!.version, physicianId: shift.physicianId }
  await send(desk, 'post', `${schedule}/edits`, { edits: [back], reason: 'Theirs again' })
  await card.getByRole('link').waitFor()
  await card.getByRole('button', { name: 'Looks good' }).click()
  await expect(card).toHaveCount(0)
  await desk.reload()
  await desk.getByText(/^1 of \d+ said it looks good/).waitFor()
})

/** The last upcoming one, so nothing else refers to it. */
async function lastShiftOf(page: Page): Promise<Shift> {
  const own = await send<Shift[]>(page, 'get', `/api/shifts/physician/${await idOf(page)}`)
  return own.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1)!
}

async function idOf(page: Page): Promise<number> {
  return (await send<{ id: number }>(page, 'get', '/api/auth/user')).id
}
