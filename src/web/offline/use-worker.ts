/** Keeps the last answers on the device while somebody is signed in, and never shows a page of before the sign-out. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startWorker } from './worker-registration.ts'

export function useWorker(): void {
  const client = useQueryClient()
  useEffect(() => startWorker(() => void client.refetchQueries({ type: 'active' })), [client])
  useEffect(() => {
    // Going back after signing out would bring the page back as it was, with everything on it.
    const loadAnew = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload()
    }
    window.addEventListener('pageshow', loadAnew)
    return () => window.removeEventListener('pageshow', loadAnew)
  }, [])
}
