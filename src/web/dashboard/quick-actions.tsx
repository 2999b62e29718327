/** Links to the pages that a dashboard leads to, with what waits there. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'

export type QuickAction = {
  to: string
  label: string
  icon: ReactNode
  /** Shown as a badge above 0. */
  count?: number
  /** What the count counts: "pending". */
  countLabel?: string
  /** Left out on phones. */
  onWideScreensOnly?: boolean
}

export function QuickActions({ actions }: { actions: QuickAction[] }) {
  return (
    <Card title="Quick actions">
      <nav aria-label="Quick actions" className="-mx-2.5 -mt-1.5 -mb-2.5 grid grid-cols-2">
        {actions.map((action) => (
          <Link
            key={action.label}
            href={action.to}
            className={joinClasses(
              'flex min-h-10 items-center gap-2.5 rounded-inner px-2.5 py-2 font-control transition-colors hover:bg-surface max-tablet:min-h-11 max-tablet:text-14 [&>.lucide]:text-accent-text',
              action.onWideScreensOnly && 'max-tablet:hidden',
            )}
          >
            {action.icon}
            {action.label}
            {action.count !== undefined && action.count > 0 && (
              <Badge tone="accent-soft">
                {action.count}
                <span className="sr-only"> {action.countLabel}</span>
              </Badge>
            )}
          </Link>
        ))}
      </nav>
    </Card>
  )
}
