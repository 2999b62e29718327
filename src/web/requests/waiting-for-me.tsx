/** Colleagues' swaps waiting for my answer: what I would give and get, and the two buttons. */
import { ArrowLeftRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ShiftRequest } from '../../contract/requests.ts'
import type { Shift } from '../../contract/schedules.ts'
import { plural } from '../../engine/text/plural.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { ShiftLink } from '../shifts/shift-link.tsx'
import { describeShiftInFull, sharesCountPast } from '../shifts/shift-words.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { describeRequest, isThreeWay } from './request-words.ts'

/** Hidden if nothing is waiting. */
export function WaitingForMe() {
  const waiting = useRead('requestsForMe', {}).data ?? []
  if (waiting.length === 0) return null
  return (
    <section aria-label="Waiting for your answer" className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-16 font-semibold">Waiting for your answer</h2>
        <Badge tone="warn">{plural(waiting.length, 'swap')}</Badge>
      </div>
      <ul className="overflow-clip rounded-control border border-accent-line bg-raised">
        {waiting.map((request) => (
          <li key={request.id} className="border-t border-line px-4 py-3.5 first:border-t-0 tablet:px-5">
            <SwapToAnswer request={request} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** On the line of a shift, which is as high as a thumb. */
const shiftLabel = 'text-muted touch:pt-2.5'

function SwapToAnswer({ request }: { request: ShiftRequest }) {
  const { id: ownId } = useMember()
  const isInstant = useRead('myGroup', {}).data?.settings.instantSwap
  const see = useChange('seeRequest', { isQuiet: true }).mutate
  useEffect(() => see({ params: { id: request.id } }), [see, request.id])
  const { gives, gets, from, to } = exchangeOf(request, ownId)
  const effect = useRead('swapEffects', { params: { id: request.id } }, { canWait: true }).data?.find(
    ({ physicianId }) => physicianId === ownId,
  )?.effect
  return (
    <>
      <p className="flex items-center gap-2 text-14 font-semibold">
        <ArrowLeftRight className="text-accent-text" />
        {request.requestorName} {asksFor(request)}
      </p>
      <dl className="mt-1.5 mb-3 grid grid-cols-[64px_1fr] gap-x-2 gap-y-1 text-14">
        <dt className={shiftLabel}>You get</dt>
        <dd>
          <Shifts shifts={gets} none="nothing" />
          {from && <span className="block text-muted">from {from}</span>}
        </dd>
        <dt className={shiftLabel}>You give</dt>
        <dd>
          <Shifts shifts={gives} none="nothing in return" />
          {to && <span className="block text-muted">to {to}</span>}
        </dd>
        {effect && (
          <>
            <dt className="text-muted">Then</dt>
            <dd>
              {effect}
              <span className="block text-muted">{sharesCountPast}</span>
            </dd>
          </>
        )}
        {request.reason && (
          <>
            <dt className="text-muted">Why</dt>
            <dd>{request.reason}</dd>
          </>
        )}
      </dl>
      <AnswerButtons request={request} />
      <p className="mt-2 text-12 text-muted">
        {isInstant
          ? 'If it meets every rule, it takes effect right away.'
          : 'A coordinator decides once everyone accepts.'}
      </p>
    </>
  )
}

/** What a person gives and gets if this request is approved; in a ring, also from whom and to whom. */
function exchangeOf(request: ShiftRequest, personId: number) {
  const { cycle, originalShift, targetShift } = request
  if (!cycle) return { gives: listOf(targetShift), gets: listOf(originalShift) }
  const given = cycle.filter(({ giverId }) => giverId === personId)
  const taken = cycle.filter(({ takerId }) => takerId === personId)
  return {
    gives: given.map(({ shift }) => shift),
    gets: taken.map(({ shift }) => shift),
    from: taken[0]?.giverName,
    to: given[0]?.takerName,
  }
}

function listOf(shift: Shift | null): Shift[] {
  return shift ? [shift] : []
}

function asksFor(request: ShiftRequest): string {
  if (isThreeWay(request)) return 'wants a three-way swap'
  return request.cycle || request.targetShift ? 'wants to swap' : 'wants you to take a shift'
}

function Shifts({ shifts, none }: { shifts: Shift[]; none: string }) {
  if (shifts.length === 0) return none
  return shifts.map((shift) => (
    <ShiftLink key={shift.id} shiftId={shift.id} className="block hover:underline touch:min-h-11 touch:py-2.5">
      {describeShiftInFull(shift)}
    </ShiftLink>
  ))
}

type AnswerButtonsProps = {
  request: ShiftRequest
  /** Added to "Accept" and "Decline" when answering for a colleague. */
  inNameOf?: string
  /** The shift this colleague gives, if several were asked. */
  shiftId?: number
}

export function AnswerButtons({ request, inNameOf, shiftId }: AnswerButtonsProps) {
  const answer = useChange('answerRequest', { isAnswered: () => true })
  const [sent, setSent] = useState<boolean>()
  const send = (accept: boolean) => {
    setSent(accept)
    const description = `${accept ? 'Accepted' : 'Declined'} ${request.requestorName}’s request: ${describeRequest(request)}.`
    const body = { accept, version: request.version, ...(shiftId && { shiftId }) }
    answer.mutateAsync({ params: { id: request.id }, body }).then(
      () => toast({ title: 'Success', description, tone: 'good' }),
      () => {},
    )
  }
  const name = inNameOf ? ` for ${inNameOf}` : ''
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={inNameOf ? 'outline' : 'primary'}
          aria-label={`Accept${name}: ${request.requestorName}`}
          loading={answer.isPending && sent === true}
          loadingLabel="Accepting..."
          onClick={() => send(true)}
        >
          Accept{name}
        </Button>
        <Button
          aria-label={`Decline${name}: ${request.requestorName}`}
          loading={answer.isPending && sent === false}
          loadingLabel="Declining..."
          onClick={() => send(false)}
        >
          Decline{name}
        </Button>
      </div>
      <div role="alert" className="not-empty:mt-2">
        {answer.error && <FieldError>{reasonOf(answer.error)}</FieldError>}
      </div>
    </>
  )
}
