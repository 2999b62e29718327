/** Keeps the last answers on the device while someone is signed in, and never shows an old page after sign-out. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startWorker } from './worker-registration.ts'

/** `isCalm`: the page has what it asked for. Keeping a copy of everything would hold it up on a slow connection. */
export function useWorker(isCalm: boolean): void {
  const client = useQueryClient()
  useEffect(
    () => (isCalm ? startWorker(() => void client.refetchQueries({ type: 'active' })) : undefined),
    [client, isCalm],
  )
  useEffect(() => {
    // Going back after signing out would restore the page with everything on it.
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload()
    }
    window.addEventListener('pageshow', reload)
    return () => window.removeEventListener('pageshow', reload)
  }, [])
}
