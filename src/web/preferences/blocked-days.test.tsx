/** What a physician reads when a day can't be blocked or requested: with the tap, and when the server refuses it. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleGroup, samplePreferences, sampleRoles, sampleUser } from '../testing/samples.ts'
import { PreferencesPage } from './preferences-page.tsx'

function open(more: Answers = {}) {
  const answers = {
    currentUser: sampleUser({ version: 2 }),
    myGroup: sampleGroup(),
    listRoles: sampleRoles,
    myPreferences: samplePreferences,
    ...more,
  }
  renderPage(<PreferencesPage />, { answers, path: '/preferences?tab=scheduling' })
  return { user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

it('says with the tap that a day can’t be blocked, and why', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T15:00:00Z') })
  const { user } = open()
  const tap = async (day: number) =>
    user.click(await screen.findByRole('button', { name: new RegExp(`December ${day}, 2026`) }))
  await tap(25)
  expect(screen.getByText('Fri, Dec 25 is Christmas Day. For a holiday, request time off.')).toBeTruthy()
  for (const day of [25, 7, 8, 9, 10, 11]) await tap(day)
  expect(screen.getByText(/^You can block 4 days a month, and December 2026 has 5\./)).toBeTruthy()
  vi.useRealTimers()
})

it('moves the cursor to the blocked dates when the server refuses one, on whichever tab, with the reason read aloud', async () => {
  const message = 'You can block 4 days a month, and December 2026 has 5. For more, request time off.'
  const refused = { refusedWith: 422, code: 'invalid', message, problems: [{ field: 'unavailableDates.4', message }] }
  const { user } = open({ updatePhysician: refused })
  await screen.findByRole('button', { name: 'Next month' })
  await user.click(screen.getByRole('tab', { name: 'Profile' }))
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '1')
  await user.click(screen.getByRole('button', { name: 'Save preferences' }))
  const days = await screen.findByRole('group', { name: 'Blocked dates' })
  await waitFor(() => expect(document.activeElement).toBe(days))
  const said = document.getElementById(days.getAttribute('aria-describedby')!.split(' ')[0]!)!
  expect(said.textContent).toBe(message)
  expect(said.closest('[role=alert]')).toBeTruthy()
})

it('moves the cursor to the requested days when the server refuses one', async () => {
  const message = 'Pick a date from today on.'
  const problems = [{ field: 'preferredShifts.0.date', message }]
  const { user } = open({ savePreferences: { refusedWith: 400, code: 'invalid', message, problems } })
  const card = within(await screen.findByRole('form', { name: 'Requests for coming months' }))
  await user.type(card.getByLabelText('Day'), '2026-01-02')
  await user.click(card.getByRole('button', { name: 'Add' }))
  await user.click(card.getByRole('button', { name: 'Save requests' }))
  expect((await card.findAllByText(message)).length).toBeGreaterThan(0)
  expect(document.activeElement?.tagName).toBe('FIELDSET')
})
