import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import {
  night,
  sampleAdmin,
  sampleGroup,
  sampleRequest,
  sampleRoles,
  sampleSchedule,
  sampleShift,
  sampleUser,
  shiftOf,
} from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { SchedulePage } from './schedule-page.tsx'

const date = '2026-12-08'
const shifts = [
  sampleShift(date),
  shiftOf(sampleShift(date), 8, 'Kenji', 'Ueda'),
  shiftOf(sampleShift(date), 9, 'Rohan', 'Desai'),
  sampleShift(date, { ...night, physicianId: null, physicianName: null, physician: null }),
  sampleShift('2026-12-09'),
]
const answers: Answers = {
  currentUser: sampleUser(),
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  listSchedules: [
    sampleSchedule({
      fairnessScore: 94,
      preferencesMetScore: 61,
      aiSuggestions: ['Open the night of Dec 8 for pickup'],
    }),
    sampleSchedule({ id: 2, name: 'June 2026', month: 6, status: 'archived' }),
  ],
  scheduleShifts: shifts,
  physicianShifts: [shifts[0]!, shifts[4]!],
  myFeedback: null,
  myRequests: [],
  newsAnswers: { looksGood: [], problems: [], waiting: [] },
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('shows the name, status, size without removed shifts, scores and suggestions of the schedule', async () => {
  const removed = sampleShift('2026-12-09', { id: 90, physicianId: null, physician: null, status: 'cancelled' })
  renderPage(<SchedulePage />, { answers: { ...answers, scheduleShifts: [...shifts, removed] }, path: '/schedule' })
  expect(await screen.findByText('5 total shifts, 1 open')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Schedule' })).toBeTruthy()
  expect(screen.getByText('December 2026', { selector: 'span' }).textContent).toContain('Active')
  expect(screen.getByText('94', { selector: 'b' })).toBeTruthy()
  expect(screen.getByText('Excellent')).toBeTruthy()
  expect(screen.getByText('Many honored')).toBeTruthy()
  expect(await screen.findByText('Open the night of Dec 8 for pickup')).toBeTruthy()
})

test('a coordinator’s calendar undoes what was done in a shift’s sheet or in the roster', async () => {
  const step = { id: 12, kind: 'edit' as const, shifts: 1, overrides: 0, from: date, to: date }
  const { bodies } = renderPage(<SchedulePage />, {
    answers: {
      ...answers,
      currentUser: sampleAdmin(),
      undoSteps: [{ ...step, isUndone: false, createdAt: '2026-12-08T14:00:00Z' }],
      turnStep: { schedule: sampleSchedule(), shifts: [], removed: [], findings: [], stepId: 12 },
    },
    path: '/schedule?view=month',
  })
  await screen.findByRole('button', { name: 'Undo: Change 1 shift, Dec 8' })
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Undone: Change 1 shift, Dec 8')).toBeTruthy()
  expect(bodies).toEqual([{ stepId: 12, isUndone: true }])
})

test('a draft that a colleague deletes while it is open does not vanish without a word', async () => {
  const draft = sampleSchedule({ id: 7, name: 'January 2027', month: 1, year: 2027, status: 'draft' })
  const admin = { ...answers, currentUser: sampleAdmin(), listSchedules: [draft, sampleSchedule({})] }
  const page = renderPage(<SchedulePage />, { answers: admin, path: '/schedule?view=month&schedule=7' })
  await screen.findByText('January 2027', { selector: 'span' })
  act(() => void page.client.setQueriesData({ queryKey: ['listSchedules'] }, [sampleSchedule({})]))
  await waitFor(() => expect(readToasts()[0]?.description).toBe('A colleague deleted the draft January 2027.'))
})

test('a coordinator applies what the suggestions ask for, and a physician only reads them', async () => {
  const admin = { ...answers, currentUser: sampleAdmin() }
  const { unmount } = renderPage(<SchedulePage />, { answers: admin, path: '/schedule?view=month' })
  await userEvent.click(await screen.findByRole('button', { name: 'Preview change' }))
  expect(await screen.findByRole('dialog', { name: 'Improve December 2026' })).toBeTruthy()
  unmount()
  renderPage(<SchedulePage />, { answers, path: '/schedule' })
  expect(await screen.findByText('Open the night of Dec 8 for pickup')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Preview change' })).toBeNull()
})

test('a physician sees the own shifts first, and everyone on request; a cell holds two and says how many more', async () => {
  renderPage(<SchedulePage />, { answers, path: '/schedule' })
  const cell = (await screen.findByRole('link', { name: 'Tue, Dec 8, today' })).closest('td')!
  expect(within(cell).getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(screen.getByRole('radio', { name: 'Everyone' }))
  const everyone = (await screen.findByRole('link', { name: '+2 more on Tue, Dec 8' })).closest('td')!
  const items = within(everyone).getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('title'))).toEqual([
    'Night, 7:00 PM–7:00 AM, open',
    'Rounder, 7:00 AM–7:00 PM, Chidinma Abara',
  ])
  expect(window.location.search).toContain('show=everyone')
})

test('the own shifts don’t wait for everyone’s, which are long on a slow phone', async () => {
  renderPage(<SchedulePage />, { answers: { ...answers, scheduleShifts: noAnswerYet }, path: '/schedule' })
  const cell = (await screen.findByRole('link', { name: 'Tue, Dec 8, today' })).closest('td')!
  expect(within(cell).getAllByRole('listitem')).toHaveLength(1)
})

test('a week tells two people with one last name apart', async () => {
  const namesakes = [shiftOf(sampleShift(date), 8, 'Kenji', 'Ueda'), shiftOf(sampleShift(date), 9, 'Mei', 'Ueda')]
  renderPage(<SchedulePage />, {
    answers: { ...answers, scheduleShifts: namesakes },
    path: '/schedule?view=week&show=everyone',
  })
  expect(await screen.findByText('Ueda, Kenji')).toBeTruthy()
  expect(screen.getByText('Ueda, Mei')).toBeTruthy()
})

test('a week at the turn of a month asks for the shifts of both months, whichever of the two is open', async () => {
  const january = sampleSchedule({ id: 4, name: 'January 2027', year: 2027, month: 1, status: 'draft' })
  const { calls } = renderPage(<SchedulePage />, {
    answers: { ...answers, currentUser: sampleAdmin(), undoSteps: [], listSchedules: [january, sampleSchedule()] },
    path: '/schedule?view=week&schedule=4&date=2027-01-01',
  })
  await waitFor(() => expect(calls).toContain('GET /api/shifts/schedule/3'))
  expect(calls).toContain('GET /api/shifts/schedule/4')
})

test('+N more opens the day with all its shifts', async () => {
  renderPage(<SchedulePage />, { answers, path: '/schedule?show=everyone' })
  await userEvent.click(await screen.findByRole('link', { name: '+2 more on Tue, Dec 8' }))
  const table = await screen.findByRole('table', { name: 'Shifts on Tue, Dec 8' })
  expect(within(table).getAllByRole('row')).toHaveLength(5)
  expect(screen.getByRole('heading', { level: 2, name: 'Tue, Dec 8, 2026' })).toBeTruthy()
})

test('views, steps and the list are in the address', async () => {
  renderPage(<SchedulePage />, { answers: { ...answers, currentUser: sampleAdmin() }, path: '/schedule?view=month' })
  await userEvent.click(await screen.findByRole('radio', { name: 'Week' }))
  expect(screen.getByRole('list', { name: 'Week' })).toBeTruthy()
  expect(window.location.search).toContain('view=week')
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }))
  expect(window.location.search).toContain('date=2026-12-15')
  await userEvent.click(screen.getByRole('radio', { name: 'List' }))
  expect(await screen.findByText('No shifts')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Today' }))
  expect(within(screen.getByRole('table', { name: 'Shifts in this week' })).getAllByRole('row')).toHaveLength(6)
})

test('a list of the own shifts does not name me on every line', async () => {
  renderPage(<SchedulePage />, { answers, path: '/schedule?view=week&layout=list' })
  const headers = async () =>
    within(await screen.findByRole('table', { name: 'Shifts in this week' }))
      .getAllByRole('columnheader')
      .map((header) => header.textContent)
  expect(await headers()).toEqual(['Date', 'Role', 'Time', 'Status'])
  await userEvent.click(screen.getByRole('radio', { name: 'Everyone' }))
  await waitFor(async () => expect(await headers()).toEqual(['Date', 'Role', 'Time', 'Physician', 'Status']))
})

test('a group without schedules reads that there is none', async () => {
  renderPage(<SchedulePage />, { answers: { ...answers, listSchedules: [] } })
  expect(await screen.findByText('No Schedule Available')).toBeTruthy()
})

test('coordinators are led from there to the generator of that month', async () => {
  renderPage(<SchedulePage />, {
    answers: { ...answers, currentUser: sampleAdmin() },
    path: '/schedule?date=2027-05-01&view=month',
  })
  expect((await screen.findByRole('link', { name: 'Generate Schedule' })).getAttribute('href')).toBe(
    '/admin/dashboard?generate=2027-05',
  )
})

test('a physician can rate a published schedule, but not an archived one, and cannot act on it', async () => {
  const page = renderPage(<SchedulePage />, { answers, path: '/schedule' })
  expect(await screen.findByRole('heading', { name: 'What do you think of December 2026?' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Assess fairness' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  page.unmount()
  renderPage(<SchedulePage />, { answers, path: '/schedule?schedule=2' })
  expect(await screen.findByText('June 2026', { selector: 'span' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send feedback' })).toBeNull()
})

test('a month without a schedule reads that there is none', async () => {
  renderPage(<SchedulePage />, { answers, path: '/schedule?date=2027-05-01' })
  expect(await screen.findByText('No Schedule Available')).toBeTruthy()
})

test('while loading it says so; when the shifts fail it says why and tries again', async () => {
  renderPage(<SchedulePage />, { answers: { ...answers, listSchedules: noAnswerYet } })
  expect(await screen.findByText('Loading...')).toBeTruthy()
  const page = renderPage(<SchedulePage />, {
    answers: { ...answers, physicianShifts: { refusedWith: 500, message: 'The database rests.' } },
  })
  expect(await screen.findByText('We couldn’t load the shifts')).toBeTruthy()
  expect(screen.getByText('The database rests.')).toBeTruthy()
  page.answer({ physicianShifts: shifts })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Month' })).toBeTruthy()
})

test('a list starts today; the days before are one tap away', async () => {
  const earlier = [sampleShift('2026-12-01'), ...shifts]
  renderPage(<SchedulePage />, { answers: { ...answers, physicianShifts: earlier }, path: '/schedule?layout=list' })
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Shifts in this month' })).getAllByRole('row')
  expect(await rows()).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier days' }))
  expect(await rows()).toHaveLength(4)
})

test.each([
  ['month', '/schedule'],
  ['week', '/schedule?view=week'],
  ['list', '/schedule?layout=list'],
])('my time off, pending and approved, is in the %s', async (_, path) => {
  const leave = (date: string, status: 'pending' | 'approved') =>
    sampleRequest({ requestedDate: date, endDate: date, status })
  const myRequests = [leave('2026-12-10', 'approved'), leave('2026-12-11', 'pending')]
  renderPage(<SchedulePage />, { answers: { ...answers, myRequests }, path })
  const marks = await screen.findAllByText(/^Time off/)
  expect(marks.map((mark) => mark.textContent)).toEqual([
    expect.stringMatching(/^Time off( Dec 10)?$/),
    expect.stringMatching(/^Time off( Dec 11)?, pending$/),
  ])
})

test.each([
  ['month', ''],
  ['week', '&view=week'],
  ['list', '&layout=list'],
])('my time off is in the %s of days without a schedule, too', async (_, view) => {
  const leave = sampleRequest({ requestedDate: '2027-03-10', endDate: '2027-03-10', status: 'pending' })
  renderPage(<SchedulePage />, {
    answers: { ...answers, myRequests: [leave] },
    path: `/schedule?date=2027-03-10${view}`,
  })
  const marks = await screen.findAllByText(/^Time off/)
  expect(marks.map((mark) => mark.textContent)).toEqual([expect.stringContaining(', pending')])
  expect(screen.getByText('No Schedule Available')).toBeTruthy()
})
