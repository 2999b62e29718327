/** What happened that concerns me, newest first; what I have not seen yet is marked, one by one or all at once. */
import { Check, CheckCheck } from 'lucide-react'
import { Link } from 'wouter'
import type { Notification } from '../../contract/activity.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { sayAgo } from '../text/moments.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Reading } from './reading.tsx'

export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const read = useRead('myNotifications', {})
  return (
    <>
      <Head notifications={read.data ?? []} />
      <Reading read={read} what="Your notifications">
        {(notifications) =>
          notifications.length === 0 ? (
            <p className="px-4 pb-4 text-muted">
              Nothing new. Decisions on your requests and changes of your shifts appear here.
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
          variant="quiet"
          loading={readAll.isPending}
          loadingLabel="Marking..."
          onClick={() => readAll.mutate({})}
        >
          <CheckCheck aria-hidden="true" />
          Mark all as read
        </Button>
      )}
    </header>
  )
}

type NotificationRowProps = { notification: Notification; onLeave: () => void }

function NotificationRow({ notification, onLeave }: NotificationRowProps) {
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
          {sayAgo(at)}
        </time>
      </span>
      {isUnread && (
        <IconButton
          label={`Mark as read: ${text}`}
          icon={<Check aria-hidden="true" />}
          size="dense"
          variant="quiet"
          loading={read.isPending}
          onClick={markRead}
        />
      )}
    </li>
  )
}
