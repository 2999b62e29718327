/** Which slide is shown: the next one every 4 seconds, unless paused, hovered, or focused. */
import { useEffect, useState } from 'react'

/** Milliseconds that a slide is shown. */
const slideTime = 4000

export type Carousel = {
  index: number
  show: (index: number) => void
  isPlaying: boolean
  togglePlaying: () => void
  /** Hovered or focused: it waits, but stays on. */
  hold: (isHeld: boolean) => void
}

export function useCarousel(slides: number): Carousel {
  const [index, show] = useState(0)
  const [isPlaying, setIsPlaying] = useState(() => !prefersReducedMotion())
  const [isHeld, hold] = useState(false)
  const isRunning = isPlaying && !isHeld
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => show((index + 1) % slides), slideTime)
    return () => clearTimeout(timer)
  }, [isRunning, index, slides])
  return { index, show, isPlaying, togglePlaying: () => setIsPlaying((was) => !was), hold }
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
