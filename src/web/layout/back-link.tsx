/** The way back, above a page's title. */
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      href={to}
      className="mb-1 inline-flex min-h-6 items-center gap-1 text-muted hover:text-text hover:underline print:hidden"
    >
      <ArrowLeft className="size-3.5" />
      {children}
    </Link>
  )
}
