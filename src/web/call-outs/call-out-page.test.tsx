/** A call-out on the phone of the person, of the backup, and at the coordinator's desk. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CallOutTimeline } from '../../contract/call-outs.ts'
import type { Shift } from '../../contract/schedules.ts'
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
  seenByPhoneNumber: null,
  calledAt: '2026-12-08T10:02:00.000Z',
  called: [{ name: 'Bao Nguyen', phoneNumber: '555 0127', seenAt: null }],
  coveredAt: null,
  coveredByNames: [],
  handoffNote: null,
  contacts: [
    { userId: 8, name: 'Bao Nguyen', as: 'backup', phoneNumber: '555 0127' },
    { userId: 1, name: 'Miriam Okafor', as: 'coordinator', phoneNumber: '555 0148' },
  ],
}

function open(timeline: CallOutTimeline, currentUser = sampleUser(), physicianShifts: Shift[] = []) {
  const answers = {
    currentUser,
    physicianShifts,
    callOutContacts: [],
    leaveHandoffNote: timeline,
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
    'Not yetSeen by a coordinatorIf no one has seen it by 5:07 AM, call a coordinator.',
    '5:02 AMBackup Bao Nguyen notifiedNot seen yet',
    'Not yetCoveredYour coordinators are looking for someone. You’ll hear from us.',
  ])
  screen.getByRole('heading', { name: 'Not covered yet' })
  // The page says it; the banner of all other pages would repeat it.
  expect(screen.queryByText(/^You called out of/)).toBeNull()
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
    seenByPhoneNumber: '555 0148',
    called: [{ ...sent.called[0]!, seenAt: '2026-12-08T10:09:00.000Z' }],
    coveredAt: '2026-12-08T10:19:00.000Z',
    coveredByNames: ['Bao Nguyen'],
  }
  open(covered)
  expect((await steps()).slice(1)).toEqual([
    '5:06 AMSeen by Miriam OkaforCoordinator, 555 0148',
    '5:02 AMBackup Bao Nguyen notifiedSeen at 5:09 AM',
    '5:19 AMCoveredBao Nguyen',
  ])
  screen.getByRole('heading', { name: 'Covered. Get some rest.' })
  screen.getByText('Bao Nguyen has your shift: Rounder, Tue, Dec 8, 7:00 AM–7:00 PM.')
  screen.getByText('covered in 17 minutes')
  const happened = within(screen.getByRole('list', { name: 'What happened' }))
  expect(happened.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Call Miriam Okafor',
    'Call Bao Nguyen',
  ])
  expect(screen.queryByRole('button', { name: 'I can make it after all' })).toBeNull()
})

test('covered before a coordinator looked: nothing is still to come', async () => {
  const at = '2026-12-08T10:02:20.000Z'
  open({ ...sent, isOpen: false, status: 'approved', coveredAt: at, coveredByNames: ['Bao Nguyen'] })
  expect(await steps()).toEqual([
    '5:02 AMSentTo the coordinators and the backup',
    '5:02 AMBackup Bao Nguyen notified555 0127',
    '5:02 AMCoveredBao Nguyen',
  ])
  screen.getByText('covered in under a minute')
})

test('the backup is asked on every page, and takes it with one tap', async () => {
  const { user, calls } = open({ ...sent, isMine: false, mayTake: true, isUnseen: true }, sampleUser({ id: 8 }))
  within(await screen.findByRole('alert')).getByText('You’re on backup: can you take Rounder, Tue, Dec 8?')
  await user.click(await screen.findByRole('button', { name: 'I’ll take it' }))
  await waitFor(() => expect(calls).toContain('POST /api/call-outs/31/take'))
  expect(calls).toContain('POST /api/call-outs/31/seen')
})

test('a backup who can’t take it reads why, and the reason stays', async () => {
  const message = 'Bao Nguyen works 8 days in a row; the limit is 7. Only a coordinator can override that.'
  const { user, answer } = open({ ...sent, isMine: false, mayTake: true }, sampleUser({ id: 8 }))
  answer({ takeCallOut: { refusedWith: 409, code: 'conflict', message } })
  await user.click(await screen.findByRole('button', { name: 'I’ll take it' }))
  await waitFor(() => expect(screen.getAllByRole('alert').map((part) => part.textContent)).toContain(message))
})

test('a coordinator is told on every page, and opening it says that it was seen', async () => {
  const { calls } = open({ ...sent, isMine: false, isUnseen: true }, sampleAdmin())
  const link = within(await screen.findByRole('alert')).getByRole('link')
  expect(link.textContent).toContain('Chidinma Abara called out of Rounder, Tue, Dec 8. Not covered yet.')
  expect(link.getAttribute('href')).toBe('/call-out?request=31')
  await waitFor(() => expect(calls).toContain('POST /api/call-outs/31/seen'))
  expect(await screen.findByRole('button', { name: 'Find coverage' })).toBeTruthy()
})

test('unseen for 5 minutes, the numbers come first, as buttons to call; before, they stand below', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const namesInOrder = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  try {
    vi.setSystemTime('2026-12-08T10:06:00.000Z')
    const { unmount } = open(sent)
    await screen.findByRole('heading', { name: 'Not covered yet' })
    expect(namesInOrder()[0]).toBe('Not covered yet')
    expect(screen.queryByRole('link', { name: 'Call Miriam Okafor, coordinator' })).toBeNull()
    unmount()
    vi.setSystemTime('2026-12-08T10:07:00.000Z')
    open(sent)
    const call = await screen.findByRole('link', { name: 'Call Miriam Okafor, coordinator' })
    expect(call.getAttribute('href')).toBe('tel:5550148')
    expect(namesInOrder().slice(0, 2)).toEqual(['No coordinator has seen it yet', 'Not covered yet'])
  } finally {
    vi.useRealTimers()
  }
})

test('a coordinator and someone whose call-out was seen are not told to call', async () => {
  open({ ...sent, seenAt: '2026-12-08T10:03:00.000Z', seenByName: 'Miriam Okafor' })
  await screen.findByRole('heading', { name: 'Not covered yet' })
  expect(screen.queryByText('No coordinator has seen it yet')).toBeNull()
})

test('whoever called out leaves a handoff note; the others read it', async () => {
  const { user, bodies, unmount } = open({ ...sent, coveredByNames: ['Bao Nguyen'] })
  const field = await screen.findByRole('textbox', { name: 'Anything Bao should know?' })
  expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull()
  await user.type(field, 'Bed 12 goes home')
  await waitFor(() => expect(window.history.state).toMatchObject({ holdsBack: true }))
  window.history.back()
  expect(await screen.findByText('Not saved yet: your handoff note.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(bodies).toContainEqual({ note: 'Bed 12 goes home' }))
  unmount()
  open({ ...sent, isMine: false, handoffNote: 'Bed 12 goes home' }, sampleUser({ id: 8 }))
  expect(await screen.findByText('Bed 12 goes home')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a shift on the next day can be called out of as well, if there is one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-12-08T10:03:00.000Z')
  try {
    const { user, unmount } = open(sent, sampleUser(), [sampleShift('2026-12-08'), sampleShift('2026-12-09')])
    await screen.findByRole('heading', { name: 'Out tomorrow, too?' })
    await user.click(screen.getByRole('button', { name: 'Call out for Wed, Dec 9' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByLabelText('First day out')).toHaveProperty('value', '2026-12-09')
    unmount()
    open(sent, sampleUser(), [sampleShift('2026-12-08'), sampleShift('2026-12-11')])
    await screen.findByRole('heading', { name: 'Not covered yet' })
    expect(screen.queryByText(/, too\?/)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('a coordinator hears a new call-out, once sound is on, and the app’s icon counts those not covered yet', async () => {
  const play = vi.fn()
  const part = { gain: {}, frequency: {}, connect: () => {}, start: () => {}, stop: () => {} }
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      constructor() {
        play()
      }
      createGain = () => part
      createOscillator = () => ({ ...part })
    },
  )
  const setAppBadge = vi.fn(async () => {})
  Object.assign(navigator, { setAppBadge, clearAppBadge: async () => {} })
  const others = { ...sent, isMine: false }
  const { user, client, answer } = open(others, sampleAdmin())
  const arrive = async (ids: number[]) => {
    answer({ openCallOuts: ids.map((requestId) => ({ ...others, requestId })) })
    await act(() => client.invalidateQueries({ queryKey: ['openCallOuts'] }))
  }
  const sound = await screen.findByRole('button', { name: 'Sound for call-outs', pressed: false })
  expect(setAppBadge).toHaveBeenLastCalledWith(1)
  await arrive([31, 32])
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(2))
  expect(play).not.toHaveBeenCalled()
  await user.click(sound)
  expect(play).toHaveBeenCalledTimes(1)
  await arrive([32])
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1))
  expect(play).toHaveBeenCalledTimes(1)
  await arrive([32, 33])
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2))
  Reflect.deleteProperty(navigator, 'setAppBadge')
})
