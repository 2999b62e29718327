import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleGroup, sampleRequest, sampleRoles, sampleShift, sampleUser, shiftOf } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { RequestDialog } from './request-form.tsx'
import type { RequestValues } from './request-values.ts'
import { sampleFinding, sampleForecast, sampleOpenShift } from './testing/sample-answers.ts'

const mine = sampleShift('2026-12-10')
const baos = shiftOf(sampleShift('2026-12-11'), 8, 'Bao', 'Nguyen')
const kenjis = shiftOf(sampleShift('2026-12-12'), 9, 'Kenji', 'Ueda')
const steps = { takes: [], effect: '' }
const own = { ...steps, physicianId: 7, name: 'Chidinma Abara', gives: [mine] }
const open = sampleOpenShift('2026-12-14')

const answers: Answers = {
  currentUser: sampleUser(),
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  physicianShifts: [mine, sampleShift('2026-12-01')],
  forecastRequest: sampleForecast(),
  createRequest: sampleRequest(),
  swapOptions: [
    {
      kind: 'alike',
      steps: [own, { ...steps, physicianId: 8, name: 'Bao Nguyen', gives: [baos] }],
      worth: 'Fairer: you have 6 nights; counting past months, 3 to 4 would be fair.',
    },
    {
      kind: 'three-way',
      steps: [
        own,
        { ...steps, physicianId: 8, name: 'Bao Nguyen', gives: [baos] },
        { ...steps, physicianId: 9, name: 'Kenji Ueda', gives: [kenjis] },
      ],
      worth: 'No trade-off.',
    },
  ],
  openShifts: [
    open,
    sampleOpenShift('2026-12-15', { isAllowed: false, blockedBy: [sampleFinding('Rest of 9 h after your night.')] }),
  ],
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

function openForm(start: Partial<RequestValues> = {}, more: Answers = {}) {
  const closed = vi.fn()
  const page = renderPage(<RequestDialog open onOpenChange={closed} start={start} />, {
    answers: { ...answers, ...more },
  })
  return { ...page, closed, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const submit = () => screen.getByRole('button', { name: /^(Submit request|Request .* off)$/ })

test('asks for time off at first; past days cannot be chosen; the outlook comes before it is sent', async () => {
  const { user, bodies, closed } = openForm()
  expect(screen.getByRole('dialog', { name: 'Request Shift Change' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Request type' }).textContent).toBe('Time off')
  const yesterday = await screen.findByRole('button', { name: /^Monday, December 7, 2026/ })
  expect(yesterday).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Requested date').getAttribute('min')).toBe('2026-12-08')
  await user.click(screen.getByRole('button', { name: /^Thursday, December 24, 2026/ }))
  const outlook = within(await screen.findByRole('status', { name: 'Outlook' }))
  expect(await outlook.findByText('Likely')).toBeTruthy()
  expect(outlook.getByText(/Three colleagues can take it/)).toBeTruthy()
  const coverage = within(outlook.getByRole('list', { name: 'Positions filled if approved' })).getAllByRole('listitem')
  expect(coverage.map((day) => day.textContent)).toEqual(['Thu 2419 of 19', 'Fri 2518 of 19Christmas Day'])
  await user.click(submit())
  await expect.poll(() => closed.mock.calls).toEqual([[false]])
  expect(bodies).toEqual([
    {
      requestType: 'timeoff',
      requestedDate: '2026-12-24',
      startDate: '2026-12-24',
      endDate: '2026-12-24',
      reason: null,
    },
  ])
  expect(readToasts()[0]).toMatchObject({ description: 'Shift request submitted successfully' })
})

test('a second tap makes a range; better dates are one tap away', async () => {
  const { user, calls } = openForm()
  await user.click(await screen.findByRole('button', { name: /^Thursday, December 24, 2026/ }))
  await user.click(screen.getByRole('button', { name: /^Friday, December 25, 2026/ }))
  expect(screen.getByLabelText(/^Last day/)).toHaveProperty('value', '2026-12-25')
  await expect
    .poll(() => calls)
    .toContain('GET /api/shift-requests/forecast?requestType=timeoff&startDate=2026-12-24&endDate=2026-12-25')
  await user.click(await screen.findByRole('button', { name: /Choose Dec 28–29/ }))
  expect(screen.getByLabelText('Requested date')).toHaveProperty('value', '2026-12-28')
  expect(screen.getByLabelText(/^Last day/)).toHaveProperty('value', '2026-12-29')
})

test('no outlook for a day in the past: another day helps, and trying again doesn’t', async () => {
  const refused = { refusedWith: 400, code: 'invalid', message: 'Pick a date from today on.' }
  const { user } = openForm({}, { forecastRequest: refused })
  await user.click(await screen.findByRole('button', { name: /^Thursday, December 24, 2026/ }))
  expect(await screen.findByText('Pick a date from today on.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test.each([
  ['tight', 'Tight'],
  ['unlikely', 'Unlikely'],
  ['unknown', 'No estimate'],
] as const)('the outlook says %s when it is', async (likely, words) => {
  const { user, answer } = openForm()
  answer({ forecastRequest: { ...sampleForecast(), likely } })
  await user.click(await screen.findByRole('button', { name: /^Thursday, December 24, 2026/ }))
  const outlook = within(await screen.findByRole('status', { name: 'Outlook' }))
  expect(await outlook.findByRole('heading', { name: words })).toBeTruthy()
})

test('the marks of the days tell likely, tight and unlikely apart in words, with my shifts and my time off', async () => {
  const asked = sampleRequest({ requestedDate: '2026-12-28', endDate: '2026-12-28' })
  const granted = sampleRequest({ requestedDate: '2026-12-29', endDate: '2026-12-29', status: 'approved' })
  openForm({}, { myRequests: [asked, granted] })
  expect(
    await screen.findByRole('button', { name: /^Monday, December 28, 2026.*Time off Dec 28, pending$/ }),
  ).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Tuesday, December 29, 2026.*Time off Dec 29$/ })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Thursday, December 24, 2026, likely' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Friday, December 25, 2026, tight' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Thursday, December 10, 2026, your shift R' })).toBeTruthy()
})

test('a swap: own shift, then ranked partners with the reason; a ring of three is said as such', async () => {
  const { user, bodies } = openForm({ requestType: 'swap' })
  await user.click(await screen.findByRole('radio', { name: /Thu, Dec 10/ }))
  expect(screen.queryByRole('radio', { name: /Dec 1$/ })).toBeNull()
  const partner = await screen.findByRole('radio', { name: /^Bao Nguyen *You get Rounder, Fri, Dec 11/ })
  expect(partner.textContent).toContain('Fairer: you have 6 nights; counting past months, 3 to 4 would be fair.')
  const ring = screen.getByRole('radio', { name: /Three-way/ })
  expect(ring.textContent).toContain('Bao Nguyen takes yours')
  expect(ring.textContent).toContain('Kenji Ueda takes Rounder, Fri, Dec 11, 7:00 AM–7:00 PM')
  expect(ring.textContent).toContain('You get Rounder, Sat, Dec 12, 7:00 AM–7:00 PM')
  await user.click(ring)
  await user.click(submit())
  await expect.poll(() => bodies.length).toBe(1)
  expect(bodies[0]).toEqual({
    requestType: 'swap',
    originalShiftId: mine.id,
    cycleShiftIds: [baos.id, kenjis.id],
    reason: null,
  })
})

test('a partner named in the link stays chosen although the finder does not offer it, and the card says why', async () => {
  const leilas = shiftOf(sampleShift('2026-12-10'), 12, 'Leila', 'Haddadi')
  const { user, bodies } = openForm(
    { requestType: 'swap', originalShiftId: mine.id, swapWith: `shift ${leilas.id}` },
    {
      shiftSheet: {
        shift: leilas,
        phoneNumber: null,
        stretch: null,
        alongside: [],
        handoffFrom: [],
        handoffTo: [],
        handoffNote: null,
      },
    },
  )
  const card = await screen.findByRole('radio', { name: /^Leila Haddadi *You get Rounder, Thu, Dec 10/ })
  expect(card.getAttribute('aria-checked')).toBe('true')
  expect(card.textContent).toContain('this swap may break a rule')
  await user.click(submit())
  await expect.poll(() => bodies.length).toBe(1)
  expect(bodies[0]).toMatchObject({ originalShiftId: mine.id, targetShiftId: leilas.id })
})

test('a partner of the finder who is named in the link has one card', async () => {
  openForm(
    { requestType: 'swap', originalShiftId: mine.id, swapWith: `shift ${baos.id}` },
    {
      shiftSheet: {
        shift: baos,
        phoneNumber: null,
        stretch: null,
        alongside: [],
        handoffFrom: [],
        handoffTo: [],
        handoffNote: null,
      },
    },
  )
  const cards = await screen.findAllByRole('radio', { name: /^Bao Nguyen *You get/ })
  expect(cards.map((card) => card.getAttribute('aria-checked'))).toEqual(['true'])
})

test('a pickup offers what I may take, and sends it as the target shift', async () => {
  const { user, bodies } = openForm(
    { requestType: 'pickup' },
    {
      createRequest: sampleRequest({ requestType: 'pickup', status: 'approved', targetShift: open.shift }),
    },
  )
  await user.click(await screen.findByRole('radio', { name: /Mon, Dec 14/ }))
  expect(screen.queryByRole('radio', { name: /Dec 15/ })).toBeNull()
  await user.click(submit())
  await expect.poll(() => bodies).toEqual([{ requestType: 'pickup', targetShiftId: open.shift.id, reason: null }])
  await expect.poll(() => readToasts()[0]?.description).toBe('Rounder, Mon, Dec 14 is yours.')
})

test('what is missing is said at its field, and a refusal keeps what was typed', async () => {
  const { user, closed } = openForm({}, { createRequest: { refusedWith: 409, message: 'You asked for this already.' } })
  await user.click(submit())
  expect(await screen.findByText('Choose a date')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Thursday, December 24, 2026/ }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Family')
  await user.click(submit())
  expect(await screen.findByText('You asked for this already.')).toBeTruthy()
  expect(readToasts()[0]).toMatchObject({ title: 'Error', description: 'You asked for this already.' })
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Family')
  expect(closed).not.toHaveBeenCalled()
})

test('for a colleague, swaps and shifts are described as theirs', async () => {
  const askedFor = { id: 11, name: 'Kofi Boateng' }
  const start = { requestType: 'swap' as const, originalShiftId: mine.id }
  const form = <RequestDialog open onOpenChange={() => {}} start={start} askedFor={askedFor} />
  const page = renderPage(form, { answers })
  expect(await screen.findByRole('radio', { name: /^Bao Nguyen *They get / })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /Bao Nguyen takes theirs/ })).toBeTruthy()
  page.unmount()
  renderPage(form, { answers: { ...answers, physicianShifts: [] } })
  expect(await screen.findByText('They have no published shifts ahead.')).toBeTruthy()
})
