/** The bell: how many of my requests are pending, and what happened that concerns me. */
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { CountBadge } from '../ui/badge.tsx'
import { Popover } from '../ui/popover.tsx'
import { NotificationList } from './notification-list.tsx'

export function RequestBell() {
  const [isOpen, setIsOpen] = useState(false)
  const requests = useRead('myRequests', {})
  const pending = (requests.data ?? []).filter((request) => request.status === 'pending').length
  const label = pending === 0 ? 'Notifications' : `Notifications, ${plural(pending, 'pending request')}`
  return (
    <Popover
      label="Notifications"
      open={isOpen}
      onOpenChange={setIsOpen}
      align="end"
      className="w-92! p-0!"
      trigger={
        <button
          type="button"
          aria-label={label}
          className="relative grid size-9 place-items-center rounded-control text-muted hover:bg-surface hover:text-text max-tablet:size-11"
        >
          <Bell aria-hidden="true" className="size-4.5" />
          <CountBadge count={pending} className="absolute top-[3px] right-0.5" />
        </button>
      }
    >
      <NotificationList onLeave={() => setIsOpen(false)} />
      <Link
        href="/vacation-requests"
        onClick={() => setIsOpen(false)}
        className="flex min-h-11 items-center border-t border-line px-4 font-control text-accent-text hover:underline"
      >
        {pending === 0 ? 'My requests' : `My requests, ${pending} pending`}
      </Link>
    </Popover>
  )
}
