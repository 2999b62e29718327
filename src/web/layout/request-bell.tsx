/** The bell: how many of my requests are pending, and what happened that concerns me. */
import { Bell } from 'lucide-react'
import { Link } from 'wouter'
import type { Notification } from '../../contract/activity.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { sayAgo } from '../text/dates.ts'
import { CountBadge } from '../ui/badge.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Popover } from '../ui/popover.tsx'
import { Reading } from './reading.tsx'

export function RequestBell() {
  const requests = useRead('myRequests', {})
  const pending = (requests.data ?? []).filter((request) => request.status === 'pending').length
  const label =
    pending === 0 ? 'Notifications' : `Notifications, ${pending} pending ${pending === 1 ? 'request' : 'requests'}`
  return (
    <Popover
      label="Notifications"
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
      <NotificationList />
      <Link href="/vacation-requests" className="mt-2 block font-control text-accent-text hover:underline">
        {pending === 0 ? 'My requests' : `My requests, ${pending} pending`}
      </Link>
    </Popover>
  )
}

function NotificationList() {
  const read = useRead('myNotifications', {})
  return (
    <Reading read={read} what="Your notifications">
      {(notifications) =>
        notifications.length === 0 ? (
          <p className="text-muted">Nothing new. Decisions on your requests and changes of your shifts appear here.</p>
        ) : (
          <ul className="flex max-h-90 flex-col overflow-y-auto">
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
        )
      }
    </Reading>
  )
}

function NotificationRow({ notification }: { notification: Notification }) {
  const read = useChange('readNotification')
  const isUnread = notification.readAt === null
  const open = () => isUnread && read.mutate({ params: { id: notification.id } })
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <Link
        href={notification.link ?? '/'}
        onClick={open}
        className={joinClasses('block hover:underline', isUnread && 'font-semibold')}
      >
        {notification.text}
      </Link>
      <span className="text-12 text-muted">{sayAgo(notification.at)}</span>
    </li>
  )
}
