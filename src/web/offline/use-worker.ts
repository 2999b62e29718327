/** Keeps the last answers on the device while someone is signed in, and never shows an old page after sign-out. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { KeptCall } from './kept-calls.ts'
import { startWorker } from './worker-registration.ts'

export function useWorker(): void {
  const client = useQueryClient()
  useEffect(() => startWorker(() => void readAgain(client)), [client])
  useEffect(() => {
    // Going back after signing out would restore the page with everything on it.
    const loadAnew = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload()
    }
    window.addEventListener('pageshow', loadAnew)
    return () => window.removeEventListener('pageshow', loadAnew)
  }, [])
}

/** First who it is: before that, the worker couldn't tell whose data it is, and would keep nothing. */
async function readAgain(client: QueryClient): Promise<void> {
  await client.refetchQueries({ queryKey: ['currentUser' satisfies KeptCall], type: 'active' })
  await client.refetchQueries({ type: 'active' })
}
