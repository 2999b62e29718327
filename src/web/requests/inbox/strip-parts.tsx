/** What the lines of the strip of days share. */
import type { ReactNode } from 'react'

export const stripCell = 'h-[30px] border-t border-l border-line px-1 text-center'

export function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="truncate border-t border-line pl-3.5 text-left font-normal text-muted">
      {children}
    </th>
  )
}
