/** Deleting a draft says first what goes with it, and is taken back from its toast. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Schedule } from '../../contract/schedules.ts'
import { type Refusal, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleSchedule, sampleShift } from '../testing/samples.ts'
import { Toaster } from '../ui/toaster.tsx'
import { ScheduleActions } from './schedule-actions.tsx'

const draft = sampleSchedule({ id: 9, status: 'draft', name: 'Second try' })
const shifts = [
  sampleShift('2026-12-08', { editedBy: 3 }),
  sampleShift('2026-12-09', { isLocked: true }),
  sampleShift('2026-12-10'),
]

async function openDialog(schedules = [draft, sampleSchedule()], restoreDraft: Schedule | Refusal = draft) {
  const onChoose = vi.fn()
  const actions = (
    <>
      <ScheduleActions schedule={draft} schedules={schedules} onChoose={onChoose} />
      <Toaster />
    </>
  )
  const page = renderPage(actions, {
    answers: {
      ...{ currentUser: sampleAdmin(), myGroup: sampleGroup(), listSchedules: schedules },
      ...{ scheduleShifts: shifts, deleteSchedule: { ok: true }, restoreDraft },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete draft' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete the draft Second try?' })
  await within(dialog).findByText(/^This deletes 3 shifts \(2 set by hand or locked\), scores, overrides,/)
  return { page, dialog, onChoose }
}

test('a draft is deleted after a warning that counts what is lost, and another one is shown', async () => {
  const { page, dialog, onChoose } = await openDialog()
  expect(dialog.textContent).toContain('You can undo it right afterward.')
  expect(dialog.textContent).not.toContain('will have no schedule')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete draft' }))
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(null))
  expect(page.calls).toContain('DELETE /api/schedules/9')
})

test('the last one of a month leaves it without a schedule', async () => {
  const { dialog } = await openDialog([draft])
  expect(dialog.textContent).toContain('December 2026 will have no schedule.')
})

test('the toast brings it back, and opens it', async () => {
  const { page, dialog, onChoose } = await openDialog()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete draft' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Second try is back as it was.')).toBeDefined()
  expect(page.calls).toContain('POST /api/schedules/9/restore')
  expect(onChoose).toHaveBeenLastCalledWith(9)
})

test('what keeps it from coming back is said', async () => {
  const message = 'Kim Abel now has approved time off on Tue, Dec 8.'
  const { dialog, onChoose } = await openDialog(undefined, { refusedWith: 409, code: 'conflict', message })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete draft' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(message)).toBeDefined()
  expect(onChoose).toHaveBeenLastCalledWith(null)
})
