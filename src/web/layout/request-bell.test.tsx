import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleRequest, sampleUser } from '../testing/samples.ts'
import { RequestBell } from './request-bell.tsx'

const answers: Answers = {
  currentUser: sampleUser(),
  myRequests: [sampleRequest(), sampleRequest({ requestType: 'swap' }), sampleRequest({ status: 'denied' })],
  myNotifications: [
    {
      id: 2,
      at: '2026-12-08T14:00:00Z',
      text: 'Your request was approved.',
      link: '/vacation-requests',
      readAt: null,
      isAboutMyShifts: false,
    },
    {
      id: 1,
      at: '2026-12-07T14:00:00Z',
      text: 'December was published.',
      link: null,
      readAt: '2026-12-07T15:00:00Z',
      isAboutMyShifts: false,
    },
    {
      id: 0,
      at: '2026-12-06T14:00:00Z',
      text: 'November was published.',
      link: null,
      readAt: '2026-12-06T15:00:00Z',
      isAboutMyShifts: false,
    },
  ],
  readNotification: { ok: true },
  readNotifications: { ok: true },
}

async function openBell(name: string, more: Answers = {}) {
  const page = renderPage(<RequestBell />, { answers: { ...answers, ...more } })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(await screen.findByRole('button', { name }))
  return { ...page, user }
}

test('counts my pending requests, of any kind', async () => {
  renderPage(<RequestBell />, { answers })
  const bell = await screen.findByRole('button', { name: 'Notifications, 2 pending requests, 1 unread' })
  expect(bell.textContent).toBe('2')
})

test('the count is hidden at 0', async () => {
  renderPage(<RequestBell />, { answers: { ...answers, myRequests: [] } })
  expect((await screen.findByRole('button', { name: 'Notifications' })).textContent).toBe('')
})

test('lists what happened; what is new is marked, one by one or all at once', async () => {
  const { user, calls } = await openBell('Notifications, 2 pending requests, 1 unread')
  const items = within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('listitem')
  expect(items[0]?.textContent).toContain('New: Your request was approved.')
  expect(items[1]?.textContent).not.toContain('New:')
  await user.click(screen.getByRole('button', { name: 'Mark as read: Your request was approved.' }))
  await expect.poll(() => calls).toContain('POST /api/notifications/2/read')
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await expect.poll(() => calls).toContain('POST /api/notifications/read')
})

test('a message leads to what it is about, and counts as read then', async () => {
  const { user, calls } = await openBell('Notifications, 2 pending requests, 1 unread')
  await user.click(await screen.findByRole('link', { name: 'Your request was approved.' }))
  expect(window.location.pathname).toBe('/vacation-requests')
  await expect.poll(() => calls).toContain('POST /api/notifications/2/read')
  expect(screen.queryByRole('list', { name: 'What happened' })).toBeNull()
})

test('says so when nothing happened', async () => {
  await openBell('Notifications, 2 pending requests', { myNotifications: [] })
  expect(await screen.findByText(/^Nothing new\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('a dot says that there is something unread, also without a pending request', async () => {
  const { container, answer, client } = renderPage(<RequestBell />, { answers: { ...answers, myRequests: [] } })
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  expect(bell.querySelector('[data-unread]')).toBeTruthy()
  answer({ myNotifications: [] })
  await client.invalidateQueries()
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
  expect(container.querySelector('[data-unread]')).toBeNull()
})
