/** A call-out on the phone of the person, of the backup, and at the coordinator's desk. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CallOutTimeline } from '../../contract/call-outs.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleShift, sampleUser } from '../testing/samples.ts'
import { CallOutBanner } from './call-out-banner.tsx'
import { CallOutPage } from './call-out-page.tsx'

const sent: CallOutTimeline = {
  requestId: 31,
  physicianId: 7,
  name: 'Chidinma Abara',
  isMine: true,
  isOpen: true,
  mayTake: false,
  isUnseen: false,
  status: 'pending',
  shifts: [sampleShift('2026-12-08')],
  sentAt: '2026-12-08T10:02:00.000Z',
  seenAt: null,
  seenByName: null,
  calledAt: '2026-12-08T10:02:00.000Z',
  called: [{ name: 'Bao Nguyen', phoneNumber: '555 0127', seenAt: null }],
  coveredAt: null,
  coveredByNames: [],
  contacts: [
    { userId: 8, name: 'Bao Nguyen', as: 'backup', phoneNumber: '555 0127' },
    { userId: 1, name: 'Miriam Okafor', as: 'coordinator', phoneNumber: '555 0148' },
  ],
}

function open(timeline: CallOutTimeline, currentUser = sampleUser()) {
  const answers = {
    currentUser,
    myGroup: sampleGroup(),
    callOutTimeline: timeline,
    openCallOuts: [timeline],
    seeCallOut: { ok: true as const },
    takeCallOut: timeline,
    undoCallOut: { ok: true as const },
  }
  const page = (
    <>
      <CallOutBanner isCoordinator={currentUser.role === 'admin'} />
      <CallOutPage />
    </>
  )
  const rendered = renderPage(page, { answers, path: '/call-out?request=31' })
  return { ...rendered, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

/** Times appear once the group's clock is known. */
const steps = async () => {
  await screen.findAllByText(/^\d:\d\d AM$/)
  const list = within(screen.getByRole('list', { name: 'What happened' }))
  return list.getAllByRole('listitem').map((item) => item.textContent)
}

test('whoever called out sees the steps with their times, whom to call, and can take it back', async () => {
  const { user, calls } = open(sent)
  expect(await steps()).toEqual([
    '5:02 AMSentTo the coordinators and the backup',
    'Not yetSeen by a coordinator',
    '5:02 AMBackup Bao Nguyen calledNot seen yet',
    'Not yetCovered',
  ])
  screen.getByRole('heading', { name: 'Not covered yet' })
  expect(screen.getByRole('link', { name: 'Call Bao Nguyen' }).getAttribute('href')).toBe('tel:5550127')
  expect(screen.queryByRole('button', { name: 'I’ll take it' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'I can make it after all' }))
  await waitFor(() => expect(calls).toContain('POST /api/call-outs/31/undo'))
})

test('covered: who has the shift, and nothing left to do', async () => {
  const covered = {
    ...sent,
    status: 'approved' as const,
    isOpen: false,
    seenAt: '2026-12-08T10:06:00.000Z',
    seenByName: 'Miriam Okafor',
    called: [{ ...sent.called[0]!, seenAt: '2026-12-08T10:09:00.000Z' }],
    coveredAt: '2026-12-08T10:19:00.000Z',
    coveredByNames: ['Bao Nguyen'],
  }
  open(covered)
  expect((await steps()).slice(1)).toEqual([
    '5:06 AMSeen by Miriam Okafor',
    '5:02 AMBackup Bao Nguyen calledSeen 5:09 AM',
    '5:19 AMCoveredBao Nguyen',
  ])
  screen.getByRole('heading', { name: 'Covered. Get some rest.' })
  expect(screen.queryByRole('button', { name: 'I can make it after all' })).toBeNull()
})

test('the backup is asked on every page, and takes it with one tap', async () => {
  const { user, calls } = open({ ...sent, isMine: false, mayTake: true, isUnseen: true }, sampleUser({ id: 8 }))
  within(await screen.findByRole('alert')).getByText('You’re on backup: can you take Rounder, Tue, Dec 8?')
  await user.click(await screen.findByRole('button', { name: 'I’ll take it' }))
  await waitFor(() => expect(calls).toContain('POST /api/call-outs/31/take'))
  expect(calls).toContain('POST /api/call-outs/31/seen')
})

test('a coordinator is told on every page, and opening it says that it was seen', async () => {
  const { calls } = open({ ...sent, isMine: false, isUnseen: true }, sampleAdmin())
  const link = within(await screen.findByRole('alert')).getByRole('link')
  expect(link.textContent).toContain('Chidinma Abara called out of Rounder, Tue, Dec 8. Not covered yet.')
  expect(link.getAttribute('href')).toBe('/call-out?request=31')
  await waitFor(() => expect(calls).toContain('POST /api/call-outs/31/seen'))
  expect(await screen.findByRole('button', { name: 'Call-out' })).toBeTruthy()
})
