import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleForecast } from '../requests/testing/sample-answers.ts'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleGroup, sampleRequest, sampleRoles, sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { TimeOffPage } from './time-off-page.tsx'

const answers: Answers = {
  currentUser: sampleUser(),
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  physicianShifts: [],
  myRequests: [],
  forecastRequest: sampleForecast(),
  createRequest: sampleRequest(),
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

async function openDialog(button: string, more: Answers = {}) {
  const page = renderPage(<TimeOffPage />, { answers: { ...answers, ...more } })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('button', { name: button }))
  return { ...page, user, dialog: within(await screen.findByRole('dialog', { name: 'Submit Time Off Request' })) }
}

const submit = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('button', { name: /^(Submit request|Request .* off)$/ })

test('both buttons open the dialog with the guidelines', async () => {
  const { dialog, user } = await openDialog('Submit Your First Request')
  const lines = within(dialog.getByRole('region', { name: 'Guidelines' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'Plan at least 2 weeks ahead',
    'Emergency requests are reviewed within 24 hours',
    'Coverage is arranged by seniority and availability',
    'Holiday requests need 30+ days notice',
  ])
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'New Request' }))
  expect(await screen.findByRole('dialog', { name: 'Submit Time Off Request' })).toBeTruthy()
})

test('says what is missing; coverage is needed and no emergency unless changed', async () => {
  const { dialog, user } = await openDialog('New Request')
  await user.click(submit(dialog))
  expect(await dialog.findByText('Start date is required')).toBeTruthy()
  expect(dialog.getByText('End date is required')).toBeTruthy()
  expect(dialog.getByText('Reason is required')).toBeTruthy()
  expect(dialog.getByRole('checkbox', { name: 'Coverage needed' }).getAttribute('data-state')).toBe('checked')
  expect(dialog.getByRole('checkbox', { name: 'Emergency request' }).getAttribute('data-state')).toBe('unchecked')
})

test('sends the range with notes that say start, end and coverage', async () => {
  const { dialog, user, bodies } = await openDialog('New Request')
  await user.click(await dialog.findByRole('button', { name: /^Thursday, December 24, 2026/ }))
  await user.click(dialog.getByRole('button', { name: /^Friday, December 25, 2026/ }))
  expect(await dialog.findByText('Likely')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Request Dec 24–25 off' })).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sister’s wedding')
  await user.click(dialog.getByRole('checkbox', { name: 'Coverage needed' }))
  await user.click(submit(dialog))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(bodies).toEqual([
    {
      requestType: 'timeoff',
      requestedDate: '2026-12-24',
      startDate: '2026-12-24',
      endDate: '2026-12-25',
      reason: 'Sister’s wedding',
      isEmergency: false,
      coverageNeeded: false,
      notes: 'Start: Dec 24, 2026, End: Dec 25, 2026, Coverage needed: No',
    },
  ])
  expect(readToasts()[0]).toMatchObject({
    title: 'Requested Dec 24–25 off',
    description: 'Vacation request submitted successfully',
  })
})

test('a failure has its own words', async () => {
  const { dialog, user } = await openDialog('New Request', { createRequest: { refusedWith: 500, message: 'No.' } })
  await user.click(await dialog.findByRole('button', { name: /^Thursday, December 24, 2026/ }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Family')
  await user.click(submit(dialog))
  await expect.poll(() => readToasts()[0]?.description).toBe('Failed to submit vacation request. Please try again.')
})

test('a pending request can be taken back, a decided one cannot', async () => {
  const pending = sampleRequest()
  const { calls, bodies } = renderPage(<TimeOffPage />, {
    answers: {
      ...answers,
      myRequests: [pending, sampleRequest({ status: 'approved' })],
      cancelRequest: { ...pending, status: 'cancelled' },
    },
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const [button, ...others] = await screen.findAllByRole('button', { name: /^Cancel request: Time off/ })
  expect(others).toEqual([])
  await user.click(button!)
  const dialog = within(await screen.findByRole('alertdialog'))
  // Nobody was asked about time off.
  expect(dialog.queryByText(/everyone you asked/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Cancel request' }))
  await expect.poll(() => calls).toContain(`POST /api/shift-requests/${pending.id}/cancel`)
  expect(bodies).toEqual([{ version: 1 }])
})

test('swaps and pickups stand below, with whose answer they wait for', async () => {
  renderPage(<TimeOffPage />, {
    answers: {
      ...answers,
      myRequests: [sampleRequest({ requestType: 'swap', targetName: 'Bao Nguyen', targetResponse: 'pending' })],
    },
  })
  const others = within(await screen.findByRole('list', { name: 'Swaps and pickups' }))
  expect(others.getByText('Waiting on Bao Nguyen')).toBeTruthy()
})
