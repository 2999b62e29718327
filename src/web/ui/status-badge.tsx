// Badges for the words of the domain: which status and which role has which tone.
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

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** A schedule's, shift's or request's status; one without a tone of its own is quiet. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={statusTones[status] ?? 'quiet'}>{capitalise(status)}</Badge>
}

export function RoleBadge({ userRole }: { userRole: string }) {
  return <Badge tone={userRole === 'admin' ? 'accent' : 'quiet'}>{capitalise(userRole)}</Badge>
}
