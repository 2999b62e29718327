/** The year of a hundred physicians: how long frames take while it is scrolled and dragged, and that it prints on one page. */
import type { CDPSession, Page } from '@playwright/test'
import type { YearPlan } from '../../src/contract/year.ts'
import { weekdays } from '../../src/engine/model.ts'
import { expect, test } from '../testing/journey.ts'
import { send } from '../testing/send.ts'
import { signInByForm } from '../testing/sign-in.ts'

test.use({ ownProduct: { from: 'template' } })

const roles = [
  { name: 'Rounder', category: 'rounder', requiredCount: 30 },
  { name: 'Admitter', category: 'admitter', requiredCount: 8 },
  { name: 'Night', category: 'special', startTime: '19:00', endTime: '07:00', requiredCount: 6 },
]

async function layOutHundred(page: Page): Promise<void> {
  await signInByForm(page, { email: 'ada@hundred.example', first: 'Ada', last: 'Hundred' })
  await send(page, 'post', '/api/groups', { name: 'Hundred', totalPhysicians: 100, coverageRequirements: 44 })
  const physicians = Array.from({ length: 100 }, (_, place) => ({
    ...{ firstName: 'Pat', lastName: `Number ${place}`, email: `pat.${place}@hundred.example` },
  }))
  await send(page, 'post', '/api/physicians/bulk', { physicians })
  for (const role of roles) await send(page, 'post', '/api/roles', { ...role, daysOfWeek: weekdays })
  const { openFrom } = await send<YearPlan>(page, 'get', '/api/year')
  const from = openFrom.slice(0, 7)
  await send(page, 'post', '/api/year/holidays', { from })
  const begun = Date.now()
  await send(page, 'post', '/api/year/weeks', { from, months: '12' })
  console.log(`a year laid out for 100 physicians: ${((Date.now() - begun) / 1000).toFixed(1)} s`)
}

/** Processor time of the page's main thread, whatever else the machine does. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}

/** Printed: a frame of 60 a second has 16.7 ms. */
async function printFrames(page: Page, what: string, frames: number, move: (step: number) => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await workOf(session)
  for (let step = 0; step < frames; step++) {
    await move(step)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  const each = ((await workOf(session)) - before) / frames
  await session.detach()
  console.log(`${what}, 100 physicians: ${each.toFixed(1)} ms of the page's own work a frame`)
}

test('shows a hundred physicians, prints how long frames take, and fits on one printed page', async ({ page }) => {
  test.setTimeout(420_000)
  await layOutHundred(page)
  await page.goto('/admin/year?zoom=quarter')
  const grid = page.locator('.year-grid')
  await expect(page.locator('[data-person]')).toHaveCount(100)
  const scroll = (by: number) => grid.evaluate((element, top) => element.scrollBy(0, top), by)
  await printFrames(page, 'scrolling down', 60, () => scroll(40))
  const sideways = () => grid.evaluate((element) => element.scrollBy(40, 0))
  await printFrames(page, 'scrolling sideways', 60, sideways)

  await grid.evaluate((element) => element.scrollTo(0, 0))
  const week = page.locator('button[data-week]').nth(8)
  await week.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await week.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  const drag = (step: number) => page.mouse.move(x + width / 2 + 3 * step, y + height / 2 + step)
  await printFrames(page, 'dragging a week', 60, drag)
  await page.mouse.up()

  await page.goto('/admin/year')
  await expect(page.locator('[data-person]')).toHaveCount(100)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
})
