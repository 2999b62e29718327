/** The way to a shift: its number stands in the address of whatever page is open, and a sheet over the page shows it. */
import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

const parameter = 'shift'

/** Kept with the step in the browser's history, so that closing the sheet takes the same way as the way back. */
const openedHere = { opensShift: true }

export function useShiftInAddress(): number | undefined {
  return Number(new URLSearchParams(useSearch()).get(parameter)) || undefined
}

/** The page as it is, with the sheet of the shift over it. */
function addressWith(path: string, search: string, shiftId: number): string {
  const next = new URLSearchParams(search)
  next.set(parameter, String(shiftId))
  return `${path}?${next}`
}

/** Goes back to where the shift was opened; a link from outside has no such place, and the page under the sheet stays. */
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
