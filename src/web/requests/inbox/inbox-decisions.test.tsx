import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import { type Answers, noAnswerYet } from '../../testing/render-page.tsx'
import { sampleSchedule, sampleShift } from '../../testing/samples.ts'
import { readToasts } from '../../ui/toast.ts'
import { sampleConsequences, sampleDay } from '../testing/sample-answers.ts'
import { approve, chosen, inInbox, lost, opened, openInbox, swap, timeOff } from './testing/open-inbox.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('a decision can be undone from its toast, and a decided request says so', async () => {
  const decided = inInbox({ id: 3, status: 'approved', reviewerName: 'Marguerite Osei', canUndo: true, version: 4 })
  const { user, calls, bodies, answer } = openInbox({ groupRequests: [timeOff, swap, decided] })
  await user.click(await approve())
  await expect.poll(() => readToasts()[0]?.action?.label).toBe('Undo')
  answer({ undoReview: { ...timeOff, status: 'pending' } })
  act(() => readToasts()[0]!.action!.onClick())
  await expect.poll(() => calls).toContain('POST /api/shift-requests/1/undo')
  await expect
    .poll(() => readToasts()[0]?.description)
    .toBe('Chidinma Abara’s request is pending again: Time off, Dec 20–22.')
  expect(window.location.search).toBe('?request=1')
  answer({ undoReview: { refusedWith: 409, code: 'conflict', message: 'Someone has changed these shifts since.' } })
  await user.click(screen.getByRole('radio', { name: 'Decided' }))
  await user.click(await screen.findByRole('button', { name: 'Undo this decision' }))
  await expect.poll(() => bodies.at(-1)).toEqual({ version: 4 })
  await expect.poll(() => readToasts()[0]?.description).toBe('Someone has changed these shifts since.')
})

test('approving by key asks before shifts stay open', async () => {
  const { user, bodies } = openInbox()
  const row = await screen.findByRole('button', { name: /Chidinma Abara.*Time off/ })
  await approve()
  row.focus()
  await user.keyboard('o')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve and leave 1 shift open?' }))
  expect(bodies).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Approve and leave open' }))
  await expect.poll(() => bodies[0]).toMatchObject({ decision: 'approve', replacements: [] })
})

test('approving by key asks before more people are off than the limit; a button does not', async () => {
  const found = sampleConsequences(1, { opened: [], overLimit: ['2026-12-24'] })
  const { user, bodies } = openInbox({ requestConsequences: found })
  const row = await screen.findByRole('button', { name: /Chidinma Abara.*Time off/ })
  const button = await (await chosen()).findByRole('button', { name: /^Approve/ })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  row.focus()
  await user.keyboard('a')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve over the time-off limit?' }))
  expect(dialog.getByText('More people would be off than your limit on Thu, Dec 24.')).toBeTruthy()
  expect(bodies).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(button)
  await expect.poll(() => bodies[0]).toMatchObject({ decision: 'approve' })
})

test('a double-click, or a key held down, decides one request, not the next one, too', async () => {
  const { user, bodies } = openInbox({ reviewRequest: { ...timeOff, status: 'denied' } })
  const detail = await chosen()
  await user.click(await detail.findByRole('button', { name: /^Deny/ }))
  await detail.findByRole('heading', { name: /^Swap Rounder/ })
  const deny = detail.getByRole('button', { name: /^Deny/ })
  const decideBy = (by: () => void) => {
    by()
    return vi.waitFor(() => expect(bodies).toHaveLength(2), { timeout: 200 })
  }
  await expect(decideBy(() => fireEvent.click(deny, { detail: 2 }))).rejects.toThrow()
  await expect(decideBy(() => fireEvent.keyDown(deny, { key: 'd', repeat: true }))).rejects.toThrow()
  await decideBy(() => fireEvent.keyDown(deny, { key: 'd' }))
})

test('a request that is withdrawn while it is open says so, and can’t be decided', async () => {
  const { client } = openInbox({}, `/admin/requests?request=${timeOff.id}`)
  await approve()
  act(() => void client.setQueriesData({ queryKey: ['groupRequests'] }, [{ ...timeOff, status: 'cancelled' }, swap]))
  expect(await (await chosen()).findByText('This request was canceled.')).toBeTruthy()
  expect((await chosen()).queryByRole('button', { name: /^Approve/ })).toBeNull()
})

test('while a decision is on its way, no other one is sent', async () => {
  const { user, bodies } = openInbox({ reviewRequest: noAnswerYet })
  await user.click(await approve())
  await user.click((await chosen()).getByRole('button', { name: /^Deny/ }))
  expect(bodies).toMatchObject([{ decision: 'approve' }])
})

/** Two who want the same shift; whoever asked later fits better. */
function rivalry(): Answers & { requestEffects: RequestEffect[] } {
  const pickup = {
    requestType: 'pickup',
    requestedDate: null,
    endDate: null,
    targetShift: lost,
    targetShiftId: lost.id,
  } as const
  const effect = { hasSchedule: true, opens: 0, breaks: [], overLimit: [] }
  const rank = { shiftId: lost.id, of: 2, group: 'good' as const }
  return {
    groupRequests: [
      inInbox({ ...pickup, id: 21, requestorName: 'Hana Choi' }),
      inInbox({ ...pickup, id: 22, requestorName: 'Kenji Ueda' }),
    ],
    requestEffects: [
      { ...effect, requestId: 21, rival: { ...rank, place: 2, says: 'At fair share.' } },
      { ...effect, requestId: 22, rival: { ...rank, place: 1, says: 'Two shifts under fair share.' } },
    ],
    requestConsequences: sampleConsequences(22, { opened: [] }),
  }
}

test('no row moves under the pointer: a ranking that arrives meanwhile waits until it leaves', async () => {
  const { requestEffects, ...rest } = rivalry()
  const { user, client } = openInbox({ ...rest, requestEffects: [] })
  const list = await screen.findByRole('list', { name: 'Requests by urgency' })
  const names = () =>
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => /Hana|Kenji/.exec(textContent)?.[0])
  await user.hover(within(list).getByRole('button', { name: /Hana Choi/ }))
  act(() => void client.setQueriesData({ queryKey: ['requestEffects'] }, requestEffects))
  expect(await within(list).findByText('#1 of 2 for this shift')).toBeTruthy()
  expect(names()).toEqual(['Hana', 'Kenji'])
  await user.hover(screen.getByRole('heading', { name: 'Requests' }))
  expect(names()).toEqual(['Kenji', 'Hana'])
})

test('those who want one shift are listed by how well they fit, and each opens', async () => {
  const { user } = openInbox(rivalry())
  const rivals = within(await screen.findByRole('region', { name: '2 people want this shift' }))
  expect(rivals.getAllByRole('button').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^1Kenji Ueda.*Two shifts under fair share\./),
    expect.stringMatching(/^2Hana Choi.*At fair share\./),
  ])
  await user.click(rivals.getByRole('button', { name: /Hana Choi/ }))
  expect(window.location.search).toBe('?request=21')
})

test('a holiday stands above its day by its short name', async () => {
  const days = [sampleDay('2026-11-26', { holiday: 'Thanksgiving Day' })]
  openInbox({ requestConsequences: sampleConsequences(1, { days }) })
  const detail = await chosen()
  expect((await detail.findByText('Thanksgiving')).getAttribute('title')).toBe('Thanksgiving Day')
})

test('a holiday beside the days asked for stands above its day, too', async () => {
  const days = [sampleDay('2026-12-20', { required: 1, filledNow: 1, filledAfter: 0 })]
  openInbox({
    requestConsequences: sampleConsequences(1, { days }),
    listSchedules: [sampleSchedule()],
    scheduleShifts: [lost, sampleShift('2026-12-25')],
  })
  const detail = await chosen()
  expect((await detail.findByText('Christmas')).getAttribute('title')).toBe('Christmas Day')
  expect(detail.getByText('Sun').hasAttribute('title')).toBe(false)
})

test('a holiday request shows which holidays the person worked; a month without a schedule says so', async () => {
  const christmas = { name: 'Christmas Day', date: '2025-12-25' }
  const turn = { holiday: 'Christmas Day', year: 2025, source: 'schedule' as const }
  openInbox({
    showHolidayHistory: {
      holidays: [christmas],
      entries: [
        { ...turn, physicianId: timeOff.requestorId, worked: true },
        { ...turn, physicianId: 99, worked: false },
      ],
    },
    requestConsequences: sampleConsequences(1, {
      opened: [],
      days: [sampleDay('2026-12-25', { holiday: 'Christmas Day', isScheduled: false })],
    }),
  })
  const detail = await chosen()
  const table = within(await detail.findByRole('region', { name: 'Chidinma’s holidays' }))
  expect(table.getByText('group average: 0.5 of 1 worked')).toBeTruthy()
  const cellsOf = (year: string) => table.getByRole('rowheader', { name: year }).parentElement!.textContent
  expect(cellsOf('2026')).toBe('2026asked off0 of 0')
  expect(cellsOf('2025')).toBe('2025worked1 of 1')
  expect(detail.getByText('There’s no schedule for Dec 25 yet.')).toBeTruthy()
})

test('an offer that nobody has taken: who could take it is listed, nobody is assigned, and no day counts them', async () => {
  const offer = inInbox({ id: 4, requestType: 'swap', originalShift: lost, requestedDate: null, endDate: null })
  openInbox({
    groupRequests: [offer],
    requestConsequences: sampleConsequences(4, {
      blocked: 'No one has taken the offer yet.',
      opened: [opened],
      days: [sampleDay(lost.date)],
    }),
  })
  const detail = await chosen()
  const list = await detail.findByRole('radiogroup', { name: /^Who could take / })
  const radios = within(list).getAllByRole('radio')
  expect(radios[0]?.textContent).toContain('Mateo Sandoval')
  expect(radios.every((radio) => radio.matches(':disabled:not([data-state=checked])'))).toBe(true)
  expect(detail.queryByText('With coverage')).toBeNull()
  expect(detail.getAllByRole('button', { name: /^Approve/ }).map(({ textContent }) => textContent)).toEqual([
    'Approvea',
  ])
})
