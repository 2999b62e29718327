/** Links to a shift: its id is in the address of the current page, and a sheet over the page shows it. */
import { type ReactNode, useLayoutEffect } from 'react'
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

/** A link from elsewhere opens page and sheet in one: the page gets an entry of its own, so the way back closes the sheet only. */
export function useShiftEntry(): void {
  useLayoutEffect(() => {
    if (window.history.state?.opensShift) return
    const { pathname, search } = window.location
    const page = new URLSearchParams(search)
    page.delete(parameter)
    navigate(`${pathname}${page.size > 0 ? `?${page}` : ''}`, { replace: true })
    navigate(`${pathname}${search}`, { state: openedHere })
  }, [])
}

/** Goes back to where the shift was opened. */
export function closeShift(): void {
  window.history.back()
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
