/** How tall the rows are, remembered in this browser. */
import { useState } from 'react'

export const densities = ['compact', 'regular', 'relaxed'] as const
export type Density = (typeof densities)[number]

/** Row heights in pixels. */
export const rowHeights: Record<Density, number> = { compact: 22, regular: 24, relaxed: 32 }

const keptAs = 'evenshift.roster-density'

export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => densities.find((known) => known === readKept()) ?? 'regular')
  const choose = (chosen: Density) => {
    setDensity(chosen)
    try {
      localStorage.setItem(keptAs, chosen)
    } catch {
      // A browser that keeps nothing still shows what was chosen.
    }
  }
  return [density, choose]
}

function readKept(): string | null {
  try {
    return localStorage.getItem(keptAs)
  } catch {
    return null
  }
}
