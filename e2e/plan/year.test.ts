/** A coordinator deals the holidays over three years of history, lays out two quarters, and generates a month from it. */
import type { HolidayHistory } from '../../src/contract/holiday-history.ts'
import type { Shift } from '../../src/contract/schedules.ts'
import type { YearPlan } from '../../src/contract/year.ts'
import { addDays } from '../../src/engine/calendar.ts'
import { monthOf } from '../../src/engine/month.ts'
import { expect, test } from '../testing/journey.ts'
import { expectAccessible } from '../testing/page-checks.ts'
import { send } from '../testing/send.ts'

test.use({ ownProduct: { from: 'template' } })
// The plan that the first one makes is what the others change.
test.describe.configure({ mode: 'serial' })

test('deals the holidays, lays out two quarters, and generates from them', async ({ coordinator: page }) => {
  test.setTimeout(420_000)
  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')
  await send(page, 'put', `/api/groups/${groupId}`, { settings: { solverSeconds: 2 } })
  const before = await send<YearPlan>(page, 'get', '/api/year')
  const path = `/api/groups/${groupId}/holiday-history`
  const { holidays, entries } = await send<HolidayHistory>(page, 'get', path)
  const known = new Set(entries.map(({ holiday, year }) => `${holiday} ${year}`))
  const typed = holidays
    .filter(({ name, date }) => !known.has(`${name} ${date.slice(0, 4)}`))
    .flatMap(({ name, date }) =>
      before.people.map(({ id }, place) => ({
        ...{ physicianId: id, holiday: name, year: Number(date.slice(0, 4)) },
        worked: (place + Number(date.slice(0, 4))) % 2 === 0,
      })),
    )
  await send(page, 'put', path, { entries: typed })

  await page.goto('/admin/year')
  await page.getByRole('button', { name: 'Deal holidays' }).click()
  const deal = page.getByRole('dialog', { name: 'Deal holidays' })
  await expect(deal.getByText(/holiday shifts dealt\. \d+ of 45 people end up even\./)).toBeVisible()
  await expectAccessible(page, 'the proposed deal')
  await deal.getByRole('button', { name: 'Keep this deal' }).click()
  await expect(deal).toBeHidden()
  await expect(page.getByRole('button', { name: /holds for 45 of 45/ })).toBeVisible()

  await page.getByRole('button', { name: 'Lay out the year' }).click()
  const layout = page.getByRole('dialog', { name: 'Lay out the year' })
  await expect(layout.getByText(/weeks on, \d+ of them nights\./)).toBeVisible({ timeout: 150_000 })
  await layout.getByRole('button', { name: 'Keep these weeks' }).click()
  await expect(layout).toBeHidden({ timeout: 150_000 })

  const year = await send<YearPlan>(page, 'get', '/api/year')
  const holiday = year.holidays.findIndex(({ date, status }) => status === 'dealt' && date <= year.plannedThrough!)
  const { date, works, need } = year.holidays[holiday]!
  expect(works).toBe(need)
  const month = monthOf(date)
  const made = await send<{ schedule: { id: number } }>(page, 'post', '/api/schedules/generate', month)
  const shifts = await send<Shift[]>(page, 'get', `/api/shifts/schedule/${made.schedule.id}`)
  const roles = await send<{ id: number; category: string }[]>(page, 'get', `/api/roles/group/${groupId}`)
  const backup = new Set(roles.filter(({ category }) => category === 'backup').map(({ id }) => id))
  const held = shifts.filter(({ physicianId, roleId }) => physicianId !== null && !backup.has(roleId!))
  const working = held.filter((shift) => shift.date === date).map(({ physicianId }) => physicianId!)
  const dealt = year.people.filter(({ turns }) => turns[holiday]!.works).map(({ id }) => id)
  expect(working.toSorted()).toEqual(dealt.toSorted())
  const isPlanned = ({ physicianId, date: day }: Shift) =>
    year.people.find(({ id }) => id === physicianId)!.weeks.some(({ from, to }) => from <= day && day <= to)
  const share = held.filter(isPlanned).length / held.length
  expect(share).toBeGreaterThan(0.7)
})

test('drags a week to the next one', async ({ coordinator: page }) => {
  await page.goto('/admin/year?zoom=quarter')
  const year = await send<YearPlan>(page, 'get', '/api/year')
  const { person, from } = weekWithRoom(year)
  const week = page.locator(`[data-person="${person}"] button[data-week="${from}"]`)
  await week.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await week.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 30, y + height / 2, { steps: 4 })
  await page.mouse.move(x + width * 1.5, y + height / 2, { steps: 4 })
  await page.mouse.up()
  const moved = page.locator(`[data-person="${person}"] button[data-week="${addDays(from, 7)}"]`)
  await expect(moved).toBeVisible()
  await expect(page.locator(`[data-person="${person}"] button[data-week="${from}"]`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator(`[data-person="${person}"] button[data-week="${from}"]`)).toBeVisible()
  await expect(moved).toHaveCount(0)
})

/** A full week with nothing in the week after it. */
function weekWithRoom({ people }: YearPlan): { person: number; from: string } {
  return people
    .flatMap(({ id, weeks, timeOff }) =>
      weeks
        .filter(({ from, to, source }) => {
          const after = { from: addDays(to, 1), to: addDays(to, 7) }
          const isFree = ![...weeks, ...timeOff].some((one) => one.from <= after.to && after.from <= one.to)
          return source === 'laid-out' && to === addDays(from, 6) && isFree
        })
        .map(({ from }) => ({ person: id, from })),
    )
    .at(40)!
}

test('prints on one page', async ({ coordinator: page }) => {
  await page.goto('/admin/year')
  await page.getByRole('table', { name: 'Year' }).waitFor()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
})

test('moves a week and trades a holiday by keys', async ({ coordinator: page }) => {
  await page.goto('/admin/year')
  const week = page.locator('button[data-week]').nth(3)
  const label = await week.getAttribute('aria-label')
  await week.focus()
  await page.keyboard.press('n')
  await expect(page.getByText('Week moved', { exact: true })).toBeVisible()
  await expect(page.locator('button[data-week]:focus')).not.toHaveAttribute('aria-label', label!)

  const turn = page.getByRole('button', { name: /New Year.s Day: last year .*, this year worked/ }).first()
  const name = (await turn.getAttribute('aria-label'))!.split(',')[0]!
  await turn.press('Enter')
  const dialog = page.getByRole('dialog', { name: /New Year/ })
  await expectAccessible(page, 'a holiday and its trades')
  await dialog
    .getByRole('button', { name: /^Trade with/ })
    .first()
    .press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: new RegExp(`${name}, New Year.s Day: .*this year off`) })).toBeVisible()
})
