/** A call-out and its progress: sent, seen, backup called, covered; whom to call, and what each person can do. */
import { CircleCheck, PhoneOff } from 'lucide-react'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import type { CallOutTimeline } from '../../contract/call-outs.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { plural, pluralWord } from '../../engine/text/plural.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { useMember } from '../session/use-session.ts'
import { describeShiftInFull } from '../shifts/shift-words.ts'
import { useNow } from '../text/group-day.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { FieldError } from '../ui/field.tsx'
import { CallOutButton } from './call-out-button.tsx'
import { ContactList } from './call-out-contacts.tsx'
import { CallOutSteps } from './call-out-steps.tsx'
import { HandoffNote } from './handoff-note.tsx'
import { OutNextDay } from './out-next-day.tsx'
import { unseenAfter } from './unseen-after.ts'

export function CallOutPage() {
  const id = Number(new URLSearchParams(useSearch()).get('request'))
  return (
    <PageFrame title="Call-out">
      {id ? (
        <Found id={id} />
      ) : (
        <EmptyState icon={<PhoneOff />} title="No call-out here" action={<ButtonLink to="/">My Schedule</ButtonLink>}>
          Open the link in the message we sent you. To call out, select your shift under My Schedule.
        </EmptyState>
      )}
    </PageFrame>
  )
}

function Found({ id }: { id: number }) {
  return (
    <Reading read={useRead('callOutTimeline', { params: { id } })} what="The call-out">
      {(callOut) => <Opened callOut={callOut} />}
    </Reading>
  )
}

function Opened({ callOut }: { callOut: CallOutTimeline }) {
  const { role } = useMember()
  const { requestId, isUnseen, isMine, isOpen, mayTake, status, contacts, sentAt, seenAt, coveredAt } = callOut
  const now = useNow()
  const isIgnored = isMine && isOpen && seenAt === null && now >= unseenAfter(sentAt)
  const see = useChange('seeCallOut', { isQuiet: true }).mutate
  useEffect(() => {
    if (isUnseen) see({ params: { id: String(requestId) } })
  }, [isUnseen, requestId, see])
  return (
    <div className="flex w-full max-w-160 flex-col gap-5">
      {isIgnored && <ContactList contacts={contacts} isUrgent />}
      <Head callOut={callOut} />
      {mayTake && <Take callOut={callOut} />}
      {isOpen && !isIgnored && <ContactList contacts={contacts} />}
      <Card title="What happened" actions={coveredAt && <TimeTaken from={sentAt} to={coveredAt} />}>
        <CallOutSteps callOut={callOut} />
      </Card>
      <HandoffNote callOut={callOut} />
      {isMine && status !== 'cancelled' && <OutNextDay callOut={callOut} />}
      {isMine && isOpen && status === 'pending' && <Undo requestId={requestId} />}
      {role === 'admin' && !isMine && isOpen && <FindCover callOut={callOut} />}
    </div>
  )
}

function Head({ callOut: { status, coveredAt, coveredByNames, isMine, name, shifts } }: { callOut: CallOutTimeline }) {
  const what = joinWords(shifts.map(describeShiftInFull), 'and')
  const who = joinWords(coveredByNames, 'and')
  const [tone, title, text] = coveredAt
    ? [
        'border-good-line bg-good-soft text-good',
        isMine ? 'Covered. Get some rest.' : 'Covered',
        who
          ? `${who} ${pluralWord(coveredByNames.length, 'has', 'have')} ${isMine ? 'your' : 'the'} ${pluralWord(shifts.length, 'shift')}: ${what}`
          : `No longer on the schedule: ${what}`,
      ]
    : status === 'cancelled'
      ? ['border-line bg-raised', 'Call-out canceled', `${isMine ? 'You' : name} can make it after all: ${what}`]
      : [
          'border-warn-line bg-warn-soft text-warn',
          'Not covered yet',
          `${isMine ? `Your ${pluralWord(shifts.length, 'shift')}` : name}: ${what}`,
        ]
  return (
    <section role="status" className={`rounded-control border px-4 py-4 tablet:px-5 ${tone}`}>
      <h2 className="flex items-center gap-2.5 text-20 font-semibold tracking-title">
        {coveredAt && <CircleCheck className="size-6 shrink-0" />}
        {title}
      </h2>
      <p className="text-pretty text-text">{text}.</p>
    </section>
  )
}

/** 17 minutes */
function TimeTaken({ from, to }: { from: string; to: string }) {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
  if (minutes < 1) return <span className="text-muted">covered in under a minute</span>
  return (
    <span className="text-muted">
      covered in {minutes < 120 ? plural(minutes, 'minute') : `${Math.round(minutes / 60)} hours`}
    </span>
  )
}

function Take({ callOut: { requestId } }: { callOut: CallOutTimeline }) {
  const take = useChange('takeCallOut', { saysWhy: true })
  return (
    <>
      <Button
        variant="primary"
        size="touch"
        loading={take.isPending}
        loadingLabel="Taking the shift..."
        onClick={() => take.mutate({ params: { id: String(requestId) } })}
      >
        I’ll take it
      </Button>
      {take.error && (
        <div role="alert" className="-mt-2">
          <FieldError>{reasonOf(take.error)}</FieldError>
        </div>
      )}
    </>
  )
}

function Undo({ requestId }: { requestId: number }) {
  const undo = useChange('undoCallOut', { saysWhy: true })
  return (
    <Button
      size="touch"
      loading={undo.isPending}
      loadingLabel="Notifying everyone..."
      onClick={() => undo.mutate({ params: { id: String(requestId) } })}
    >
      I can make it after all
    </Button>
  )
}

function FindCover({ callOut: { shifts, physicianId } }: { callOut: CallOutTimeline }) {
  const [first] = shifts
  if (!first) return null
  const endDate = shifts.at(-1)?.date ?? first.date
  return <CallOutButton label="Find coverage" physicianId={physicianId} date={first.date} endDate={endDate} />
}
