/** A toast when my shifts change while I use the product. */
import { useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { useSession } from '../session/use-session.ts'
import { toast } from '../ui/toast.ts'

/** Changes from before the page opened don't count. */
export function useNewsToast(): void {
  const { state } = useSession()
  const notifications = useRead('myNotifications', {}, { enabled: state === 'member' }).data
  const lastSeen = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (!notifications) return
    const newest = Math.max(0, ...notifications.map(({ id }) => id))
    const seen = lastSeen.current
    lastSeen.current = newest
    if (seen === undefined) return
    const [news, ...more] = notifications.filter(
      ({ id, isAboutMyShifts, readAt }) => id > seen && isAboutMyShifts && !readAt,
    )
    if (!news) return
    toast({
      title: 'Your shifts changed',
      description: more.length === 0 ? news.text : `${news.text} And ${plural(more.length, 'more change')}.`,
      tone: 'warn',
      action: { label: 'See what changed', onClick: () => navigate('/physician/dashboard') },
    })
  }, [notifications])
}
