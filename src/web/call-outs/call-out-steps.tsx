/** The steps of a call-out, each with its time; upcoming steps are outlined. */
import { Check, Eye, Phone, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CallOutTimeline } from '../../contract/call-outs.ts'
import { useGroupClock } from '../session/use-session.ts'
import { formatTime } from '../text/clock.ts'
import { momentIn } from '../text/group-day.ts'

type Step = { at: string | null; icon: ReactNode; title: string; says?: string }

export function CallOutSteps({ callOut }: { callOut: CallOutTimeline }) {
  const { clock } = useGroupClock()
  const timeOf = (at: string) => (clock ? formatTime(momentIn(clock.timeZone, at).time) : '')
  return (
    <ol aria-label="What happened" className="flex flex-col gap-4">
      {stepsOf(callOut, timeOf).map(({ at, icon, title, says }) => (
        <li key={title} className="grid grid-cols-[4.75rem_2rem_minmax(0,1fr)] items-start gap-2">
          <span className="pt-1 text-right text-muted">{at ? timeOf(at) : 'Not yet'}</span>
          <span
            className={`grid size-8 place-items-center rounded-full [&>.lucide]:size-4 ${at ? 'bg-good-soft text-good' : 'border border-line-strong text-muted'}`}
          >
            {icon}
          </span>
          <div className="pt-1">
            <p className={at ? 'font-semibold' : 'text-muted'}>{title}</p>
            {says && <p className="text-muted">{says}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function stepsOf(
  { sentAt, seenAt, seenByName, calledAt, called, coveredAt, coveredByNames }: CallOutTimeline,
  timeOf: (at: string) => string,
): Step[] {
  const looks = called.flatMap((one) => (one.seenAt ? [{ name: one.name, at: timeOf(one.seenAt) }] : []))
  const backups = called.map(({ name }) => name).join(' and ')
  return [
    {
      at: sentAt,
      icon: <Send />,
      title: 'Sent',
      says: calledAt ? 'To the coordinators and the backup' : 'To the coordinators',
    },
    { at: seenAt, icon: <Eye />, title: seenByName ? `Seen by ${seenByName}` : 'Seen by a coordinator' },
    ...(calledAt
      ? [
          {
            at: calledAt,
            icon: <Phone />,
            title: `Backup ${backups} called`,
            says: describeLooks(looks, called.length),
          },
        ]
      : []),
    {
      at: coveredAt,
      icon: <Check />,
      title: 'Covered',
      ...(coveredByNames.length > 0 && { says: coveredByNames.join(' and ') }),
    },
  ]
}

/** Whether the backup saw it: the time alone where only one was asked. */
function describeLooks(looks: { name: string; at: string }[], asked: number): string {
  if (looks.length === 0) return 'Not seen yet'
  return looks.map(({ name, at }) => (asked === 1 ? `Seen ${at}` : `Seen by ${name} ${at}`)).join(', ')
}
