import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleGroup, sampleRequest, sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { ageOf } from './request-counts.ts'
import { TimeOffPage } from './time-off-page.tsx'

const answers: Answers = {
  currentUser: sampleUser(),
  myGroup: sampleGroup(),
  myRequests: [
    sampleRequest({ createdAt: '2026-12-08T03:00:00Z' }),
    sampleRequest({
      status: 'approved',
      requestedDate: '2025-12-24',
      endDate: '2025-12-24',
      notes: 'Enjoy the days.',
      reviewedBy: 1,
      reviewerName: 'Marguerite Osei',
      reviewedAt: '2025-11-03T12:00:00Z',
    }),
    sampleRequest({ requestType: 'swap', reason: 'No time off' }),
  ],
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('counts time off only, and this year by the first day asked for', async () => {
  renderPage(<TimeOffPage />, { answers })
  const count = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).parentElement?.textContent
  expect(await count('Total Requests')).toBe('Total Requests2')
  expect(await count('Pending')).toBe('Pending1')
  expect(await count('Approved')).toBe('Approved1')
  expect(await count('This Year')).toBe('This Year1')
  expect(screen.getByRole('heading', { level: 1, name: 'Vacation & Time Off Requests' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/')
})

test('an item says when, how it stands, why, and who reviewed it', async () => {
  renderPage(<TimeOffPage />, { answers })
  const [first, second] = within(await screen.findByRole('list', { name: 'Time off requests' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toBe('Dec 20, 2026 – Dec 22, 2026PendingSubmitted Dec 07, 2026Family visitCancel request')
  expect(second?.textContent).toContain('Dec 24, 2025Approved')
  expect(second?.textContent).toContain('Details: Enjoy the days.')
  expect(second?.textContent).toContain('Reviewed by: Marguerite Osei on Nov 03, 2025')
})

test('the status in the address filters, and an empty filter says which', async () => {
  renderPage(<TimeOffPage />, { answers, path: '/vacation-requests?status=denied' })
  expect(await screen.findByText('No denied requests found.')).toBeTruthy()
  expect(screen.getByText('No Time Off Requests')).toBeTruthy()
})

test('a link with days opens the form with them, and closing it forgets them', async () => {
  renderPage(<TimeOffPage />, { answers, path: '/vacation-requests?from=2027-01-04&to=2027-01-08' })
  const dialog = await screen.findByRole('dialog', { name: 'Submit Time Off Request' })
  expect(await within(dialog).findByRole('button', { name: 'Request Jan 4–8 off' })).toBeTruthy()
  await userEvent.setup({ pointerEventsCheck: 0 }).click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => window.location.search).toBe('')
})

test('a link with days that are none opens nothing', async () => {
  renderPage(<TimeOffPage />, { answers, path: '/vacation-requests?from=2027-01-08&to=2027-01-04' })
  expect(await screen.findByRole('list', { name: 'Time off requests' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without any request it says so', async () => {
  renderPage(<TimeOffPage />, { answers: { ...answers, myRequests: [] } })
  expect(await screen.findByText("You haven't submitted any vacation requests yet.")).toBeTruthy()
})

test('while loading it says so; a failure names what failed', async () => {
  renderPage(<TimeOffPage />, { answers: { ...answers, myRequests: noAnswerYet } })
  expect(screen.getByText('Loading requests...')).toBeTruthy()
  renderPage(<TimeOffPage />, { answers: { ...answers, myRequests: { refusedWith: 500, message: 'No.' } } })
  expect(await screen.findByText('We couldn’t load your requests')).toBeTruthy()
})

test('a request ages from fresh to waiting to old', () => {
  expect([0, 7, 8, 30, 31].map(ageOf)).toEqual(['fresh', 'fresh', 'waiting', 'waiting', 'old'])
})

test('approved time off that has not begun can be given back, after asking once', async () => {
  const leave = sampleRequest({ status: 'approved', requestedDate: '2026-12-24', endDate: '2026-12-27' })
  const begun = sampleRequest({ status: 'approved', requestedDate: '2026-12-08', endDate: '2026-12-09' })
  const { calls } = renderPage(<TimeOffPage />, {
    answers: { ...answers, myRequests: [leave, begun], giveBackRequest: { ...leave, status: 'cancelled' } },
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('button', { name: 'Give back Dec 24–27' }))
  expect(screen.queryByRole('button', { name: 'Give back Dec 8–9' })).toBeNull()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Give back Dec 24–27' }))
  await expect.poll(() => calls).toContain(`POST /api/shift-requests/${leave.id}/give-back`)
  await expect.poll(() => readToasts()[0]?.description).toMatch(/^You gave back Dec 24–27\./)
})
