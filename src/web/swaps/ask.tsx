/** One ask in line: for what, its answer or who has seen it, and for the current one the time left and how to reach them. */
import type { AskState, SwapAsk } from '../../contract/swaps.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { firstNameOf } from '../../engine/text/names.ts'
import { type GroupClock, useGroupClock } from '../session/use-session.ts'
import { formatTime } from '../text/clock.ts'
import { momentIn } from '../text/group-day.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { ContactLinks } from '../ui/contact-links.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { describeDays } from './swap-words.ts'

const states: Record<AskState, [BadgeTone, string]> = {
  waiting: ['quiet', 'In line'],
  asked: ['warn', 'Waiting'],
  accepted: ['good', 'Accepted'],
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

export function Ask({ ask, place, isLast }: AskProps) {
  const { clock } = useGroupClock()
  const { people, gives, takes, state, answeredAt, askedAt } = ask
  const timeOf = (at: string) => (clock ? describeMoment(clock, at) : '')
  const [tone, word] = state === 'canceled' && askedAt ? (['quiet', 'Canceled'] as const) : states[state]
  const firstNames = people.map(({ name }) => firstNameOf(name))
  const title = people.length > 1 ? joinWords(['You', ...firstNames], 'and') : (people[0]?.name ?? '')
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
          {people.length > 1 && `Three-way. ${joinWords(firstNames, 'and')} are asked together; both have to say yes. `}
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
  const words = `${isLast ? 'Can answer until' : 'We’ll ask the next person at'} ${describeMoment(clock, expiresAt)}`
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
    .map(({ name, at }) => (people.length === 1 ? ` Seen at ${at}.` : ` Seen by ${firstNameOf(name)} at ${at}.`))
    .join('')
}
