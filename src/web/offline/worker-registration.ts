/** Puts the service worker to work, and knows when it brought a new version. */

let isNewer = false
const listeners = new Set<() => void>()

export function hasNewVersion(): boolean {
  return isNewer
}

export function subscribeToVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `onFirst`: the worker is there for the first time; what was read before it came is not kept yet. */
export function startWorker(onFirst: () => void): () => void {
  // In development files change all the time, and there is no worker.
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
  // Private windows and blocked storage refuse it; the product works without.
  void serviceWorker.register('/sw.js').catch(() => {})
  return () => serviceWorker.removeEventListener('controllerchange', onChange)
}

/** After the server was away it may be a newer one. */
export async function lookForNewVersion(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update().catch(() => {})
}
