/** Registers the service worker, and detects new versions. */
import { takeOverMessage } from './take-over-message.ts'

let isNewer = false
const listeners = new Set<() => void>()

export function hasNewVersion(): boolean {
  return isNewer
}

export function subscribeToVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `onFirst`: the worker is active for the first time; what was read before isn't kept yet. */
export function startWorker(onFirst: () => void): () => void {
  // Development has no worker, since files change all the time.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  let hadWorker = serviceWorker.controller !== null
  const onChange = () => {
    if (hadWorker) {
      isNewer = true
      for (const listener of listeners) listener()
    } else onFirst()
    hadWorker = true
  }
  serviceWorker.addEventListener('controllerchange', onChange)
  void register(serviceWorker)
  return () => serviceWorker.removeEventListener('controllerchange', onChange)
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  // Private windows and blocked storage refuse it; the product works without it.
  const registration = await serviceWorker.register('/sw.js').catch(() => undefined)
  // A page that loaded past the worker, as on a forced reload, would keep nothing.
  if (!serviceWorker.controller) registration?.active?.postMessage(takeOverMessage)
}

/** After the server was away it may be a newer one. */
export async function lookForNewVersion(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update().catch(() => {})
}
