/** Links to a shift: its id is in the address of the current page, and a sheet over the page shows it. */
import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

const parameter = 'shift'

/** Kept with the history entry, so closing the sheet goes back. */
const openedHere = { opensShift: true }

export function useShiftInAddress(): number | undefined {
  return Number(new URLSearchParams(useSearch()).get(parameter)) || undefined
}

/** The current page, with the shift's sheet over it. */
function addressWith(path: string, search: string, shiftId: number): string {
  const next = new URLSearchParams(search)
  next.set(parameter, String(shiftId))
  return `${path}?${next}`
}

/** Goes back to where the shift was opened; a link from outside has no such entry, so the page under the sheet stays. */
export function closeShift(): void {
  if (window.history.state?.opensShift) {
    window.history.back()
    return
  }
  const next = new URLSearchParams(window.location.search)
  next.delete(parameter)
  navigate(`${window.location.pathname}${next.size > 0 ? `?${next}` : ''}`, { replace: true })
}

type ShiftLinkProps = { shiftId: number; className?: string; children: ReactNode }

export function ShiftLink({ shiftId, className, children }: ShiftLinkProps) {
  const [path] = useLocation()
  const search = useSearch()
  return (
    <Link href={addressWith(path, search, shiftId)} state={openedHere} className={className}>
      {children}
    </Link>
  )
}
