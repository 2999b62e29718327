/** Call-outs that aren’t covered, on every page of those involved: prominent for coordinators, one tap away for the backup. */
import { Siren, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { CallOutTimeline } from '../../contract/call-outs.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { callOutAddress } from '../paths.ts'
import { describeShift } from '../shifts/shift-words.ts'
import { useCallOutSound, useSoundChoice } from './call-out-sound.ts'

export function CallOutBanner({ isCoordinator }: { isCoordinator: boolean }) {
  const found = useRead('openCallOuts', {}).data
  const open = found ?? []
  const ids = useMemo(() => found?.map(({ requestId }) => requestId), [found])
  useCallOutSound(isCoordinator ? ids : undefined)
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
    <div role="alert" className="flex border-b border-bad-line bg-bad-soft text-bad print:hidden">
      <Link
        href={callOutAddress(newest.requestId)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 px-4 py-2 tablet:px-5"
      >
        <Siren className="size-4.5 shrink-0" />
        <span className="min-w-0 flex-1 font-semibold">{describeCallOut(newest)}</span>
        {more.length > 0 && <span>{plural(more.length, 'more call-out')}</span>}
        <span className="underline">{newest.mayTake ? 'Answer' : 'See details'}</span>
      </Link>
      {isCoordinator && <SoundButton />}
    </div>
  )
}

function SoundButton() {
  const [isWanted, choose] = useSoundChoice()
  return (
    <button
      type="button"
      aria-pressed={isWanted}
      aria-label="Sound for call-outs"
      title={isWanted ? 'Sound is on' : 'Sound is off'}
      onClick={() => choose(!isWanted)}
      className="grid w-11 shrink-0 place-items-center [&>.lucide]:size-4.5"
    >
      {isWanted ? <Volume2 /> : <VolumeX />}
    </button>
  )
}

function describeCallOut({ isMine, mayTake, name, shifts }: CallOutTimeline): string {
  const what = joinWords(shifts.map(describeShift), 'and')
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
