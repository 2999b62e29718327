import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Shift } from '../../contract/schedules.ts'
import { sampleForecast } from '../requests/testing/sample-answers.ts'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import {
  night,
  sampleGroup,
  sampleOwnStats,
  sampleRequest,
  sampleRoles,
  sampleShift,
  sampleUser,
  shiftOf,
} from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { PhysicianDashboardPage } from './physician-dashboard-page.tsx'

const own = [
  sampleShift('2026-12-08', night),
  sampleShift('2026-12-09', night),
  sampleShift('2026-12-12'),
  sampleShift('2026-12-28'),
]
const answers: Answers = {
  ownStats: sampleOwnStats(),
  myNews: { notificationIds: [], at: null, byName: null, days: [] },
  currentUser: sampleUser(),
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  physicianShifts: own,
  scheduleShifts: [
    ...own,
    shiftOf(sampleShift('2026-12-08', night), 8, 'Kenji', 'Ueda'),
    shiftOf(sampleShift('2026-12-09'), 9, 'Bao', 'Nguyen'),
  ],
  myRequests: [
    sampleRequest(),
    sampleRequest({ status: 'approved', requestType: 'swap', endDate: null }),
    sampleRequest({ status: 'denied' }),
    sampleRequest({ reason: 'The fourth' }),
  ],
  requestsForMe: [],
  forecastRequest: sampleForecast(),
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('the next shift comes first: when, how long until, role, with whom, and who takes over', async () => {
  renderPage(<PhysicianDashboardPage />, { answers })
  const card = within(await screen.findByRole('region', { name: 'Next shift' }))
  expect(await card.findByText('Kenji Ueda')).toBeTruthy()
  expect(card.getByRole('heading', { name: 'Today, Tue, Dec 8' })).toBeTruthy()
  expect(card.getByText('in 9 h')).toBeTruthy()
  expect(card.getByText('7:00 PM–7:00 AM')).toBeTruthy()
  expect(card.getByText('Night')).toBeTruthy()
  expect(card.getByText('7:00 AM to Bao Nguyen, Rounder')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Everyone on' }).getAttribute('href')).toBe(
    '/schedule?view=day&date=2026-12-08&show=everyone',
  )
})

test('chips have no color before the roles say which, rather than a wrong one', async () => {
  const backup = sampleShift('2026-12-08', { roleId: 3, role: 'Jeopardy' })
  const given = { ...answers, physicianShifts: [backup], scheduleShifts: [backup] }
  const chips = async () => {
    const part = within(await screen.findByRole('region', { name: 'Upcoming shifts' }))
    return part.getByText('J').closest('[class*="bg-"]')?.className ?? ''
  }
  const { unmount } = renderPage(<PhysicianDashboardPage />, { answers: { ...given, listRoles: noAnswerYet } })
  expect(await chips()).toContain('bg-quiet')
  unmount()
  renderPage(<PhysicianDashboardPage />, { answers: given })
  await waitFor(async () => expect(await chips()).toContain('bg-backup'))
})

test('two weeks of shifts in one list, labeled Today, Tomorrow or by date, with the days off between', async () => {
  const shifts = [...own, sampleShift('2026-12-17', { position: 2 }), sampleShift('2026-12-18', { position: 2 })]
  renderPage(<PhysicianDashboardPage />, { answers: { ...answers, physicianShifts: shifts } })
  const part = within(await screen.findByRole('region', { name: 'Upcoming shifts' }))
  expect(part.getByText('Next two weeks: 5 shifts, 60 h')).toBeTruthy()
  expect(part.getAllByRole('list')).toHaveLength(1)
  expect(part.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'TodayN7p–7aNight',
    'TomorrowN7p–7aNight',
    'Dec 10–11Off, 2 days',
    'Sat, Dec 12R7a–7pRounder',
    'Dec 13–16Off, 4 days',
    'Thu, Dec 17R27a–7pRounder',
    'Fri, Dec 18R27a–7pRounder',
  ])
})

test('on a phone the shifts come first, then the month and the requests; what the bar at the bottom has comes last', async () => {
  renderPage(<PhysicianDashboardPage />, { answers })
  await screen.findByRole('region', { name: 'Next shift' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  const parts = ['Upcoming shifts', 'This Month', 'Recent requests', 'On now', 'Quick actions']
  expect(titles.filter((title) => parts.includes(title ?? ''))).toEqual(parts)
})

test('this month, the last three requests, and what waits behind the quick actions', async () => {
  renderPage(<PhysicianDashboardPage />, { answers })
  const month = within(await screen.findByRole('region', { name: 'This Month' }))
  await waitFor(() => expect(month.getByText('Nights').parentElement?.textContent).toContain('2'))
  expect(month.getByText('Total').parentElement?.textContent).toContain('4')
  expect(month.getByText('Weekend shifts').parentElement?.textContent).toContain('1')
  expect((await month.findByText('fair share 4.6')).parentElement?.textContent).toContain('Nights')
  const requests = within(screen.getByRole('region', { name: 'Recent requests' }))
  expect(await requests.findByText('2 pending')).toBeTruthy()
  expect(requests.getAllByRole('listitem')).toHaveLength(3)
  expect(requests.queryByText('The fourth')).toBeNull()
  expect(screen.getByRole('link', { name: 'My Schedule 3 in the next 7 days' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Time Off 2 pending' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Preferences' })).toBeTruthy()
})

test('without shifts and requests it says so, and no badge is shown', async () => {
  renderPage(<PhysicianDashboardPage />, { answers: { ...answers, physicianShifts: [], myRequests: [] } })
  expect(await screen.findByText('No shifts ahead')).toBeTruthy()
  expect(await screen.findByText('No requests yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My Schedule' })).toBeTruthy()
})

test('while loading it says so; a failure names what failed', async () => {
  renderPage(<PhysicianDashboardPage />, { answers: { ...answers, physicianShifts: noAnswerYet } })
  expect(screen.getByText('Loading...')).toBeTruthy()
  renderPage(<PhysicianDashboardPage />, {
    answers: { ...answers, physicianShifts: { refusedWith: 500, message: 'The database rests.' } },
  })
  expect(await screen.findByText('We couldn’t load your shifts')).toBeTruthy()
})

test('every quick action does something: forms open with the right kind, links lead on', async () => {
  renderPage(<PhysicianDashboardPage />, { answers })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const actions = within(await screen.findByRole('navigation', { name: 'Quick actions' }))
  expect(actions.getByRole('link', { name: 'View Stats' }).getAttribute('href')).toBe('/stats')
  expect(actions.getByRole('link', { name: 'Open shifts' }).getAttribute('href')).toBe('/open-shifts')
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  await user.click(actions.getByRole('button', { name: 'Request Swap' }))
  await screen.findByRole('dialog', { name: 'Request Shift Change' })
  const dialog = () => within(screen.getByRole('dialog', { name: 'Request Shift Change' }))
  expect(dialog().getByRole('combobox', { name: 'Request type' }).textContent).toBe('Swap')
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  await user.click(actions.getByRole('button', { name: 'Request Time Off' }))
  expect(dialog().getByRole('combobox', { name: 'Request type' }).textContent).toBe('Time off')
})

test('on a wide screen the form Request Shift Change stands on the page', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never,
  )
  renderPage(<PhysicianDashboardPage />, { answers })
  const form = within(await screen.findByRole('form', { name: 'Request Shift Change' }))
  expect(form.getByLabelText('Requested date')).toBeTruthy()
  vi.restoreAllMocks()
})

test("a colleague's swap waits for my answer: what I give and get, and what I say", async () => {
  const theirs = shiftOf(sampleShift('2026-12-15'), 8, 'Kenji', 'Ueda')
  const swap = sampleRequest({
    requestType: 'swap',
    requestorName: 'Kenji Ueda',
    originalShift: theirs,
    targetShift: own[2]!,
  })
  const { bodies, calls } = renderPage(<PhysicianDashboardPage />, {
    answers: {
      ...answers,
      requestsForMe: [swap],
      seeRequest: { ok: true },
      answerRequest: { ...swap, targetResponse: 'accepted' },
    },
  })
  const card = within(await screen.findByRole('region', { name: 'Waiting for your answer' }))
  expect(card.getByText('Kenji Ueda wants to swap')).toBeTruthy()
  expect(card.getByText('You get').nextElementSibling?.textContent).toBe('Rounder, Tue, Dec 15, 7:00 AM–7:00 PM')
  expect(card.getByText('You give').nextElementSibling?.textContent).toBe('Rounder, Sat, Dec 12, 7:00 AM–7:00 PM')
  await userEvent.setup().click(card.getByRole('button', { name: /^Accept/ }))
  await expect.poll(() => calls).toContain(`POST /api/shift-requests/${swap.id}/answer`)
  expect(bodies.at(-1)).toEqual({ accept: true, version: 1 })
  expect(calls).toContain(`POST /api/shift-requests/${swap.id}/seen`)
  await waitFor(() => expect(readToasts()[0]?.description).toMatch(/^Accepted Kenji Ueda’s request: Swap Rounder/))
})

test('whoever just joined has first steps, each ticked once it is done, until they put them away', async () => {
  const given = {
    ...answers,
    currentUser: sampleUser({ joinedByCodeAt: '2026-12-07T12:00:00.000Z', phoneNumber: '555 0142' }),
    calendarAddress: { path: null },
  }
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const steps = async () =>
    within(await screen.findByRole('list', { name: 'First steps' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent)
  const { unmount } = renderPage(<PhysicianDashboardPage />, { answers: given })
  expect(await steps()).toEqual([
    'Add your phone number (done)',
    'Set your preferences',
    'Put your shifts in your calendar',
    'Install Evenshift on your phone',
  ])
  await user.click(screen.getByRole('button', { name: 'Put your shifts in your calendar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Subscribe in your calendar' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Dismiss first steps' }))
  expect(screen.queryByRole('list', { name: 'First steps' })).toBeNull()
  unmount()
  renderPage(<PhysicianDashboardPage />, { answers: given })
  await screen.findByRole('region', { name: 'Next shift' })
  expect(screen.queryByRole('list', { name: 'First steps' })).toBeNull()
})

test('of a three-way swap it says from whom and to whom', async () => {
  const theirs = shiftOf(sampleShift('2026-12-15'), 8, 'Kenji', 'Ueda')
  const third = shiftOf(sampleShift('2026-12-16'), 9, 'Bao', 'Nguyen')
  const mine = own[2]!
  const step = (shift: Shift, giver: [number, string], taker: [number, string]) => ({
    shiftId: shift.id,
    giverId: giver[0],
    giverName: giver[1],
    takerId: taker[0],
    takerName: taker[1],
    response: 'pending' as const,
    shift,
  })
  const [kenji, me, bao]: [number, string][] = [
    [8, 'Kenji Ueda'],
    [mine.physicianId!, 'Me'],
    [9, 'Bao Nguyen'],
  ]
  const swap = sampleRequest({
    requestType: 'swap',
    requestorName: 'Kenji Ueda',
    reason: 'My sister’s wedding',
    cycle: [step(theirs, kenji!, me!), step(mine, me!, bao!), step(third, bao!, kenji!)],
  })
  renderPage(<PhysicianDashboardPage />, { answers: { ...answers, requestsForMe: [swap], seeRequest: { ok: true } } })
  const card = within(await screen.findByRole('region', { name: 'Waiting for your answer' }))
  expect(card.getByText('You get').nextElementSibling?.textContent).toMatch(/Dec 15, .*from Kenji Ueda$/)
  expect(card.getByText('Why').nextElementSibling?.textContent).toBe('My sister’s wedding')
  expect(card.getByRole('link', { name: /Dec 15/ }).getAttribute('href')).toBe(`/?shift=${theirs.id}`)
  expect(card.getByText('You give').nextElementSibling?.textContent).toMatch(/Dec 12, .*to Bao Nguyen$/)
})

test('a shift opens from the next-shift card and from the list; who called out does so once', async () => {
  const report = sampleRequest({ isEmergency: true, requestedDate: '2026-12-08', endDate: '2026-12-09' })
  const { answer, client } = renderPage(<PhysicianDashboardPage />, {
    answers: { ...answers, reportCallOut: report },
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const details = await screen.findByRole('link', { name: 'Shift details' })
  expect(details.getAttribute('href')).toBe(`/?shift=${own[0]!.id}`)
  expect(screen.getByRole('link', { name: /^Tomorrow/ }).getAttribute('href')).toBe(`/?shift=${own[1]!.id}`)
  await user.click(screen.getByRole('button', { name: 'Call out' }))
  answer({ myRequests: [report] })
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Call out' }))
  expect(await screen.findByText('You called out. Your coordinators are finding coverage.')).toBeTruthy()
  client.clear()
})
