/** Reads a call of the contract into the cache, under its own name, so pushed topics find it. */
import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Api, CallName } from '../../contract/api.ts'
import type { Topic } from '../../contract/topics.ts'
import { ApiError, type CallAnswer, type CallArguments, callApi, type FileCallName, isUnauthorized } from './call.ts'
import { calls } from './calls.ts'
import { sendToSignIn } from './send-to-sign-in.ts'

type ReadName = Exclude<
  { [Name in CallName]: Api[Name]['method'] extends 'GET' ? Name : never }[CallName],
  FileCallName
>

type ReadOptions = {
  /** Waits until what it needs is known. */
  enabled?: boolean
  /** A visitor gets null instead of being sent to sign in. */
  on401?: 'throw' | 'return-null'
  /** Secondary content: refetched last after a change. */
  canWait?: boolean
  /** Costs seconds on the server: given up when no one is looking. */
  isCostly?: boolean
  /** For pages without pushed changes: seconds after which it's fetched again. */
  everySeconds?: number
}

export function useRead<Name extends ReadName>(name: Name, given: CallArguments<Name>, options: ReadOptions = {}) {
  return useQuery<CallAnswer<Name> | null, Error, CallAnswer<Name> | null>({
    queryKey: [name, given],
    enabled: options.enabled ?? true,
    ...(options.everySeconds && { refetchInterval: options.everySeconds * 1000, refetchIntervalInBackground: true }),
    meta: { canWait: options.canWait ?? false },
    queryFn: async (query) => {
      try {
        // Reading the signal makes the query end with its last observer.
        return await callApi(name, given, options.isCostly ? query.signal : undefined)
      } catch (error) {
        if (options.on401 === 'return-null' && error instanceof ApiError && error.status === 401) return null
        if (isUnauthorized(error)) sendToSignIn()
        throw error
      }
    },
  })
}

/** Starts a read that is likely to be wanted next, such as when the pointer reaches the button that opens it. */
export function useReadAhead() {
  const client = useQueryClient()
  return useCallback(
    <Name extends ReadName>(name: Name, given: CallArguments<Name>): void => {
      void client.prefetchQuery({ queryKey: [name, given], queryFn: () => callApi(name, given) })
    },
    [client],
  )
}

/** Refetches what reads one of these topics: right away if it's on screen, otherwise when it's next shown. */
export function refreshTopics(client: QueryClient, stale: readonly Topic[]): void {
  const topics = new Set(stale)
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey: [name] }) => readsOf(name).some((topic) => topics.has(topic)))
  for (const query of queries) query.invalidate()
  const waiting = queries.filter(({ meta }) => meta?.canWait)
  void Promise.all(queries.filter((query) => !waiting.includes(query)).map(refetch)).then(() => waiting.map(refetch))
}

/** None for what else is in the cache. */
function readsOf(name: unknown): readonly Topic[] {
  return (typeof name === 'string' && Object.hasOwn(calls, name) && calls[name as CallName].reads) || []
}

/** Waits for pending responses of a call, so that what follows uses the newest. */
export async function whenRead(client: QueryClient, name: ReadName): Promise<void> {
  const reading = client.getQueryCache().findAll({ queryKey: [name], fetchStatus: 'fetching' })
  await Promise.all(reading.map((query) => query.promise?.catch(() => {})))
}

const repeating = new WeakSet<Query>()

/**
 * A pending response may predate the change: it is shown, and then read again. Dropping it instead
 * would leave a screen outdated for as long as changes keep coming.
 */
async function refetch(query: Query): Promise<void> {
  if (query.state.fetchStatus !== 'idle') {
    if (repeating.has(query)) return
    repeating.add(query)
    await query.promise?.catch(() => {})
    repeating.delete(query)
    query.invalidate()
  }
  if (query.isActive() && !query.isDisabled()) await query.fetch().catch(() => {})
}

/** Refetches what a change made stale. */
export function refreshAfter(client: QueryClient, change: CallName): void {
  refreshTopics(client, calls[change].changes ?? [])
}
