/** The pages and forms a dashboard links to, with what is waiting there. */
import { BarChart3, BookUser, CalendarPlus, Ellipsis, Hand, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { RequestType } from '../../contract/requests.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LateMenu } from '../ui/late.tsx'

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
  /** After the actions: a button with a menu or its own action. */
  children?: ReactNode
}

export function QuickActions({ actions, children }: QuickActionsProps) {
  return (
    <Card title="Quick actions">
      <nav
        aria-label="Quick actions"
        className="-mx-2.5 -mt-1.5 -mb-2.5 grid grid-cols-2 max-tablet:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] tablet:max-desktop:grid-cols-3"
      >
        {actions.map((action) => (
          <Action key={action.label} {...action} />
        ))}
        <div className={buttonsAsActions}>{children}</div>
      </nav>
    </Card>
  )
}

/** Buttons with their own frame look like the other actions. */
const buttonsAsActions =
  'contents [&>button]:h-auto! [&>button]:min-h-10 [&>button]:justify-start! [&>button]:gap-2.5! [&>button]:rounded-inner! ' +
  '[&>button]:border-transparent! [&>button]:bg-transparent! [&>button]:px-2.5! [&>button]:hover:bg-surface! ' +
  '[&>button]:touch:min-h-11 [&_.lucide]:text-accent-text!'

function Action({ to, onClick, label, icon, count = 0, countLabel, onWideScreensOnly }: QuickAction) {
  const classes = joinClasses(
    'flex min-h-10 items-center gap-2.5 rounded-inner px-2.5 py-2 text-left font-control transition-colors hover:bg-surface touch:min-h-11 max-tablet:text-14 [&>.lucide]:text-accent-text',
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

/** The bar at the bottom of a phone: the two most common requests, and the rest behind three dots. */
export function PhoneActions({ onAsk, onWho }: { onAsk: (type: RequestType) => void; onWho: () => void }) {
  return (
    <aside
      aria-label="Requests"
      className="fixed inset-x-0 bottom-0 z-10 flex flex-wrap gap-2 border-t border-line-strong bg-raised px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:hidden"
    >
      <Button variant="primary" size="touch" className="flex-1" onClick={() => onAsk('timeoff')}>
        Request Time Off
      </Button>
      <Button size="touch" className="flex-1" onClick={() => onAsk('swap')}>
        Request Swap
      </Button>
      <LateMenu trigger={<IconButton size="touch" label="More" icon={<Ellipsis />} />}>
        {({ MenuItem }) => (
          <>
            <MenuItem icon={<Phone />} onSelect={onWho}>
              Who’s on now
            </MenuItem>
            <MenuItem icon={<Hand />} to="/open-shifts">
              Open shifts
            </MenuItem>
            <MenuItem icon={<CalendarPlus />} onSelect={() => onAsk('pickup')}>
              Request pickup
            </MenuItem>
            <MenuItem icon={<BookUser />} to="/directory">
              Directory
            </MenuItem>
            <MenuItem icon={<BarChart3 />} to="/stats">
              View Stats
            </MenuItem>
          </>
        )}
      </LateMenu>
    </aside>
  )
}
