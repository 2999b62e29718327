import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someSignature } from '../../../tests/web/signature.ts'
import type { Proposal } from '../../contract/shift-changes.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleRole, sampleSchedule, sampleShift, sampleUser } from '../testing/samples.ts'
import { ProposeDialog } from './propose-dialog.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const schedule = sampleSchedule({ status: 'draft', month: 12, year: 2026 })
const open = sampleShift('2026-12-20', { physicianId: null, physicianName: null, physician: null, version: 3 })
const proposal: Proposal = {
  steps: [{ shiftId: open.id, version: 3, physicianId: 7 }],
  days: [{ physicianId: 7, name: 'Chidinma Abara', date: '2026-12-20', old: null, new: 'Rounder' }],
  open: { before: 1, after: 0 },
  before: {
    coverageScore: 90,
    fairnessScore: 80,
    preferencesMetScore: 70,
    signature: { ...someSignature, stretches: 10, whole: 6 },
  },
  after: {
    coverageScore: 100,
    fairnessScore: 81,
    preferencesMetScore: 70,
    signature: { ...someSignature, stretches: 10, whole: 9 },
  },
  findings: [],
}
const kept = { ...open, physicianId: 7, physicianName: 'Chidinma Abara', version: 4 }

function openDialog(found: Proposal = proposal, shown = schedule, shifts = [open, sampleShift('2026-12-21')]) {
  const onClose = vi.fn()
  const onKept = vi.fn()
  const page = renderPage(<ProposeDialog schedule={shown} onClose={onClose} onKept={onKept} />, {
    answers: {
      currentUser: sampleAdmin(),
      myGroup: sampleGroup(),
      listRoles: [sampleRole(1, 'Rounder')],
      listPhysicians: [sampleUser(), sampleUser({ id: 8, firstName: 'Wei', lastName: 'Chen' })],
      scheduleShifts: shifts,
      proposeChanges: found,
      editShifts: { schedule, shifts: [kept], removed: [], findings: [], stepId: 5 },
    },
  })
  return { page, onClose, onKept }
}

test('shows the difference before anything is kept, and keeps it as one change that can be undone', async () => {
  const { page, onClose, onKept } = openDialog()
  await userEvent.click(await screen.findByRole('button', { name: 'Fill 1 open shift, keep the rest' }))
  expect(await screen.findByText('Changes 1 shift for 1 physician.')).toBeTruthy()
  expect(page.bodies).toEqual([{ what: 'fill', from: '2026-12-08', to: '2026-12-31', keepEdited: true }])
  const row = screen.getByRole('row', { name: /Chidinma Abara/ })
  expect(within(row).getByText('Off')).toBeTruthy()
  expect(within(row).getByText('Rounder')).toBeTruthy()
  expect(screen.getByText('Open shifts', { selector: 'dt' }).parentElement?.textContent).toBe('Open shifts1 → 0')
  expect(screen.getByText('Full weeks', { selector: 'dt' }).parentElement?.textContent).toBe('Full weeks60% → 90%')
  await userEvent.click(screen.getByRole('button', { name: 'Apply 1 change' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(page.bodies[1]).toEqual({
    edits: [{ do: 'change', shiftId: open.id, version: 3, physicianId: 7 }],
    isProposed: true,
  })
  expect(onKept).toHaveBeenCalledWith({ label: 'Fill open shifts', before: [open], after: [kept], stepId: 5 })
})

test('says that nothing is open without counting to zero', async () => {
  openDialog(proposal, schedule, [sampleShift('2026-12-21')])
  expect(await screen.findByText('No open shifts here.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fill open shifts' }).disabled).toBe(true)
})

test('Discard forgets the proposal', async () => {
  const { page, onClose } = openDialog()
  await userEvent.click(await screen.findByRole('button', { name: 'Fill 1 open shift, keep the rest' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalled()
  expect(page.calls.filter((call) => call.endsWith('/edits'))).toEqual([])
})

test('says when nothing better was found', async () => {
  const { onClose } = openDialog({ ...proposal, steps: [], days: [] })
  await userEvent.click(await screen.findByRole('radio', { name: 'Improve' }))
  await userEvent.click(screen.getByRole('button', { name: 'Find improvements' }))
  expect(await screen.findByText('We found nothing to improve here.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Apply|Discard)/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalled()
})

test('searches within the chosen role and physicians alone', async () => {
  const { page } = openDialog()
  await userEvent.click(await screen.findByRole('radio', { name: 'Improve' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Role' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Rounder' }))
  for (const name of ['Abara, Chidinma', 'Chen, Wei']) {
    await userEvent.click(screen.getByRole('combobox', { name: 'Physicians' }))
    await userEvent.click(await screen.findByRole('option', { name }))
  }
  await userEvent.click(screen.getByRole('button', { name: 'Remove Abara, Chidinma' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep shifts set by hand' }))
  await userEvent.click(screen.getByRole('button', { name: 'Find improvements' }))
  await screen.findByText('Changes 1 shift for 1 physician.')
  expect(page.bodies).toMatchObject([{ what: 'improve', roleId: 1, physicianIds: [8], keepEdited: false }])
})

test('a proposal that breaks a rule is kept with a reason only', async () => {
  const says = 'Chidinma Abara has two shifts that start on Dec 20.'
  const conflict = { key: 'k', ruleId: 'one-shift-at-a-time', hard: true, says }
  const { page } = openDialog({ ...proposal, findings: [conflict as Proposal['findings'][number]] })
  await userEvent.click(await screen.findByRole('button', { name: 'Fill 1 open shift, keep the rest' }))
  expect(await screen.findByText(says)).toBeTruthy()
  const keep = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply 1 change' })
  expect(keep.disabled).toBe(true)
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason to override' }), 'agreed with both')
  await userEvent.click(keep)
  await waitFor(() => expect(page.bodies[1]).toMatchObject({ isProposed: true, reason: 'agreed with both' }))
})

test('a month that is over cannot change', async () => {
  openDialog(proposal, sampleSchedule({ month: 11, year: 2026 }))
  expect(await screen.findByText('This month is over. Only days from today on can change.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Improve' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Find improvements' }).disabled).toBe(true)
})
