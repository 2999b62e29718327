import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { samplePlan } from '../requests/testing/sample-answers.ts'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleRequest, sampleSchedule, sampleShift, sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { CallOutDialog } from './call-out-dialog.tsx'
import { ReportCallOutDialog } from './report-call-out-dialog.tsx'

const left = sampleShift('2026-12-08')
const pickup = samplePlan({
  kind: 'pickup',
  title: 'Ask who can take it',
  says: ['Two colleagues may take it.'],
  steps: [{ shiftId: left.id, version: 1, physicianId: null }],
  disturbed: [],
  open: [left],
  asked: [{ shiftId: left.id, physicianId: 8, name: 'Bao Nguyen' }],
})
const call = {
  physicianId: 7,
  name: 'Chidinma Abara',
  startDate: '2026-12-08',
  endDate: '2026-12-08',
  shifts: [left],
  plans: [pickup, samplePlan()],
  barredBackups: [],
  isBackupFirst: false,
}
const recorded = sampleRequest({ status: 'approved' })
const answers: Answers = {
  currentUser: sampleAdmin(),
  myGroup: sampleGroup(),
  listPhysicians: [
    sampleUser(),
    sampleUser({ id: 8, firstName: 'Bao', lastName: 'Nguyen', phoneNumber: '555 0188' }),
    sampleUser({ id: 9, firstName: 'Gone', lastName: 'Away', isActive: false }),
  ],
  listSchedules: [],
  planCallOut: call,
  applyCallOut: { request: recorded, shifts: [left], notified: 3, canUndo: true },
  undoReview: { ...recorded, status: 'cancelled' },
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('who and when, then the plans side by side with whose days change; applying says how many were notified', async () => {
  const closed = vi.fn()
  const { bodies, calls } = renderPage(<CallOutDialog open onOpenChange={closed} />, { answers })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('combobox', { name: 'Physician' }))
  expect(screen.queryByRole('option', { name: /Away/ })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'Abara, Chidinma' }))
  const plans = within(await screen.findByRole('region', { name: 'Plans' }))
  expect(calls).toContain('GET /api/call-outs/plans?physicianId=7&startDate=2026-12-08&endDate=2026-12-08')
  expect(plans.getByText('Rounder, Tue, Dec 8')).toBeTruthy()
  expect(plans.getByText('Best').closest('li')).toBe(plans.getAllByRole('listitem')[0])
  const [backup, asked] = plans.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li')!)
  expect(within(backup!).getByText('Mateo Sandoval')).toBeTruthy()
  expect(within(backup!).getByRole('link', { name: '555 0100' }).getAttribute('href')).toBe('tel:5550100')
  expect(within(backup!).getByText('Everything is covered')).toBeTruthy()
  expect(within(asked!).getByText('Bao Nguyen')).toBeTruthy()
  expect(within(asked!).getByRole('link', { name: '555 0188' })).toBeTruthy()
  expect(within(asked!).getByText('will be asked about Rounder, Tue, Dec 8')).toBeTruthy()
  expect(within(asked!).getByText('Still open: Rounder, Tue, Dec 8')).toBeTruthy()
  await user.click(plans.getByRole('button', { name: 'Apply: Ask who can take it' }))
  await expect.poll(() => closed.mock.calls).toEqual([[false]])
  expect(bodies).toEqual([
    {
      physicianId: 7,
      startDate: '2026-12-08',
      endDate: '2026-12-08',
      kind: 'pickup',
      steps: pickup.steps,
      asked: [{ shiftId: left.id, physicianId: 8 }],
    },
  ])
  expect(readToasts()[0]?.description).toBe(
    'Chidinma Abara is out Dec 8. We asked 1 colleague to take the shift. We notified 3 people.',
  )
  readToasts()[0]?.action?.onClick()
  await expect.poll(() => calls).toContain(`POST /api/shift-requests/${recorded.id}/undo`)
  await expect
    .poll(() => readToasts()[0]?.description)
    .toBe(`The shifts are back as they were. ${recorded.requestorName} is no longer out.`)
})

test('those who work that day stand first, with their role', async () => {
  const own = sampleShift('2026-12-08', { physicianId: 8, role: 'Night' })
  const other = sampleShift('2026-12-09', { id: 99 })
  const over = sampleShift('2026-12-08', { id: 98, status: 'completed' })
  renderPage(<CallOutDialog open onOpenChange={() => {}} />, {
    answers: { ...answers, listSchedules: [sampleSchedule({ status: 'active' })], scheduleShifts: [own, other, over] },
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('combobox', { name: 'Physician' }))
  await expect
    .poll(() => screen.getAllByRole('option').map((option) => option.textContent))
    .toEqual(['Nguyen, Bao · Night', 'Abara, Chidinma'])
})

test('the backup goes first among plans that cover the shift, even if that leaves no backup', async () => {
  const fewest = samplePlan({ kind: 'fewest-changes', title: 'Fewest changes', cost: 0 })
  const freed = sampleShift('2026-12-08', { id: 77, role: 'Backup' })
  const backup = samplePlan({ kind: 'backup', title: 'Call the backup', cost: 5, open: [freed] })
  renderPage(<CallOutDialog open onOpenChange={() => {}} physicianId={7} date="2026-12-08" />, {
    answers: { ...answers, planCallOut: { ...call, plans: [fewest, backup] } },
  })
  const plans = within(await screen.findByRole('region', { name: 'Plans' }))
  expect(plans.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Call the backup',
    'Fewest changes',
  ])
})

test.each([
  [true, ['Call the backup', 'Fewest changes']],
  [false, ['Fewest changes', 'Call the backup']],
])(
  'a backup who covers only some days goes first where the group’s setting says so: %s',
  async (isBackupFirst, titles) => {
    const next = sampleShift('2026-12-09', { id: 78 })
    const fewest = samplePlan({ kind: 'fewest-changes', title: 'Fewest changes' })
    const backup = samplePlan({ kind: 'backup', title: 'Call the backup', open: [next] })
    const several = { ...call, shifts: [left, next], plans: [fewest, backup], isBackupFirst }
    renderPage(<CallOutDialog open onOpenChange={() => {}} physicianId={7} date="2026-12-08" />, {
      answers: { ...answers, planCallOut: several },
    })
    const plans = within(await screen.findByRole('region', { name: 'Plans' }))
    expect(plans.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(titles)
  },
)

test('says why someone on backup isn’t proposed', async () => {
  const says = 'Bao Nguyen is on backup on Tue, Dec 8, but would work 8 days in a row (Dec 1–8).'
  const barredBackups = [{ physicianId: 8, dates: ['2026-12-08'], says }]
  renderPage(<CallOutDialog open onOpenChange={() => {}} physicianId={7} date="2026-12-08" />, {
    answers: { ...answers, planCallOut: { ...call, plans: [pickup], barredBackups } },
  })
  expect(within(await screen.findByRole('list', { name: 'Why not the backup' })).getByText(says)).toBeTruthy()
})

test('a schedule that changed meanwhile: nothing is applied, fresh plans are fetched, and that is said', async () => {
  const { calls } = renderPage(<CallOutDialog open onOpenChange={() => {}} physicianId={7} date="2026-12-08" />, {
    answers: { ...answers, applyCallOut: { refusedWith: 409, code: 'stale', message: 'Someone else changed this.' } },
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('button', { name: 'Apply: Call the backup' }))
  expect(await screen.findByText(/Someone else changed this\./)).toBeTruthy()
  await expect.poll(() => calls.filter((made) => made.includes('/api/call-outs/plans')).length).toBe(2)
})

test('without a shift on those days there is nothing to repair', async () => {
  renderPage(<CallOutDialog open onOpenChange={() => {}} physicianId={7} date="2026-12-08" />, {
    answers: { ...answers, planCallOut: { ...call, shifts: [], plans: [] } },
  })
  expect(await screen.findByText('Chidinma Abara has no shift left on Dec 8')).toBeTruthy()
})

test('a day in the past is refused at its date, and what was chosen stays', async () => {
  const message = 'Pick a date from today on.'
  const { answer } = renderPage(<CallOutDialog open onOpenChange={() => {}} physicianId={7} date="2026-12-08" />, {
    answers: {
      ...answers,
      planCallOut: { refusedWith: 400, code: 'invalid', message: `startDate: ${message}`, field: 'startDate' },
    },
  })
  const first = await screen.findByLabelText<HTMLInputElement>('First day')
  fireEvent.change(first, { target: { value: '2026-12-01' } })
  await expect.poll(() => first.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(first.getAttribute('aria-describedby')!)?.textContent).toContain(message)
  expect(screen.queryByText('We couldn’t load the plans')).toBeNull()
  expect(first.value).toBe('2026-12-01')
  expect(screen.getByRole('combobox', { name: 'Physician' }).textContent).toContain('Abara')
  answer({ planCallOut: call })
  fireEvent.change(first, { target: { value: '' } })
  expect(document.getElementById(first.getAttribute('aria-describedby')!)?.textContent).toContain(message)
  fireEvent.change(first, { target: { value: '2026-12-08' } })
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-09' } })
  expect(await screen.findByRole('region', { name: 'Plans' })).toBeTruthy()
  expect(first.getAttribute('aria-invalid')).toBeNull()
})

test('a last day whose year is being typed is left alone, and one before the first day says so', async () => {
  renderPage(<CallOutDialog open onOpenChange={() => {}} physicianId={7} date="2026-12-08" />, { answers })
  const last = await screen.findByLabelText<HTMLInputElement>('Last day')
  for (const day of ['0002-12-09', '0020-12-09', '2026-12-07']) {
    fireEvent.change(last, { target: { value: day } })
    expect(last.value).toBe(day)
    expect(document.getElementById(last.getAttribute('aria-describedby')!)?.textContent).toContain(
      'Choose Tue, Dec 8 or later',
    )
  }
  expect(screen.queryByRole('region', { name: 'Plans' })).toBeNull()
  fireEvent.change(last, { target: { value: '2026-12-09' } })
  expect(await screen.findByRole('region', { name: 'Plans' })).toBeTruthy()
})

test('a physician calls out, for as long as it takes', async () => {
  const { bodies } = renderPage(<ReportCallOutDialog open onOpenChange={() => {}} date="2026-12-08" />, {
    answers: {
      currentUser: sampleUser(),
      reportCallOut: sampleRequest({ id: 31, isEmergency: true }),
      callOutContacts: [{ userId: 1, name: 'Miriam Okafor', as: 'coordinator', phoneNumber: '555 0148' }],
    },
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  expect((await screen.findByRole('link', { name: 'Call Miriam Okafor' })).getAttribute('href')).toBe('tel:5550148')
  await user.type(screen.getByRole('textbox', { name: 'Note for the coordinators' }), 'Fever')
  const last = screen.getByLabelText('Last day out')
  for (const [day, says] of [
    ['', 'Choose a day'],
    ['2026-12-07', 'Choose Tue, Dec 8 or later'],
    ['2027-01-08', 'Choose Thu, Jan 7 or earlier. For longer, request time off.'],
  ] as const) {
    fireEvent.change(last, { target: { value: day } })
    expect(last.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(says)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Call out' }))
    expect(await screen.findByText(/^Last day out: choose/)).toBeTruthy()
  }
  expect(bodies).toEqual([])
  fireEvent.change(last, { target: { value: '2026-12-08' } })
  await user.click(screen.getByRole('button', { name: 'Call out' }))
  await expect.poll(() => bodies).toEqual([{ startDate: '2026-12-08', endDate: '2026-12-08', note: 'Fever' }])
  await expect.poll(() => window.location.search).toBe('?request=31')
})

test('without a connection, a call-out says so, names whom to call, and is sent once when the connection is back', async () => {
  const contacts = [{ userId: 1, name: 'Miriam Okafor', as: 'coordinator' as const, phoneNumber: '555 0148' }]
  const { bodies, client } = renderPage(<ReportCallOutDialog open onOpenChange={() => {}} date="2026-12-08" />, {
    answers: {
      currentUser: sampleUser(),
      reportCallOut: sampleRequest({ id: 31, isEmergency: true }),
      callOutContacts: contacts,
    },
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await screen.findByRole('link', { name: 'Call Miriam Okafor' })
  await user.type(screen.getByRole('textbox', { name: 'Note for the coordinators' }), 'Fever')
  const line = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(screen.getByRole('button', { name: 'Call out' }))
  expect((await screen.findByText(/^No connection, so no one knows yet\./)).textContent).toContain(
    'we’ll send it when you’re back online',
  )
  expect(screen.getByRole('link', { name: 'Call Miriam Okafor' })).toBeTruthy()
  expect(readToasts().some(({ description }) => String(description).includes('Nothing was sent'))).toBe(false)
  vi.stubGlobal('fetch', line)
  await client.refetchQueries()
  await expect.poll(() => window.location.search).toBe('?request=31')
  expect(bodies).toEqual([{ startDate: '2026-12-08', endDate: '2026-12-08', note: 'Fever' }])
})
