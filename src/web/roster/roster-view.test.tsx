import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, cell, open, openNight, openRoster, own, schedule } from '../../../tests/web/open-roster.tsx'
import { SchedulePage } from '../schedules/schedule-page.tsx'
import { noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleRole, sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('shows physicians by days, open shifts above, and which days are short', async () => {
  await openRoster()
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
    'Filled of required',
    'OpenNight',
    'AbaraChidinma',
    'UedaKenji.8',
  ])
  expect(cell('Tue, Dec 8: 1/2 filled, short of Night').textContent).toBe('1/2')
  expect(cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').textContent).toBe('R')
  expect(cell('Tue, Dec 8: open N Night, 7:00 PM–7:00 AM').textContent).toBe('N')
  expect(screen.getByRole('columnheader', { name: 'Tue, Dec 8, today' })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Fri, Dec 25, Christmas Day' })).toBeTruthy()
})

test('a link opens the window of a cell', async () => {
  await openRoster({}, `/schedule?view=roster&date=2026-12-08&cell=${own.physicianId}`)
  expect(await screen.findByRole('dialog', { name: /Rounder/ })).toBeTruthy()
})

test('a link opens the window of an open shift, too', async () => {
  await openRoster({}, '/schedule?view=roster&date=2026-12-08&cell=open2')
  const dialog = await screen.findByRole('dialog', { name: 'Night, Tue, Dec 8' })
  expect(within(dialog).getByRole('heading', { name: 'Who could take it' })).toBeTruthy()
})

test('Delete opens a shift at once, and sends the version that was seen', async () => {
  const page = await openRoster()
  cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').focus()
  await userEvent.keyboard('{Delete}')
  expect(cell('Abara, Tue, Dec 8: free')).toBeTruthy()
  expect(cell('Tue, Dec 8: open R Rounder, 7:00 AM–7:00 PM')).toBeTruthy()
  await waitFor(() =>
    expect(page.bodies).toEqual([{ edits: [{ do: 'change', shiftId: own.id, version: 3, physicianId: null }] }]),
  )
})

test('a stale edit goes back to where it was, and says why', async () => {
  const message = 'Someone else changed this. Here’s the current version.'
  await openRoster({ editShifts: { refusedWith: 409, code: 'stale', message } })
  cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').focus()
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(readToasts()[0]?.description).toBe(message))
  expect(await screen.findByRole('gridcell', { name: 'Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM' })).toBeTruthy()
})

test('a move by keys that breaks a hard rule asks for a reason, and sends it', async () => {
  const page = await openRoster()
  cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').focus()
  await userEvent.keyboard('m{ArrowDown}')
  expect(screen.getByText('Breaks a rule.')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Override this rule?' })
  expect(page.bodies).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Override' }))
  expect(within(dialog).getByText('Say why you’re overriding the rule')).toBeTruthy()
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Agreed by phone{Enter}')
  expect(await screen.findByRole('gridcell', { name: /^Ueda, Tue, Dec 8: R Rounder/ })).toBeTruthy()
  await waitFor(() =>
    expect(page.bodies).toEqual([
      { edits: [{ do: 'change', shiftId: own.id, version: 3, physicianId: 8 }], reason: 'Agreed by phone' },
    ]),
  )
})

test('Escape ends a move where it began', async () => {
  const page = await openRoster()
  cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').focus()
  await userEvent.keyboard('m{ArrowDown}{Escape}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM')
  expect(page.bodies).toEqual([])
})

test('cleared days are undone like an edit, before what was done earlier', async () => {
  const cleared = { ...own, ...open, version: 4 }
  const page = await openRoster({ clearSchedule: { schedule, opened: [cleared], stepId: 41 }, turnStep: noAnswerYet })
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear days' }))
  page.answer({ scheduleShifts: [cleared, openNight] })
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readToasts()[0]).toMatchObject({
    description: expect.stringMatching(/^Cleared Dec .*: 1 shift is now open\.$/),
    open: true,
  })
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(await screen.findByRole('gridcell', { name: /^Abara, Tue, Dec 8: R Rounder/ })).toBeTruthy()
  // Which would be wrong by now.
  expect(readToasts()[0]).toMatchObject({ open: false })
  await waitFor(() => expect(page.bodies[1]).toEqual({ stepId: 41, isUndone: true }))
})

test('a change of an earlier visit is undone, too, and a regenerated month leads back to the draft before it', async () => {
  const step = { id: 12, shifts: 0, overrides: 0, from: null, to: null, isUndone: false, createdAt: own.createdAt }
  const edited = { ...step, id: 13, kind: 'edit' as const, shifts: 2, from: '2026-12-08', to: '2026-12-09' }
  const page = await openRoster({
    undoSteps: [{ ...step, kind: 'regenerate' }, edited],
    turnStep: { schedule, shifts: [], removed: [], findings: [], stepId: 13 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: Change 2 shifts, Dec 8–9' }))
  const former = { ...schedule, id: 2 }
  page.answer({ turnStep: { schedule: former, shifts: [], removed: [], findings: [], stepId: 12 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: Regenerate month' }))
  await waitFor(() => expect(window.location.search).toContain('schedule=2'))
  expect(page.bodies).toEqual([
    { stepId: 13, isUndone: true },
    { stepId: 12, isUndone: true },
  ])
})

test('undo asks the server to put back what was there', async () => {
  const answer = { schedule, shifts: [{ ...own, ...open, version: 4 }], removed: [], findings: [], stepId: 42 }
  const page = await openRoster({ editShifts: answer })
  cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').focus()
  await userEvent.keyboard('{Delete}')
  await screen.findByText('Saved: Unassign R, Tue, Dec 8')
  page.answer({ turnStep: { ...answer, shifts: [{ ...own, version: 5 }] } })
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(await screen.findByRole('gridcell', { name: /^Abara, Tue, Dec 8: R Rounder/ })).toBeTruthy()
  await waitFor(() => expect(page.bodies.at(-1)).toEqual({ stepId: 42, isUndone: true }))
})

test('a shift that is not needed is removed, and restored from its day', async () => {
  const gone = { ...own, ...open, version: 4, status: 'cancelled' as const }
  const answer = { schedule, shifts: [gone], removed: [], findings: [], stepId: 43 }
  const page = await openRoster({ editShifts: answer })
  cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').focus()
  await userEvent.keyboard('{Enter}')
  page.answer({ scheduleShifts: [gone, openNight] })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove shift' }))
  await waitFor(() => expect(page.bodies[0]).toEqual({ edits: [{ do: 'remove', shiftId: own.id, version: 3 }] }))
  expect(await screen.findByRole('gridcell', { name: 'Abara, Tue, Dec 8: free' })).toBeTruthy()
  await userEvent.click(cell(/^Tue, Dec 8: .*filled/))
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Rounder' }))
  await waitFor(() => expect(page.bodies[1]).toEqual({ edits: [{ do: 'restore', shiftId: own.id, version: 4 }] }))
})

test('a typed code takes the open shift of that role', async () => {
  const page = await openRoster()
  cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').focus()
  await userEvent.keyboard('n')
  expect(cell(/^Abara, Tue, Dec 8: N Night/)).toBeTruthy()
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  expect(page.bodies[0]).toMatchObject({
    edits: [
      { shiftId: own.id, physicianId: null },
      { shiftId: openNight.id, physicianId: 7 },
    ],
  })
})

test('codes are typed down a column, also one that another code starts with', async () => {
  const roles = [
    sampleRole(1, 'Rounder', { requiredCount: 2 }),
    sampleRole(2, 'Night', { requiredCount: 1 }),
    sampleRole(3, 'Nursery', { requiredCount: 1 }),
  ]
  const page = await openRoster({ listRoles: roles, scheduleShifts: [], editShifts: noAnswerYet })
  cell('Abara, Tue, Dec 15: free').focus()
  await userEvent.keyboard('n{ArrowDown}r')
  expect(cell(/^Abara, Tue, Dec 15: N Night/)).toBeTruthy()
  expect(cell(/^Ueda, Tue, Dec 15: R Rounder/)).toBeTruthy()
  expect(document.activeElement).toBe(cell(/^Ueda, Tue, Dec 15: /))
  await waitFor(() => expect(page.bodies).toHaveLength(1))
})

test('Enter opens a window that says what, when and why', async () => {
  await openRoster()
  cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').focus()
  await userEvent.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'Rounder, Tue, Dec 8' })
  expect(within(panel).getByText('Chidinma Abara, Rounder')).toBeTruthy()
  expect(await within(panel).findByText('Nobody else is free.')).toBeTruthy()
  expect(within(panel).getByRole('button', { name: 'Lock' })).toBeTruthy()
})

test('whose shift is published and still to come can be said to be unable to come', async () => {
  const page = await openRoster()
  cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').focus()
  await userEvent.keyboard('{Enter}')
  const draft = await screen.findByRole('dialog', { name: 'Rounder, Tue, Dec 8' })
  expect(within(draft).queryByRole('button', { name: 'Call out' })).toBeNull()
  page.unmount()

  const published = await openRoster({
    listSchedules: [{ ...schedule, status: 'active' }],
    feedbackSummary: noAnswerYet,
    planCallOut: noAnswerYet,
  })
  cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Call out' }))
  const call = await screen.findByRole('dialog', { name: 'Call-out' })
  expect(within(call).getByLabelText('First day')).toHaveProperty('value', '2026-12-08')
  await waitFor(() => expect(published.calls.join()).toContain('/api/call-outs/plans?physicianId=7'))
})

test('an archived schedule is shown and not changed', async () => {
  const page = await openRoster({ listSchedules: [{ ...schedule, status: 'archived' }] })
  cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM').focus()
  await userEvent.keyboard('{Delete}')
  expect(cell('Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM')).toBeTruthy()
  expect(page.bodies).toEqual([])
})

test('the calendar and the list stay within reach, and physicians see those only', async () => {
  await openRoster()
  await userEvent.click(screen.getByRole('radio', { name: 'List' }))
  expect(await screen.findByRole('table', { name: 'Shifts in this month' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Roster' }))
  expect(await screen.findByRole('grid')).toBeTruthy()
})

test('a physician gets no roster, whatever the address says', async () => {
  renderPage(<SchedulePage />, {
    answers: { ...answers, currentUser: sampleUser(), listSchedules: [{ ...schedule, status: 'archived' }] },
    path: '/schedule?view=roster',
  })
  expect(await screen.findByRole('table', { name: 'Month' })).toBeTruthy()
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Roster' })).toBeNull()
})
