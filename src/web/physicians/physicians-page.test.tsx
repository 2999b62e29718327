/** What an administrator sees and does on Physician Management. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleRoles, sampleStats, sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { PhysiciansPage } from './physicians-page.tsx'
import { samplePreferences } from './testing/sample-preferences.ts'

const abara = sampleUser({ version: 3, specialtyAreas: ['Cardiology'] })
const mueller = sampleUser({
  id: 8,
  firstName: 'Jonas',
  lastName: 'Müller',
  email: 'jonas@riverbend.example',
  experienceLevel: 'junior',
  fte: 0.5,
})
const gone = sampleUser({ id: 9, firstName: 'Ida', lastName: 'Gone', email: 'ida@riverbend.example', isActive: false })

const answers: Answers = {
  currentUser: sampleAdmin(),
  myGroup: sampleGroup(),
  listPhysicians: [abara, mueller, gone],
  listRoles: sampleRoles,
  dashboardStats: sampleStats,
  physicianPreferences: samplePreferences,
}

function open(more: Answers = {}, path = '/admin/physicians') {
  const rendered = renderPage(<PhysiciansPage />, { answers: { ...answers, ...more }, path })
  return { ...rendered, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const namesShown = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('button').textContent?.trim())

it('summarizes from real counts', async () => {
  open()
  expect(await screen.findByText('1.5 FTE total')).toBeTruthy()
  expect(screen.getByText('Total physicians').nextElementSibling?.textContent).toBe('3')
  await waitFor(() => expect(screen.getByText('Active Today').nextElementSibling?.textContent).toBe('18'))
  expect(screen.getByText('On Call').nextElementSibling?.textContent).toBe('2')
})

it('finds, filters and sorts, with all of it in the address', async () => {
  const { user } = open()
  await screen.findByRole('table', { name: 'Physicians' })
  expect(namesShown()).toEqual(['Abara Chidinma', 'Müller Jonas'])
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Find a physician' }))
  await user.keyboard('muller')
  expect(namesShown()).toEqual(['Müller Jonas'])
  expect(window.location.search).toBe('?search=muller')
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('radio', { name: 'All 3' }))
  await user.click(screen.getByRole('button', { name: 'FTE' }))
  expect(namesShown()).toEqual(['Müller Jonas', 'Abara Chidinma', 'Gone Ida'])
  expect(window.location.search).toContain('status=all')
})

it('reads the filters of a link', async () => {
  open({}, '/admin/physicians?status=inactive')
  await screen.findByRole('table', { name: 'Physicians' })
  expect(namesShown()).toEqual(['Gone Ida'])
  expect(screen.getByRole('button', { name: 'Reactivate Ida Gone' })).toBeTruthy()
})

it('shows every message next to its field, and opens and marks the tab with the problem', async () => {
  const { user, calls } = open()
  await user.click(await screen.findByRole('button', { name: 'Add physician' }))
  await user.click(screen.getByRole('tab', { name: 'Experience' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add physician' }))
  expect(await screen.findByText('First name is required')).toBeTruthy()
  expect(screen.getByText('Last name is required')).toBeTruthy()
  expect(screen.getByText('Valid email is required')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Basic Info.*has a problem/ }).getAttribute('aria-selected')).toBe('true')
  // With the message, not after it: it would move the cursor away from someone who is already typing.
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First name' }))
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

it('refuses numbers out of range in the words of the contract, and takes the fallback for an empty box', async () => {
  const { user, bodies } = open({ updatePhysician: abara })
  await user.click(await screen.findByRole('button', { name: 'Edit Chidinma Abara' }))
  await user.click(screen.getByRole('tab', { name: 'Experience' }))
  const rating = screen.getByRole('spinbutton', { name: 'Performance rating' })
  await user.clear(rating)
  await user.type(rating, '11')
  await user.click(screen.getByRole('tab', { name: 'Availability' }))
  await user.clear(screen.getByRole('spinbutton', { name: 'Max consecutive days' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Must be a whole number from 1 to 10')).toBeTruthy()
  await user.clear(screen.getByRole('spinbutton', { name: 'Performance rating' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({ performanceRating: 5, maxConsecutiveDays: 7, version: 3, phoneNumber: null })
})

it('offers every field of the entity', async () => {
  const { user } = open({}, '/admin/physicians?physician=7')
  const dialog = await screen.findByRole('dialog', { name: 'Edit physician' })
  const labels: string[] = []
  for (const tab of ['Basic Info', 'Experience', 'Availability', 'Preferences']) {
    await user.click(within(dialog).getByRole('tab', { name: tab }))
    labels.push(within(dialog).getByRole('tabpanel').textContent ?? '')
  }
  for (const label of [
    'First name',
    'Last name',
    'Email',
    'Phone number',
    'Emergency contact',
    'Experience level',
    'Start date with group',
    'Start date in medicine',
    'Seniority rank',
    'Performance rating',
    'FTE',
    'Specialty areas',
    'Available days',
    'Blocked dates',
    'Max consecutive days',
    'Min rest days',
    'Weekend availability',
    'Holiday availability',
    'Preferred shift length',
    'Night shift preference',
    'Shift type preferences',
    'Role type preferences',
    'Preferred roles',
    'Scheduling notes',
    'Notifications',
  ]) {
    expect(labels.join(' '), label).toContain(label)
  }
})

it('puts a refused address beside its field', async () => {
  const taken = 'This email address is already taken.'
  const { user } = open({
    createPhysician: {
      refusedWith: 409,
      code: 'conflict',
      message: taken,
      field: 'email',
      problems: [{ field: 'email', message: taken }],
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add physician' }))
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Hana')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Choi')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'jonas@riverbend.example')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add physician' }))
  expect(await screen.findByText(taken)).toBeTruthy()
  expect(readToasts()[0]?.description).toBe('Failed to add physician. Please try again.')
})

it('puts a refused external ID beside its field', async () => {
  const message = 'Jonas Weber already has this external ID.'
  const { user } = open({
    updatePhysician: { refusedWith: 409, code: 'conflict', message, problems: [{ field: 'externalId', message }] },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Chidinma Abara' }))
  const field = screen.getByRole('textbox', { name: /^External ID/ })
  await user.type(field, '900123')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText(message)
  const [problem] = field.getAttribute('aria-describedby')!.split(' ')
  expect(document.getElementById(problem!)?.textContent).toBe(message)
})

it('shows what somebody else changed meanwhile, and keeps what was typed', async () => {
  const current = { ...abara, version: 4, fte: 0.8, lastName: 'Abara-Obi' }
  const { user, bodies, answer } = open({
    updatePhysician: { refusedWith: 409, code: 'stale', message: 'Someone else changed this.', current },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Chidinma Abara' }))
  const lastName = screen.getByRole('textbox', { name: 'Last name' })
  await user.clear(lastName)
  await user.type(lastName, 'Okoro')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const notice = await screen.findByRole('alert', { name: 'Changed by someone else' })
  expect(notice.textContent).toContain('1 became 0.8')
  expect(notice.textContent).toContain('Abara became Abara-Obi; you typed Okoro')
  expect((lastName as HTMLInputElement).value).toBe('Okoro')
  answer({ updatePhysician: { ...current, version: 5 } })
  await user.click(within(notice).getByRole('button', { name: 'Keep mine' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies[1]).toMatchObject({ lastName: 'Okoro', fte: 0.8, version: 4 })
})

it('takes the other change over where asked', async () => {
  const current = { ...abara, version: 4, lastName: 'Abara-Obi' }
  const { user } = open({
    updatePhysician: { refusedWith: 409, code: 'stale', message: 'Someone else changed this.', current },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Chidinma Abara' }))
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'x')
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'y')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Use theirs' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('Abara-Obi')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Chidinmay')
})

it('says which scheduling notes of a physician are applied', async () => {
  const { user } = open({ listSchedules: [], holidayWork: [] })
  await user.click(await screen.findByRole('button', { name: 'Edit Chidinma Abara' }))
  await user.click(screen.getByRole('tab', { name: 'Preferences' }))
  await user.type(screen.getByRole('textbox', { name: /^Scheduling notes/ }), 'no nights')
  expect(await screen.findByText(/^1 of 1 rule applied to /)).toBeTruthy()
  expect(screen.getByText('Chidinma Abara works no nights (hard rule)')).toBeTruthy()
})

it('asks before deactivating, and lists the shifts that opened up', async () => {
  const opened = [false, true].map((isDraft, id) => ({ id, date: '2026-12-09', role: 'Rounder', isDraft }))
  const { user, calls } = open({ deletePhysician: { ok: true, opened } })
  await user.click(await screen.findByRole('button', { name: 'Deactivate Chidinma Abara' }))
  const question = screen.getByRole('alertdialog', { name: 'Deactivate Chidinma Abara?' })
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false)
  await user.click(within(question).getByRole('button', { name: 'Deactivate' }))
  const panel = await screen.findByRole('dialog', { name: '1 shift opened up' })
  expect(within(panel).getByRole('listitem').textContent).toBe('Wed, Dec 9Rounder')
  expect(within(panel).getByText(/1 more opened in drafts\.$/)).toBeTruthy()
  expect(readToasts()[0]?.description).toBe('Physician removed successfully')
  await user.click(within(panel).getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks before erasing somebody who was deactivated, and erases nobody who is active', async () => {
  const { user, calls } = open({ erasePerson: abara }, '/admin/physicians?status=all')
  await user.click(await screen.findByRole('button', { name: 'Erase Ida Gone' }))
  expect(screen.queryByRole('button', { name: 'Erase Chidinma Abara', hidden: true })).toBeNull()
  const question = screen.getByRole('alertdialog', { name: 'Erase Ida Gone?' })
  expect(calls.some((call) => call.includes('/erase/'))).toBe(false)
  await user.click(within(question).getByRole('button', { name: 'Erase' }))
  await waitFor(() => expect(calls.filter((call) => call.includes('/api/privacy/erase/'))).toHaveLength(1))
})

it('ticks unavailable days by keyboard', async () => {
  const { user, bodies } = open({ updatePhysician: abara }, '/admin/physicians?physician=7&part=availability')
  const grid = await screen.findByRole('table', { name: 'Blocked dates' })
  const today = within(grid).getByRole('button', { current: 'date' })
  today.focus()
  await user.keyboard('{ArrowDown}{Enter}{PageDown} ')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  const { unavailableDates } = bodies[0] as { unavailableDates: string[] }
  expect(unavailableDates).toHaveLength(2)
  expect(unavailableDates[0]! < unavailableDates[1]!).toBe(true)
})

it('asks before it throws away what was typed, and closes at once when nothing was', async () => {
  const { user } = open({}, '/admin/physicians?physician=7')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit Chidinma Abara' }))
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'x')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('Abarax')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
