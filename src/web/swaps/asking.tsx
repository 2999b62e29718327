/** Whom I asked, in order, and their answers; the current one with the time left and how to reach them. */
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import type { AskState, SwapAsk, SwapAsks } from '../../contract/swaps.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { type GroupClock, useGroupClock } from '../session/use-session.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { describeShiftInFull } from '../shifts/shift-words.ts'
import { formatTime } from '../text/clock.ts'
import { momentIn } from '../text/group-day.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ContactLinks } from '../ui/contact-links.tsx'
import { FieldError } from '../ui/field.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { describeDays, firstNameOf } from './swap-words.ts'

export type AskingProps = { asked: SwapAsks; onMore: () => void }

export function Asking({ asked, onMore }: AskingProps) {
  const { shift, asks, isAsking, isInstant } = asked
  const everyone = useChange('askEveryoneLeft', { isAnswered: () => true })
  const stop = useChange('stopAsking', { isAnswered: () => true })
  const yes = asks.find(({ state }) => state === 'accepted')
  const waiting = asks.filter(({ state }) => state === 'waiting').length
  const given = { params: { id: shift.id } }
  const error = everyone.error ?? stop.error
  return (
    <>
      <Head asked={asked} yes={yes} />
      <section aria-label="Asking in order" className="flex flex-col gap-2">
        <h2 className="text-16 font-semibold">Asking in order</h2>
        <ol className="overflow-clip rounded-control border border-line bg-raised">
          {asks.map((ask, index) => (
            <Ask key={keyOf(ask)} ask={ask} place={index + 1} isLast={waiting === 0} />
          ))}
        </ol>
      </section>
      {isAsking && (
        <Card padding="none">
          {waiting > 0 && (
            <Row disabled={everyone.isPending} onClick={() => everyone.mutate(given)}>
              Ask everyone left now
            </Row>
          )}
          <Row onClick={onMore}>Add another option</Row>
        </Card>
      )}
      {(isAsking || yes?.status === 'pending') && (
        <Card title="After a yes">
          {isInstant
            ? 'If it meets every rule, it takes effect right away, and your coordinator gets a note.'
            : 'Your coordinator reviews it. Until then the shift stays yours.'}
        </Card>
      )}
      <div role="alert">{error && <FieldError>{reasonOf(error)}</FieldError>}</div>
      {isAsking && (
        <Button
          variant="danger"
          size="touch"
          loading={stop.isPending}
          loadingLabel="Stopping..."
          onClick={() => stop.mutate(given)}
        >
          Stop asking
        </Button>
      )}
      {!isAsking && !yes && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" size="touch" onClick={onMore}>
            Find another swap
          </Button>
          <Link
            href={`/schedule?shift=${shift.id}`}
            className="inline-flex min-h-11 items-center px-2 font-control text-accent-text underline-offset-3 hover:underline"
          >
            Offer it to everyone
          </Link>
        </div>
      )}
    </>
  )
}

/** The same people may be asked twice, for different shifts. */
function keyOf({ people, gives, takes }: SwapAsk): string {
  return [...people.map(({ physicianId }) => physicianId), ...[...gives, ...takes].map(({ id }) => id)].join(' ')
}

function Row({ children, onClick, disabled }: { children: string; onClick: () => void; disabled?: boolean }) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="flex min-h-13 w-full items-center justify-between gap-2 border-t border-line px-4 text-left text-14 first:border-t-0 hover:bg-surface"
    >
      {children}
      <ChevronRight className="size-4 text-muted" />
    </button>
  )
}

function Head({ asked: { shift, isAsking, asks }, yes }: { asked: SwapAsks; yes: SwapAsk | undefined }) {
  const mark = useShiftMarks([shift])
  const { positionCode, kind } = mark(shift)
  const isNew = yes?.status === 'approved'
  const words = yes
    ? describeYes(yes)
    : isAsking
      ? 'Still yours until someone says yes. First yes wins, and we cancel the rest.'
      : asks.every(({ state }) => state === 'canceled' || state === 'accepted')
        ? 'Still yours. You stopped asking.'
        : 'Still yours. No one you asked could take it.'
  return (
    <section
      role="status"
      className={joinClasses(
        'rounded-control border px-4 py-4 tablet:px-5',
        yes && yes.status !== 'denied' ? 'border-good-line bg-good-soft' : 'border-line bg-raised',
      )}
    >
      <p className="flex items-center gap-2 text-14 font-semibold">
        {!isNew && <ShiftChip code={positionCode} kind={kind} />}
        {describeShiftInFull(shift)}
      </p>
      <p className="text-14 text-muted">{words}</p>
    </section>
  )
}

function describeYes({ people, status, takes }: SwapAsk): string {
  const who = people.map(({ name }) => name).join(' and ')
  const back = takes.length > 0 ? ` You get ${describeDays(takes)}.` : ''
  if (status === 'approved') return `${who} took it.${back}`
  if (status === 'denied') return `${who} said yes, but your coordinator didn’t approve it. The shift stays yours.`
  return `${who} said yes.${back} Your coordinator reviews it now.`
}

const states: Record<AskState, [BadgeTone, string]> = {
  waiting: ['quiet', 'In line'],
  asked: ['warn', 'Waiting'],
  accepted: ['good', 'Said yes'],
  declined: ['quiet', 'Declined'],
  expired: ['quiet', 'No answer'],
  gone: ['quiet', 'No longer possible'],
  canceled: ['quiet', 'Not asked'],
}

type AskProps = {
  ask: SwapAsk
  place: number
  /** No one is asked after them. */
  isLast: boolean
}

function Ask({ ask, place, isLast }: AskProps) {
  const { clock } = useGroupClock()
  const { people, gives, takes, state, answeredAt, askedAt } = ask
  const timeOf = (at: string) => (clock ? describeMoment(clock, at) : '')
  const [tone, word] = state === 'canceled' && askedAt ? (['quiet', 'Canceled'] as const) : states[state]
  const title =
    people.length > 1 ? `You, ${people.map(({ name }) => firstNameOf(name)).join(', and ')}` : (people[0]?.name ?? '')
  const what =
    takes.length === 0
      ? `Takes ${describeDays(gives)}, nothing in return.`
      : gives.length === 1
        ? `For ${describeDays(takes)}.`
        : `${describeDays(gives)} for ${describeDays(takes)}.`
  const isNow = state === 'asked'
  return (
    <li
      className={joinClasses(
        'grid grid-cols-[2rem_minmax(0,1fr)] gap-3 border-t border-line px-4 py-3.5 text-14 first:border-t-0',
        isNow && 'bg-accent-soft',
      )}
    >
      <span
        className={joinClasses(
          'grid size-7 place-items-center rounded-full border font-semibold',
          isNow ? 'border-accent bg-accent text-on-accent' : 'border-control text-muted',
        )}
      >
        {place}
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">{title}</span>
          <Badge tone={tone}>{word}</Badge>
        </div>
        <p>
          {people.length > 1 && `Three-way. ${joinNames(people)} are asked together; both have to say yes. `}
          {what}
          {answeredAt && ` ${word} at ${timeOf(answeredAt)}.`}
          {askedAt && !answeredAt && describeLooks(people, timeOf)}
        </p>
        {isNow && clock && <TimeLeft ask={ask} clock={clock} isLast={isLast} />}
        {isNow && (
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {people.map(({ physicianId, name, phoneNumber }) => (
              <span key={physicianId} className="flex items-center gap-2">
                {people.length > 1 && phoneNumber && firstNameOf(name)}
                <ContactLinks name={name} phoneNumber={phoneNumber} />
              </span>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

/** How much of the time to answer has passed, and what happens when it's up. */
function TimeLeft({
  ask: { askedAt, expiresAt },
  clock,
  isLast,
}: {
  ask: SwapAsk
  clock: GroupClock
  isLast: boolean
}) {
  if (!askedAt || !expiresAt) return null
  const [from, until] = [Date.parse(askedAt), Date.parse(expiresAt)]
  const words = `${isLast ? 'Can answer until' : 'Next in line at'} ${describeMoment(clock, expiresAt)}`
  return (
    <>
      <div className="rounded-full ring ring-accent-line *:bg-raised">
        <ProgressBar
          label="Time to answer"
          value={clock.now.getTime() - from}
          max={Math.max(until - from, 1)}
          valueText={words}
        />
      </div>
      <p className="text-muted">{words}</p>
    </>
  )
}

/** Only the time if it's today, otherwise with the day. */
function describeMoment({ timeZone, today }: GroupClock, at: string): string {
  const { date, time } = momentIn(timeZone, at)
  return date === today ? formatTime(time) : `${formatTime(time)} on ${formatDate(date)}`
}

function describeLooks(people: SwapAsk['people'], timeOf: (at: string) => string): string {
  const looks = people.flatMap(({ name, seenAt }) => (seenAt ? [{ name, at: timeOf(seenAt) }] : []))
  if (looks.length === 0) return ' Not seen yet.'
  return looks
    .map(({ name, at }) => (people.length === 1 ? ` Seen ${at}.` : ` Seen by ${firstNameOf(name)} ${at}.`))
    .join('')
}

function joinNames(people: SwapAsk['people']): string {
  return people.map(({ name }) => firstNameOf(name)).join(' and ')
}
