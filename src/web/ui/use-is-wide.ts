/** Whether there is room for a panel beside the list; below that it becomes a sheet. */
import { useSyncExternalStore } from 'react'

/** The `desktop` breakpoint of the style sheet, in pixels. */
const query = '(min-width: 1180px)'

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
