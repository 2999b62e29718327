/** What a physician sees and saves on the Preferences page. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Link } from 'wouter'
import { adminFields } from '../../contract/users.ts'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, samplePreferences, sampleRoles, sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { PreferencesPage } from './preferences-page.tsx'

const me = sampleUser({ version: 2, seniorityRank: 4 })
const myDevices = { isSetUp: { email: true, push: true, text: false }, publicKey: 'key', devices: [] }
const answers: Answers = {
  currentUser: me,
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  myPreferences: samplePreferences,
  myDevices,
}

function open(more: Answers = {}, path = '/preferences') {
  const rendered = renderPage(<PreferencesPage />, { answers: { ...answers, ...more }, path })
  return { ...rendered, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

it('has the four tabs', () => {
  open()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Profile',
    'Scheduling',
    'Notifications',
    'Security',
  ])
})

it('offers coordinators a sound for call-outs on this device, and nobody else', async () => {
  const path = '/preferences?tab=notifications'
  const name = 'Play a sound on this device when someone calls out'
  const { unmount } = open({}, path)
  await screen.findByText('Your devices')
  expect(screen.queryByRole('switch', { name })).toBeNull()
  unmount()
  const { user } = open({ currentUser: sampleAdmin() }, path)
  await user.click(await screen.findByRole('switch', { name }))
  expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('true')
})

it('saves own fields only, with the version seen, and says so', async () => {
  const { user, bodies, calls } = open({ updatePhysician: { ...me, version: 3 } })
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '555 0142')
  await user.click(screen.getByRole('tab', { name: 'Scheduling' }))
  await user.click(screen.getByRole('switch', { name: 'Weekend availability' }))
  await user.click(screen.getByRole('button', { name: 'Save preferences' }))
  await waitFor(() => expect(calls).toContain('PUT /api/physicians/7'))
  const sent = bodies[0] as Record<string, unknown>
  expect(sent).toMatchObject({ phoneNumber: '555 0142', weekendAvailability: false, version: 2 })
  expect(Object.keys(sent).filter((field) => field in adminFields.shape || field === 'role')).toEqual([])
  await waitFor(() =>
    expect(readToasts()[0]).toMatchObject({
      title: 'Success',
      description: 'Your preferences have been updated successfully.',
    }),
  )
})

it('shows the messages beside their fields, on the tab that has them', async () => {
  const { user, calls } = open()
  await user.clear(screen.getByRole('textbox', { name: 'First name' }))
  await user.clear(screen.getByRole('textbox', { name: 'Last name' }))
  await user.clear(screen.getByRole('textbox', { name: 'Email' }))
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nobody')
  await user.click(screen.getByRole('tab', { name: 'Scheduling' }))
  const days = screen.getByRole('spinbutton', { name: 'Max consecutive days' })
  await user.clear(days)
  await user.type(days, '15')
  await user.click(screen.getByRole('button', { name: 'Save preferences' }))
  expect(await screen.findByText('First name is required')).toBeTruthy()
  expect(screen.getByText('Last name is required')).toBeTruthy()
  expect(screen.getByText('Valid email is required')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /Scheduling/ }))
  expect(screen.getByText('Must be a whole number from 1 to 14')).toBeTruthy()
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
})

it('says when saving failed', async () => {
  const { user } = open({ updatePhysician: { refusedWith: 500, message: 'Something went wrong on our side.' } })
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '1')
  await user.click(screen.getByRole('button', { name: 'Save preferences' }))
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy()
  expect(readToasts()[0]?.description).toBe('Failed to update preferences. Please try again.')
})

it('names the field when the server refuses it, and keeps what was typed', async () => {
  const problems = [{ field: 'phoneNumber', message: 'must have at most 40 characters' }]
  const refused = {
    refusedWith: 400,
    code: 'invalid',
    message: 'phoneNumber: must have at most 40 characters',
    problems,
  }
  const { user } = open({ updatePhysician: refused })
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
  await user.clear(phone)
  await user.type(phone, 'My cell')
  await user.click(screen.getByRole('button', { name: 'Save preferences' }))
  expect(await screen.findByText('Enter a number such as 555-010-0142')).toBeTruthy()
  expect(phone.value).toBe('My cell')
  await user.clear(phone)
  await user.type(phone, '555 0199')
  await user.click(screen.getByRole('button', { name: 'Save preferences' }))
  expect(await screen.findByText('Must have at most 40 characters')).toBeTruthy()
  expect(phone.value).toBe('555 0199')
  expect(document.activeElement).toBe(phone)
  expect(readToasts()[0]?.description).toBe('Phone number: must have at most 40 characters')
})

it('says which time to enter on the reader’s own clock', async () => {
  const { user } = open({}, '/preferences?tab=notifications')
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quiet from' })
  await user.clear(from)
  await user.type(from, '25:99')
  await user.click(screen.getByRole('button', { name: 'Save preferences' }))
  expect(await screen.findByText('Enter a time such as 7:00 AM')).toBeTruthy()
  expect(from.value).toBe('25:99')
})

it('takes what an administrator changed at once, unless something was typed', async () => {
  const { user, client } = open()
  client.setQueryData(['currentUser', {}], { ...me, version: 3, phoneNumber: '555 1' })
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }).value).toBe('555 1'),
  )
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '23')
  client.setQueryData(['currentUser', {}], { ...me, version: 4, phoneNumber: '999', fte: 0.7 })
  expect(await screen.findByText('0.7')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }).value).toBe('555 123')
})

it('saves requests for days and months', async () => {
  const saved = { ...samplePreferences, version: 1, updatedAt: '2026-12-01T15:00:00.000Z', maxShiftsPerMonth: 12 }
  const { user, bodies } = open({ savePreferences: saved }, '/preferences?tab=scheduling')
  const card = await screen.findByRole('form', { name: 'Requests for coming months' })
  await user.type(within(card).getByRole('spinbutton', { name: 'Max shifts per month' }), '12')
  await user.click(within(card).getByRole('switch', { name: 'Prefer weekends' }))
  await user.type(within(card).getByLabelText('Day'), '2026-12-24')
  await user.click(within(card).getByRole('combobox', { name: 'Work or off' }))
  await user.click(screen.getByRole('option', { name: 'Off' }))
  await user.click(within(card).getByRole('button', { name: 'Add' }))
  await user.click(within(card).getByRole('button', { name: 'Save requests' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({
    maxShiftsPerMonth: 12,
    preferWeekends: true,
    preferredShifts: [{ date: '2026-12-24', wants: 'off' }],
    notes: null,
    version: 0,
  })
})

it('asks before requests for coming months are lost, keeps them on another tab, and takes no day that was only chosen', async () => {
  window.history.pushState(null, '', '/stats')
  window.history.pushState(null, '', '/preferences')
  const { user, bodies } = open({}, '/preferences?tab=scheduling')
  const card = async () => within(await screen.findByRole('form', { name: 'Requests for coming months' }))
  await user.type((await card()).getByRole('textbox', { name: /^Notes/ }), 'A course')
  await user.click(screen.getByRole('tab', { name: 'Profile' }))
  await user.click(screen.getByRole('tab', { name: 'Scheduling' }))
  expect((await card()).getByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ }).value).toBe('A course')
  await user.type((await card()).getByLabelText('Day'), '2026-12-24')
  await user.click((await card()).getByRole('button', { name: 'Save requests' }))
  expect(await screen.findByText('Select Add to include Thu, Dec 24, or clear the date.')).toBeTruthy()
  expect(bodies).toEqual([])
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(window.location.pathname).toBe('/preferences')
})

it('signs out of all devices, then goes to the sign-out address', async () => {
  const { user, calls } = open({ signOutEverywhere: { ended: 2 } }, '/preferences?tab=security')
  const goTo = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Sign out of all devices' }))
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/api/logout'))
  expect(calls).toContain('POST /api/auth/sign-out-everywhere')
})

it.each([
  ['Scheduling notes', 'no nights in December', 'no nights'],
  ['Notes', 'off Fridays', 'no shifts on Fridays'],
])('says under %s which sentences are applied, to the physician who writes them', async (label, text, says) => {
  const { user } = open({ listPhysicians: [me], listSchedules: [], holidayWork: [] }, '/preferences?tab=scheduling')
  await user.type(await screen.findByLabelText(new RegExp(`^${label}`)), text)
  expect((await screen.findByRole('status')).textContent).toMatch(/^1 of 1 rule applied to /)
  expect(screen.getByRole('list', { name: 'How we read each rule' }).textContent).toContain(`works ${says}`)
})

it('asks before a link throws away what was typed', async () => {
  const page = (
    <>
      <Link href="/schedule">Schedule</Link>
      <PreferencesPage />
    </>
  )
  renderPage(page, { answers, path: '/preferences' })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '5')
  const leave = () => user.click(screen.getByRole('link', { name: 'Schedule' }))
  await leave()
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
  expect(window.location.pathname).toBe('/preferences')
  await leave()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(window.location.pathname).toBe('/schedule'))
})

it('asks before the Back button throws away what was typed, and not once it is saved', async () => {
  window.history.pushState(null, '', '/stats')
  window.history.pushState(null, '', '/preferences')
  const { user } = open({ updatePhysician: me }, '/preferences')
  const type = () => user.type(screen.getByRole('textbox', { name: 'Phone number' }), '5')
  const dialog = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await type()
  window.history.back()
  await user.click(within(await dialog()).getByRole('button', { name: 'Stay' }))
  expect(window.location.pathname).toBe('/preferences')
  window.history.back()
  await user.click(within(await dialog()).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(window.location.pathname).toBe('/stats'))
})

it('names the group’s own shift types where kinds of shift are preferred or avoided', async () => {
  const group = sampleGroup()
  const shiftTypes = [
    { name: 'Short day', startTime: '07:00', endTime: '17:00' },
    { name: 'Day', startTime: '07:00', endTime: '19:00' },
    { name: 'Swing', startTime: '14:00', endTime: '23:00' },
  ]
  open({ myGroup: { ...group, settings: { ...group.settings, shiftTypes } } }, '/preferences?tab=scheduling')
  const day = await screen.findByRole('radiogroup', { name: 'Shift type preferences: Day' })
  expect(await within(day.closest('li')!).findByText('Short day, 7a–5p; 7a–7p')).toBeTruthy()
  const evening = screen.getByRole('radiogroup', { name: 'Shift type preferences: Evening' })
  expect(evening.closest('li')?.textContent).toContain('Swing, 2p–11p')
  // The one preference for nights is above.
  expect(screen.getByRole('combobox', { name: 'Night shift preference' })).toBeTruthy()
  expect(screen.queryByRole('radiogroup', { name: 'Shift type preferences: Night' })).toBeNull()
})
