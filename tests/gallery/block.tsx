// One row of the gallery: a part's name and the part itself.
import type { ReactNode } from 'react'

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-2 border-t border-line pt-4 pb-4.5 tablet:grid-cols-[92px_minmax(0,1fr)]">
      <h2 className="text-12 leading-5 font-medium text-muted">{title}</h2>
      <div className="flex min-w-0 flex-col gap-2.5">{children}</div>
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>
}
