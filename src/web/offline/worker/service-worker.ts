/** The service worker itself: connects the browser's events to their handlers. Built into /sw.js. */
import { takeOverMessage } from '../take-over-message.ts'
import type { WorkerParts } from './kept-reads.ts'
import { routeRequest } from './route-request.ts'
import { dropOldShells, installShell, type Shell } from './shell.ts'
import { type MessageParts, type OpenPage, openMessage, showMessage } from './show-message.ts'

/** The worker types used here; the types of pages and of workers exclude each other. */
type Lasting = { waitUntil(work: Promise<unknown>): void }
type Fetching = { request: Request; respondWith(answer: Promise<Response>): void }
type Pushed = Lasting & { data: { text(): string } | null }
type Told = Lasting & { data: unknown }
type Clicked = Lasting & { notification: { data: { link?: unknown } | null; close(): void } }
type WorkerWorld = {
  addEventListener(name: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(name: 'fetch', listen: (event: Fetching) => void): void
  addEventListener(name: 'message', listen: (event: Told) => void): void
  addEventListener(name: 'push', listen: (event: Pushed) => void): void
  addEventListener(name: 'notificationclick', listen: (event: Clicked) => void): void
  skipWaiting(): Promise<void>
  registration: {
    showNotification: MessageParts['show']
    pushManager?: { getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null> }
  }
  clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>
    openWindow(address: string): Promise<unknown>
  }
}

/** Written in by the build. */
declare const builtShell: Shell
const shell = builtShell

const world = self as unknown as WorkerWorld
const parts: WorkerParts = {
  origin: location.origin,
  caches,
  fetch: (request) => fetch(request),
  now: () => Date.now(),
  // Messages are for whoever is signed in: the push service then answers "gone", and the server drops the device.
  endMessages: async () => {
    const subscription = await world.registration.pushManager?.getSubscription()
    await subscription?.unsubscribe()
  },
}

const messages: MessageParts = {
  origin: location.origin,
  show: (title, options) => world.registration.showNotification(title, options),
  listPages: () => world.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (address) => world.clients.openWindow(address),
}

world.addEventListener('install', (event) => {
  event.waitUntil(installShell(parts, shell).then(() => world.skipWaiting()))
})

world.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells(parts, shell).then(() => world.clients.claim()))
})

world.addEventListener('message', (event) => {
  if (event.data === takeOverMessage) event.waitUntil(world.clients.claim())
})

world.addEventListener('fetch', (event) => {
  const answer = routeRequest(parts, shell, event.request)
  if (answer) event.respondWith(answer)
})

world.addEventListener('push', (event) => {
  event.waitUntil(showMessage(messages, event.data?.text()))
})

world.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openMessage(messages, event.notification.data?.link))
})
