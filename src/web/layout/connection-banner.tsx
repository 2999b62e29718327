/** Says that there is no connection and how old the data is, or that a new version is ready. */
import { useQueryClient } from '@tanstack/react-query'
import { CloudOff, RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { readConnection, subscribeToConnection } from '../offline/connection.ts'
import { hasNewVersion, subscribeToVersion } from '../offline/worker-registration.ts'
import { useGroupClock } from '../session/use-session.ts'
import { formatMoment } from '../text/moments.ts'
import { Button } from '../ui/button.tsx'

export function ConnectionBanner() {
  const { isLost, asOf } = useSyncExternalStore(subscribeToConnection, readConnection)
  const isNewer = useSyncExternalStore(subscribeToVersion, hasNewVersion)
  return (
    <div role="status" className="sticky top-13 z-10 print:hidden">
      {isLost ? <NoConnection asOf={asOf} /> : isNewer && <NewVersion />}
    </div>
  )
}

/** Milliseconds between looks for the server: a short outage may not break the stream of changes. */
const lookAgainAfter = 15_000

function NoConnection({ asOf }: { asOf: string | null }) {
  const client = useQueryClient()
  const { clock } = useGroupClock()
  const [isTrying, setIsTrying] = useState(false)
  useEffect(() => {
    const look = () => void client.refetchQueries({ type: 'active' })
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), lookAgainAfter)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [client])
  const tryAgain = async () => {
    setIsTrying(true)
    await client.refetchQueries({ type: 'active' })
    setIsTrying(false)
  }
  return (
    <Strip
      tone="border-warn-line bg-warn-soft text-warn"
      icon={<CloudOff />}
      action={
        <Button
          size="dense"
          className="touch:h-11"
          loading={isTrying}
          loadingLabel="Trying..."
          onClick={() => void tryAgain()}
        >
          Try again
        </Button>
      }
    >
      <b className="font-semibold">No connection.</b>{' '}
      {asOf && `You’re seeing the last saved copy, as of ${formatMoment(asOf, clock?.timeZone)}. `}
      You can’t make changes until you’re back online.
    </Strip>
  )
}

function NewVersion() {
  return (
    <Strip
      tone="border-accent-line bg-accent-soft text-accent-text"
      icon={<RefreshCw />}
      action={
        <Button size="dense" className="touch:h-11" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      A new version of Evenshift is ready. Save your work, then reload.
    </Strip>
  )
}

type StripProps = { tone: string; icon: ReactNode; action: ReactNode; children: ReactNode }

function Strip({ tone, icon, action, children }: StripProps) {
  return (
    <div
      className={`flex items-center gap-2.5 border-b px-4 py-2 tablet:px-5 [&>.lucide]:size-4 [&>.lucide]:shrink-0 ${tone}`}
    >
      {icon}
      <p className="min-w-0 flex-1">{children}</p>
      {action}
    </div>
  )
}
