// Badges for the words of the domain: which status and which role has which tone.
import { capitalize } from '../../engine/text/capital.ts'
import { Badge, type BadgeTone } from './badge.tsx'

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

/** A schedule's, shift's or request's status; one without a tone of its own is quiet. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={statusTones[status] ?? 'quiet'}>{capitalize(status)}</Badge>
}

export function RoleBadge({ userRole }: { userRole: string }) {
  return <Badge tone={userRole === 'admin' ? 'accent' : 'quiet'}>{capitalize(userRole)}</Badge>
}
