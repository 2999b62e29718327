/** A coordinator plans the year: holidays, weeks, a month from them, what-ifs on it, and a rule tried on the months before. */
import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import type { HolidayHistory } from '../../src/contract/holiday-history.ts'
import type { Shift } from '../../src/contract/schedules.ts'
import type { YearPlan } from '../../src/contract/year.ts'
import { addDays } from '../../src/engine/calendar.ts'
import { monthOf } from '../../src/engine/month.ts'
import { holidayKey } from '../../src/engine/rules/parts/holiday-history.ts'
import { expect, test } from '../testing/journey.ts'
import { expectAccessible } from '../testing/page-checks.ts'
import { send } from '../testing/send.ts'

test.use({ ownProduct: { from: 'template' } })
/** A search takes its seconds, and on a busy machine several times as long. */
const patient = { timeout: 400_000 }

// The plan that the first one makes is what the others change.
test.describe.configure({ mode: 'serial' })

/** Prints how long something took, beside its goal on an idle machine. */
async function timed<Result>(what: string, limit: number, act: () => Promise<Result>): Promise<Result> {
  const begun = Date.now()
  const result = await act()
  const seconds = (Date.now() - begun) / 1000
  const load = loadavg()[0]!.toFixed(1)
  console.log(`${what}, 45 physicians: ${seconds.toFixed(1)} s at a load of ${load}; the goal is ${limit} s when idle`)
  return result
}

const allowSeconds = (page: Page, groupId: number, solverSeconds: number) =>
  send(page, 'put', `/api/groups/${groupId}`, { settings: { solverSeconds } })
const dealtIn = ({ people }: YearPlan) => people.flatMap(({ turns }) => turns.map(({ works }) => works))

/** The month of New Year's Day if it is planned, or of another holiday that is. */
function monthToGenerate({ holidays, plannedThrough }: YearPlan): number {
  const isPlanned = ({ date, status }: YearPlan['holidays'][number]) => status === 'dealt' && date <= plannedThrough!
  const january = holidays.findIndex((holiday) => isPlanned(holiday) && holiday.date.slice(5) === '01-01')
  return january >= 0 ? january : holidays.findIndex(isPlanned)
}

/** Who works Thanksgiving and the Christmas after it; none of whom was dealt either. */
function countBoth({ holidays, people }: YearPlan): number {
  const placeOf = (key: string, year?: string) =>
    holidays.findIndex(({ name, date }) => holidayKey(name) === key && date.startsWith(year ?? ''))
  const first = placeOf('thanksgiving')
  const season = [first, placeOf('christmas', holidays[first]!.date.slice(0, 4))]
  const both = people.filter(({ turns }) => season.every((place) => turns[place]!.works))
  if (season.some((place) => holidays[place]!.status === 'dealt')) expect(both).toEqual([])
  return both.length
}

test('deals the holidays, lays out two quarters, generates from them, compares what-ifs, and back-tests a rule', async ({
  coordinator: page,
}) => {
  test.setTimeout(1_500_000)
  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')
  await allowSeconds(page, groupId, 2)
  const before = await send<YearPlan>(page, 'get', '/api/year')
  const { entries } = await send<HolidayHistory>(page, 'get', `/api/groups/${groupId}/holiday-history`)
  expect(new Set(entries.filter(({ source }) => source === 'typed').map(({ year }) => year)).size).toBeGreaterThan(2)

  await page.goto('/admin/year')
  await page.getByRole('table', { name: 'Year' }).waitFor()
  const deal = page.getByRole('dialog', { name: 'Deal holidays' })
  const dealHolidays = async () => {
    await page.getByRole('button', { name: 'Deal holidays' }).click()
    await expect(deal.getByText(/holiday shifts dealt\. \d+ of 45 people end up even\./)).toBeVisible()
  }
  await timed('dealing the holidays over three years of history', 1, dealHolidays)
  await expectAccessible(page, 'the proposed deal')
  const keepDeal = async () => {
    await deal.getByRole('button', { name: 'Keep this deal' }).click()
    await expect(deal).toBeHidden()
    // Once Christmas is published, dealing can't change who has it.
    const both = countBoth(await send<YearPlan>(page, 'get', '/api/year'))
    await expect(page.getByRole('button', { name: `true for ${45 - both} of 45 people` })).toBeVisible()
  }
  await keepDeal()
  expect(dealtIn(await send<YearPlan>(page, 'get', '/api/year'))).not.toEqual(dealtIn(before))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone: holidays dealt.', { exact: true })).toBeAttached()
  expect(dealtIn(await send<YearPlan>(page, 'get', '/api/year'))).toEqual(dealtIn(before))
  await dealHolidays()
  await keepDeal()

  const from = before.openFrom.slice(0, 7)
  const wholeYear = `/api/year/weeks/proposal?from=${from}&months=12`
  await timed('laying out a year', 20, () => page.request.get(wholeYear, patient))
  await page.getByRole('button', { name: 'Lay out the year' }).click()
  const layout = page.getByRole('dialog', { name: 'Lay out the year' })
  await expect(layout.getByText(/weeks on, \d+ of them nights\./)).toBeVisible(patient)
  await layout.getByRole('button', { name: 'Keep these weeks' }).click()
  await expect(layout).toBeHidden(patient)

  const year = await send<YearPlan>(page, 'get', '/api/year')
  const holiday = monthToGenerate(year)
  const { date, works, need } = year.holidays[holiday]!
  expect(works).toBe(need)
  const month = monthOf(date)
  // Alternatives to a month that was hardly searched would all be compared with a better one.
  await allowSeconds(page, groupId, 10)
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
  expect(held.filter(isPlanned).length / held.length).toBeGreaterThan(0.7)

  await page.goto(`/admin/scenarios?month=${date.slice(0, 7)}`)
  await compareWhatIfs(page)
  await allowSeconds(page, groupId, 2)
  await backTest(page, 'At most 4 nights in a row')
})

/** Three alternatives and a scenario with somebody out, side by side. */
async function compareWhatIfs(page: Page): Promise<void> {
  const uses = page.getByRole('button', { name: 'Use this one' })
  await page.getByRole('button', { name: 'Offer alternatives' }).click()
  await timed('three alternatives', 30, () => uses.nth(2).waitFor(patient))
  await expect(uses).toHaveCount(3)
  const titles = await page.locator('[data-version] h2').allInnerTexts()
  expect(new Set(titles).size).toBe(3)
  for (const title of titles) expect(title).toMatch(/^(Most|Fairest$|Fewest)/)
  await page.getByText('Closest to your rules').waitFor()
  const pictures = await page
    .getByRole('img', { name: /shift changes?\b/ })
    .evaluateAll((all) => all.map((one) => one.innerHTML))
  expect(new Set(pictures).size).toBe(3)

  await page.getByRole('button', { name: 'New scenario' }).click()
  const dialog = page.getByRole('dialog', { name: 'New scenario' })
  await dialog.getByRole('combobox', { name: 'Physician' }).click()
  await page.getByRole('option', { name: 'Nwosu, Adaeze' }).click()
  await dialog.getByRole('button', { name: 'Add change' }).click()
  await dialog.getByRole('list', { name: 'What changes' }).waitFor()
  await expectAccessible(page, 'a new scenario')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nwosu out')
  await dialog.getByRole('button', { name: 'Run scenario' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const out = page.getByRole('region', { name: 'Nwosu out: With this change' })
  await timed('a scenario with somebody out', 15, () => out.waitFor(patient))
  await page.getByRole('checkbox', { name: /^Alternatives for/ }).click()
  await expect(uses).toHaveCount(4)
  await expectAccessible(page, 'four versions side by side')
}

async function backTest(page: Page, rule: string): Promise<void> {
  await page.goto('/admin/group-settings?tab=rules')
  await page.getByRole('textbox', { name: 'Rules in plain words' }).fill(rule)
  const card = page.getByRole('region', { name: 'Custom rules' })
  const written = card.or(page.locator('section', { hasText: 'One rule per line.' }))
  await written.getByRole('button', { name: 'Back-test' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Back-test' })
  await expect(dialog.getByRole('region')).toHaveCount(3)
  await timed('a rule back-tested on three months, two seconds of search each', 30, () =>
    expect(dialog.getByText(/^As published, this month (has|meets|breaks)/)).toHaveCount(3, patient),
  )
  await expectAccessible(page, 'a back-test')
}

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
  // Every row answers, and the own row's reason stands beside the pointer.
  await expect(page.locator('.year-mark[data-mark]')).toHaveCount(year.people.length)
  await expect(page.locator('.year-tip')).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('[data-mark]')).toHaveCount(0)
  const moved = page.locator(`[data-person="${person}"] button[data-week="${addDays(from, 7)}"]`)
  await expect(moved).toBeVisible()
  await expect(page.locator(`[data-person="${person}"] button[data-week="${from}"]`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator(`[data-person="${person}"] button[data-week="${from}"]`)).toBeVisible()
  await expect(moved).toHaveCount(0)
})

test('shortens a week by its edge, and Ctrl+Z puts it back', async ({ coordinator: page }) => {
  const { people } = await send<YearPlan>(page, 'get', '/api/year')
  const { person, from } = weekWithRoom({ people })
  await page.goto('/admin/year?zoom=month')
  const week = page.locator(`[data-person="${person}"] button[data-week="${from}"]`)
  await week.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await week.boundingBox())!
  const daysOf = async () =>
    (await send<YearPlan>(page, 'get', '/api/year')).people
      .find(({ id }) => id === person)!
      .weeks.find((one) => one.from === from)!.to
  await page.mouse.move(x + width - 3, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width - 3 - width / 7, y + height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(daysOf).toBe(addDays(from, 5))
  await page.keyboard.press('Control+z')
  await expect.poll(daysOf).toBe(addDays(from, 6))
})

/** A full week with nothing in the week after it. */
function weekWithRoom({ people }: Pick<YearPlan, 'people'>): { person: number; from: string } {
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
  await expect(page.getByText(/^Saved: .+, (nights|week on) /)).toBeVisible()
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
