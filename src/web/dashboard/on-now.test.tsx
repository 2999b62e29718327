import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import {
  night,
  sampleAdmin,
  sampleRoles,
  sampleSchedule,
  sampleShift,
  sampleUser,
  shiftOf,
} from '../testing/samples.ts'
import { findNext, findOnNow } from './on-now.ts'
import { OnNowCard } from './on-now-card.tsx'

const lastNight = shiftOf(sampleShift('2026-12-07', night), 8, 'Kenji', 'Ueda')
const today = sampleShift('2026-12-08')
const tonight = shiftOf(sampleShift('2026-12-08', night), 9, 'Rohan', 'Desai')
const tomorrow = shiftOf(sampleShift('2026-12-09'), 9, 'Rohan', 'Desai')
const shifts = [lastNight, today, tonight, tomorrow]

test.each([
  ['06:59', [lastNight], [today, tonight]],
  ['07:00', [today], [tonight, tomorrow]],
  ['18:59', [today], [tonight, tomorrow]],
  ['19:00', [tonight], [tomorrow]],
])('at %s those are on whose hours have begun and not ended', (time, now, next) => {
  const moment = { date: '2026-12-08', time }
  expect(findOnNow(shifts, moment)).toEqual(now)
  expect(findNext(shifts, moment)).toEqual(next)
})

test('a cancelled shift is nobody on', () => {
  const cancelled = sampleShift('2026-12-08', { status: 'cancelled' })
  expect(findOnNow([cancelled], { date: '2026-12-08', time: '12:00' })).toEqual([])
})

const answers: Answers = {
  currentUser: sampleAdmin(),
  listRoles: sampleRoles,
  listSchedules: [sampleSchedule()],
  scheduleShifts: shifts,
  listPhysicians: [
    sampleUser({ phoneNumber: '+1 555 0101' }),
    sampleUser({ id: 9, firstName: 'Rohan', lastName: 'Desai', phoneNumber: null }),
  ],
}
const clock = { now: new Date('2026-12-08T15:00:00Z'), timeZone: 'America/New_York', today: '2026-12-08' }

test('shows who is on by role with the number to call, and who comes next', async () => {
  renderPage(<OnNowCard clock={clock} />, { answers })
  expect(await screen.findByText('at 10:00 AM, by role')).toBeTruthy()
  expect(await screen.findByRole('link', { name: '+1 555 0101' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '+1 555 0101' }).getAttribute('href')).toBe('tel:+15550101')
  expect(screen.getByText('Chidinma Abara')).toBeTruthy()
  expect(screen.queryByText('Kenji Ueda')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Next' }))
  const rows = screen.getByRole('heading', { name: 'Up next' }).closest('section')!
  expect(within(rows).getAllByText('Rohan Desai')).toHaveLength(2)
})

test('any time: a date and a time of day, with who was on then', async () => {
  renderPage(<OnNowCard clock={clock} />, { answers })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('radio', { name: 'Pick a time' }))
  expect(screen.getByLabelText('Date')).toHaveProperty('value', '2026-12-08')
  const time = screen.getByLabelText('Time')
  await user.clear(time)
  await user.type(time, '3a')
  await user.tab()
  expect(await screen.findByText('Kenji Ueda')).toBeTruthy()
  expect(screen.getByText('Tue, Dec 8 at 3:00 AM, by role')).toBeTruthy()
  expect(screen.queryByText('Chidinma Abara')).toBeNull()
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-04-02' } })
  expect(await screen.findByText('No schedule is published for that month')).toBeTruthy()
})

test.each([
  [sampleAdmin(), 'Once you publish, you’ll see who’s on here.'],
  [sampleUser(), 'Once it’s published, you’ll see who’s on here.'],
])('without a published schedule it says so', async (currentUser, next) => {
  renderPage(<OnNowCard clock={clock} />, {
    answers: { ...answers, currentUser, listSchedules: [sampleSchedule({ status: 'draft' })] },
  })
  expect(await screen.findByText('No schedule is published for this month')).toBeTruthy()
  expect(screen.getByText(next)).toBeTruthy()
})
