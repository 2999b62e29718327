/** Requests from start to finish in two browsers: a physician asks on a phone, a coordinator decides at a desk, both see it live. */
import type { Page } from '@playwright/test'
import { expect, openPage, phone, test } from './testing/journey.ts'
import { expectAccessible, expectNoProblems, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { send } from './testing/send.ts'
import { goInside } from './testing/settle.ts'
import { signInAndJoin, signInByForm } from './testing/sign-in.ts'

const run = Date.now().toString(36)

type Shift = {
  id: number
  date: string
  physicianId: number | null
  physicianName: string
  version: number
  role: string
}
type Person = { id: number; firstName: string; lastName: string; email: string }
type Option = { kind: string; steps: { physicianId: number; gives: Shift[] }[] }
const dayFormat = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const

let desk: Page
let scheduleId: number
let people: Person[]

const shiftsOf = (person: Person) => send<Shift[]>(desk, 'get', `/api/shifts/physician/${person.id}`)
const allShifts = () => send<Shift[]>(desk, 'get', `/api/shifts/schedule/${scheduleId}`)
const shiftNow = async (id: number) => (await allShifts()).find((shift) => shift.id === id)!

// The whole next month is ahead, whatever today's date is.
test.beforeAll(async ({ browser }) => {
  desk = await openPage(browser, { colorScheme: 'dark' })
  await signInByForm(desk, { email: `desk.${run}@ward.example`, first: 'Dora', last: 'Desk' })
  const group = await send<{ id: number; settings: object }>(desk, 'post', '/api/groups', { name: `Ward ${run}` })
  await send(desk, 'put', `/api/groups/${group.id}`, { settings: { ...group.settings, solverSeconds: 1 } })
  const names = ['Pia', 'Quin', 'Rosa', 'Sven', 'Tara', 'Udo', 'Vera', 'Wim', 'Xenia', 'Yusuf']
  const physicians = names.map((firstName) => ({
    firstName,
    lastName: `${firstName}sen`,
    email: `${firstName.toLowerCase()}.${run}@ward.example`,
    phoneNumber: '+1 555 0100',
  }))
  const { added } = await send<{ added: Person[] }>(desk, 'post', '/api/physicians/bulk', { physicians })
  people = added
  const daysOfWeek = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  await send(desk, 'post', '/api/roles', { name: 'Rounder', requiredCount: 4, daysOfWeek })
  const now = new Date()
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15))
  const made = await send<{ schedule: { id: number } }>(desk, 'post', '/api/schedules/generate', {
    month: next.getUTCMonth() + 1,
    year: next.getUTCFullYear(),
  })
  scheduleId = made.schedule.id
  await send(desk, 'post', `/api/schedules/${scheduleId}/publish`, {})
  await desk.goto('/admin/requests')
  await desk.getByText('No pending requests').waitFor()
})
test.afterEach(() => expectNoProblems(desk))
test.afterAll(() => desk.context().close())

/** Someone in the group takes the phone. */
async function openAs(person: Person, page: Page): Promise<void> {
  await signInAndJoin(page, { email: person.email, first: person.firstName, last: person.lastName })
  await page.goto('/')
  await page.getByRole('region', { name: 'Next shift' }).waitFor()
}

const quickBar = (page: Page) => page.getByRole('complementary', { name: 'Requests' })
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const inList = (person: Person) =>
  desk.getByRole('list', { name: 'Requests by urgency' }).getByRole('button', { name: nameOf(person) })
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`
const chosen = () => desk.getByRole('region', { name: 'Chosen request' })

/** Opens the day in the sheet's calendar, which starts at the current month. */
async function tapDay(page: Page, date: string): Promise<void> {
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.locator(`[data-date="${date}"]`).click()
}

test('time off: three taps on the phone, an answer before it is sent, approved with a replacement', async ({
  phone: page,
}) => {
  const [pia] = people as [Person]
  await openAs(pia, page)
  await expectNoSidewaysScroll(page, 'physician dashboard')
  const [shift] = (await shiftsOf(pia)).toSorted((one, other) => other.date.localeCompare(one.date)) as [Shift]

  await quickBar(page).getByRole('button', { name: 'Request Time Off' }).click()
  await tapDay(page, shift.date)
  const outlook = page.getByRole('status', { name: 'Outlook' })
  await outlook.getByRole('heading', { name: /^(Likely|Tight|Unlikely)$/ }).waitFor()
  await outlook.getByText(/^You have a shift that day/).waitFor()
  await expectNoSidewaysScroll(page, 'request sheet')
  await expectAccessible(page, 'request sheet')
  await page.getByRole('button', { name: /^Request .* off$/ }).click()
  await said(page, 'Shift request submitted successfully')
  await page.getByRole('button', { name: 'Notifications, 1 pending request' }).waitFor()

  await inList(pia).waitFor()
  await inList(pia).click()
  const approve = chosen().getByRole('button', { name: /^Approve and assign/ })
  await approve.waitFor()
  await chosen().getByRole('rowheader', { name: 'If approved' }).waitFor()
  await chosen()
    .getByRole('textbox', { name: `Note to ${nameOf(pia)}` })
    .fill('Enjoy the day')
  await approve.click()
  await said(desk, new RegExp(`Approved ${nameOf(pia)}’s request: Time off`))

  await page.getByRole('region', { name: 'Recent requests' }).getByText('Approved').waitFor()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page
    .getByRole('list', { name: 'What happened' })
    .getByText(/was approved.*Enjoy the day/)
    .waitFor()
  await expectAccessible(page, 'notifications')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' })
  const after = await shiftNow(shift.id)
  expect(after.physicianId).not.toBe(pia.id)
  expect(after.physicianId).not.toBeNull()
})

test('time off by the form of the vacation page, taken back again', async ({ phone: page }) => {
  const quin = people[1]!
  await openAs(quin, page)
  await goInside(page, '/vacation-requests')
  await page.getByRole('button', { name: 'Submit Your First Request' }).click()
  await page.getByRole('button', { name: 'Submit request' }).click()
  for (const message of ['Start date is required', 'End date is required', 'Reason is required'])
    await said(page, message)
  await expectAccessible(page, 'vacation dialog')
  const [shift] = (await shiftsOf(quin)) as [Shift]
  await tapDay(page, shift.date)
  await page.getByRole('textbox', { name: 'Reason' }).fill('A wedding')
  await page.getByRole('button', { name: /^Request .* off$/ }).click()
  await said(page, 'Vacation request submitted successfully')
  await page.getByText(/Details: Start: .*Coverage needed: Yes/).waitFor()
  await inList(quin).waitFor()
  await page.getByRole('button', { name: /^Cancel request: Time off/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click()
  await said(page, 'Canceled')
  await inList(quin).waitFor({ state: 'detached' })
  await expectNoSidewaysScroll(page, 'vacation page')
})

/** A shift, and a colleague's shift that the rules allow it to be swapped for. */
async function findSwap(person: Person): Promise<{ mine: Shift; theirs: Shift; partner: Person }> {
  for (const mine of await shiftsOf(person)) {
    const options = await send<Option[]>(desk, 'get', `/api/shifts/${mine.id}/swaps`)
    const other = options.find(({ kind }) => kind === 'alike')?.steps[1]
    const partner = people.find(({ id }) => id === other?.physicianId)
    if (other && partner) return { mine, theirs: other.gives[0]!, partner }
  }
  throw new Error(`Nobody can swap with ${person.firstName}.`)
}

test('a swap: the colleague consents on the own phone, then the coordinator approves, and both have the other shift', async ({
  phone: one,
  newPage,
}) => {
  const asker = people[2]!
  const { mine, theirs, partner } = await findSwap(asker)
  const other = await newPage({ viewport: phone })
  await openAs(asker, one)
  await openAs(partner, other)
  await one.goto(`/physician/dashboard?shift=${mine.id}`)
  await one.getByRole('link', { name: 'Swap' }).click()
  const day = new Date(`${theirs.date}T12:00:00Z`).toLocaleDateString('en-US', dayFormat)
  const option = new RegExp(`^${nameOf(partner)}.*${day}.*you get`)
  await one.getByRole('checkbox', { name: option }).first().check({ force: true })
  await one.getByRole('textbox', { name: /^Reason/ }).fill('My sister’s wedding')
  await expectAccessible(one, 'swap finder')
  await expectNoSidewaysScroll(one, 'swap finder')
  await one.getByRole('button', { name: 'Ask 1 colleague' }).click()
  await one
    .getByRole('listitem')
    .filter({ hasText: nameOf(partner) })
    .getByText('Waiting')
    .waitFor()
  await expectAccessible(one, 'asking in order')

  await inList(asker).click()
  await chosen()
    .getByText(`You can’t approve this now: ${nameOf(partner)} hasn’t answered yet.`)
    .waitFor()
  const waiting = other.getByRole('region', { name: 'Waiting for your answer' })
  await waiting.getByText(`${nameOf(asker)} wants to swap`).waitFor()
  await waiting.getByText('My sister’s wedding').waitFor()
  await waiting.getByText(/fair share/i).waitFor()
  await expectAccessible(other, 'dashboard with a swap to answer')
  await expectNoSidewaysScroll(other, 'dashboard with a swap to answer')
  await waiting.getByRole('button', { name: /^Accept/ }).click()
  await waiting.waitFor({ state: 'detached' })

  const approve = chosen().getByRole('button', { name: /^Approve(?!,)/ })
  await approve.click()
  await said(desk, /^Approved .* request: Swap/)
  await one.getByText(`${nameOf(partner)} took it.`).waitFor()
  expect((await shiftNow(mine.id)).physicianId).toBe(partner.id)
  expect((await shiftNow(theirs.id)).physicianId).toBe(asker.id)
})

test('a pickup: two taps on the board, approved at the desk; a second taker is told', async ({ phone: page }) => {
  const taker = people[3]!
  await openAs(taker, page)
  await goInside(page, '/open-shifts')
  await page.getByText('Every shift is taken').waitFor()
  const own = new Set((await shiftsOf(taker)).map(({ date }) => date))
  const others = (await allShifts()).filter(({ date, physicianId }) => physicianId !== null && !own.has(date))
  let opened: Shift | undefined
  for (const shift of others) {
    const candidates = await send<{ physicianId: number; isAllowed: boolean }[]>(
      desk,
      'get',
      `/api/shifts/${shift.id}/candidates`,
    )
    if (!candidates.some(({ physicianId, isAllowed }) => physicianId === taker.id && isAllowed)) continue
    opened = shift
    break
  }
  const edits = [{ do: 'change', shiftId: opened!.id, version: opened!.version, physicianId: null }]
  await send(desk, 'post', `/api/schedules/${scheduleId}/edits`, { edits })

  const take = page.getByRole('button', { name: /^Request shift: Rounder/ })
  await take.waitFor()
  await expectAccessible(page, 'open shifts')
  await expectNoSidewaysScroll(page, 'open shifts')
  await take.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Request shift' }).click()
  await said(page, 'Waiting for approval')
  await inList(taker).click()
  await chosen()
    .getByRole('button', { name: /^Approve(?!,)/ })
    .click()
  await said(desk, /^Approved .* request: Pickup/)
  await page.getByText('Every shift is taken').waitFor()
  expect((await shiftNow(opened!.id)).physicianId).toBe(taker.id)
  const late = await page.request.post('/api/shift-requests', {
    data: { requestType: 'pickup', targetShiftId: opened!.id },
  })
  expect(late.status()).toBe(409)
})

test('a call-out: reported on the phone, plans at the desk, one applied to the end', async ({ phone: page }) => {
  const ill = people[4]!
  await openAs(ill, page)
  const [next] = (await shiftsOf(ill)).toSorted((one, other) => one.date.localeCompare(other.date)) as [Shift]
  await page.getByRole('button', { name: 'Call out' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Can’t make your shift?' })
  await expectAccessible(page, 'call-out')
  await dialog.getByRole('textbox', { name: 'Note for the coordinators' }).fill('Fever')
  await dialog.getByRole('button', { name: 'Call out' }).click()
  await page.getByRole('heading', { name: 'Not covered yet' }).waitFor()

  await inList(ill).click()
  await chosen().getByRole('button', { name: 'Call-out' }).click()
  const plans = desk.getByRole('dialog', { name: 'Call-out' }).getByRole('region', { name: 'Plans' })
  const apply = plans.getByRole('button', { name: /^Apply:/ }).first()
  await apply.waitFor()
  await plans.getByRole('link', { name: '+1 555 0100' }).first().waitFor()
  await expectAccessible(desk, 'call-out plans')
  await apply.click()
  await said(desk, /is out .* We notified \d+ (person|people)\./)
  await page.getByRole('heading', { name: 'Covered. Get some rest.' }).waitFor()
  await page.goto('/')
  await page.getByRole('region', { name: 'Recent requests' }).getByText('Approved').waitFor()
  expect((await shiftNow(next.id)).physicianId).not.toBe(ill.id)
  const activity = await send<{ text: string }[]>(desk, 'get', '/api/activity?limit=20')
  expect(JSON.stringify(activity)).toContain(nameOf(ill))
})
