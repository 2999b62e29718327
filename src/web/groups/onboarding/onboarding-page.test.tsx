/** Both ways into a group, with the labels, messages and defaults of the product. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { noAnswerYet, renderPage } from '../../testing/render-page.tsx'
import { sampleGroup, sampleUser } from '../../testing/samples.ts'
import { OnboardingPage } from './onboarding-page.tsx'

const newcomer = sampleUser({ groupId: null })
const nothing = { isEmailProven: true, formerGroupName: null, invitations: [] }
const base = { currentUser: newcomer, publicSettings: noAnswerYet, myInvitations: nothing } as const

const open = async (card: RegExp, answers: Parameters<typeof renderPage>[1] = {}) => {
  const page = renderPage(<OnboardingPage />, { answers: { ...base, ...answers?.answers } })
  await userEvent.click(screen.getByRole('button', { name: card }))
  return page
}

it('shows who is signed in, both choices, and support only after a choice', async () => {
  renderPage(<OnboardingPage />, { answers: base })
  expect(screen.getByText(newcomer.email)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign Out' }).getAttribute('href')).toBe('/api/logout')
  expect(screen.queryByText(/Contact support/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Set Up New Group/ }))
  expect(screen.getByText(/Contact support/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Group Name'))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Set Up New Group/ }))
  expect(screen.getByRole('button', { name: /Join Existing Group/ })).toBeTruthy()
})

it('has the defaults of the product and refuses bad input beside its field', async () => {
  const { calls } = await open(/Set Up New Group/)
  expect(screen.getByLabelText('Number of Physicians')).toHaveProperty('value', '10')
  expect(screen.getByLabelText('Physicians per Shift')).toHaveProperty('value', '3')
  expect(screen.getByLabelText('Primary Shift Pattern').textContent).toBe('7 days on/7 off')
  await userEvent.clear(screen.getByLabelText('Number of Physicians'))
  await userEvent.clear(screen.getByLabelText('Physicians per Shift'))
  await userEvent.click(screen.getByRole('button', { name: 'Create Group' }))
  expect(await screen.findByText('Group name is required')).toBeTruthy()
  expect(screen.getByText('Must have at least 1 physician')).toBeTruthy()
  expect(screen.getByText('Must require at least 1 physician per shift')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Number of Physicians'), '101')
  expect(await screen.findByText('Maximum 100 physicians')).toBeTruthy()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

it('creates the group and says so while it redirects', async () => {
  const { calls } = await open(/Set Up New Group/, { answers: { createGroup: sampleGroup() } })
  await userEvent.type(screen.getByLabelText('Group Name'), 'Riverbend')
  await userEvent.click(screen.getByRole('button', { name: 'Create Group' }))
  expect(await screen.findByRole('button', { name: 'Creating...' })).toBeTruthy()
  expect(calls).toContain('POST /api/groups')
})

it('asks for a code, and keeps what was typed when it is wrong', async () => {
  const message = 'Invalid join code or group not found. Please check with your administrator.'
  await open(/Join Existing Group/, { answers: { joinGroup: { refusedWith: 404, message } } })
  const code = screen.getByLabelText('Group Join Code')
  expect(code.getAttribute('placeholder')).toContain('6-digit')
  await userEvent.click(screen.getByRole('button', { name: 'Join Group' }))
  expect(await screen.findByText('Join code is required')).toBeTruthy()
  await userEvent.type(code, '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Join Group' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(code).toHaveProperty('value', '123456')
})

it('shows the groups that added the person, and joins or declines them', async () => {
  const invitations = [{ id: 12, groupName: 'Riverside Hospitalists', addedAt: '2026-12-01T15:00:00.000Z' }]
  const answers = { ...base, myInvitations: { ...nothing, invitations } }
  const { calls } = renderPage(<OnboardingPage />, {
    answers: { ...answers, acceptInvitation: noAnswerYet, declineInvitation: { ok: true } },
  })
  expect(await screen.findByRole('heading', { name: 'Riverside Hospitalists added you' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Not my group: Riverside Hospitalists' }))
  expect(calls).toContain('POST /api/invitations/12/decline')
  await userEvent.click(await screen.findByRole('button', { name: 'Join Riverside Hospitalists' }))
  expect(calls).toContain('POST /api/invitations/12/accept')
})

it('says which membership ended, and why no invitation is shown', async () => {
  const ended = { isEmailProven: false, formerGroupName: 'Riverbend', invitations: [] }
  renderPage(<OnboardingPage />, { answers: { ...base, myInvitations: ended } })
  expect(await screen.findByText('You’re no longer a member of Riverbend')).toBeTruthy()
  expect(screen.getByText(/hasn’t verified your email address/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /Join Existing Group/ })).toBeTruthy()
})
