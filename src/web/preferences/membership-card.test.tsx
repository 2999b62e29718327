/** Leaving the group asks first, and goes to onboarding. */
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { sampleGroup, sampleUser } from '../testing/samples.ts'
import { MembershipCard } from './membership-card.tsx'

const invitations = [{ id: 12, groupName: 'Lakeside', addedAt: '2026-12-01T15:00:00.000Z' }]
const answers = {
  currentUser: sampleUser(),
  myGroup: sampleGroup({ name: 'Riverbend', description: 'Days and nights at both towers' }),
  myInvitations: { isEmailProven: true, formerGroupName: null, invitations },
}

test('leaves once that is confirmed', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const page = renderPage(<MembershipCard />, { answers: { ...answers, leaveGroup: { ok: true, opened: [] } } })
  expect(await screen.findByText('Days and nights at both towers')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave group' }))
  expect(await screen.findByText('Leave Riverbend?')).toBeTruthy()
  expect(page.calls).not.toContain('POST /api/groups/my/leave')
  await userEvent.click(screen.getByRole('button', { name: 'Leave group' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(page.calls).toContain('POST /api/groups/my/leave')
  vi.restoreAllMocks()
})

test('says that another group added the person, who may decline', async () => {
  const page = renderPage(<MembershipCard />, { answers: { ...answers, declineInvitation: { ok: true } } })
  expect(await screen.findByText(/Lakeside added you, too/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Not my group: Lakeside' }))
  expect(page.calls).toContain('POST /api/invitations/12/decline')
})
