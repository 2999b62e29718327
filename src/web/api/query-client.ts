/** The cache: queries never go stale by themselves, and aren't polled, refetched on focus, or retried; the server pushes. */
import { QueryClient } from '@tanstack/react-query'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Even without a network: the service worker answers from its copies.
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      // Refused right away without a network, instead of waiting unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
