/** Coordinators edit a shift in its sheet, with the roster's means: people in three groups, a question before a rule breaks, one undo. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, open, openNight, own, schedule, shifts } from '../../../tests/web/open-roster.tsx'
import type { Shift } from '../../contract/schedules.ts'
import type { Candidate, ShiftReason, ShiftSheet } from '../../contract/shifts.ts'
import { SignedInParts } from '../signed-in-parts.tsx'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'

const candidate = (physicianId: number, name: string, group: Candidate['group'], says: string): Candidate => ({
  ...{ physicianId, name, group, says, isAllowed: group !== 'not-eligible' },
  ...{ blockedBy: [], cost: 0, leaves: null, scores: null },
})
const reason: ShiftReason = {
  ...{ isOpen: false, says: ['Nobody else is free.'], costs: [], notes: [], toMe: null, excluded: [], fixes: [] },
  alternatives: [
    candidate(9, 'Salma Farouk', 'good', 'Nearest to her fair share.'),
    candidate(10, 'Rohan Desai', 'trade-off', 'Works an eighth day in a row.'),
    candidate(8, 'Kenji Ueda', 'not-eligible', 'Is away.'),
  ],
}
const people = [
  ...(answers.listPhysicians as ReturnType<typeof sampleUser>[]),
  sampleUser({ id: 9, firstName: 'Salma', lastName: 'Farouk' }),
  sampleUser({ id: 10, firstName: 'Rohan', lastName: 'Desai' }),
]

const sheetOf = (shift: Shift): ShiftSheet => ({
  ...{ shift, phoneNumber: null, stretch: null, alongside: [], handoffFrom: [], handoffTo: [], handoffNote: null },
})

/** The coordinator isn't one of the physicians here. */
const coordinator = { ...(answers.currentUser as ReturnType<typeof sampleUser>), id: 3 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T09:00:00Z') })
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener() {}
      close() {}
    },
  )
})
afterEach(() => void vi.useRealTimers())

async function openSheet(shift: Shift, changes: Answers = {}) {
  const given = { currentUser: coordinator, listPhysicians: people, undoSteps: [], listOverrides: [], myRequests: [] }
  const page = renderPage(<SignedInParts />, {
    answers: { ...answers, ...given, myNotifications: [], shiftReason: reason, shiftSheet: sheetOf(shift), ...changes },
    path: `/schedule?view=week&shift=${shift.id}`,
  })
  const dialog = within(await screen.findByRole('dialog', { name: /Dec 8/ }))
  return { ...page, dialog }
}

const saved = (shift: Shift) => ({ schedule, shifts: [shift], removed: [], findings: [], stepId: 42 })

test('a shift is given to someone else right there, and the same undo takes it back', async () => {
  const given = { ...own, version: 4, physicianId: 9, physicianName: 'Salma Farouk' }
  const { dialog, bodies, answer } = await openSheet(own, { editShifts: saved(given) })
  const good = within(await dialog.findByRole('region', { name: 'Good' }, { timeout: 15_000 }))
  expect(dialog.getByRole('region', { name: 'Possible, with a trade-off' }).textContent).toContain('Rohan Desai')
  expect(dialog.getByRole('region', { name: 'Not eligible' })).toBeTruthy()
  await userEvent.click(good.getByRole('button', { name: 'Assign Salma Farouk' }))
  expect(await dialog.findByText('Saved: Give R, Tue, Dec 8, to Farouk')).toBeTruthy()
  answer({ turnStep: saved({ ...own, version: 5 }) })
  await userEvent.click(dialog.getByRole('button', { name: 'Undo: Give R, Tue, Dec 8, to Farouk' }))
  expect(await dialog.findByText('Undone: Give R, Tue, Dec 8, to Farouk')).toBeTruthy()
  // Nothing is left to undo: the button is off, and the keys still reach the dialog.
  expect(document.activeElement?.getAttribute('role')).toBe('dialog')
  await userEvent.keyboard('{Control>}y{/Control}')
  expect(await dialog.findByText('Saved: Give R, Tue, Dec 8, to Farouk')).toBeTruthy()
  expect(bodies).toEqual([
    { edits: [{ do: 'change', shiftId: own.id, version: 3, physicianId: 9 }] },
    { stepId: 42, isUndone: true },
    { stepId: 42, isUndone: false },
  ])
})

test('an open shift has the same means, and its link opens it in the roster', async () => {
  const { dialog, bodies } = await openSheet(openNight)
  expect(await dialog.findByRole('heading', { name: 'Who could take it' }, { timeout: 15_000 })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Unassign' })).toBeNull()
  expect(dialog.getByRole('link', { name: 'Open in roster' }).getAttribute('href')).toBe(
    `/schedule?view=roster&schedule=${schedule.id}&date=2026-12-08&cell=open2`,
  )
  await userEvent.click(await dialog.findByRole('button', { name: 'Assign Salma Farouk' }))
  await waitFor(() =>
    expect(bodies).toEqual([{ edits: [{ do: 'change', shiftId: openNight.id, version: 1, physicianId: 9 }] }]),
  )
})

test.each([
  ['Unassign', { physicianId: null }],
  ['Lock', { isLocked: true }],
])('%s, as in the roster', async (name, change) => {
  const { dialog, bodies } = await openSheet(own)
  await userEvent.click(await dialog.findByRole('button', { name }, { timeout: 15_000 }))
  await waitFor(() => expect(bodies).toEqual([{ edits: [{ do: 'change', shiftId: own.id, version: 3, ...change }] }]))
})

test('a removed shift can be restored', async () => {
  const { dialog, bodies } = await openSheet(own, { scheduleShifts: [{ ...own, status: 'cancelled' }] })
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore Rounder' }, { timeout: 15_000 }))
  await waitFor(() => expect(bodies).toEqual([{ edits: [{ do: 'restore', shiftId: own.id, version: 3 }] }]))
})

test('a broken hard rule asks for a reason, and sends it', async () => {
  const broken = 'Salma Farouk would work 8 days in a row.'
  const refusal = { refusedWith: 422, code: 'needs-reason' as const, message: broken }
  const { dialog, bodies } = await openSheet(own, { editShifts: refusal })
  await userEvent.click(await dialog.findByRole('button', { name: 'Assign Salma Farouk' }, { timeout: 15_000 }))
  const question = within(await screen.findByRole('dialog', { name: 'Override this rule?' }))
  expect(question.getByText(new RegExp(broken))).toBeTruthy()
  await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'Agreed by phone{Enter}')
  await waitFor(() => expect(bodies[1]).toMatchObject({ reason: 'Agreed by phone' }))
})

test('closing the sheet before the answer loses no refusal', async () => {
  const says = 'Salma Farouk would work 8 days in a row.'
  const refusal = { refusedWith: 422, code: 'needs-reason' as const, message: says }
  const page = await openSheet(own, { editShifts: refusal })
  fireEvent.click(await page.dialog.findByRole('button', { name: 'Assign Salma Farouk' }, { timeout: 15_000 }))
  page.unmount()
  await waitFor(() =>
    expect(readToasts()[0]).toMatchObject({ title: 'Not saved: Give R, Tue, Dec 8, to Farouk', description: says }),
  )
})

test('an archived schedule can be read, not edited', async () => {
  const { dialog } = await openSheet(own, { listSchedules: [{ ...schedule, status: 'archived' }] })
  expect(await dialog.findByText('Salma Farouk', {}, { timeout: 15_000 })).toBeTruthy()
  for (const name of [/^Assign/, 'Unassign', 'Remove shift', 'Lock', /^Undo/])
    expect(dialog.queryByRole('button', { name })).toBeNull()
})

test('a physician’s sheet has none of it, and asks for nothing more', async () => {
  const shift = { ...shifts[2]!, ...open }
  const { dialog, calls } = await openSheet(shift, { currentUser: sampleUser(), shiftSheet: sheetOf(own) })
  expect(await dialog.findByRole('link', { name: 'Swap' })).toBeTruthy()
  expect(dialog.queryByRole('link', { name: 'Open in roster' })).toBeNull()
  expect(calls.filter((call) => /problem|steps|physicians/.test(call))).toEqual([])
})
