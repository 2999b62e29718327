/** The cache: queries never go stale by themselves, are not polled, refetched on focus or retried; the server pushes. */
import { QueryClient } from '@tanstack/react-query'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Also without a network: the service worker answers from what it kept.
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      // Refused at once without a network, instead of waiting unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
