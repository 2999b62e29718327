/** The bell: how many of my requests are pending, whether there are unread messages, and the messages themselves. */
import { Bell, Check, CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Notification } from '../../contract/activity.ts'
import { plural } from '../../engine/text/plural.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { formatAgo } from '../text/moments.ts'
import { CountBadge } from '../ui/badge.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LatePopover } from '../ui/late.tsx'
import { Reading } from './reading.tsx'

export function RequestBell() {
  const [isOpen, setIsOpen] = useState(false)
  const requests = useRead('myRequests', {})
  const pending = (requests.data ?? []).filter((request) => request.status === 'pending').length
  const unread = (useRead('myNotifications', {}).data ?? []).filter(({ readAt }) => readAt === null).length
  const label = ['Notifications', pending > 0 && plural(pending, 'pending request'), unread > 0 && `${unread} unread`]
    .filter(Boolean)
    .join(', ')
  return (
    <LatePopover
      label="Notifications"
      open={isOpen}
      onOpenChange={setIsOpen}
      align="end"
      className="w-92! p-0!"
      trigger={
        <button
          type="button"
          aria-label={label}
          className="flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-control px-1.5 text-muted hover:bg-surface hover:text-text touch:h-11 touch:min-w-11 touch:px-2"
        >
          <span className="relative">
            <Bell className="size-4.5" />
            {unread > 0 && <UnreadDot />}
          </span>
          <CountBadge count={pending} />
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
    </LatePopover>
  )
}

/** There are unread messages, whatever the number of pending requests, which stands beside the bell. */
function UnreadDot() {
  return (
    <span
      data-unread
      aria-hidden="true"
      className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-bad ring-2 ring-raised"
    />
  )
}

/** My messages, newest first; unread ones are marked and can be read one by one or all at once. */
function NotificationList({ onLeave }: { onLeave: () => void }) {
  const read = useRead('myNotifications', {})
  return (
    <>
      <Head notifications={read.data ?? []} />
      <Reading read={read} what="Your notifications">
        {(notifications) =>
          notifications.length === 0 ? (
            <p className="px-4 pb-4 text-muted">
              Nothing new. Decisions on your requests and changes to your shifts appear here.
            </p>
          ) : (
            <ul aria-label="What happened" className="flex max-h-90 flex-col overflow-y-auto border-t border-line">
              {notifications.map((notification) => (
                <NotificationRow key={notification.id} notification={notification} onLeave={onLeave} />
              ))}
            </ul>
          )
        }
      </Reading>
    </>
  )
}

function Head({ notifications }: { notifications: Notification[] }) {
  const readAll = useChange('readNotifications')
  const unread = notifications.filter(({ readAt }) => readAt === null).length
  return (
    <header className="flex min-h-12 items-center gap-2 py-2 pr-2 pl-4">
      <h2 className="flex-1 text-14 font-semibold">Notifications</h2>
      {unread > 0 && (
        <Button
          size="dense"
          className="touch:h-11"
          variant="quiet"
          loading={readAll.isPending}
          loadingLabel="Marking..."
          onClick={() => readAll.mutate({})}
          icon={<CheckCheck />}
        >
          Mark all as read
        </Button>
      )}
    </header>
  )
}

function NotificationRow({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const { id, text, link, at, readAt } = notification
  const read = useChange('readNotification')
  const isUnread = readAt === null
  const markRead = () => isUnread && read.mutate({ params: { id } })
  const open = () => {
    markRead()
    onLeave()
  }
  const words = joinClasses('block', isUnread && 'font-semibold')
  return (
    <li
      className={joinClasses(
        'flex items-start gap-2 border-b border-line py-2.5 pr-2 pl-4 last:border-b-0',
        isUnread && 'bg-accent-soft',
      )}
    >
      <span className="min-w-0 flex-1">
        {isUnread && <span className="sr-only">New: </span>}
        {link ? (
          <Link href={link} onClick={open} className={joinClasses(words, 'hover:underline')}>
            {text}
          </Link>
        ) : (
          <span className={words}>{text}</span>
        )}
        <time dateTime={at} className="text-12 text-muted">
          {formatAgo(at)}
        </time>
      </span>
      {isUnread && (
        <IconButton
          label={`Mark as read: ${text}`}
          icon={<Check />}
          size="dense"
          className="touch:-my-2 touch:size-11"
          variant="quiet"
          loading={read.isPending}
          onClick={markRead}
        />
      )}
    </li>
  )
}
