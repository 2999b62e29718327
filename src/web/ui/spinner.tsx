// A turning ring that says something is under way: bare inside a control, with its words in a page.
import { joinClasses } from './join-classes.ts'

/** The bare ring; the control around it has the label. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      data-loading=""
      className={joinClasses('size-3.5 shrink-0 animate-turn stroke-current', className)}
    >
      <circle cx="8" cy="8" r="6.5" className="opacity-30" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" />
    </svg>
  )
}

export function InlineSpinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-2 text-muted">
      <Spinner />
      {label}
    </span>
  )
}

export function PageSpinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 p-8 text-muted">
      <Spinner className="size-6 text-accent" />
      {label}
    </div>
  )
}
