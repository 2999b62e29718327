/** The width of an element in pixels, so that a picture is drawn in the size in which it is seen. */
import { useEffect, useRef, useState } from 'react'

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
