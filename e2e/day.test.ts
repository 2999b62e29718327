/** A day on three phones and at a desk: a new version acknowledged, a call-out covered, a three-way swap, and time off given back. */
import type { Page } from '@playwright/test'
import { startPushSink } from '../src/server/platform/mail/testing/push-sink.ts'
import { expect, phone, test } from './testing/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { send } from './testing/send.ts'
import { settle } from './testing/settle.ts'
import { signInAndJoin, signInByForm } from './testing/sign-in.ts'

/** 5:02 AM in New York; browsers and server share this clock. */
const moment = '2026-12-08T10:02:00Z'
const clock = new URL('./testing/fixed-clock.mjs', import.meta.url)

test.use({
  ownProduct: {
    from: 'nothing',
    settings: { NODE_OPTIONS: `--import=${clock.href}`, CLOCK_STARTS_AT: moment, PUSH_LOOPBACK: 'on', DEMO: 'off' },
  },
})

type Person = { id: number; email: string; firstName: string; lastName: string }
type Shift = { id: number; date: string; role: string; physicianId: number | null; version: number }
type Schedule = { id: number; version: number }

/** Rounders on Tuesdays and Fridays, a backup on Tuesdays: who has which day of December. */
const rounders = { 1: 'Dev', 4: 'Dev', 8: 'Ana', 11: 'Ema', 15: 'Cleo', 18: 'Ana', 22: 'Ben', 25: 'Ema', 29: 'Dev' }
const backups = { 1: 'Ema', 8: 'Ben', 15: 'Ema', 22: 'Ema', 29: 'Ema' }
const dayOf = (date: string) => Number(date.slice(8))
const december = (day: number) => `2026-12-${String(day).padStart(2, '0')}`

test('three phones and a desk play a day', async ({ page: desk, newPage }) => {
  test.slow()
  const { people, schedule } = await openWard(desk)
  const openPhone = async (name: string): Promise<Page> => {
    const page = await newPage({ viewport: phone })
    await page.clock.setFixedTime(new Date(moment))
    const { email, firstName, lastName } = people.get(name)!
    await signInAndJoin(page, { email, first: firstName, last: lastName })
    await page.goto('/')
    await page.getByRole('region', { name: 'Next shift' }).waitFor()
    return page
  }
  const [ana, ben, cleo] = [await openPhone('Ana'), await openPhone('Ben'), await openPhone('Cleo')]

  const current = await test.step('a new version is published; Cleo sees the old and new days and acknowledges', () =>
    acknowledge(desk, cleo, people, schedule))
  await test.step('a call-out at 5 AM is covered by the backup through push', () =>
    coverCallOut(desk, ana, ben, people))
  await test.step('a three-way swap is found by need, asked, accepted and approved', () =>
    swapThreeWays(desk, [ana, ben, cleo], people, current))
  await test.step('time off is asked for, shown and given back', () => takeTimeOff(desk, cleo))
})

/** A group of five with a published December. */
async function openWard(desk: Page): Promise<{ people: Map<string, Person>; schedule: Schedule }> {
  await desk.clock.setFixedTime(new Date(moment))
  await signInByForm(desk, { email: 'dora@ward.example', first: 'Dora', last: 'Desk' })
  const group = await send<{ id: number; settings: object }>(desk, 'post', '/api/groups', { name: 'Ward' })
  const settings = { ...group.settings, solverSeconds: 1, timeZone: 'America/New_York' }
  await send(desk, 'put', `/api/groups/${group.id}`, { settings })
  const physicians = ['Ana', 'Ben', 'Cleo', 'Dev', 'Ema'].map((firstName, index) => ({
    firstName,
    lastName: `${firstName}sen`,
    email: `${firstName.toLowerCase()}@ward.example`,
    phoneNumber: `+1 555 010 010${index}`,
  }))
  const { added } = await send<{ added: Person[] }>(desk, 'post', '/api/physicians/bulk', { physicians })
  const people = new Map(added.map((person) => [person.firstName, person]))
  await send(desk, 'post', '/api/roles', { name: 'Rounder', daysOfWeek: ['tuesday', 'friday'] })
  await send(desk, 'post', '/api/roles', { name: 'Backup', category: 'backup', daysOfWeek: ['tuesday'] })
  const made = await send<{ schedule: Schedule }>(desk, 'post', '/api/schedules/generate', { month: 12, year: 2026 })
  await assign(desk, made.schedule.id, people, (shift) => whoHas(shift))
  await send(desk, 'post', `/api/schedules/${made.schedule.id}/publish`, {})
  return { people, schedule: made.schedule }
}

function whoHas({ role, date }: Shift): string {
  const plan: Record<number, string> = role === 'Backup' ? backups : rounders
  return plan[dayOf(date)]!
}

/** All of them become open first, so that no order of the edits gives somebody two shifts at once. */
async function assign(desk: Page, id: number, people: Map<string, Person>, nameOf: (shift: Shift) => string) {
  for (const to of [() => null, (shift: Shift) => people.get(nameOf(shift))!.id]) {
    const shifts = await send<Shift[]>(desk, 'get', `/api/shifts/schedule/${id}`)
    const edits = shifts.flatMap((shift) =>
      shift.physicianId === to(shift)
        ? []
        : [{ do: 'change', shiftId: shift.id, version: shift.version, physicianId: to(shift) }],
    )
    if (edits.length > 0) await send(desk, 'post', `/api/schedules/${id}/edits`, { edits, reason: 'As planned' })
  }
}

async function acknowledge(desk: Page, cleo: Page, people: Map<string, Person>, { id }: Schedule): Promise<number> {
  const card = cleo.getByRole('region', { name: 'What changed' })
  await card.getByRole('button', { name: 'Looks good' }).click()
  await expect(card).toHaveCount(0)
  const copy = await send<Schedule>(desk, 'post', `/api/schedules/${id}/duplicate`, {})
  const moved: Record<number, string> = { 15: 'Dev', 29: 'Cleo' }
  await assign(desk, copy.id, people, (shift) =>
    shift.role === 'Rounder' ? (moved[dayOf(shift.date)] ?? whoHas(shift)) : whoHas(shift),
  )
  await desk.goto(`/schedule?schedule=${copy.id}`)
  await desk.getByRole('button', { name: 'Publish' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()

  const days = card.getByRole('listitem')
  await expect(days).toHaveText([/Tue, Dec 15.*was .*7a–7p.*now Off/, /Tue, Dec 29.*was Off.*now .*7a–7p/])
  await card.getByText('One day on its own, Dec 29. Your fair share doesn’t change.').waitFor()
  await cleo.getByRole('button', { name: /^Notifications.* unread$/ }).waitFor()
  await expectAccessible(cleo, 'what changed')
  await expectNoSidewaysScroll(cleo, 'what changed')
  await card.getByRole('button', { name: 'Looks good' }).click()
  await expect(card).toHaveCount(0)
  await desk.goto(`/schedule?schedule=${copy.id}&view=month`)
  const answered = desk.locator('section', { has: desk.getByRole('heading', { name: 'Responses' }) })
  await answered.getByText(/^1 of \d said it looks good$/).waitFor()
  await answered.getByText('Looks good (1)').click()
  await answered.getByText('Cleo Cleosen').waitFor()
  return copy.id
}

async function coverCallOut(desk: Page, ana: Page, ben: Page, people: Map<string, Person>): Promise<void> {
  const [toBackup, toDesk] = [await subscribe(ben), await subscribe(desk)]
  const [lost] = await shiftsOn(desk, people.get('Ana')!, december(8))
  await ana.goto(`/schedule?shift=${lost!.id}`)
  await ana.getByRole('dialog').getByRole('button', { name: 'Call out' }).click()
  const dialog = ana.getByRole('alertdialog', { name: 'Can’t make your shift?' })
  await dialog.getByRole('list', { name: 'Who to call' }).getByRole('link', { name: 'Call Ben Bensen' }).waitFor()
  await expectAccessible(ana, 'call out')
  await dialog.getByRole('button', { name: 'Call out' }).click()
  await ana.getByRole('heading', { name: 'Not covered yet' }).waitFor()
  const steps = ana.getByRole('list', { name: 'What happened' })
  await steps
    .getByRole('listitem')
    .filter({ hasText: 'Sent' })
    .getByText(/^5:\d\d AM$/)
    .waitFor()
  const called = steps.getByRole('listitem').filter({ hasText: 'Backup Ben Bensen notified' })
  await called.getByText('Not seen yet').waitFor()

  await expect.poll(() => toDesk.taken.length, { timeout: 30_000 }).toBe(1)
  await desk.goto(String(toDesk.taken[0]!.message.link))
  await desk.getByRole('alert').getByText('Ana Anasen called out of').waitFor()
  await steps.getByText('Seen by Dora Desk').waitFor()
  await expectAccessible(desk, 'a call-out at the coordinator')

  await expect.poll(() => toBackup.taken.length, { timeout: 30_000 }).toBe(1)
  expect(toBackup.taken[0]!.message).toMatchObject({ title: 'Can you take a shift?', isUrgent: true })
  await ben.goto(String(toBackup.taken[0]!.message.link))
  await called.getByText(/^Seen at 5:\d\d AM$/).waitFor()
  await ben.getByRole('button', { name: 'I’ll take it' }).click()
  await ben.getByRole('heading', { name: 'Covered' }).waitFor()

  await ana.getByRole('heading', { name: 'Covered. Get some rest.' }).waitFor()
  await expect(steps.getByRole('listitem').filter({ hasText: /Covered/ })).toContainText(/5:\d\d AM/)
  await ana.getByRole('textbox', { name: 'Anything Ben should know?' }).fill('Bed 12 goes home')
  await expectAccessible(ana, 'covered')
  await expectNoSidewaysScroll(ana, 'covered')
  await ana.getByRole('button', { name: 'Save note' }).click()
  await expect(ana.getByRole('button', { name: 'Save note' })).toHaveCount(0)
  await ben.goto(`/?shift=${lost!.id}`)
  await ben.getByRole('region', { name: 'Handoff note' }).getByText('Bed 12 goes home').waitFor()
  await expect(desk.getByRole('alert')).toHaveCount(0)
  expect((await shiftsOn(desk, people.get('Ben')!, december(8))).map(({ id }) => id)).toContain(lost!.id)
  await Promise.all([toBackup.stop(), toDesk.stop()])
}

async function swapThreeWays(
  desk: Page,
  [ana, ben, cleo]: [Page, Page, Page],
  people: Map<string, Person>,
  scheduleId: number,
): Promise<void> {
  const [mine] = await shiftsOn(desk, people.get('Ana')!, december(18))
  await ana.goto('/swaps')
  await ana.getByRole('combobox', { name: 'The day I need off' }).click()
  await ana.getByRole('option', { name: /^Fri, Dec 18/ }).click()
  const ways = ana.getByRole('region', { name: 'Three-way' })
  const way = ways.getByRole('checkbox', { name: /^You, Ben, and Cleo.*[Ff]air share/ }).first()
  await way.check({ force: true })
  await ana.getByRole('textbox', { name: /^Reason/ }).fill('My sister’s wedding')
  await expectAccessible(ana, 'swap finder')
  await expectNoSidewaysScroll(ana, 'swap finder')
  await ana.getByRole('button', { name: /^Ask / }).click()
  const asked = ana.getByRole('region', { name: 'Asking in order' }).getByRole('listitem')
  await asked.getByText('Waiting', { exact: true }).waitFor()

  for (const [page, first] of [
    [ben, 'Ben'],
    [cleo, 'Cleo'],
  ] as const) {
    await page.goto('/')
    const waiting = page.getByRole('region', { name: 'Waiting for your answer' })
    await waiting.getByText('Ana Anasen wants a three-way swap').waitFor()
    await waiting.getByText('My sister’s wedding').waitFor()
    await asked.getByText(new RegExp(`Seen by ${first} at 5:\\d\\d AM\\.`)).waitFor()
    await expectAccessible(page, 'a three-way swap to answer')
    await waiting.getByRole('button', { name: /^Accept/ }).click()
    await waiting.waitFor({ state: 'detached' })
  }
  await ana.getByRole('status').getByText('Your coordinator is reviewing it.').waitFor()
  await expectAccessible(ana, 'asked and answered')

  await desk.goto('/admin/requests')
  await approve(desk, 'Ana Anasen')
  await ana
    .getByRole('status')
    .getByText(/ took it\. You get /)
    .waitFor()
  const after = await send<Shift[]>(desk, 'get', `/api/shifts/schedule/${scheduleId}`)
  const owners = [18, 22, 29].map((day) => after.find(({ role, date }) => role === 'Rounder' && dayOf(date) === day)!)
  const ids = owners.map(({ physicianId }) => physicianId)
  expect(new Set(ids)).toEqual(new Set(['Ana', 'Ben', 'Cleo'].map((name) => people.get(name)!.id)))
  expect(owners.find(({ id }) => id === mine!.id)!.physicianId).not.toBe(people.get('Ana')!.id)
  expect(ids[2]).not.toBe(people.get('Cleo')!.id)
}

async function takeTimeOff(desk: Page, cleo: Page): Promise<void> {
  await cleo.goto('/vacation-requests')
  await cleo.getByRole('button', { name: 'Submit Your First Request' }).click()
  for (const day of [14, 16]) await cleo.locator(`[data-date="${december(day)}"]`).click()
  await cleo.getByRole('textbox', { name: 'Reason' }).fill('A course')
  const outlook = cleo.getByRole('status', { name: 'Outlook' })
  await outlook.getByRole('heading', { name: /^(Likely|Tight|Unlikely)$/ }).waitFor()
  await expectNoSidewaysScroll(cleo, 'time off')
  await cleo.getByRole('button', { name: 'Request Dec 14–16 off' }).click()
  await expectLeave(cleo, ', pending')

  await approve(desk, 'Cleo Cleosen')
  await cleo.goto('/vacation-requests')
  await cleo.getByRole('button', { name: 'Give back Dec 14–16' }).waitFor()
  await expectLeave(cleo, '')
  await cleo.goto('/vacation-requests')
  await cleo.getByRole('button', { name: 'Give back Dec 14–16' }).click()
  const dialog = cleo.getByRole('alertdialog', { name: 'Give back Dec 14–16?' })
  await expectAccessible(cleo, 'giving leave back')
  await dialog.getByRole('button', { name: 'Give back Dec 14–16' }).click()
  await cleo.getByRole('button', { name: 'Give back Dec 14–16' }).waitFor({ state: 'detached' })
  await cleo.goto(`/schedule?view=week&date=${december(15)}`)
  await settle(cleo)
  await expect(cleo.getByRole('list', { name: 'Week' }).getByText('Time off')).toHaveCount(0)
}

/** On each of its three days in month and week, and as one line in the list. */
async function expectLeave(page: Page, more: '' | ', pending'): Promise<void> {
  for (const view of ['month', 'week']) {
    await page.goto(`/schedule?view=${view}&date=${december(15)}`)
    await expect(page.getByRole('main').getByText(`Time off${more}`, { exact: true })).toHaveCount(3)
  }
  await page.goto(`/schedule?view=month&layout=list&date=${december(15)}`)
  await page.getByText(`Time off Dec 14–16${more}`, { exact: true }).waitFor()
}

async function approve(desk: Page, name: string): Promise<void> {
  await desk.getByRole('list', { name: 'Requests by urgency' }).getByRole('button', { name }).click()
  const chosen = desk.getByRole('region', { name: 'Chosen request' }).filter({ hasText: name })
  await chosen.getByRole('button', { name: /^Approve(?!,)/ }).click()
}

async function shiftsOn(desk: Page, person: Person, on: string): Promise<Shift[]> {
  const shifts = await send<Shift[]>(desk, 'get', `/api/shifts/physician/${person.id}`)
  return shifts.filter(({ date }) => date === on)
}

async function subscribe(page: Page) {
  const sink = await startPushSink()
  const { publicKey } = await send<{ publicKey: string }>(page, 'get', '/api/devices')
  sink.serverKey = publicKey
  await send(page, 'post', '/api/devices', { name: 'Chrome on Android', ...sink.subscription })
  return sink
}
