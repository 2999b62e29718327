import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someSignature } from '../../../tests/web/signature.ts'
import type { Shift } from '../../contract/schedules.ts'
import { sampleDetails } from '../generation/testing/sample-generation.ts'
import { hasPage } from '../paths.ts'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import {
  sampleAdmin,
  sampleEvent,
  sampleGroup,
  sampleRequest,
  sampleRoles,
  sampleSchedule,
  sampleShift,
  sampleStats,
  sampleUser,
} from '../testing/samples.ts'
import { AdminDashboardPage } from './admin-dashboard-page.tsx'
import { findPair } from './before-after-card.tsx'

const answers: Answers = {
  currentUser: sampleAdmin(),
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  dashboardStats: sampleStats,
  recentActivity: [
    sampleEvent(2, {
      at: '2026-12-08T14:42:00Z',
      actorId: 1,
      actorName: 'Marguerite Osei',
      text: 'published December 2026',
    }),
    sampleEvent(1, { at: '2026-12-01T14:42:00Z', reason: 'illness' }),
  ],
  currentGenerations: [],
  beforeGenerating: { newest: null, locked: 0, handSet: 0, pendingTimeOff: 0 },
  groupRequests: [
    {
      ...sampleRequest({ id: 31 }),
      urgency: 'now',
      shortNotice: 'Short notice: requested 5 days ahead.',
      canUndo: false,
    },
  ],
  listPhysicians: [],
  listSchedules: [sampleSchedule()],
  scheduleShifts: [
    sampleShift('2026-12-08'),
    sampleShift('2026-12-08', { physicianId: null, physicianName: null, physician: null }),
    sampleShift('2026-12-09'),
  ],
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('names the group and the day, with the figures and what they mean', async () => {
  renderPage(<AdminDashboardPage />, { answers })
  expect(await screen.findByText('Total physicians')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy()
  expect(screen.getByText('Riverbend Hospitalists, Tuesday, December 8')).toBeTruthy()
  expect(screen.getByText('99.2%')).toBeTruthy()
  expect(screen.getByText('5 open shifts ahead, first on Mon, Dec 14')).toBeTruthy()
  expect(screen.getByText('on now, 2 on call today')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Group Settings' }).getAttribute('href')).toBe('/admin/group-settings')
})

test('marks beside the figures: whether people suffice, who is on by kind, how long the oldest request waits, which days are short', async () => {
  const held = sampleShift('2026-12-08', { role: 'Jeopardy', roleId: 3 })
  const night = { role: 'Night', roleId: 2, startTime: '19:00', endTime: '07:00', shiftType: 'night' } as const
  renderPage(<AdminDashboardPage />, {
    answers: {
      ...answers,
      groupRequests: [
        sampleRequest({ id: 1, createdAt: '2026-12-02T15:00:00Z' }),
        sampleRequest({ id: 2, createdAt: '2026-11-02T15:00:00Z', status: 'approved' }),
      ].map((request) => ({ ...request, urgency: 'later' as const, shortNotice: null, canUndo: false })),
      listPhysicians: [sampleUser(), sampleUser({ id: 8, fte: 0.5 }), sampleUser({ id: 9, isActive: false })],
      scheduleShifts: [...(answers.scheduleShifts as Shift[]), held, sampleShift('2026-12-08', night)],
    },
  })
  const figures = within(await screen.findByRole('region', { name: 'Today in numbers' }))
  expect(await figures.findByText('1.5 FTE cover 5 shifts a week, 3 needed')).toBeTruthy()
  expect(await figures.findByText('1 day')).toBeTruthy()
  expect(figures.getByText('1 backup')).toBeTruthy()
  expect(figures.queryByText('1 night')).toBeNull()
  expect(await figures.findByText('oldest 6 days')).toBeTruthy()
  expect(figures.getByRole('img', { name: 'Next 14 days: open shifts on Tue, Dec 8' })).toBeTruthy()
})

test('quick actions lead only to pages that exist', async () => {
  renderPage(<AdminDashboardPage />, { answers })
  const actions = within(await screen.findByRole('navigation', { name: 'Quick actions' }))
  const targets = actions.getAllByRole('link').map((link) => link.getAttribute('href')!)
  expect(targets).toContain('/admin/physicians')
  expect(actions.getByRole('link', { name: 'Requests 3 pending' }).getAttribute('href')).toBe('/admin/requests')
  expect(targets.filter((target) => !hasPage(target))).toEqual([])
})

test('shows what waits for a decision, and leads to it', async () => {
  const page = renderPage(<AdminDashboardPage />, { answers })
  const review = await screen.findByRole('link', { name: 'Review Chidinma Abara' })
  expect(review.getAttribute('href')).toBe('/admin/requests?request=31')
  expect(screen.getByText('Short notice')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open inbox' }).getAttribute('href')).toBe('/admin/requests')
  page.unmount()
  renderPage(<AdminDashboardPage />, { answers: { ...answers, groupRequests: [] } })
  expect(await screen.findByText('Time off, swap, and pickup requests appear here.')).toBeTruthy()
})

test('lists those who want one shift by how well they fit, as the inbox does', async () => {
  const pickup = (id: number, requestorName: string) => ({
    ...sampleRequest({ id, requestorName, requestType: 'pickup', targetShiftId: 9 }),
    ...{ urgency: 'now' as const, shortNotice: null, canUndo: false },
  })
  const effect = { hasSchedule: true, opens: 0, breaks: [], overLimit: [] }
  const rival = (place: number) => ({ shiftId: 9, place, of: 2, group: 'good' as const, says: 'Fits.' })
  renderPage(<AdminDashboardPage />, {
    answers: {
      ...answers,
      groupRequests: [pickup(1, 'Kofi Boateng'), pickup(2, 'Ana Ruiz')],
      requestEffects: [
        { ...effect, requestId: 1, rival: rival(2) },
        { ...effect, requestId: 2, rival: rival(1) },
      ],
    },
  })
  await screen.findByText('#1 of 2 for this shift')
  const links = screen.getAllByRole('link', { name: /^Review [A-Z]/ })
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Review Ana Ruiz', 'Review Kofi Boateng'])
})

test('recent activity is in plain words, own actions as You', async () => {
  renderPage(<AdminDashboardPage />, { answers })
  const rows = await within(
    await screen.findByText('Recent activity').then((title) => title.closest('section')!),
  ).findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    '9:42 AMYou published December 2026.',
    'Dec 1Chidinma Abara requested time off on Fri, Dec 4. Reason: illness.',
  ])
})

test('has the generator, and who is on at this moment', async () => {
  renderPage(<AdminDashboardPage />, { answers })
  expect(await screen.findByRole('region', { name: 'AI schedule generator' })).toBeTruthy()
  expect(await screen.findByText('at 10:00 AM, by role')).toBeTruthy()
  expect(await screen.findByText('1 open')).toBeTruthy()
  expect(screen.queryByText('Quick Setup')).toBeNull()
})

test('a group without roles is offered the quick setup', async () => {
  renderPage(<AdminDashboardPage />, { answers: { ...answers, listRoles: [] } })
  expect(await screen.findByRole('heading', { name: 'Quick Setup' })).toBeTruthy()
})

test('a fresh group reads what comes next instead of empty boxes', async () => {
  renderPage(<AdminDashboardPage />, {
    answers: {
      ...answers,
      dashboardStats: {
        totalPhysicians: 0,
        activeShifts: 0,
        activeToday: 0,
        pendingRequests: 0,
        coveragePercentage: 0,
        onCallToday: 0,
        openShifts: 0,
        nextOpenDate: null,
      },
      recentActivity: [],
      listSchedules: [],
    },
  })
  expect(await screen.findByText('No activity yet')).toBeTruthy()
  expect(await screen.findByText('No schedule is published for this month')).toBeTruthy()
  expect(screen.getByText('No published shifts ahead')).toBeTruthy()
})

test('without a name of the group the subtitle is a general one', async () => {
  renderPage(<AdminDashboardPage />, { answers: { ...answers, myGroup: sampleGroup({ name: '' }) } })
  expect(await screen.findByText('Your hospitalist group, Tuesday, December 8')).toBeTruthy()
})

test('while loading it says so; a failure names what failed', async () => {
  renderPage(<AdminDashboardPage />, { answers: { ...answers, dashboardStats: noAnswerYet } })
  expect(screen.getByText('Loading...')).toBeTruthy()
  renderPage(<AdminDashboardPage />, {
    answers: { ...answers, dashboardStats: { refusedWith: 500, message: 'The database rests.' } },
  })
  expect(await screen.findByText('We couldn’t load your group’s numbers')).toBeTruthy()
})

test('a sick call starts beside who is on', async () => {
  renderPage(<AdminDashboardPage />, { answers })
  await userEvent.setup({ pointerEventsCheck: 0 }).click(await screen.findByRole('button', { name: 'Call-out' }))
  expect(await screen.findByRole('dialog', { name: 'Call-out' })).toBeTruthy()
})

test('puts the first generated month next to the last one made by hand, as long as it is not over', async () => {
  const november = sampleSchedule({ id: 2, name: 'November 2026', month: 11, fairnessScore: 67 })
  const december = sampleSchedule({ details: sampleDetails(), fairnessScore: 97 })
  const comparison = {
    one: november,
    other: december,
    open: { one: 0, other: 2 },
    signature: { one: { ...someSignature, whole: 29 }, other: someSignature },
    different: 500,
    physicians: [],
  }
  const user = userEvent.setup()
  renderPage(<AdminDashboardPage />, {
    answers: { ...answers, listSchedules: [december, november], compareSchedules: comparison },
  })
  expect(await screen.findByText('November 2026 was made by hand, December 2026 by Evenshift.')).toBeTruthy()
  const scores = await screen.findByRole('table', { name: 'Scores side by side' })
  expect(within(scores).getByRole('row', { name: /^Fairness/ }).textContent).toBe('Fairness6797+30 better')
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  expect(await screen.findByRole('dialog', { name: 'Compare November 2026' })).toBeTruthy()

  expect(findPair([december, november], '2027-01-02')).toBeUndefined()
  expect(findPair([december, { ...november, details: sampleDetails() }], '2026-12-08')).toBeUndefined()
  expect(findPair([{ ...december, status: 'draft' }, november], '2026-12-08')).toBeUndefined()
})
