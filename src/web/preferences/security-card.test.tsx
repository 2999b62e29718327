import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { sampleUser } from '../testing/samples.ts'
import { SecurityCard } from './security-card.tsx'

test('signing out of all devices asks first, ends all sessions, then goes to the sign-out address', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const page = renderPage(<SecurityCard />, {
    answers: { currentUser: sampleUser(), signOutEverywhere: { ended: 3 } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of all devices' }))
  expect(page.calls).not.toContain('POST /api/auth/sign-out-everywhere')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/logout'))
  expect(page.calls).toContain('POST /api/auth/sign-out-everywhere')
})

test('gives the person what is kept about them', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:test')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const file = { name: '', mediaType: '', content: '' }
  const page = renderPage(<SecurityCard />, { answers: { currentUser: sampleUser(), exportMyData: file } })
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect(page.calls).toContain('GET /api/privacy/my-data')
  vi.restoreAllMocks()
})

test('when it fails the person stays, and reads why', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  assign.mockClear()
  renderPage(<SecurityCard />, {
    answers: { currentUser: sampleUser(), signOutEverywhere: { refusedWith: 500, message: 'The database rests.' } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of all devices' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('The database rests.')).toBeTruthy()
  expect(assign).not.toHaveBeenCalled()
})
