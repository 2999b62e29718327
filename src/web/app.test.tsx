/** Who sees which page, and what happens when a session has ended. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { App } from './app.tsx'
import { noAnswerYet, renderPage } from './testing/render-page.tsx'
import { sampleAdmin, sampleUser } from './testing/samples.ts'
import { formatTime } from './text/clock.ts'

class SilentEvents {
  close() {}
}

// No stub, which would be gone before a page that waited for its code listens.
Object.assign(globalThis, { EventSource: SilentEvents })

function show(path: string, answers: Parameters<typeof renderPage>[1]) {
  return renderPage(<App />, { path, ...answers })
}

afterEach(() => vi.unstubAllGlobals())

const admin = sampleAdmin()
const physician = sampleUser()
const newcomer = sampleUser({ groupId: null })

const visitor = { currentUser: { refusedWith: 401, message: 'Unauthorized' }, publicSettings: noAnswerYet } as const
const pending = {
  myRequests: noAnswerYet,
  myNotifications: noAnswerYet,
  myGroup: noAnswerYet,
  recentActivity: noAnswerYet,
} as const

// The first here: later, all of the code is there.
it('waits for the first code by itself: React would hold its own spinner for 300 ms', async () => {
  const spinners = new Set<Node>()
  const watch = new MutationObserver(() => {
    for (const node of document.querySelectorAll('.min-h-\\[60dvh\\]')) spinners.add(node)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  show('/vacation-requests', { answers: { currentUser: physician, ...pending } })
  await screen.findByRole('heading', { name: 'Vacation & Time Off Requests' })
  watch.disconnect()
  // The one that was there while it wasn't known who is there.
  expect(spinners.size).toBe(1)
})

it('shows a spinner while it is not known who is there', () => {
  show('/', { answers: { currentUser: noAnswerYet } })
  expect(screen.getByRole('status')).toHaveProperty('textContent', 'Loading...')
})

it.each(['/schedule', '/admin/dashboard', '/nothing'])('shows visitors the not-found page at %s', async (path) => {
  show(path, { answers: visitor })
  expect(await screen.findByText('404 Page Not Found')).toBeTruthy()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
  expect(screen.getByText('This page doesn’t exist, or you need to sign in.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/api/login?returnTo=${encodeURIComponent(path)}`,
  )
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
})

it('leads a visitor through sign-in back to the very page', async () => {
  window.history.replaceState(null, '', '/schedule?view=week&shift=5#today')
  show('/schedule?view=week&shift=5#today', { answers: visitor })
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe(
    `/api/login?returnTo=${encodeURIComponent('/schedule?view=week&shift=5#today')}`,
  )
})

it('starts a page that a link opens at its top, and leaves the way back to the browser', async () => {
  show('/nowhere', { answers: visitor })
  const scrolled = (top: number) => {
    document.documentElement.scrollTop = top
  }
  const home = await screen.findByRole('link', { name: 'Home' })
  scrolled(900)
  window.history.pushState(null, '', '/nowhere?filter=on')
  expect(document.documentElement.scrollTop).toBe(900)
  await userEvent.click(home)
  expect(document.documentElement.scrollTop).toBe(0)
  scrolled(300)
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/nowhere'))
  expect(document.documentElement.scrollTop).toBe(300)
})

it('shows visitors the landing page at the start', async () => {
  show('/', { answers: visitor })
  expect((await screen.findAllByRole('link', { name: 'Sign In' }))[0]?.getAttribute('href')).toBe('/api/login')
})

it.each(['/', '/schedule?shift=5', '/group-settings'])('shows newcomers onboarding at %s', async (path) => {
  show(path, { answers: { currentUser: newcomer, publicSettings: noAnswerYet, myInvitations: noAnswerYet } })
  expect(await screen.findByRole('heading', { name: 'Welcome to Evenshift' })).toBeTruthy()
})

it('shows newcomers the not-found page where there is none', async () => {
  show('/nothing', { answers: { currentUser: newcomer } })
  expect(await screen.findByText('404 Page Not Found')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

it.each([
  ['/admin/dashboard', 'This page is for administrators only', 'Go to physician dashboard'],
  ['/admin/group-settings', 'This page is for administrators only', 'Go to physician dashboard'],
  ['/admin/physicians', 'Only administrators can manage physicians.', 'Go to physician dashboard'],
  ['/admin/users', 'Only administrators can access user management.', 'Return to Dashboard'],
  [
    '/admin/schedule-upload',
    'Only administrators can access schedule upload and analysis.',
    'Go to physician dashboard',
  ],
])('denies physicians %s', async (path, text, label) => {
  show(path, { answers: { ...pending, currentUser: physician } })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: label })).toBeTruthy()
})

it.each([
  ['/physician/preferences', '/preferences'],
  ['/physician/vacation', '/vacation-requests'],
  ['/group-settings', '/admin/group-settings'],
  ['/schedule-upload', '/admin/schedule-upload'],
])('redirects %s to %s', async (from, to) => {
  show(from, { answers: { ...pending, currentUser: admin } })
  await waitFor(() => expect(window.location.pathname).toBe(to))
})

it('shows the bar with the links, the badge and the menu of an administrator', async () => {
  show('/help', {
    answers: { ...pending, currentUser: admin, myRequests: [], health: noAnswerYet, publicSettings: noAnswerYet },
  })
  // The page's own links have some of these names, too, and its header counts as a banner here, unlike in a browser.
  const bar = within(((await screen.findAllByRole('banner')) as [HTMLElement])[0])
  for (const [name, href] of [
    ['Dashboard', '/'],
    ['Schedule', '/schedule'],
    ['Preferences', '/preferences'],
    ['Vacation Requests', '/vacation-requests'],
    ['Help & Support', '/help'],
    ['Settings', '/admin/group-settings'],
  ]) {
    expect(bar.getByRole('link', { name }).getAttribute('href')).toBe(href)
  }
  expect(screen.getByText('Admin')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Account of/ }))
  // The menu's code comes with the first click.
  for (const name of ['Group Settings', 'Manage Physicians', 'User Roles', 'Audit log']) {
    expect(await screen.findByRole('menuitem', { name })).toBeTruthy()
  }
  expect(screen.getByRole('menuitem', { name: 'Calendar feed' }).getAttribute('href')).toBe('/calendar-feed')
  expect(screen.getByRole('menuitem', { name: 'Sign Out' }).getAttribute('href')).toBe('/api/logout')
})

it('sends a person whose session ended to sign in, after a toast', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', Object.assign(window.location, { assign }))
  show('/admin/group-settings', {
    answers: { ...pending, currentUser: admin, myGroup: { refusedWith: 401, message: 'Unauthorized' } },
  })
  expect(await screen.findByText('You are logged out. Logging in again...', {}, { timeout: 8000 })).toBeTruthy()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fadmin%2Fgroup-settings'), {
    timeout: 2000,
  })
})

it('shows times on the clock that the person chose', async () => {
  const chosen = { ...admin, clockFormat: '24-hour' as const }
  const { unmount } = show('/', { answers: { currentUser: chosen, ...pending } })
  await waitFor(() => expect(formatTime('19:00')).toBe('19:00'))
  unmount()
  show('/', { answers: { currentUser: admin, ...pending } })
  await waitFor(() => expect(formatTime('19:00')).toBe('7:00 PM'))
})
