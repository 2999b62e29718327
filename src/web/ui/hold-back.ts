// The way back, on a phone the system's, first closes what is open over the page, or asks about what isn't saved.
import { useLayoutEffect, useRef } from 'react'

/*
 * While something holds it, the history has a second entry of the same page: going back leads to the first one, and the page
 * stays. What closes in another way leaves the second entry for whatever opens next, because going back on its own could
 * undo a navigation that has just begun. With nothing open, both entries are one step back.
 */
type Holder = { onBack: () => void }

const holders: Holder[] = []

/** The page whose second entry is the current one, and its address, in which a tab or a filter may have changed since. */
let heldPage: string | undefined
let heldAddress: string | undefined

let isLeaving = false

function isHeld(): boolean {
  return (window.history.state as { holdsBack?: boolean } | null)?.holdsBack === true
}

function noteEntry(): void {
  heldPage = isHeld() ? window.location.pathname : undefined
  heldAddress = isHeld() ? window.location.href : undefined
}

function hold(): void {
  if (!isHeld()) window.history.pushState({ ...window.history.state, holdsBack: true }, '', window.location.href)
}

/** A filter that changed in the address leaves the entry what it is. */
function keepHeld(): void {
  const isSamePage = heldPage === window.location.pathname
  if (isSamePage && !isHeld()) window.history.replaceState({ ...window.history.state, holdsBack: true }, '')
  noteEntry()
}

function goneBack(): void {
  const [from, address] = [heldPage, heldAddress]
  noteEntry()
  if (isLeaving || from === undefined || heldPage !== undefined) {
    isLeaving = false
    return
  }
  const last = holders.at(-1)
  if (last) {
    // The page stays as it is: nothing but what is on top closes.
    if (from === window.location.pathname) window.history.replaceState(window.history.state, '', address)
    last.onBack()
    // What stays open, or asks, holds it again.
    setTimeout(() => holders.length > 0 && hold())
  } else if (from === window.location.pathname) window.history.back()
}

noteEntry()
window.addEventListener('popstate', goneBack)
// wouter reports these.
window.addEventListener('pushState', noteEntry)
window.addEventListener('replaceState', keepHeld)

/** As long as `isHolding`, going back calls `onBack` instead; of several, the last one's. */
export function useHoldBack(isHolding: boolean, onBack: () => void): void {
  const latest = useRef(onBack)
  useLayoutEffect(() => {
    latest.current = onBack
  })
  useLayoutEffect(() => {
    if (!isHolding) return
    const holder = { onBack: () => latest.current() }
    holders.push(holder)
    hold()
    return () => void holders.splice(holders.indexOf(holder), 1)
  }, [isHolding])
}

/** To the page before this one, whatever holds it. */
export function leaveBack(): void {
  isLeaving = true
  window.history.go(isHeld() ? -2 : -1)
}
