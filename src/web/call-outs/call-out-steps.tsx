/** The steps of a call-out, each with its time and a number to call; upcoming steps are outlined and say what comes next. */
import { Check, Eye, Phone, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CallOutTimeline } from '../../contract/call-outs.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { useGroupClock } from '../session/use-session.ts'
import { formatTime } from '../text/clock.ts'
import { momentIn } from '../text/group-day.ts'
import { CallCircle } from '../ui/contact-links.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { unseenAfter } from './unseen-after.ts'

type Step = {
  at: string | null
  icon: ReactNode
  title: string
  says?: string | undefined
  /** Who to call about it. */
  person?: { name: string; phoneNumber: string | null } | undefined
}

export function CallOutSteps({ callOut }: { callOut: CallOutTimeline }) {
  const { clock } = useGroupClock()
  const timeOf = (at: string | Date) => (clock ? formatTime(momentIn(clock.timeZone, at).time) : '')
  return (
    <ol aria-label="What happened" className="flex flex-col">
      {stepsOf(callOut, timeOf).map(({ at, icon, title, says, person }) => (
        <li key={title} className="group grid grid-cols-[4.5rem_1.75rem_minmax(0,1fr)_auto] items-start gap-x-2.5">
          <span className="pt-1 text-right text-muted">{at ? timeOf(at) : 'Not yet'}</span>
          <span className="flex h-full flex-col items-center">
            <span
              className={joinClasses(
                'grid size-7 shrink-0 place-items-center rounded-full [&>.lucide]:size-4',
                at ? 'bg-good text-raised' : 'border border-line-strong text-muted',
              )}
            >
              {icon}
            </span>
            <span className={joinClasses('w-0.5 flex-1 group-last:hidden', at ? 'bg-good-line' : 'bg-line')} />
          </span>
          <div className="min-w-0 pt-1 pb-5 group-last:pb-0">
            <p className={at ? 'font-semibold' : 'text-muted'}>{title}</p>
            {says && <p className="text-muted">{says}</p>}
          </div>
          {person && <CallCircle {...person} />}
        </li>
      ))}
    </ol>
  )
}

function stepsOf(callOut: CallOutTimeline, timeOf: (at: string | Date) => string): Step[] {
  const { sentAt, calledAt, called, coveredAt, coveredByNames, isMine, isOpen } = callOut
  const backups = joinWords(
    called.map(({ name }) => name),
    'and',
  )
  const [backup] = called
  // While it is open, the page lists everyone to call.
  const hasNumbers = isMine && !isOpen
  return [
    {
      at: sentAt,
      icon: <Send />,
      title: 'Sent',
      says: calledAt ? 'To the coordinators and the backup' : 'To the coordinators',
    },
    ...seenStep(callOut, hasNumbers, timeOf),
    ...(calledAt && backup
      ? [
          {
            at: calledAt,
            icon: <Phone />,
            title: `Backup ${backups} notified`,
            says: describeLooks(called, timeOf) ?? (coveredAt ? (backup.phoneNumber ?? undefined) : 'Not seen yet'),
            person: hasNumbers && called.length === 1 ? backup : undefined,
          },
        ]
      : []),
    {
      at: coveredAt,
      icon: <Check />,
      title: 'Covered',
      says:
        coveredByNames.length > 0
          ? joinWords(coveredByNames, 'and')
          : isMine && isOpen
            ? 'Your coordinators are looking for someone. You’ll hear from us.'
            : undefined,
    },
  ]
}

/** Empty if it was covered before a coordinator looked. */
function seenStep(callOut: CallOutTimeline, hasNumber: boolean, timeOf: (at: Date) => string): Step[] {
  const { isMine, isOpen, sentAt, seenAt, seenByName: name, seenByPhoneNumber: phoneNumber, coveredAt } = callOut
  if (name) {
    const says = ['Coordinator', phoneNumber].filter(Boolean).join(', ')
    const person = hasNumber ? { name, phoneNumber } : undefined
    return [{ at: seenAt, icon: <Eye />, title: `Seen by ${name}`, says, person }]
  }
  if (coveredAt) return []
  const says =
    isMine && isOpen ? `If no one has seen it by ${timeOf(unseenAfter(sentAt))}, call a coordinator.` : undefined
  return [{ at: null, icon: <Eye />, title: 'Seen by a coordinator', says }]
}

/** Whether the backup saw it: the time alone where only one was asked. */
function describeLooks(called: CallOutTimeline['called'], timeOf: (at: string) => string): string | undefined {
  const looks = called.flatMap(({ name, seenAt }) => (seenAt ? [{ name, at: timeOf(seenAt) }] : []))
  if (looks.length === 0) return undefined
  return looks.map(({ name, at }) => (called.length === 1 ? `Seen at ${at}` : `Seen by ${name} at ${at}`)).join(', ')
}
