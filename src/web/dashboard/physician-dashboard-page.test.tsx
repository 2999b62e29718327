import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { night, sampleGroup, sampleRequest, sampleRoles, sampleShift, sampleUser, shiftOf } from '../testing/samples.ts'
import { PhysicianDashboardPage } from './physician-dashboard-page.tsx'

const own = [
  sampleShift('2026-12-08', night),
  sampleShift('2026-12-09', night),
  sampleShift('2026-12-12'),
  sampleShift('2026-12-28'),
]
const answers: Answers = {
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
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('the next shift comes first: when, how long until, role, with whom, and who takes over', async () => {
  renderPage(<PhysicianDashboardPage />, { answers })
  const card = within(await screen.findByRole('region', { name: 'Next shift' }))
  expect(await card.findByText('Kenji Ueda')).toBeTruthy()
  expect(card.getByRole('heading', { name: 'Today, Tue Dec 8' })).toBeTruthy()
  expect(card.getByText('in 9 h')).toBeTruthy()
  expect(card.getByText('19:00–07:00')).toBeTruthy()
  expect(card.getByText('Night')).toBeTruthy()
  expect(card.getByText('07:00 to Bao Nguyen, Rounder')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Everyone on' }).getAttribute('href')).toBe(
    '/schedule?view=day&date=2026-12-08&show=everyone',
  )
})

test('upcoming shifts of the week are labelled Today, Tomorrow or by date', async () => {
  renderPage(<PhysicianDashboardPage />, { answers })
  const rows = within(await screen.findByRole('region', { name: 'Upcoming shifts' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'TodayN19:00–07:00Night',
    'TomorrowN19:00–07:00Night',
    'Sat, Dec 12R07:00–19:00Rounder',
  ])
})

test('this month, the last three requests, and what waits behind the quick actions', async () => {
  renderPage(<PhysicianDashboardPage />, { answers })
  const month = within(await screen.findByRole('region', { name: 'This Month' }))
  expect(month.getByText('Total').parentElement?.textContent).toContain('4')
  expect(month.getByText('Nights').parentElement?.textContent).toContain('2')
  expect(month.getByText('Weekends').parentElement?.textContent).toContain('1')
  const requests = within(screen.getByRole('region', { name: 'Recent requests' }))
  expect(await requests.findByText('2 pending')).toBeTruthy()
  expect(requests.getAllByRole('listitem')).toHaveLength(3)
  expect(requests.queryByText('The fourth')).toBeNull()
  expect(screen.getByRole('link', { name: 'My Schedule 3 upcoming' })).toBeTruthy()
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
  expect(await screen.findByText('Your shifts could not be loaded')).toBeTruthy()
})
