// Asks before a link, the way back or a closed tab throws away what was typed; nothing while nothing was.
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { leaveBack, useHoldBack } from './hold-back.ts'

/** `what` names what isn't saved, where it is not all on the screen. */
export function LeaveGuard({ isDirty, what }: { isDirty: boolean; what?: string }) {
  const [target, setTarget] = useState<string | 'back'>()
  const [, navigate] = useLocation()
  useHoldBack(isDirty, () => setTarget('back'))
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const to = leadsAway(event)
      if (!to) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(to)
    }
    window.addEventListener('beforeunload', ask)
    // Before the link itself hears of it.
    document.addEventListener('click', hold, true)
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('click', hold, true)
    }
  }, [isDirty])
  return (
    <ConfirmDialog
      open={target !== undefined}
      onOpenChange={() => setTarget(undefined)}
      title="Leave without saving?"
      description={what ? `Not saved yet: ${what}.` : 'What you changed on this page isn’t saved yet.'}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => (target === 'back' ? leaveBack() : navigate(target!, { replace: true }))}
    />
  )
}

/** Where a click leads, if that is another page of the product in this tab; the browser itself asks about all others. */
function leadsAway(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link?.href || link.target === '_blank') return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  const isElsewhere = origin !== window.location.origin || pathname.startsWith('/api/')
  return isElsewhere || pathname === window.location.pathname ? undefined : `${pathname}${search}${hash}`
}
