/** Keeps the last answers of some reads for one person, serves them if the server can't be reached, and deletes them. */
import { asOfHeader, findKeptCall, type KeptCall } from '../kept-calls.ts'

export type WorkerParts = {
  origin: string
  caches: CacheStorage
  fetch: (request: Request) => Promise<Response>
  now: () => number
  /** Ends the device's message subscription. */
  endMessages: () => Promise<void>
}

export const readsCache = 'reads'
/** Whose answers these are, stored under an address that no call has. */
const ownerKey = '/kept-for'
/** Milliseconds after which an answer is too old, and has been on a device for too long. */
const longestKept = 14 * 24 * 3_600_000
/** The proxy reports that the server is gone, starting, or stopping. */
const unreachable = new Set([502, 503, 504])

type Owner = { id: number; role: string /** 0: as long as anybody. */; minutes: number }

/** The server's answer if there is one; else the kept one, marked with its time. */
export async function answerRead(parts: WorkerParts, request: Request): Promise<Response> {
  const call = findKeptCall(pathOf(request))
  const live = await parts.fetch(request).catch(() => undefined)
  if (live && !unreachable.has(live.status)) {
    if (live.status === 401) await forgetReads(parts)
    else if (call && live.ok) await keep(parts, call, request, live.clone())
    return live
  }
  return (await findKept(parts, request)) ?? live ?? Response.error()
}

export async function forgetReads({ caches }: Pick<WorkerParts, 'caches'>): Promise<void> {
  await caches.delete(readsCache)
}

async function keep(parts: WorkerParts, call: KeptCall, request: Request, answer: Response): Promise<void> {
  const text = await answer.text()
  const body: unknown = JSON.parse(text)
  if (call === 'currentUser') await changeOwner(parts, body)
  const cache = await parts.caches.open(readsCache)
  const owner = await readOwner(cache)
  // Without an owner no one could tell whose this is. For admins, the list of physicians contains far more than phone numbers.
  if (!owner || (call === 'listPhysicians' && owner.role === 'admin')) return
  if (call === 'myGroup') await writeOwner(cache, { ...owner, minutes: minutesIn(body) })
  const headers = { 'content-type': 'application/json', [asOfHeader]: new Date(parts.now()).toISOString() }
  await cache.put(keyOf(request), new Response(text, { headers }))
}

async function findKept(parts: WorkerParts, request: Request): Promise<Response | undefined> {
  const cache = await parts.caches.open(readsCache)
  const owner = await readOwner(cache)
  const kept = await cache.match(keyOf(request))
  if (!owner || !kept) return undefined
  const age = parts.now() - Date.parse(kept.headers.get(asOfHeader) ?? '')
  const limit = owner.minutes > 0 ? Math.min(longestKept, owner.minutes * 60_000) : longestKept
  if (age <= limit) return kept
  await forgetReads(parts)
  return undefined
}

/** Another person on the same device starts with nothing. */
async function changeOwner(parts: WorkerParts, body: unknown): Promise<void> {
  const { id, role } = body as { id: number; role: string }
  const before = await readOwner(await parts.caches.open(readsCache))
  if (before?.id === id && before.role === role) return
  await forgetReads(parts)
  await writeOwner(await parts.caches.open(readsCache), { id, role, minutes: 0 })
}

async function readOwner(cache: Cache): Promise<Owner | undefined> {
  return (await cache.match(ownerKey))?.json()
}

function writeOwner(cache: Cache, owner: Owner): Promise<void> {
  return cache.put(ownerKey, Response.json(owner))
}

/** The group's own limit for shared computers. */
function minutesIn(group: unknown): number {
  return (group as { settings?: { signOutAfterMinutes?: number } }).settings?.signOutAfterMinutes ?? 0
}

function keyOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

export function pathOf(request: Request): string {
  return new URL(request.url).pathname
}
