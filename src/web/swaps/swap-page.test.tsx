/** Finding a swap by need on a phone, asking in an order, and seeing what they said. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SwapAsks, SwapOption } from '../../contract/swaps.ts'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { night, sampleGroup, sampleRoles, sampleShift, sampleUser, shiftOf } from '../testing/samples.ts'
import { SwapPage } from './swap-page.tsx'

const mine = sampleShift('2026-12-18', { ...night, position: 3 })
const nils = shiftOf(sampleShift('2026-12-22', { ...night, position: 3 }), 8, 'Nils', 'Eriksen')
const me = { physicianId: 7, name: 'Chidinma Abara', gives: [mine] }
const alike: SwapOption = {
  kind: 'alike',
  steps: [
    { ...me, takes: [nils], effect: 'Nights Dec 15–17 and Dec 22. At fair share.' },
    { physicianId: 8, name: 'Nils Eriksen', gives: [nils], takes: [mine], effect: 'Night Dec 18. At fair share.' },
  ],
  worth: '',
}
const gift: SwapOption = {
  kind: 'give-away',
  steps: [
    { ...me, takes: [], effect: '1 night under fair share.' },
    { physicianId: 9, name: 'Kenji Ueda', gives: [], takes: [mine], effect: 'Night Dec 18. At fair share.' },
  ],
  worth: '',
}
const noAsks: SwapAsks = { shift: mine, isAsking: false, isInstant: false, asks: [] }
const ask = {
  gives: [mine],
  askedAt: '2026-12-08T14:55:00.000Z',
  expiresAt: null,
  answeredAt: null,
  status: 'pending' as const,
}
const asking: SwapAsks = {
  ...noAsks,
  isAsking: true,
  asks: [
    {
      ...ask,
      people: [{ physicianId: 8, name: 'Nils Eriksen', phoneNumber: null, seenAt: null }],
      takes: [nils],
      state: 'declined',
      answeredAt: '2026-12-08T16:05:00.000Z',
    },
    {
      ...ask,
      people: [{ physicianId: 9, name: 'Kenji Ueda', phoneNumber: '555 0127', seenAt: '2026-12-08T15:12:00.000Z' }],
      takes: [],
      state: 'asked',
      expiresAt: '2026-12-08T20:05:00.000Z',
    },
  ],
}
const answers: Answers = {
  currentUser: sampleUser(),
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  listPhysicians: [],
  physicianShifts: [sampleShift('2026-12-17', { ...night, position: 3 }), mine],
  swapOptions: [alike, gift],
  swapAsks: noAsks,
  askToSwap: asking,
  stopAsking: noAsks,
  askEveryoneLeft: asking,
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T17:30:00Z') }))
afterEach(() => void vi.useRealTimers())

const open = (given: Answers = {}, path = `/swaps?give=${mine.id}`) => ({
  ...renderPage(<SwapPage />, { answers: { ...answers, ...given }, path }),
  user: userEvent.setup({ pointerEventsCheck: 0 }),
})

test('each way to be off is one checkbox with both effects; the order of taps is the order of asking', async () => {
  const { user, bodies } = open()
  expect(await screen.findByText('You’re on Night N3, 7:00 PM–7:00 AM, night 2 of 2.')).toBeTruthy()
  const night = await screen.findByRole('region', { name: 'Night for night' })
  const first = within(night).getByRole('checkbox', { name: /Nils Eriksen.*you give.*you get.*At fair share/ })
  expect(within(night).getByText('NE', { ignore: false })).toBeTruthy()
  expect(screen.getByText('Fair shares here include past months.')).toBeTruthy()
  const give = screen.getByRole('checkbox', { name: /Kenji Ueda.*Nothing in return.*1 night under fair share/ })
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull()
  await user.click(give)
  await user.click(first)
  expect(screen.getByRole('checkbox', { name: /asked as number 1.*Nothing in return/ })).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A wedding')
  await user.click(screen.getByRole('button', { name: 'Ask 2 colleagues' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toEqual({
    asks: [
      { steps: [{ shiftId: mine.id, takerId: 9 }] },
      {
        steps: [
          { shiftId: nils.id, takerId: 7 },
          { shiftId: mine.id, takerId: 8 },
        ],
      },
    ],
    reason: 'A wedding',
  })
})

test('whoever has no shifts isn’t asked to choose one', async () => {
  open({ physicianShifts: [] }, '/swaps')
  expect(await screen.findByText('You have no shifts ahead')).toBeTruthy()
  expect(screen.queryByText('I need')).toBeNull()
})

test('the Back button doesn’t throw away a typed reason without a question', async () => {
  window.history.pushState(null, '', '/before')
  window.history.pushState(null, '', '/swaps')
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: /Kenji Ueda/ }))
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A wedding')
  await waitFor(() => expect(window.history.state).toMatchObject({ holdsBack: true }))
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(window.location.pathname).toBe('/swaps')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Reason/ }).value).toBe('A wedding')
})

test('what was chosen and typed stays with another colleague’s options, and without any', async () => {
  const listPhysicians = [sampleUser({ id: 8, firstName: 'Nils', lastName: 'Eriksen' })]
  const { user, answer } = open({ listPhysicians })
  await user.click(await screen.findByRole('checkbox', { name: /Kenji Ueda/ }))
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A wedding')
  answer({ swapOptions: [alike] })
  await user.click(screen.getByRole('combobox', { name: 'With whom' }))
  await user.click(await screen.findByRole('option', { name: 'Nils Eriksen' }))
  const also = await screen.findByRole('region', { name: 'Also chosen' })
  const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Reason/ }).value
  expect(reason()).toBe('A wedding')
  await user.click(within(also).getByRole('checkbox', { name: /asked as number 1.*Nothing in return/ }))
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /Nils Eriksen/ }))
  expect(reason()).toBe('A wedding')
})

test('what is asked already isn’t offered again; what was declined is', async () => {
  open({ swapAsks: asking }, `/swaps?give=${mine.id}&more=yes`)
  expect(await screen.findByRole('checkbox', { name: /Nils Eriksen/ })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /Kenji Ueda/ })).toBeNull()
})

test('if everyone who can is asked already, it says so', async () => {
  open({ swapAsks: asking, swapOptions: [gift] }, `/swaps?give=${mine.id}&more=yes`)
  expect(await screen.findByText('You’re already asking for all of these')).toBeTruthy()
})

test('a chosen colleague is asked of the server, and no number of a shift is shown', async () => {
  const { calls } = open({}, `/swaps?give=${mine.id}&with=8`)
  await screen.findByRole('region', { name: 'Night for night' })
  expect(calls).toContain(`GET /api/shifts/${mine.id}/swaps?colleagueId=8`)
  expect(document.body.textContent).not.toContain(String(mine.id))
})

test('asking: who declined, who is asked now and until when, how to reach them, and stop', async () => {
  const { user, calls } = open({ swapAsks: asking })
  const list = within(await screen.findByRole('region', { name: 'Asking in order' }))
  await waitFor(() => expect(list.getByText(/Declined at 11:05 AM/)).toBeTruthy())
  expect(list.getByText('Takes Fri, Dec 18, nothing in return. Seen at 10:12 AM.')).toBeTruthy()
  expect(list.getByText('Can answer until 3:05 PM')).toBeTruthy()
  const bar = list.getByRole('progressbar', { name: 'Time to answer' })
  expect(Number(bar.getAttribute('aria-valuenow')) / Number(bar.getAttribute('aria-valuemax'))).toBeCloseTo(0.5)
  expect(list.getByRole('link', { name: 'Call Kenji Ueda' }).getAttribute('href')).toBe('tel:5550127')
  expect(screen.getByRole('status').textContent).toContain('Still yours until someone says yes.')
  expect(screen.queryByRole('button', { name: 'Ask everyone left now' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop asking' }))
  await waitFor(() => expect(calls).toContain(`POST /api/shifts/${mine.id}/swap-asks/stop`))
})

test('a yes says what comes next', async () => {
  const yes = { ...asking, isAsking: false, asks: [{ ...asking.asks[1]!, state: 'accepted' as const }] }
  open({ swapAsks: yes })
  await screen.findByText('Kenji Ueda said yes. Your coordinator is reviewing it.')
})

test('two who are asked together: who saw it when, and who comes next', async () => {
  const [declined, asked] = asking.asks as [SwapAsks['asks'][number], SwapAsks['asks'][number]]
  const both = [
    { physicianId: 9, name: 'Kenji Ueda', phoneNumber: '555 0127', seenAt: '2026-12-08T15:12:00.000Z' },
    { physicianId: 10, name: 'Sylvie Laurent', phoneNumber: null, seenAt: null },
  ]
  const threeWay = { ...asked, people: both, takes: [nils], expiresAt: '2026-12-09T13:30:00.000Z' }
  open({ swapAsks: { ...asking, asks: [declined, threeWay, { ...asked, state: 'waiting', askedAt: null }] } })
  const list = within(await screen.findByRole('region', { name: 'Asking in order' }))
  expect(await list.findByText(/^Three-way\. Kenji and Sylvie are asked together; both have to say yes\./)).toBeTruthy()
  await waitFor(() => expect(list.getByText(/Seen by Kenji at 10:12 AM\.$/)).toBeTruthy())
  expect(list.getByText('We’ll ask the next person at 8:30 AM on Wed, Dec 9')).toBeTruthy()
})
