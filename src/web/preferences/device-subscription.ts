/** Web Push in this browser: whether it's supported, its subscription, and subscribing with the server's key. */

export type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } }

/** An iPhone only supports it once the product is on its home screen. */
export function canSubscribe(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Null: this browser gets no messages. */
export async function readSubscription(): Promise<string | null> {
  if (!canSubscribe()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/** Asks the person for permission; throws a sentence if it is denied. */
export async function subscribe(publicKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('This browser blocks notifications. Allow them for this site in its settings, then try again.')
  const registration = await navigator.serviceWorker.ready
  try {
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { endpoint, keys } = made.toJSON()
    return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } }
  } catch {
    throw new Error('This browser couldn’t turn on notifications. Check your connection, then try again.')
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** "Chrome on Android" */
export function nameOfDevice(userAgent: string): string {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser = 'Browser', system] = [find(browsers), find(systems)]
  return system ? `${browser} on ${system}` : browser
}
