/** The frame of a working page: title row, then its content, at most 1280 px wide. */
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

type PageFrameProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** Above the title: the link back. */
  back?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function PageFrame({ title, subtitle, back, actions, children }: PageFrameProps) {
  return (
    <main className="mx-auto flex max-w-320 flex-col gap-5 px-4 py-5 tablet:px-8 tablet:py-6">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          {back}
          <h1 className="text-22 font-semibold tracking-title">{title}</h1>
          {subtitle && <p className="text-muted">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </header>
      {children}
    </main>
  )
}

/** The link back, above a page's title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      href={to}
      className="mb-1 inline-flex min-h-6 items-center gap-1 text-muted touch:-mt-2.5 touch:-mb-1.5 touch:min-h-11 hover:text-text hover:underline print:hidden"
    >
      <ArrowLeft className="size-3.5" />
      {children}
    </Link>
  )
}
