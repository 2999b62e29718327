// What a list shows when there is nothing in it yet: what is missing, and the next step.
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The button or link with the next step. */
  action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-7 text-center [&>.lucide]:mb-2.5 [&>.lucide]:size-6 [&>.lucide]:text-faint">
      {icon}
      <div className="text-14 font-semibold">{title}</div>
      {children && <div className="mt-0.5 max-w-prose text-balance text-muted">{children}</div>}
      {action && <div className="mt-3.5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
