import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShiftRequest } from '../../../contract/requests.ts'
import { noAnswerYet } from '../../testing/render-page.tsx'
import { sampleRequest } from '../../testing/samples.ts'
import { readToasts } from '../../ui/toast.ts'
import { sampleConsequences, sampleFinding } from '../testing/sample-answers.ts'

import { approve, chosen, inInbox, lost, opened, openInbox, swap, timeOff } from './testing/open-inbox.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('waiting requests by urgency, with what a reviewer should know', async () => {
  openInbox()
  const list = within(await screen.findByRole('list', { name: 'Requests by urgency' }))
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Now',
    expect.stringContaining('Chidinma Abaraasked 7 days agoTime off, Dec 20–22In 12 daysShort notice'),
    'Later',
    expect.stringContaining('Swap Rounder, Tue, Dec 22 for Rohan Desai’s Rounder, Wed, Dec 23'),
  ])
  expect(screen.getByRole('radio', { name: 'Pending 2' })).toBeTruthy()
})

test('the first is open: its days before and after, rules, scores, and the best cover chosen', async () => {
  openInbox()
  const detail = await chosen()
  expect(await detail.findByRole('heading', { name: 'Time off, Dec 20–22' })).toBeTruthy()
  expect(detail.getByText('Family visit')).toBeTruthy()
  const strip = within(
    (await detail.findByRole('region', { name: 'If you approve, these days change' })).querySelector('table')!,
  )
  const row = (name: string) => strip.getByRole('rowheader', { name }).closest('tr')!
  expect(row('Now').textContent).toBe('Now19 / 1918 / 19')
  const [newGap, olderGap] = within(row('If approved')).getAllByRole('cell')
  expect(newGap?.className).toContain('bg-bad-soft')
  expect(olderGap?.className).toContain('text-bad')
  expect(olderGap?.className).not.toContain('bg-bad-soft')
  expect(row('With coverage').textContent).toBe('With coverage19 / 1918 / 19')
  expect(row('Abara').textContent).toContain('gives up R')
  expect(row('Sandoval').textContent).toContain('gets R')
  expect(detail.getByText('Meets every rule')).toBeTruthy()
  const score = (name: string) => detail.getByText(name, { selector: 'dt' }).parentElement?.textContent
  expect(score('Coverage')).toBe('Coverage99.2 to 98.7')
  expect(score('Fairness')).toBe('Fairnessstays 94')
  expect(detail.getByRole('radio', { name: /^Mateo Sandoval/ }).getAttribute('data-state')).toBe('checked')
  expect(
    detail.getByRole('radio', { name: /^Rosa Quispe *Would work 10 days in a row, limit is 7\. *breaks a rule/ }),
  ).toBeTruthy()
})

test('many warnings are shown on request', async () => {
  const findings = Array.from({ length: 9 }, (_, place) => sampleFinding(`Warning ${place}.`, { hard: false }))
  const { user } = openInbox({ requestConsequences: sampleConsequences(1, { findings }) })
  const detail = await chosen()
  expect((await detail.findAllByText(/^Warning/)).length).toBe(6)
  await user.click(detail.getByRole('button', { name: 'Show 3 more' }))
  expect(detail.getAllByText(/^Warning/).length).toBe(9)
})

test('approves with the chosen cover and a note, and goes on to the next', async () => {
  const { user, bodies } = openInbox()
  const detail = await chosen()
  await user.click(await detail.findByRole('radio', { name: /^Willem Jansen/ }))
  await user.type(detail.getByRole('textbox', { name: 'Note to Chidinma Abara' }), 'Enjoy')
  await user.click(detail.getByRole('button', { name: /^Approve and assign Jansen/ }))
  await expect.poll(() => bodies.length).toBe(1)
  expect(bodies[0]).toEqual({
    decision: 'approve',
    notes: 'Enjoy',
    replacements: [{ shiftId: lost.id, physicianId: 9 }],
    version: 1,
  })
  await expect.poll(() => readToasts()[0]?.description).toBe('Approved Chidinma Abara’s request: Time off, Dec 20–22.')
  expect(window.location.search).toBe('?request=2')
})

test('can leave the shift open, or deny', async () => {
  const { user, bodies } = openInbox()
  const detail = await chosen()
  await user.click(await detail.findByRole('button', { name: /^Approve and leave open/ }))
  await expect.poll(() => bodies[0]).toMatchObject({ decision: 'approve', replacements: [] })
  await user.click(screen.getByRole('button', { name: /Chidinma Abara.*Time off/ }))
  await user.click(await detail.findByRole('button', { name: /^Deny/ }))
  await expect.poll(() => bodies[1]).toMatchObject({ decision: 'deny', notes: null })
})

test('a hard rule asks for a reason, which is sent along', async () => {
  const { user, bodies, answer } = openInbox({
    reviewRequest: { refusedWith: 422, code: 'needs-reason', message: 'Sandoval would work 8 days in a row.' },
  })
  await user.click(await approve())
  const dialog = within(await screen.findByRole('dialog', { name: 'Override this rule?' }))
  expect(dialog.getByText(/Sandoval would work 8 days in a row\./)).toBeTruthy()
  answer({ reviewRequest: { ...timeOff, status: 'approved' } })
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Agreed by phone')
  await user.click(dialog.getByRole('button', { name: 'Override' }))
  await expect.poll(() => bodies[1]).toMatchObject({ decision: 'approve', reason: 'Agreed by phone' })
})

test('somebody was faster: the current state is shown, nothing is overwritten', async () => {
  const current: ShiftRequest = { ...timeOff, status: 'denied', reviewerName: 'Other Admin' }
  const { user, calls } = openInbox({
    reviewRequest: { refusedWith: 409, code: 'conflict', message: 'This request was already denied.', current },
  })
  await user.click(await approve())
  const alert = await screen.findByText(/This request was already denied\./)
  expect(alert.textContent).toContain('Denied')
  expect(alert.textContent).toContain('by Other Admin')
  await expect.poll(() => calls.filter((made) => /shift-requests\/group\/\d+(\?|$)/.test(made)).length).toBe(2)
})

test('a swap waits for the colleague; an admin can answer in his name', async () => {
  const { user, calls, bodies } = openInbox(
    {
      requestConsequences: sampleConsequences(2, { blocked: 'Rohan Desai hasn’t answered yet.' }),
      answerRequest: { ...swap, targetResponse: 'accepted' },
    },
    '/admin/requests?request=2',
  )
  const detail = await chosen()
  expect(await detail.findByText('You can’t approve this now: Rohan Desai hasn’t answered yet.')).toBeTruthy()
  expect(detail.getByRole('button', { name: /^Approve/ })).toHaveProperty('disabled', true)
  await user.click(detail.getByRole('button', { name: 'Accept for Rohan Desai: Kofi Boateng' }))
  await expect.poll(() => calls).toContain('POST /api/shift-requests/2/answer')
  expect(bodies).toEqual([{ accept: true, version: 1 }])
})

test('says in the list what each approval would do, and chooses the harmless ones together', async () => {
  const rest = { what: 'rest', says: 'Kofi Boateng would have 8 hours of rest.' }
  const effect = { hasSchedule: true, opens: 0, breaks: [], overLimit: [], rival: null }
  const third = { ...timeOff, id: 9, requestorName: 'Ana Ruiz' }
  const opening = { ...timeOff, id: 10, requestorName: 'Bea Roth' }
  const { user } = openInbox({
    groupRequests: [timeOff, third, opening, { ...swap, targetResponse: 'accepted' }],
    requestEffects: [
      { ...effect, requestId: 10, opens: 1 },
      { ...effect, requestId: 1 },
      { ...effect, requestId: 9 },
      { ...effect, requestId: 2, opens: 3, breaks: [rest] },
    ],
  })
  const list = within(await screen.findByRole('list', { name: 'Requests by urgency' }))
  expect(await list.findAllByText('Meets every rule')).toHaveLength(2)
  expect(list.getByText('Opens 3 shifts')).toBeTruthy()
  expect(list.getByTitle('Kofi Boateng would have 8 hours of rest.').textContent).toBe('Breaks rest')
  await user.click(screen.getByRole('button', { name: 'Select 2 with no conflicts' }))
  expect(screen.getByRole('button', { name: 'Approve 2' })).toBeTruthy()
  expect(screen.queryByText(/^Approving opens/)).toBeNull()
  await user.click(list.getByRole('checkbox', { name: /^Choose Bea Roth/ }))
  await user.click(list.getByRole('checkbox', { name: /^Choose Kofi Boateng/ }))
  expect(screen.getByText(/^Approving opens/).textContent).toBe(
    'Approving opens 4 shifts. 1 request breaks a rule. Approve it by itself, with a reason.',
  )
})

test('arrows move through the list, and the keys on the buttons press them', async () => {
  const { user, bodies } = openInbox()
  await approve()
  screen.getByRole('button', { name: /Chidinma Abara.*Time off/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect(window.location.search).toBe('?request=2')
  expect(document.activeElement?.textContent).toContain('Kofi Boateng')
  await user.keyboard('{ArrowUp}')
  await approve()
  await user.keyboard('n')
  await user.keyboard('da')
  expect(bodies).toEqual([])
  expect((await chosen()).getByRole('textbox', { name: /^Note to/ })).toHaveProperty('value', 'da')
  screen.getByRole('button', { name: /Chidinma Abara.*Time off/ }).focus()
  await user.keyboard('a')
  await expect.poll(() => bodies[0]).toMatchObject({ decision: 'approve', notes: 'da' })
})

test('filters by status, type and person are kept in the address', async () => {
  const { user } = openInbox({}, '/admin/requests?type=swap')
  expect(await screen.findByRole('button', { name: /Kofi Boateng/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Chidinma Abara.*Time off/ })).toBeNull()
  await user.click(screen.getByRole('combobox', { name: 'Type' }))
  await user.click(screen.getByRole('option', { name: 'All types' }))
  await user.click(screen.getByRole('radio', { name: 'Decided' }))
  expect(window.location.search).toBe('?status=decided')
  expect((await screen.findByRole('button', { name: /Ewa Kowalska/ })).textContent).toContain(
    'Approved by Marguerite Osei',
  )
})

test('below 1180 px the request opens as a sheet and closes after the decision', async () => {
  const { user } = openInbox({}, '/admin/requests', false)
  await user.click(await screen.findByRole('button', { name: /Chidinma Abara.*Time off/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Chidinma Abara: Time off, Dec 20–22' }))
  await user.click(await sheet.findByRole('button', { name: /^Approve and assign Sandoval/ }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('an admin asks for an absent colleague', async () => {
  const { user, bodies } = openInbox({ createRequest: sampleRequest({ id: 9 }) })
  await user.click(await screen.findByRole('button', { name: 'New' }))
  await user.click(screen.getByRole('menuitem', { name: 'Request for a colleague' }))
  await user.click(screen.getByRole('combobox', { name: 'Colleague' }))
  await user.click(screen.getByRole('option', { name: 'Boateng, Kofi' }))
  const form = within(await screen.findByRole('dialog', { name: 'Request Shift Change' }))
  expect(form.getByText(/^For Kofi Boateng\./)).toBeTruthy()
  await user.type(form.getByLabelText('Requested date'), '2026-12-24')
  await user.click(form.getByRole('button', { name: 'Request Dec 24 off' }))
  await expect
    .poll(() => bodies[0])
    .toMatchObject({ requestType: 'timeoff', requestedDate: '2026-12-24', requestorId: 11 })
  expect(window.location.search).toBe('?request=9')
})

test('without physicians, there is no one to ask or call out for: the dialogs lead to where they are added', async () => {
  const { user } = openInbox({ listPhysicians: [], listSchedules: [], groupRequests: [] })
  for (const item of ['Request for a colleague', 'Call-out']) {
    await user.click(await screen.findByRole('button', { name: 'New' }))
    await user.click(screen.getByRole('menuitem', { name: item }))
    const dialog = within(await screen.findByRole('dialog', { name: item }))
    expect((await dialog.findByRole('link', { name: 'Add physicians' })).getAttribute('href')).toBe('/admin/physicians')
    expect(dialog.queryByRole('combobox')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
  }
})

test('loading, nothing waiting, and a failure', async () => {
  const loading = openInbox({ groupRequests: noAnswerYet })
  expect(await screen.findByText('Loading requests...')).toBeTruthy()
  loading.unmount()
  const empty = openInbox({ groupRequests: [] })
  expect(await screen.findByText('No pending requests')).toBeTruthy()
  empty.unmount()
  openInbox({ groupRequests: { refusedWith: 500, message: 'No.' } })
  expect(await screen.findByText('We couldn’t load the requests')).toBeTruthy()
})

test('what was begun stays when the consequences arrive later', async () => {
  const emergency = inInbox({ id: 1, isEmergency: true, urgency: 'now' })
  const { user, client } = openInbox({
    groupRequests: [emergency],
    requestConsequences: noAnswerYet,
    planCallOut: {
      physicianId: 7,
      name: 'Chidinma Abara',
      startDate: '2026-12-20',
      endDate: '2026-12-22',
      ...{ shifts: [], plans: [], barredBackups: [], isBackupFirst: false },
    },
  })
  const detail = await chosen()
  await user.type(await detail.findByRole('textbox', { name: /^Note to/ }), 'Get well')
  await user.click(detail.getByRole('button', { name: 'Call-out' }))
  expect(await screen.findByText('Chidinma Abara has no shift left on Dec 20–22')).toBeTruthy()
  const late = sampleConsequences(1, { opened: [opened] })
  act(() => void client.setQueryData(['requestConsequences', { params: { id: 1 } }], late))
  expect(await screen.findByText('Meets every rule')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Call-out' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(detail.getByRole('textbox', { name: /^Note to/ })).toHaveProperty('value', 'Get well')
})
