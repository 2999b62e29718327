// A small pill with a word, and which tone the words of the domain have; a tone never stands without its word.
import type { ReactNode } from 'react'
import { capitalize } from '../../engine/text/capital.ts'
import { joinClasses } from './join-classes.ts'

export type BadgeTone = 'accent' | 'accent-soft' | 'quiet' | 'warn' | 'bad' | 'good' | 'day' | 'outline'

const tones: Record<BadgeTone, string> = {
  accent: 'bg-accent text-on-accent',
  'accent-soft': 'bg-accent-soft text-accent-text',
  quiet: 'bg-quiet text-muted',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  good: 'bg-good-soft text-good',
  day: 'bg-day text-day-ink',
  outline: 'text-muted inset-ring inset-ring-line-strong',
}

interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'quiet', icon, className, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-fit min-h-5 shrink-0 items-center gap-1 rounded-full px-2 text-11 font-semibold whitespace-nowrap [&_.lucide]:size-3',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}

interface CountBadgeProps {
  count: number
  tone?: 'bad' | 'quiet'
  className?: string
}

/** The count on a bell or a tab: hidden at 0, "99+" above 99. */
export function CountBadge({ count, tone = 'bad', className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span
      className={joinClasses(
        'inline-block h-fit min-h-4 min-w-4 rounded-full px-1 text-center text-11 leading-[1.4545] font-semibold',
        tone === 'bad' ? 'bg-bad text-raised' : 'bg-quiet text-muted',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}

const statusTones: Record<string, BadgeTone> = {
  active: 'accent',
  approved: 'accent',
  draft: 'quiet',
  archived: 'quiet',
  completed: 'quiet',
  pending: 'warn',
  denied: 'bad',
  scheduled: 'day',
  confirmed: 'good',
}

/** A schedule's, shift's, or request's status; one without its own tone is quiet. `cancelled` is a value in the data. */
export function StatusBadge({ status }: { status: string }) {
  const words = status === 'cancelled' ? 'Canceled' : capitalize(status)
  return <Badge tone={statusTones[status] ?? 'quiet'}>{words}</Badge>
}

export function RoleBadge({ userRole }: { userRole: string }) {
  return <Badge tone={userRole === 'admin' ? 'accent' : 'quiet'}>{capitalize(userRole)}</Badge>
}
