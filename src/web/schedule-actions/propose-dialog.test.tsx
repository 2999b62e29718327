import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Proposal } from '../../contract/shift-changes.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleRole, sampleSchedule, sampleShift, sampleUser } from '../testing/samples.ts'
import { ProposeDialog } from './propose-dialog.tsx'

const schedule = sampleSchedule({ status: 'draft', month: 12, year: 2026 })
const open = sampleShift('2026-12-20', { physicianId: null, physicianName: null, physician: null, version: 3 })
const proposal: Proposal = {
  steps: [{ shiftId: open.id, version: 3, physicianId: 7 }],
  days: [{ physicianId: 7, name: 'Chidinma Abara', date: '2026-12-20', old: null, new: 'Rounder' }],
  open: { before: 1, after: 0 },
  before: { coverageScore: 90, fairnessScore: 80, preferencesMetScore: 70 },
  after: { coverageScore: 100, fairnessScore: 81, preferencesMetScore: 70 },
  findings: [],
}
const kept = { ...open, physicianId: 7, physicianName: 'Chidinma Abara', version: 4 }

function openDialog(found: Proposal = proposal) {
  const onClose = vi.fn()
  const onKept = vi.fn()
  const page = renderPage(<ProposeDialog schedule={schedule} onClose={onClose} onKept={onKept} />, {
    answers: {
      currentUser: sampleAdmin(),
      myGroup: sampleGroup(),
      listRoles: [sampleRole(1, 'Rounder')],
      listPhysicians: [sampleUser()],
      scheduleShifts: [open, sampleShift('2026-12-21')],
      proposeChanges: found,
      editShifts: { schedule, shifts: [kept], removed: [], findings: [] },
    },
  })
  return { page, onClose, onKept }
}

test('shows the difference before anything is kept, and keeps it as one change that can be undone', async () => {
  const { page, onClose, onKept } = openDialog()
  await userEvent.click(await screen.findByRole('button', { name: 'Fill 1 open shift, keep the rest' }))
  expect(await screen.findByText('Changes 1 shift of 1 physician.')).toBeTruthy()
  expect(page.bodies).toMatchObject([{ what: 'fill', to: '2026-12-31', keepEdited: true }])
  const row = screen.getByRole('row', { name: /Chidinma Abara/ })
  expect(within(row).getByText('Off')).toBeTruthy()
  expect(within(row).getByText('Rounder')).toBeTruthy()
  expect(screen.getByText('Open shifts', { selector: 'dt' }).parentElement?.textContent).toBe('Open shifts1 → 0')
  await userEvent.click(screen.getByRole('button', { name: 'Keep 1 change' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(page.bodies[1]).toEqual({
    edits: [{ do: 'change', shiftId: open.id, version: 3, physicianId: 7 }],
    isProposed: true,
  })
  expect(onKept).toHaveBeenCalledWith('Fill open shifts', [open], [kept])
})

test('Discard forgets the proposal', async () => {
  const { page, onClose } = openDialog()
  await userEvent.click(await screen.findByRole('button', { name: 'Fill 1 open shift, keep the rest' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalled()
  expect(page.calls.filter((call) => call.endsWith('/edits'))).toEqual([])
})

test('says when nothing better was found', async () => {
  openDialog({ ...proposal, steps: [], days: [] })
  await userEvent.click(await screen.findByRole('radio', { name: 'Improve' }))
  await userEvent.click(screen.getByRole('button', { name: 'Find improvements' }))
  expect(await screen.findByText('No better schedule found within your choice.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep 0 changes' }).disabled).toBe(true)
})
