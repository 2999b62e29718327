/** How much room the screen has, where the style sheet alone cannot tell what is shown. */
import { useSyncExternalStore } from 'react'

/** Whether there is room for a panel beside the list; below that it becomes a sheet. */
export const useIsWide = watchMedia('(min-width: 1180px)')

/** Whether buttons that stand in a row elsewhere have to go into a menu. */
export const useIsPhone = watchMedia('(width < 760px)')

/** A hook for one of the style sheet's breakpoints, in pixels. */
function watchMedia(query: string): () => boolean {
  const subscribe = (onChange: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
