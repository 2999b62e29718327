/** One open shift: when and what it is, whether I can take it and why, and the button; or the status of my request. */
import { Ban, Clock, Zap } from 'lucide-react'
import type { OpenShift } from '../../contract/request-outlook.ts'
import { formatRelativeDay } from '../../engine/text/dates.ts'
import { ShiftLink } from '../shifts/shift-link.tsx'
import type { ShiftMark } from '../shifts/shift-marks.ts'
import { describeShift, hoursOf } from '../shifts/shift-words.ts'
import { formatTimes } from '../text/clock.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ShiftChip } from '../ui/shift-chip.tsx'

type OpenShiftRowProps = { open: OpenShift; mark: ShiftMark; today: string; onTake: () => void }

export function OpenShiftRow({ open, mark, today, onTake }: OpenShiftRowProps) {
  const { shift, kind, offeredBy, isAllowed, says, blockedBy } = open
  const why = isAllowed || blockedBy.length === 0 ? [{ key: 'all', says }] : blockedBy
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line px-4 py-3.5 first:border-t-0 tablet:grid-cols-[44px_minmax(0,1fr)_auto] tablet:items-center tablet:px-5">
      <ShiftChip code={mark.code} kind={mark.shiftKind} size="large" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
          <ShiftLink shiftId={shift.id} className="font-bold hover:underline">
            {formatRelativeDay(shift.date, today)}
          </ShiftLink>
          <span className="font-medium">{formatTimes(shift)}</span>
          <span className="text-muted">
            {mark.roleName}, {hoursOf(shift)} h
          </span>
          {kind === 'offered' && <Badge tone="outline">{offeredBy ? `Offered by ${offeredBy}` : 'Offered'}</Badge>}
          {open.isInstant && isAllowed && (
            <Badge tone="good" icon={<Zap />}>
              Yours right away
            </Badge>
          )}
        </p>
        <ul className={isAllowed ? 'text-muted' : 'text-bad'}>
          {why.map((one) => one.says && <li key={one.key}>{one.says}</li>)}
        </ul>
      </div>
      <div className="max-tablet:col-start-2">
        <State open={open} onTake={onTake} />
      </div>
    </li>
  )
}

function State({ open, onTake }: { open: OpenShift; onTake: () => void }) {
  if (open.myRequestId !== null) {
    return (
      <Badge tone="warn" icon={<Clock />}>
        Waiting for approval
      </Badge>
    )
  }
  if (!open.isAllowed) {
    return (
      <Badge tone="quiet" icon={<Ban />}>
        Not eligible
      </Badge>
    )
  }
  return (
    <Button aria-label={`Request shift: ${describeShift(open.shift)}`} onClick={onTake} className="max-tablet:w-full">
      Request shift
    </Button>
  )
}
