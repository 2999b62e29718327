import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, cell, openRoster, schedule } from '../../../tests/web/open-roster.tsx'
import { someSignature } from '../../../tests/web/signature.ts'
import type { ScheduleDetails } from '../../contract/schedules.ts'
import type { ShiftReason, TriedFix } from '../../contract/shifts.ts'
import type { Problem } from '../../engine/model.ts'
import { night, sampleRequest, sampleShift, sampleUser } from '../testing/samples.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** It rests before it tells. */
const slow = { timeout: 10_000 }
const rounder = 'Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM'

test('a cell under the pointer tells role, times and why, and stops when the pointer leaves', async () => {
  const page = await openRoster()
  fireEvent.pointerOver(cell(rounder), { pointerType: 'mouse' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  const tip = await screen.findByRole('tooltip', {}, slow)
  expect(within(tip).getByText('R Rounder, 7:00 AM–7:00 PM')).toBeTruthy()
  expect(await within(tip).findByText('Nobody else is free.')).toBeTruthy()
  expect(page.calls.filter((call) => call.endsWith('/why'))).toHaveLength(1)
  expect(cell(rounder).getAttribute('aria-describedby')).toBe(tip.id)
  fireEvent.pointerLeave(screen.getByRole('grid'), { pointerType: 'mouse' })
  fireEvent.pointerOut(screen.getByRole('grid'), { pointerType: 'mouse', relatedTarget: document.body })
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

test('a cell that has the focus tells it, too, and Escape ends it', async () => {
  await openRoster()
  cell(rounder).focus()
  const tip = await screen.findByRole('tooltip', {}, slow)
  expect(within(tip).getByText('R Rounder, 7:00 AM–7:00 PM')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('a shift in a numbered position says which, in its cell and in its panel', async () => {
  await openRoster({ scheduleShifts: [sampleShift('2026-12-08', { position: 3 })] })
  const shown = cell('Abara, Tue, Dec 8: R3 Rounder, 7:00 AM–7:00 PM')
  expect(shown.textContent).toBe('R3')
  await userEvent.click(shown)
  const panel = await screen.findByRole('dialog')
  expect(within(panel).getAllByText('R3').length).toBeGreaterThan(0)
})

test('rows stand in groups by team or experience, as the address says', async () => {
  const kenji = sampleUser({ id: 8, firstName: 'Kenji', lastName: 'Ueda', experienceLevel: 'resident' })
  await openRoster(
    { listPhysicians: [sampleUser({ experienceLevel: 'attending' }), kenji] },
    '/schedule?group=experience',
  )
  const headers = () => screen.getAllByRole('rowheader').map((header) => header.textContent)
  expect(headers().slice(2)).toEqual(['Attending1', 'AbaraChidinma', 'Resident1', 'UedaKenji'])
  await userEvent.click(screen.getByRole('button', { name: 'Rows' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'By team (main role)' }))
  await waitFor(() => expect(headers().slice(2)).toEqual(['Rounder2', 'AbaraChidinma', 'UedaKenji']))
  expect(window.location.search).toContain('group=team')
})

const nobody: ShiftReason = {
  isOpen: true,
  says: ['Night on Tue, Dec 8 lacks 1 physician.'],
  costs: [],
  notes: [],
  toMe: null,
  excluded: [],
  alternatives: [],
  fixes: [{ place: 0, says: 'Let Kenji Ueda work on 8 Dec.', physicianId: 8 }],
}
const tried: TriedFix = {
  says: 'Let Kenji Ueda work on 8 Dec.',
  takenBy: { physicianId: 8, name: 'Kenji Ueda' },
  before: { open: 3, coverage: 97.1, fairness: 90, preferences: 88 },
  after: { open: 2, coverage: 98.6, fairness: 89.5, preferences: 88 },
  settings: [{ of: 'physician', id: 8, name: 'Kenji Ueda' }],
}

test('a click tries what would fill an open shift, shows the scores, and leads to the setting', async () => {
  const page = await openRoster({ shiftReason: nobody, tryFix: tried })
  cell('Tue, Dec 8: open N Night, 7:00 PM–7:00 AM').focus()
  await userEvent.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'Night, Tue, Dec 8' })
  await userEvent.click(await within(panel).findByRole('button', { name: 'Try it: Let Kenji Ueda work on 8 Dec.' }))
  expect(await within(panel).findByText('Then Kenji Ueda can take it.')).toBeTruthy()
  const figures = within(panel).getByRole('status').querySelector('dl')!.textContent
  expect(figures).toBe('Open shifts32−1Coverage97.198.6+1.5Fairness9089.5−0.5Preferences met8888±0')
  const link = within(panel).getByRole('link', { name: 'Edit Kenji Ueda' })
  expect(link.getAttribute('href')).toBe('/admin/physicians?physician=8')
  expect(page.bodies).toEqual([])
})

const problem = answers.scheduleProblem as Problem

test('the last night of the month is checked against what is published after it', async () => {
  const after = [{ physicianId: '7', roleId: '1', date: '2027-01-01' }]
  const lastNight = sampleShift('2026-12-31', night)
  await openRoster({ scheduleProblem: { ...problem, after }, scheduleShifts: [lastNight] })
  expect(
    cell(/^Abara, Thu, Dec 31: .* breaks a rule: .*starts Rounder on Fri, Jan 1 right after Night on Thu, Dec 31/),
  ).toBeTruthy()
})

test('days on which somebody never works are marked quietly', async () => {
  const [abara, ueda] = problem.physicians
  await openRoster({ scheduleProblem: { ...problem, physicians: [{ ...abara!, weekendAvailability: false }, ueda!] } })
  expect(cell('Abara, Sat, Dec 12: not available')).toBeTruthy()
  expect(cell('Abara, Fri, Dec 11: free')).toBeTruthy()
})

test('time off that nobody decided about is hatched, over shifts too', async () => {
  const asked = sampleRequest({ requestorId: 7, requestedDate: '2026-12-08', endDate: '2026-12-09', status: 'pending' })
  const page = await openRoster({ groupRequests: [{ ...asked, urgency: 'later', shortNotice: null, canUndo: false }] })
  expect(page.calls).toContain('GET /api/shift-requests/group/1?status=pending')
  const worked = await screen.findByRole('gridcell', { name: `${rounder}, time off pending` })
  expect(worked.querySelector('.roster-pending')).toBeTruthy()
  expect(cell('Abara, Wed, Dec 9: free, time off pending').querySelector('.roster-pending')).toBeTruthy()
  expect(cell('Abara, Thu, Dec 10: free').querySelector('.roster-pending')).toBeNull()
})

test('the scores below the roster are those above it, also if what was saved is out of date', async () => {
  await openRoster({ listSchedules: [{ ...schedule, fairnessScore: 12, preferencesMetScore: 13, coverageScore: 14 }] })
  const figuresOf = (label: string) =>
    screen
      .getAllByText(label, { selector: 'dt' })
      .map((one) => /\d+(?:\.\d)?/.exec(one.parentElement!.textContent!)?.[0])
  await screen.findByText('Scores', undefined, { timeout: 15_000 })
  for (const label of ['Fairness', 'Coverage'])
    await waitFor(() => {
      const [above, below] = figuresOf(label)
      expect(below).toBe(above)
      expect(['12', '14']).not.toContain(above)
    })
})

test('a search that finds nobody says so, and everyone is a click away', async () => {
  await openRoster()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a physician' }), 'zzz')
  expect(await screen.findByText('No physician matches these filters')).toBeTruthy()
  expect(screen.getByText(/ · 0 of 2 physicians · /)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(cell(rounder)).toBeTruthy())
  expect(screen.queryByText('No physician matches these filters')).toBeNull()
  expect(screen.getByText(/ · 2 physicians · /)).toBeTruthy()
})

test.each([
  ['as it was generated', 1, 'From the last search'],
  ['changed by a proposal, which isn’t hand-set', 2, 'As generated, before edits'],
])('what was proven of a month is said of that month: %s', async (_, version, says) => {
  const details: ScheduleDetails = {
    ...{ cost: 20, bound: 10, roomToImprove: 2, preferenceCount: 0, costByRule: {}, seconds: 3, wasCancelled: false },
    ...{ openSlots: [], brokenByKept: [], notUnderstood: [], createdRoles: [], keptShifts: 0 },
    signature: someSignature,
  }
  await openRoster({
    listSchedules: [{ ...schedule, details }],
    scheduleShifts: [sampleShift('2026-12-08', { version })],
  })
  expect(await screen.findByText(says)).toBeTruthy()
})
