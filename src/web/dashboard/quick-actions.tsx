/** The places and forms that a dashboard leads to, with what waits there. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'

export type QuickAction = {
  label: string
  icon: ReactNode
  /** Shown as a badge above 0. */
  count?: number
  /** What the count counts: "pending". */
  countLabel?: string
  /** Left out on phones. */
  onWideScreensOnly?: boolean
} & ({ to: string; onClick?: undefined } | { onClick: () => void; to?: undefined })

type QuickActionsProps = {
  actions: readonly QuickAction[]
  /** Below the actions: those that open a menu of their own. */
  children?: ReactNode
}

export function QuickActions({ actions, children }: QuickActionsProps) {
  return (
    <Card title="Quick actions">
      <nav aria-label="Quick actions" className="-mx-2.5 -mt-1.5 -mb-2.5 grid grid-cols-2">
        {actions.map((action) => (
          <Action key={action.label} {...action} />
        ))}
      </nav>
      {children && <div className="mt-4 flex flex-wrap gap-2">{children}</div>}
    </Card>
  )
}

function Action({ to, onClick, label, icon, count = 0, countLabel, onWideScreensOnly }: QuickAction) {
  const classes = joinClasses(
    'flex min-h-10 items-center gap-2.5 rounded-inner px-2.5 py-2 text-left font-control transition-colors hover:bg-surface max-tablet:min-h-11 max-tablet:text-14 [&>.lucide]:text-accent-text',
    onWideScreensOnly && 'max-tablet:hidden',
  )
  const words = (
    <>
      {icon}
      {label}
      {count > 0 && (
        <Badge tone="accent-soft">
          {count}
          <span className="sr-only"> {countLabel}</span>
        </Badge>
      )}
    </>
  )
  return to === undefined ? (
    <button type="button" onClick={onClick} className={classes}>
      {words}
    </button>
  ) : (
    <Link href={to} className={classes}>
      {words}
    </Link>
  )
}
