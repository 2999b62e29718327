/** The service worker itself: connects the browser's events to what is done about them. Built into /sw.js. */
import type { WorkerParts } from './kept-reads.ts'
import { routeRequest } from './route-request.ts'
import { dropOldShells, installShell, type Shell } from './shell.ts'

/** The part of a worker's world that is used here; the types of pages and of workers exclude each other. */
type Lasting = { waitUntil(work: Promise<unknown>): void }
type Fetching = { request: Request; respondWith(answer: Promise<Response>): void }
type WorkerWorld = {
  addEventListener(name: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(name: 'fetch', listen: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
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
}

world.addEventListener('install', (event) => {
  event.waitUntil(installShell(parts, shell).then(() => world.skipWaiting()))
})

world.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells(parts, shell).then(() => world.clients.claim()))
})

world.addEventListener('fetch', (event) => {
  const answer = routeRequest(parts, shell, event.request)
  if (answer) event.respondWith(answer)
})
