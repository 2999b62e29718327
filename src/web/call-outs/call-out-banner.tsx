/** Call-outs without cover, on every page of those involved: prominent for coordinators, one tap away for the backup. */
import { Siren } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { CallOutTimeline } from '../../contract/call-outs.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { callOutAddress } from '../paths.ts'
import { describeShift } from '../shifts/shift-words.ts'

export function CallOutBanner({ isCoordinator }: { isCoordinator: boolean }) {
  const open = useRead('openCallOuts', {}).data ?? []
  const [path] = useLocation()
  const opened = new URLSearchParams(useSearch()).get('request')
  // Its own page says it already.
  const isHere = (requestId: number) => path === '/call-out' && String(requestId) === opened
  const shown = open.filter(
    ({ isMine, mayTake, requestId }) => mayTake || (isMine && !isHere(requestId)) || (isCoordinator && !isMine),
  )
  useAppBadge(isCoordinator ? shown.length : 0)
  const [newest, ...more] = shown
  if (!newest) return null
  return (
    <div role="alert" className="print:hidden">
      <Link
        href={callOutAddress(newest.requestId)}
        className="flex min-h-11 items-center gap-2.5 border-b border-bad-line bg-bad-soft px-4 py-2 text-bad tablet:px-5"
      >
        <Siren className="size-4.5 shrink-0" />
        <span className="min-w-0 flex-1 font-semibold">{describeCallOut(newest)}</span>
        {more.length > 0 && <span>{plural(more.length, 'more call-out')}</span>}
        <span className="underline">{newest.mayTake ? 'Answer' : 'See details'}</span>
      </Link>
    </div>
  )
}

function describeCallOut({ isMine, mayTake, name, shifts }: CallOutTimeline): string {
  const what = shifts.map(describeShift).join(' and ')
  if (isMine) return what ? `You called out of ${what}. Not covered yet.` : 'You called out.'
  if (mayTake) return `You’re on backup: can you take ${what}?`
  return what ? `${name} called out of ${what}. Not covered yet.` : `${name} called out.`
}

/** The number on the installed app's icon. */
function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
  }, [count])
}
