/** A part of the physician's page: its title, a word at the end of the title's line, and what it shows. */
import type { ReactNode } from 'react'

export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-16 font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
