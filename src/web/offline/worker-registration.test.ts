import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The browser's side of a service worker. */
function simulateBrowser(hasWorker: boolean) {
  const events = new EventTarget()
  const registration = { update: vi.fn(async () => {}), active: { postMessage: vi.fn() } }
  const container = Object.assign(events, {
    controller: hasWorker ? {} : null,
    register: vi.fn(async () => registration),
    getRegistration: async () => registration,
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  return { container, registration, takeOver: () => events.dispatchEvent(new Event('controllerchange')) }
}

beforeEach(() => {
  vi.stubEnv('PROD', true)
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('the first worker lets everything be read again, so that it is kept, and is no new version', async () => {
  const { startWorker, hasNewVersion } = await import('./worker-registration.ts')
  const { container, takeOver } = simulateBrowser(false)
  const onFirst = vi.fn()
  startWorker(onFirst)
  expect(container.register).toHaveBeenCalledWith('/sw.js')
  takeOver()
  expect(onFirst).toHaveBeenCalledOnce()
  expect(hasNewVersion()).toBe(false)
})

test('a worker in place of another one is a new version, which is said and not forced', async () => {
  const { startWorker, hasNewVersion, subscribeToVersion } = await import('./worker-registration.ts')
  const { takeOver } = simulateBrowser(true)
  const onFirst = vi.fn()
  const onVersion = vi.fn()
  subscribeToVersion(onVersion)
  startWorker(onFirst)
  takeOver()
  expect([hasNewVersion(), onVersion.mock.calls.length, onFirst.mock.calls.length]).toEqual([true, 1, 0])
})

test('a page that loaded past the worker asks it to take over; others do not', async () => {
  const { startWorker } = await import('./worker-registration.ts')
  for (const [hasWorker, calls] of [
    [false, 1],
    [true, 0],
  ] as const) {
    const { registration } = simulateBrowser(hasWorker)
    startWorker(() => {})
    await vi.waitFor(() => expect(registration.active.postMessage).toHaveBeenCalledTimes(calls))
  }
})

test('after the server was away a new version is looked for', async () => {
  const { lookForNewVersion } = await import('./worker-registration.ts')
  const { registration } = simulateBrowser(true)
  await lookForNewVersion()
  expect(registration.update).toHaveBeenCalledOnce()
})

test('in development there is no worker', async () => {
  vi.stubEnv('PROD', false)
  const { startWorker } = await import('./worker-registration.ts')
  const { container } = simulateBrowser(false)
  startWorker(() => {})
  expect(container.register).not.toHaveBeenCalled()
})
