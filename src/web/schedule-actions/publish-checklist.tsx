/** What a coordinator checks before publishing, each point with what to do about it; finished points show a check mark. */
import { CalendarClock, Check, CircleAlert, CircleDashed, Mail, MailX, Scale } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import type { OnChanged } from './clear-dialog.tsx'
import { ImproveDialog } from './improve-dialog.tsx'
import { OverrideDialog } from './override-dialog.tsx'
import type { Point, PointId } from './point.ts'
import { ProposeDialog } from './propose-dialog.tsx'
import type { Judged } from './publish-points.ts'

type PublishChecklistProps = {
  schedule: Schedule
  points: readonly Point[]
  judged: Judged | undefined
  isJudging: boolean
  /** Between the edges of a panel, or in a frame of its own. */
  className?: string
  onChanged?: OnChanged | undefined
}

type Opened = 'fill' | 'improve' | 'override'

export function PublishChecklist({ schedule, points, judged, isJudging, className, onChanged }: PublishChecklistProps) {
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  return (
    <>
      <ul aria-label="Before you publish" className={joinClasses('divide-y divide-line', className)}>
        {points.map((point) => (
          <PointRow key={point.id} point={point} onOpen={open} />
        ))}
        {isJudging && <li className="px-4 py-2.5 pl-10.5 text-12 text-muted">Checking rules and fair shares...</li>}
      </ul>
      {opened === 'fill' && <ProposeDialog schedule={schedule} onClose={close} onKept={onChanged} />}
      {opened === 'improve' && <ImproveDialog schedule={schedule} onClose={close} onKept={onChanged} />}
      {opened === 'override' && judged && (
        <OverrideDialog scheduleId={schedule.id} conflicts={judged.conflicts} onClose={close} onChanged={onChanged} />
      )}
    </>
  )
}

const icons: Record<PointId, ReactNode> = {
  requests: <CalendarClock className="text-warn" />,
  open: <CircleDashed className="text-bad" />,
  missing: <CircleDashed className="text-bad" />,
  conflicts: <CircleAlert className="text-bad" />,
  share: <Scale className="text-warn" />,
  email: <MailX className="text-warn" />,
  notified: <Mail className="text-muted" />,
}

function PointRow({ point, onOpen }: { point: Point; onOpen: (opened: Opened) => void }) {
  const { id, isDone, title, says, action } = point
  return (
    <li className="flex gap-2.5 px-4 py-2 [&>.lucide]:mt-0.5 [&>.lucide]:size-4 [&>.lucide]:shrink-0">
      {isDone ? <Check className="text-good" /> : icons[id]}
      <div className="min-w-0 flex-1">
        <p className={isDone ? 'text-12 leading-5 text-muted' : 'leading-5 font-semibold'}>{title}</p>
        {says && <p className="text-12 text-muted">{says}</p>}
        {action &&
          ('to' in action ? (
            <ButtonLink size="dense" variant="link" to={action.to}>
              {action.label}
            </ButtonLink>
          ) : (
            <Button size="dense" variant="link" onClick={() => onOpen(action.opens)}>
              {action.label}
            </Button>
          ))}
      </div>
    </li>
  )
}

/** How many points are left. */
export function countLeft(points: readonly Point[]): number {
  return points.filter(({ isDone }) => !isDone).length
}
