import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleFinding, sampleOpenShift } from '../requests/testing/sample-answers.ts'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { night, sampleGroup, sampleRequest, sampleRoles, sampleShift, sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { OpenShiftsPage } from './open-shifts-page.tsx'

const best = sampleOpenShift('2026-12-09', { isInstant: true })
const blocked = sampleOpenShift('2026-12-10', {
  shift: sampleShift('2026-12-10', { ...night, physicianId: null, physicianName: null, physician: null }),
  isAllowed: false,
  blockedBy: [sampleFinding('You would have 9 h of rest, 12 are needed.')],
})
const waiting = sampleOpenShift('2026-12-11', { myRequestId: 5 })
const offered = sampleOpenShift('2026-12-12', { kind: 'offered', offerId: 77, offeredBy: 'Bao Nguyen' })
const mine = sampleShift('2026-12-20')

const answers: Answers = {
  currentUser: sampleUser(),
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  openShifts: [best, blocked, waiting, offered],
  physicianShifts: [mine],
  createRequest: sampleRequest({ requestType: 'pickup' }),
  answerRequest: sampleRequest({ requestType: 'swap' }),
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const rows = async () => within(await screen.findByRole('list', { name: 'Open shifts' })).getAllByRole('listitem')
const topRows = async () => (await rows()).filter((row) => row.parentElement?.tagName === 'OL')

test('the best match first; each says whether I may take it, why not, or that it waits', async () => {
  renderPage(<OpenShiftsPage />, { answers })
  const [first, second, third, fourth] = await topRows()
  expect(first?.textContent).toContain(
    'Tomorrow7:00 AM–7:00 PMRounder, 12 hYours right awayYou are two shifts under your share.',
  )
  expect(within(first!).getByRole('button', { name: 'Request shift: Rounder, Wed, Dec 9' })).toBeTruthy()
  expect(second?.textContent).toContain('You would have 9 h of rest, 12 are needed.')
  expect(second?.textContent).toContain('Not eligible')
  expect(within(second!).queryByRole('button')).toBeNull()
  expect(third?.textContent).toContain('Waiting for approval')
  expect(fourth?.textContent).toContain('Offered by Bao Nguyen')
})

test('two taps take a shift; what comes of it is said', async () => {
  const { bodies, answer } = renderPage(<OpenShiftsPage />, { answers })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  answer({ createRequest: sampleRequest({ requestType: 'pickup', status: 'approved' }) })
  await user.click(await screen.findByRole('button', { name: 'Request shift: Rounder, Wed, Dec 9' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Request this shift?' }))
  expect(dialog.getByText(/You’ll get it right away\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Request shift' }))
  await expect.poll(() => bodies).toEqual([{ requestType: 'pickup', targetShiftId: best.shift.id, reason: null }])
  await expect.poll(() => readToasts()[0]?.description).toBe('Rounder, Wed, Dec 9 is yours.')
})

test('an offered shift can be taken with one in return', async () => {
  const { calls, bodies } = renderPage(<OpenShiftsPage />, { answers })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('button', { name: 'Request shift: Rounder, Sat, Dec 12' }))
  await user.click(await screen.findByRole('combobox', { name: 'In return, Bao Nguyen gets' }))
  await user.click(await screen.findByRole('option', { name: 'Rounder, Sun, Dec 20' }))
  await user.click(screen.getByRole('button', { name: 'Request shift' }))
  await expect.poll(() => calls).toContain('POST /api/shift-requests/77/answer')
  expect(bodies).toEqual([{ accept: true, shiftId: mine.id }])
})

test('somebody was faster: the refusal stands where it was asked, with the server’s words', async () => {
  renderPage(<OpenShiftsPage />, {
    answers: { ...answers, createRequest: { refusedWith: 409, message: 'Rounder on Wed, Dec 9 is already taken.' } },
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('button', { name: 'Request shift: Rounder, Wed, Dec 9' }))
  await user.click(screen.getByRole('button', { name: 'Request shift' }))
  expect(await screen.findByText('Rounder on Wed, Dec 9 is already taken.')).toBeTruthy()
})

test('filters are kept in the address', async () => {
  renderPage(<OpenShiftsPage />, { answers, path: '/open-shifts?show=allowed&from=2026-12-11' })
  expect(await topRows()).toHaveLength(2)
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(screen.getByRole('checkbox', { name: 'Shifts I can take' }))
  await user.click(screen.getByRole('combobox', { name: 'Role' }))
  await user.click(await screen.findByRole('option', { name: 'Night' }))
  expect(window.location.search).toBe('?from=2026-12-11&role=Night')
  expect(screen.getByText('No open shift matches these filters')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(window.location.search).toBe('')
})

test('loading, nothing open, and a failure', async () => {
  const { unmount } = renderPage(<OpenShiftsPage />, { answers: { ...answers, openShifts: noAnswerYet } })
  expect(screen.getByText('Loading open shifts...')).toBeTruthy()
  unmount()
  const empty = renderPage(<OpenShiftsPage />, { answers: { ...answers, openShifts: [] } })
  expect(await screen.findByText('Every shift is taken')).toBeTruthy()
  empty.unmount()
  renderPage(<OpenShiftsPage />, { answers: { ...answers, openShifts: { refusedWith: 500, message: 'No.' } } })
  expect(await screen.findByText('We couldn’t load the open shifts')).toBeTruthy()
})
