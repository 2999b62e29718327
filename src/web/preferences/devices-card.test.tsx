/** Messages on this device: turned on with the server's key, listed, turned off; and what the server can send. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { MyDevices } from '../../contract/devices.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleUser } from '../testing/samples.ts'
import { nameOfDevice } from './device-subscription.ts'
import { DevicesCard } from './devices-card.tsx'

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const phone = {
  id: 3,
  name: 'Chrome on Android',
  endpoint: 'https://push.example.com/phone',
  createdAt: '2026-12-01T15:00:00.000Z',
  lastSentAt: null,
}
const mine: MyDevices = { isSetUp: { email: true, push: true, text: false }, publicKey: 'BServerKey', devices: [] }

afterEach(() => vi.unstubAllGlobals())

/** A browser that can, with what it is subscribed to. */
function stubBrowser({ endpoint, permission = 'granted' }: { endpoint?: string; permission?: string } = {}) {
  const made = (at: string) => ({
    endpoint: at,
    unsubscribe: vi.fn(async () => true),
    toJSON: () => ({ endpoint: at, keys }),
  })
  const current = endpoint ? made(endpoint) : null
  const subscribe = vi.fn(async (_: object) => made('https://push.example.com/new'))
  const registration = { pushManager: { subscribe, getSubscription: async () => current } }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { requestPermission: async () => permission })
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  vi.stubGlobal('navigator', { serviceWorker, userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' })
  return { subscribe, current }
}

function open(devices: MyDevices['devices'] = []) {
  const answers = {
    currentUser: sampleUser(),
    myDevices: { ...mine, devices },
    addDevice: phone,
    removeDevice: { ok: true as const },
  }
  return { ...renderPage(<DevicesCard />, { answers }), user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

it('turns messages on for this device with the server’s key, under a name that people know', async () => {
  const { subscribe } = stubBrowser()
  const { user, bodies } = open()
  await user.click(await screen.findByRole('button', { name: 'Turn on for this device' }))
  await waitFor(() =>
    expect(bodies).toEqual([{ name: 'Chrome on Android', endpoint: 'https://push.example.com/new', keys }]),
  )
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BServerKey' })
})

it('says what to do where the browser blocks notifications, and sends nothing', async () => {
  stubBrowser({ permission: 'denied' })
  const { user, bodies } = open()
  await user.click(await screen.findByRole('button', { name: 'Turn on for this device' }))
  await screen.findByText(/This browser blocks notifications/)
  expect(bodies).toEqual([])
})

it('marks this device in the list, and turning it off ends its subscription', async () => {
  const { current } = stubBrowser({ endpoint: phone.endpoint })
  const { user, calls } = open([phone])
  await screen.findByText('(this device)')
  expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Turn off Chrome on Android' }))
  await waitFor(() => expect(current?.unsubscribe).toHaveBeenCalled())
  expect(calls).toContain('DELETE /api/devices/3')
})

it('says what is set up on this server, and what a browser that can’t would need', async () => {
  open()
  const list = within(await screen.findByRole('list', { name: 'What this server sends' }))
  list.getByText('Email is set up.')
  list.getByText('Text messages aren’t set up on this server.')
  screen.getByText(/On an iPhone, add Evenshift to the home screen/)
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Something', 'Browser'],
])('%s is %s', (agent, name) => {
  expect(nameOfDevice(agent)).toBe(name)
})
