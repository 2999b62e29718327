/** The switchboard: who is on now and next in each role, in large type, for whoever has the link; it refreshes itself. */
import { Maximize, Printer, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Switchboard } from '../../contract/on-call.ts'
import { ApiError } from '../api/call.ts'
import { useIsCalm } from '../api/use-is-calm.ts'
import { useRead } from '../api/use-read.ts'
import { useWorker } from '../offline/use-worker.ts'
import { switchboardPath } from '../paths.ts'
import { formatTime } from '../text/clock.ts'
import { formatLongDay, momentIn, useNow } from '../text/group-day.ts'
import { formatAgo, formatMoment } from '../text/moments.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { DateInput, TimeInput } from '../ui/inputs.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { useSearchChange } from '../ui/use-search.ts'
import { forgetKept, type KeptSwitchboard, keepSwitchboard, placeShifts, readKept } from './kept-switchboard.ts'
import { RoleRows } from './role-rows.tsx'

/** Seconds between two looks at the server; after three missed ones the page says how old it is. */
const refreshSeconds = 60
const oldAfter = 3 * refreshSeconds * 1000

export function SwitchboardPage() {
  useWorker(useIsCalm())
  const [path] = useLocation()
  const token = path.slice(switchboardPath.length)
  const [search, change] = useSearchChange()
  const at = search.get('at') ?? undefined
  const read = useRead('switchboard', { params: { token }, query: at ? { at } : {} }, { everySeconds: refreshSeconds })
  const isRevoked = read.error instanceof ApiError && read.error.status === 404
  const { data, dataUpdatedAt } = read
  useEffect(() => {
    if (isRevoked) forgetKept(token)
    else if (data && !at) keepSwitchboard(token, { answer: data, receivedAt: dataUpdatedAt })
  }, [token, at, data, dataUpdatedAt, isRevoked])
  useEffect(() => {
    document.title = `${data?.groupName ?? 'Switchboard'} · On call`
  }, [data?.groupName])

  if (isRevoked)
    return (
      <main className="pt-16">
        <ErrorState title="This link doesn’t work anymore">Ask the group’s coordinator for a new one.</ErrorState>
      </main>
    )
  const shown = data ? { answer: data, receivedAt: dataUpdatedAt } : at ? undefined : readKept(token)
  if (!shown && read.error)
    return (
      <main className="pt-16">
        <ErrorState title="We can’t reach Evenshift" onRetry={() => void read.refetch()} retrying={read.isFetching}>
          This page keeps trying.
        </ErrorState>
      </main>
    )
  if (!shown) return <PageSpinner />
  return <Board shown={shown} at={at} onChoose={(next) => change({ at: next })} />
}

type BoardProps = { shown: KeptSwitchboard; at: string | undefined; onChoose: (at: string | null) => void }

function Board({ shown: { answer, receivedAt }, at, onChoose }: BoardProps) {
  const { timeZone } = answer
  const now = useNow()
  // By the server's clock, whatever this device's says.
  const clock = new Date(now.getTime() + Date.parse(answer.asOf) - receivedAt)
  const moment = at ? new Date(answer.at) : clock
  const isOld = now.getTime() - receivedAt > oldAfter
  return (
    <main className="mx-auto flex max-w-400 flex-col gap-4 px-4 py-4 tablet:px-8 tablet:py-6 print:gap-2 print:p-0">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-16 text-muted">{answer.groupName}</p>
          <h1 className="text-28 font-semibold tracking-title desktop:text-40">
            {formatLongDay(timeZone, moment)}, {formatTime(momentIn(timeZone, moment).time)}
          </h1>
        </div>
        <Controls at={at} current={momentIn(timeZone, moment)} onChoose={onChoose} />
      </header>
      <Freshness receivedAt={receivedAt} isOld={isOld} timeZone={timeZone} />
      <Roles answer={answer} at={at ? undefined : clock.getTime()} />
    </main>
  )
}

function Freshness({ receivedAt, isOld, timeZone }: { receivedAt: number; isOld: boolean; timeZone: string }) {
  const updated = new Date(receivedAt).toISOString()
  if (!isOld)
    return (
      <p role="status" className="text-14 text-muted">
        Updated {formatMoment(updated, timeZone)}
      </p>
    )
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-control bg-warn-soft px-4 py-3 text-18 font-semibold text-warn"
    >
      <WifiOff className="size-6 shrink-0" />
      <span>
        No connection. This is from {formatMoment(updated, timeZone)} ({formatAgo(updated)}). Shifts may have changed
        since.
      </span>
    </p>
  )
}

function Roles({ answer, at }: { answer: Switchboard; at: number | undefined }) {
  const roles = answer.roles.map((role) => ({ ...role, ...(at === undefined ? {} : placeShifts(role, at)) }))
  if (roles.every(({ now, next }) => now.length + next.length === 0))
    return <p className="py-10 text-center text-20 text-muted">No published shifts around this time.</p>
  return roles.map((role) => <RoleRows key={role.name} role={role} timeZone={answer.timeZone} />)
}

type ControlsProps = {
  at: string | undefined
  current: { date: string; time: string }
  onChoose: (at: string | null) => void
}

function Controls({ at, current, onChoose }: ControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <div className="w-40">
        <DateInput
          aria-label="Date"
          value={current.date}
          onValueChange={(date) => date && onChoose(`${date}T${current.time}`)}
        />
      </div>
      <div className="w-28">
        <TimeInput
          aria-label="Time"
          value={current.time}
          onValueChange={(time) => time && onChoose(`${current.date}T${time}`)}
        />
      </div>
      {at && (
        <Button variant="primary" onClick={() => onChoose(null)}>
          Back to now
        </Button>
      )}
      <Button onClick={() => window.print()} icon={<Printer />}>
        Print
      </Button>
      <Button onClick={() => void document.documentElement.requestFullscreen().catch(() => {})} icon={<Maximize />}>
        Full screen
      </Button>
    </div>
  )
}
