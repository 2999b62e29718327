/** How people join: confirmed after joining with the code, and invited after being added. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleRoles, sampleStats, sampleUser } from '../testing/samples.ts'
import { PhysiciansPage } from './physicians-page.tsx'

const joined = sampleUser({
  id: 9,
  firstName: 'Ida',
  lastName: 'New',
  isConfirmed: false,
  joinedByCodeAt: '2026-12-01T15:00:00Z',
})
const added = sampleUser({ id: 10, firstName: 'Bo', lastName: 'Added', email: 'bo@x.io', hasSignedIn: false })

const answers: Answers = {
  currentUser: sampleAdmin(),
  myGroup: sampleGroup({ name: 'Riverbend', joinCode: 'BCDFGHJKLM' }),
  listPhysicians: [sampleUser(), joined, added],
  listRoles: sampleRoles,
  dashboardStats: sampleStats,
}

function open(more: Answers = {}, path = '/admin/physicians') {
  const rendered = renderPage(<PhysiciansPage />, { answers: { ...answers, ...more }, path })
  return { ...rendered, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

it('lists a coordinator who is alone and works no shifts, above the ways to add others', async () => {
  open({ listPhysicians: [sampleAdmin()] })
  expect(await screen.findByText('No physicians yet')).toBeTruthy()
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  expect(screen.getByText('1 in the group, 1 doesn’t work shifts')).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('confirms somebody from a date on, with the roles that stay ticked', async () => {
  const { user, bodies } = open({ confirmPerson: sampleUser({ id: 9 }) })
  expect(await screen.findByText('1 person to confirm')).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Physicians' })).queryByText('New')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: sampleRoles[0]!.name }))
  fireEvent.change(screen.getByLabelText('Starts'), { target: { value: '2027-01-04' } })
  // The second click of a double-click on the person before.
  for (const name of ['Not in our group: Ida New', 'Confirm Ida New'])
    fireEvent.click(screen.getByRole('button', { name }), { detail: 2 })
  expect(bodies).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Confirm Ida New' }))
  const roleIds = sampleRoles.slice(1).map(({ id }) => id)
  const startDateWithGroup = '2027-01-04'
  await waitFor(() => expect(bodies[0]).toEqual({ startDateWithGroup, roleIds, version: joined.version }))
})

it('counts nobody before they are confirmed', async () => {
  open()
  await screen.findByText('1 person to confirm')
  expect(screen.getByText('Total physicians').parentElement?.textContent).toBe('Total physicians2all active')
})

const health = (state: 'ok' | 'off') => {
  const part = { state: 'ok' as const, since: '2026-12-01T15:00:00Z', detail: '' }
  return {
    state: 'ok' as const,
    version: '1',
    parts: { database: part, queue: part, email: { ...part, state }, ai: part },
  }
}

it('says who was added, was invited, or has signed in', async () => {
  const person = (id: number, more: object) => sampleUser({ id, lastName: `P${id}`, email: `p${id}@x.io`, ...more })
  const never = { hasSignedIn: false }
  const invitedAt = new Date().toISOString()
  open({ listPhysicians: [person(21, {}), person(22, never), person(23, { ...never, invitedAt })] })
  for (const [id, state] of [
    [21, 'Joined'],
    [22, 'Added'],
    [23, 'Invited'],
  ])
    expect((await screen.findByText(`p${id}@x.io`)).closest('tr')?.textContent).toContain(state)
})

it('invites by email those who never signed in', async () => {
  const { user, bodies } = open({ health: health('ok'), invitePhysicians: { invited: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Invite 1 physician' }))
  await user.click(await screen.findByRole('button', { name: 'Send 1 email' }))
  await waitFor(() => expect(bodies).toEqual([{ ids: [10], by: 'email' }]))
})

it('still names those it invited once they are invited, and not everyone invited before', async () => {
  const person = (id: number, more: object = {}) =>
    sampleUser({ id, lastName: `P${id}`, email: `p${id}@x.io`, hasSignedIn: false, ...more })
  const invitedAt = new Date().toISOString()
  const before = [person(31), person(32, { invitedAt })]
  const { user, answer } = open({
    ...{ health: health('off'), invitePhysicians: { invited: 1 }, listPhysicians: before },
  })
  await user.click(await screen.findByRole('button', { name: 'Invite 1 physician' }))
  answer({ listPhysicians: before.map((one) => ({ ...one, invitedAt })) })
  await user.click(await screen.findByRole('button', { name: 'Copy message' }))
  await waitFor(() => expect(screen.queryByText('Added')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Invite 1 physician' })).toBeTruthy()
})

it('offers a message to copy, with link and code, where no email is set up', async () => {
  const { user, bodies } = open({ health: health('off'), invitePhysicians: { invited: 1 } })
  const written = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Invite 1 physician' }))
  expect(await screen.findByText(/Email isn’t set up/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy message' }))
  expect(written.mock.calls[0]![0]).toContain('BCDFGHJKLM')
  await waitFor(() => expect(bodies).toEqual([{ ids: [10], by: 'copy' }]))
})
