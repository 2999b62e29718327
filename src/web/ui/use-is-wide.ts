/** How much room the screen or an element has, where the style sheet alone cannot tell what is shown. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

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

/** The width of an element in pixels, so that a picture is drawn in the size in which it is seen. */
export function useWidth<Box extends HTMLElement>(before: number) {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(before)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}
