import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShiftReason, ShiftSheet } from '../../contract/shifts.ts'
import { ShiftLink } from '../shifts/shift-link.tsx'
import { SignedInParts } from '../signed-in-parts.tsx'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import {
  night,
  sampleAdmin,
  sampleGroup,
  sampleRequest,
  sampleRoles,
  sampleShift,
  sampleUser,
  shiftOf,
} from '../testing/samples.ts'

const mine = sampleShift('2026-12-17', { ...night, position: 3, location: 'Main campus' })
const colleague = (date: string, changes: object, id: number, first: string, last: string) =>
  shiftOf(sampleShift(date, changes), id, first, last)
const before = colleague('2026-12-17', { position: 1 }, 8, 'Camila', 'Reyes')
const sheet: ShiftSheet = {
  shift: mine,
  phoneNumber: null,
  stretch: { first: '2026-12-15', last: '2026-12-19', areNights: true },
  alongside: [
    {
      shift: colleague('2026-12-17', { ...night, position: 1 }, 9, 'Karim', 'Haddad'),
      phoneNumber: '+1 (555) 010-0148',
    },
  ],
  handoffFrom: [{ shift: before, phoneNumber: null }],
  handoffTo: ['Salma Farouk', 'Bao Nguyen', 'Rohan Desai', 'Kenji Ueda'].map((name, index) => {
    const [first = '', last = ''] = name.split(' ')
    return { shift: colleague('2026-12-18', {}, 20 + index, first, last), phoneNumber: null }
  }),
  handoffNote: null,
}
const reason: ShiftReason = {
  isOpen: false,
  says: ['Night 3 of 5 in a row.'],
  costs: [],
  notes: [],
  toMe: {
    why: 'It’s night 3 of your 5-night stretch.',
    shares: [{ name: 'Nights', has: 5, share: 4.6 }],
  },
  excluded: [],
  alternatives: [],
  fixes: [],
}
const answers: Answers = {
  currentUser: sampleUser(),
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  myRequests: [],
  myNotifications: [],
  shiftSheet: sheet,
  shiftReason: reason,
  createRequest: sampleRequest({ requestType: 'swap' }),
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') })
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener() {}
      close() {}
    },
  )
})
afterEach(() => void vi.useRealTimers())

const page = (
  <>
    <ShiftLink shiftId={mine.id}>Thursday night</ShiftLink>
    <SignedInParts />
  </>
)
const open = async (given: Answers = answers, path = `/schedule?view=week&shift=${mine.id}`) => {
  const rendered = renderPage(page, { answers: given, path })
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: /Dec 17/ })) }
}

test('a handoff note of the colleague who called out stands with the shift', async () => {
  const { dialog } = await open({
    ...answers,
    shiftSheet: { ...sheet, handoffNote: { byName: 'Camila Reyes', says: 'Bed 12 goes home' } },
  })
  const note = within(dialog.getByRole('region', { name: 'Handoff note' }))
  expect(note.getByRole('heading', { name: 'Handoff note from Camila Reyes' })).toBeTruthy()
  expect(note.getByText('Bed 12 goes home')).toBeTruthy()
})

test('a link opens the sheet: when, role, stretch, with whom, the handoffs, and why in one sentence', async () => {
  const { dialog } = await open()
  expect(dialog.getByText('7:00 PM–7:00 AM Fri, 12 h')).toBeTruthy()
  expect(dialog.getByText('Night N3, Main campus')).toBeTruthy()
  expect(dialog.getByText('Night 3 of 5, Dec 15–19')).toBeTruthy()
  const beside = within(dialog.getByRole('region', { name: 'With you' }))
  expect(beside.getByText('Night N1')).toBeTruthy()
  expect(beside.getByRole('link', { name: 'Call Karim Haddad' }).getAttribute('href')).toBe('tel:+15550100148')
  expect(beside.getByRole('link', { name: 'Text Karim Haddad' }).getAttribute('href')).toBe('sms:+15550100148')
  expect(dialog.getByText('Rounder R1, until 7:00 PM')).toBeTruthy()
  const next = within(dialog.getByRole('region', { name: 'Handoff to' }))
  expect(next.getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(next.getByRole('button', { name: 'Show 3 more' }))
  expect(next.getAllByRole('listitem')).toHaveLength(4)
  expect(await dialog.findByText('It’s night 3 of your 5-night stretch.')).toBeTruthy()
  expect(dialog.getByText('Nights this month: 5, fair share 4.6')).toBeTruthy()
})

test('closing a sheet that a link brought leaves the page as it was', async () => {
  const { dialog } = await open()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('?view=week')
})

test('on a link from elsewhere, the Back button closes only the sheet', async () => {
  window.history.pushState(null, '', '/before')
  window.history.pushState(null, '', '/')
  await open()
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([window.location.pathname, window.location.search]).toEqual(['/schedule', '?view=week'])
})

test('opened by Enter on a shift, the Back button closes it', async () => {
  renderPage(page, { answers, path: '/schedule' })
  screen.getByRole('link', { name: 'Thursday night' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(window.location.search).toBe(`?shift=${mine.id}`)
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
})

test('offering it asks first, and then says that it is offered instead of offering it again', async () => {
  const { dialog, bodies, answer } = await open()
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(dialog.getByRole('button', { name: 'Offer' }))
  answer({ myRequests: [sampleRequest({ requestType: 'swap', originalShiftId: mine.id, originalShift: mine })] })
  await user.click(await screen.findByRole('button', { name: 'Offer Night, Thu, Dec 17' }))
  await waitFor(() => expect(bodies).toEqual([{ requestType: 'swap', originalShiftId: mine.id, reason: null }]))
  expect(await dialog.findByText(/^Offers Night, Thu, Dec 17 to everyone/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Swap' })).toBeNull()
  expect(dialog.getByRole('button', { name: 'Call out' })).toBeTruthy()
})

test('swap leads to the finder for this shift', async () => {
  const { dialog } = await open()
  expect(dialog.getByRole('link', { name: 'Swap' }).getAttribute('href')).toBe(`/swaps?give=${mine.id}`)
})

test.each([
  ['a shift that is over', { shiftSheet: { ...sheet, shift: { ...mine, date: '2026-12-01' } } }],
  ['a colleague’s', { shiftSheet: { ...sheet, shift: before } }],
])('%s has no actions and no reason', async (_, changes) => {
  renderPage(page, { answers: { ...answers, ...changes }, path: `/?shift=${mine.id}` })
  const dialog = within(await screen.findByRole('dialog', { name: /Dec/ }))
  for (const name of ['Swap', 'Offer', 'Call out']) expect(dialog.queryByRole('button', { name })).toBeNull()
  expect(dialog.queryByText('Why me')).toBeNull()
})

test('a coordinator reads the reasons of others’ shifts, and goes on to the roster', async () => {
  const { dialog } = await open({ ...answers, currentUser: sampleAdmin(), shiftReason: { ...reason, toMe: null } })
  expect(await dialog.findByText('Night 3 of 5 in a row.')).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Open in roster' }).getAttribute('href')).toMatch(
    /view=roster&schedule=\d+&date=2026-12-\d+&cell=\d+$/,
  )
})

test('a coordinator who waits for the reasons reads whose they are', async () => {
  const { dialog } = await open({ ...answers, currentUser: sampleAdmin(), shiftReason: noAnswerYet })
  expect(await dialog.findByRole('region', { name: 'Why this works' })).toBeTruthy()
})

test('a link to a shift that is gone says so, without a retry that can’t help; a server that fails can be tried again', async () => {
  const message = 'This shift is no longer on a published schedule.'
  const page = renderPage(<SignedInParts />, {
    answers: { ...answers, shiftSheet: { refusedWith: 404, code: 'not-found', message } },
    path: '/?shift=12',
  })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(message)
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
  page.unmount()
  renderPage(<SignedInParts />, {
    answers: { ...answers, shiftSheet: { refusedWith: 500, message: 'The database rests.' } },
    path: '/?shift=12',
  })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
