import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { readToasts } from '../../ui/toast.ts'
import { SeveralBar } from './several-bar.tsx'
import { openInbox, timeOff } from './testing/open-inbox.tsx'

test('several at once, with the result of each', async () => {
  const { user, bodies } = openInbox({
    reviewRequests: [
      { id: 1, ok: true, message: 'Approved.', request: { ...timeOff, status: 'approved' } },
      { id: 2, ok: false, message: 'Rohan Desai hasn’t answered yet.', request: null },
    ],
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Chidinma Abara: Time off, Dec 20–22' }))
  await user.click(screen.getByRole('checkbox', { name: /^Choose Kofi Boateng/ }))
  await user.type(screen.getByRole('textbox', { name: 'Note for all of them' }), 'As agreed')
  await user.click(screen.getByRole('button', { name: 'Approve 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: '1 of 2 decided' }))
  expect(dialog.getByText('Rohan Desai hasn’t answered yet.')).toBeTruthy()
  expect(bodies).toEqual([
    {
      requests: [
        { id: 1, version: 1 },
        { id: 2, version: 1 },
      ],
      decision: 'approve',
      notes: 'As agreed',
    },
  ])
})

test('of several decisions, one that can’t be undone is named and keeps no other from it', async () => {
  const other = { ...timeOff, id: 9, requestorName: 'Ana Ruiz' }
  const approved = [timeOff, other].map((request) => ({ ...request, status: 'approved' as const, version: 2 }))
  const { user, calls, answer } = openInbox({
    groupRequests: [timeOff, other],
    reviewRequests: approved.map((request) => ({ id: request.id, ok: true, message: 'Approved.', request })),
  })
  for (const name of ['Chidinma Abara', 'Ana Ruiz'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^Choose ${name}`) }))
  await user.click(screen.getByRole('button', { name: 'Approve 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'All decided' }))
  answer({ undoReview: { refusedWith: 409, code: 'conflict', message: 'Someone has changed these shifts since.' } })
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  await expect
    .poll(() => readToasts()[0]?.description)
    .toBe('Ana Ruiz: Someone has changed these shifts since. Chidinma Abara: Someone has changed these shifts since.')
  expect(calls.filter((call) => call.endsWith('/undo'))).toEqual([
    'POST /api/shift-requests/9/undo',
    'POST /api/shift-requests/1/undo',
  ])
})

test('what came of several decisions stays after they have left the list, with its undo', async () => {
  const decided = { ...timeOff, status: 'approved' as const }
  function Host() {
    const [isListed, setListed] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setListed(false)}>
          Refresh
        </button>
        <SeveralBar requests={isListed ? [timeOff] : []} effects={[]} onDone={() => {}} onUndo={async () => {}} />
      </>
    )
  }
  renderPage(<Host />, {
    answers: { reviewRequests: [{ id: decided.id, ok: true, message: 'Approved.', request: decided }] },
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('button', { name: 'Approve 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'All decided' }))
  await user.click(screen.getByText('Refresh'))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Approve 1' })).toBeNull()
})

test('on phones, undoing opens no sheet', async () => {
  const { user, answer } = openInbox({}, '/admin/requests', false)
  await user.click(await screen.findByRole('button', { name: /Chidinma Abara.*Time off/ }))
  await user.click(await screen.findByRole('button', { name: /^Approve and assign Sandoval/ }))
  await expect.poll(() => readToasts()[0]?.action?.label).toBe('Undo')
  answer({ undoReview: { ...timeOff, status: 'pending' } })
  act(() => readToasts()[0]!.action!.onClick())
  await expect.poll(() => readToasts()[0]?.title).toBe('Undone')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.location.search).toBe('')
})
