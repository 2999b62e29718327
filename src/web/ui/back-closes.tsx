// On phones a dialog is a sheet, and the system's way back closes it instead of leaving the page.
import { useEffect, useEffectEvent } from 'react'

/** Sheets have numbers that grow, also over a reload: entries of the browser's history outlive the page. */
let lastSheet = Date.now()
const openSheets = new Set<number>()

/** Stands inside a dialog for as long as it is open. */
export function BackCloses({ onBack }: { onBack: () => void }) {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!window.matchMedia('(width < 760px)').matches) return
    lastSheet += 1
    const own = lastSheet
    const hear = () => {
      if (sheetHere() < own) close()
    }
    openSheets.add(own)
    window.history.pushState({ ...window.history.state, sheet: own }, '')
    window.addEventListener('popstate', hear)
    return () => {
      window.removeEventListener('popstate', hear)
      openSheets.delete(own)
      // Not at once: what closed it may lead to another page.
      setTimeout(() => sheetHere() === own && window.history.back())
    }
  }, [])
  return null
}

/** The sheet of the current entry of the browser's history; 0 without one. */
function sheetHere(): number {
  return window.history.state?.sheet ?? 0
}

// A link in a sheet leaves its entry behind, and the way back leaves it ahead: neither is a place to be.
window.addEventListener('popstate', () => {
  if (sheetHere() > 0 && !openSheets.has(sheetHere())) window.history.back()
})
