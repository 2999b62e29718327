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
  /** After the actions: a button with a menu or a deed of its own. */
  children?: ReactNode
}

export function QuickActions({ actions, children }: QuickActionsProps) {
  return (
    <Card title="Quick actions">
      <nav
        aria-label="Quick actions"
        className="-mx-2.5 -mt-1.5 -mb-2.5 grid grid-cols-2 tablet:max-desktop:grid-cols-3"
      >
        {actions.map((action) => (
          <Action key={action.label} {...action} />
        ))}
        <div className={buttonsAsActions}>{children}</div>
      </nav>
    </Card>
  )
}

/** Buttons that bring their own frame look like the other actions. */
const buttonsAsActions =
  'contents [&>button]:h-auto! [&>button]:min-h-10 [&>button]:justify-start! [&>button]:gap-2.5! [&>button]:rounded-inner! ' +
  '[&>button]:border-transparent! [&>button]:bg-transparent! [&>button]:px-2.5! [&>button]:hover:bg-surface! ' +
  '[&>button]:max-tablet:min-h-11 [&_.lucide]:text-accent-text!'

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
