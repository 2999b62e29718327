/** Keeps the last answers of some reads for one person, serves them if the server can't be reached, and deletes them. */
import { parseReader, type Reader, readerHeader } from '../../../contract/reader.ts'
import { asOfHeader, findKeptCall } from '../kept-calls.ts'

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

type Owner = Reader & { /** 0: no limit of the group's own. */ minutes: number }

/** Counts how often everything was deleted. */
let deletions = 0
let lastTurn: Promise<unknown> = Promise.resolve()

/** One change at a time: a copy stored while everything is deleted would be lost. */
function takeTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(change)
  lastTurn = turn.catch(() => {})
  return turn
}

/** The server's answer if there is one; else the kept one, marked with its time. */
export async function answerRead(parts: WorkerParts, request: Request): Promise<Response> {
  const deletionsBefore = deletions
  const live = await parts.fetch(request).catch(() => undefined)
  if (!live || unreachable.has(live.status))
    return (await takeTurn(() => findKept(parts, request))) ?? live ?? Response.error()
  const copy = live.clone()
  await takeTurn(() => learnFrom(parts, request, copy, deletions > deletionsBefore))
  return live
}

export function forgetReads(parts: Pick<WorkerParts, 'caches'>): Promise<void> {
  return takeTurn(() => deleteReads(parts))
}

async function deleteReads({ caches }: Pick<WorkerParts, 'caches'>): Promise<void> {
  deletions += 1
  await caches.delete(readsCache)
}

/** `isOld`: asked before everything was deleted, so it says nothing about who is signed in now. */
async function learnFrom(parts: WorkerParts, request: Request, answer: Response, isOld: boolean): Promise<void> {
  if (answer.status === 401 && !isOld) return deleteReads(parts)
  const reader = parseReader(answer.headers.get(readerHeader))
  if (!answer.ok || !reader) return
  const before = await readOwner(await parts.caches.open(readsCache))
  const isSame = before?.id === reader.id && before.role === reader.role
  if (!isSame && isOld) return
  // Another person on the same device starts with nothing.
  if (!isSame) await deleteReads(parts)
  await keep(parts, request, answer, isSame ? before : { ...reader, minutes: 0 })
}

async function keep(parts: WorkerParts, request: Request, answer: Response, owner: Owner): Promise<void> {
  const text = await answer.text()
  const call = findKeptCall(pathOf(request))
  const cache = await parts.caches.open(readsCache)
  await writeOwner(cache, call === 'myGroup' ? { ...owner, minutes: minutesIn(JSON.parse(text)) } : owner)
  // For admins, the list of physicians contains far more than phone numbers.
  if (call === 'listPhysicians' && owner.role === 'admin') return
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
  await deleteReads(parts)
  return undefined
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
