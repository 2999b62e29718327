/** Exports: a coordinator saves and prints a schedule and all data; a physician's calendar follows their shifts. */
import { readFileSync } from 'node:fs'
import { CFB, read, utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from './testing/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { send } from './testing/send.ts'
import { goInside } from './testing/settle.ts'
import { signInAsDemo } from './testing/sign-in.ts'

type Saved = { name: string; content: Buffer }

async function save(page: Page, press: () => Promise<void>): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

function eventsIn(content: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(content))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

type Line = Record<string, string | number>
const lineOf = ({ Date: date, Start, End, Physician, Role }: Line) => [date, Start, End, Physician, Role].join('|')

async function textOfPages(content: Uint8Array): Promise<{ pages: number; text: string }> {
  const pdf = await getDocumentProxy(new Uint8Array(content))
  return { pages: pdf.numPages, text: (await extractText(pdf, { mergePages: true })).text }
}

const monthShown = (page: Page) => page.getByRole('table', { name: 'Month' }).getByRole('listitem').first().waitFor()

type Shift = {
  date: string
  startTime: string
  endTime: string
  role: string
  physician: { firstName: string; lastName: string } | null
}

test('a coordinator saves a schedule in every form, and all of them hold the same shifts', async ({
  coordinator: page,
}) => {
  await page.goto('/schedule?view=month')
  await monthShown(page)
  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')
  const schedules = await send<{ id: number; name: string; status: string }[]>(
    page,
    'get',
    `/api/schedules/group/${groupId}`,
  )
  const shown = await page.getByRole('combobox', { name: 'Schedule' }).textContent()
  const { id } = schedules.find(({ name, status }) => `${name}, ${status}` === shown)!
  const shifts = await send<Shift[]>(page, 'get', `/api/shifts/schedule/${id}`)
  const expected = shifts
    .map(({ date, startTime, endTime, role, physician }) => {
      const name = physician ? `${physician.lastName}, ${physician.firstName}` : 'Open'
      return [date, startTime, endTime, name, role].join('|')
    })
    .sort()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expectAccessible(page, 'export menu')
  await page.keyboard.press('Escape')
  const workbook = await save(page, () => choose(page, 'Excel'))
  expect(workbook.name).toMatch(/^.+ · .+\.xlsx$/)
  const book = read(workbook.content)
  expect(book.SheetNames).toEqual(['Roster', 'Tallies', 'Legend', 'Shifts'])
  expect(utils.sheet_to_json<Line>(book.Sheets.Shifts!, { raw: false }).map(lineOf).sort()).toEqual(expected)

  const table = await save(page, () => choose(page, 'CSV'))
  const lines: Line[] = parse(table.content, { columns: true, bom: true })
  expect(lines.map(lineOf).sort()).toEqual(expected)

  const pages = await textOfPages((await save(page, () => choose(page, 'PDF'))).content)
  expect(pages.pages).toBe(1)
  for (const { physician } of shifts) if (physician) expect(pages.text).toContain(`${physician.lastName}, `)

  const calendar = await save(page, () => choose(page, 'Calendar file'))
  expect(eventsIn(calendar.content.toString())).toHaveLength(shifts.length)
})

test('a coordinator prints the roster and the month on one page each, and the list in columns, without what can only be pressed', async ({
  newPage,
}) => {
  const page = await newPage({ colorScheme: 'dark' })
  await signInAsDemo(page, 'Miriam Okafor')
  await page.goto('/schedule')
  await page.getByRole('grid', { name: /^Roster/ }).waitFor()
  const print = async () => textOfPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  const roster = await print()
  expect(roster.pages).toBe(1)
  expect(roster.text).toContain('physicians')
  expect(roster.text).not.toContain('Vacation Requests')
  await goInside(page, '/schedule?view=month')
  await monthShown(page)
  const month = await print()
  expect(month.pages).toBe(1)
  expect(month.text).toContain('Wednesday')
  expect(month.text).not.toContain('Assess fairness')
  await goInside(page, '/schedule?view=month&layout=list')
  await page.getByRole('table', { name: 'Shifts in this month' }).waitFor()
  // On the first day of a month, nothing precedes it.
  const earlier = page.getByRole('button', { name: 'Show earlier days' })
  if (await earlier.isVisible()) await earlier.click()
  const list = await print()
  expect(list.pages, 'some 600 shifts').toBeLessThanOrEqual(5)
  expect(list.text.match(/7a–7p/g)!.length).toBeGreaterThan(200)
})

test("a coordinator takes all of the group's data along, from both places", async ({ coordinator: page }) => {
  await page.goto('/admin/dashboard')
  for (const place of ['/admin/dashboard', '/admin/group-settings?tab=advanced']) {
    await goInside(page, place)
    const button = page.getByRole('button', { name: 'Export Data' })
    await button.waitFor()
    const { name, content } = await save(page, () => button.click())
    expect(name).toMatch(/ data\.zip$/)
    const files: { name: string; content: Uint8Array }[] = CFB.read(content, { type: 'buffer' }).FileIndex
    const users = files.find((file) => file.name === 'users.json')!
    expect(JSON.parse(Buffer.from(users.content).toString()).length).toBeGreaterThan(40)
    expect(files.map((file) => file.name)).toContain('README.txt')
  }
  expect(await (await page.request.get('/api/activity')).text()).toContain('group.export')
})

test('a physician subscribes on the phone: the address works without a session until it is reset or switched off', async ({
  phone: page,
}) => {
  await signInAsDemo(page, 'Malik Johnson')
  await page.goto('/')
  const { id } = await send<{ id: number }>(page, 'get', '/api/auth/user')
  const shifts = await send<unknown[]>(page, 'get', `/api/shifts/physician/${id}`)
  await page.getByRole('button', { name: 'Export', exact: true }).waitFor()
  const file = await save(page, () => choose(page, 'Calendar file'))
  expect(file.name).toMatch(/^My shifts · .+\.ics$/)
  expect(eventsIn(file.content.toString())).toHaveLength(shifts.length)

  await choose(page, 'Subscribe in your calendar')
  await page.getByRole('button', { name: 'Create calendar address' }).click()
  const field = page.getByRole('textbox', { name: 'Calendar address' })
  await field.waitFor()
  await expectAccessible(page, 'calendar address')
  await expectNoSidewaysScroll(page, 'calendar address')
  const address = await field.inputValue()
  await expect(page.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute('href', /^webcal:/)
  const subscribed = await fetch(address)
  expect(subscribed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(eventsIn(await subscribed.text())).toHaveLength(shifts.length)
  const again = await fetch(address, { headers: { 'if-none-match': subscribed.headers.get('etag')! } })
  expect(again.status).toBe(304)

  await page.getByRole('button', { name: 'Reset address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset address' }).click()
  await expect(field).not.toHaveValue(address)
  const renewed = await field.inputValue()
  expect([(await fetch(address)).status, (await fetch(renewed)).status]).toEqual([404, 200])
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('button', { name: 'Create calendar address' }).waitFor()
  expect((await fetch(renewed)).status).toBe(404)
})
