// The name of a key, drawn as a key.
import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-4.5 rounded-chip border border-line-strong bg-raised px-1 text-center font-sans text-11 leading-4 text-muted">
      {children}
    </kbd>
  )
}
