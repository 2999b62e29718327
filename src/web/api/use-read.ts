/** Reads a call of the contract into the cache, under its own name, so that pushed topics find it. */
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Answer, Api, CallName } from '../../contract/api.ts'
import type { Route, Topic } from '../../contract/route.ts'
import { ApiError, type CallArguments, callApi, type FileCallName, isUnauthorized } from './call.ts'
import { loadCalls } from './calls.ts'
import { sendToSignIn } from './send-to-sign-in.ts'

type ReadName = Exclude<
  { [Name in CallName]: Api[Name]['method'] extends 'GET' ? Name : never }[CallName],
  FileCallName
>

type ReadOptions = {
  /** Waits until what it needs is known. */
  enabled?: boolean
  /** A stranger gets null instead of being sent to sign in. */
  on401?: 'throw' | 'return-null'
}

export function useRead<Name extends ReadName>(name: Name, given: CallArguments<Name>, options: ReadOptions = {}) {
  return useQuery<Answer<Api[Name]> | null, Error, Answer<Api[Name]> | null>({
    queryKey: [name, given],
    enabled: options.enabled ?? true,
    queryFn: async () => {
      try {
        return await callApi(name, given)
      } catch (error) {
        if (options.on401 === 'return-null' && error instanceof ApiError && error.status === 401) return null
        if (isUnauthorized(error)) sendToSignIn()
        throw error
      }
    },
  })
}

/** Refetches what reads one of these topics: at once if it is on screen, else when it is next shown. */
export async function refreshTopics(client: QueryClient, stale: readonly Topic[]): Promise<void> {
  const calls: Partial<Record<string, Route>> = await loadCalls()
  const topics = new Set(stale)
  client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => calls[String(name)]?.reads?.some((topic) => topics.has(topic)) ?? false,
  })
}

/** Refetches what a change made stale. */
export async function refreshAfter(client: QueryClient, change: CallName): Promise<void> {
  const calls = await loadCalls()
  await refreshTopics(client, calls[change].changes ?? [])
}
