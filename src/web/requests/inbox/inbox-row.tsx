/** One request in the list: who, what, how old, and what a reviewer should know before opening it. */
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import type { GroupClock } from '../../session/use-session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { describeRequest } from '../request-words.ts'
import { EffectChips } from './effect-chips.tsx'
import { describeStart, flagsOf, formatAge, type InboxRequest } from './inbox-request.ts'

type InboxRowProps = {
  request: InboxRequest
  clock: GroupClock
  /** How many others ask for the same shift. */
  rivals: number
  /** What approvals would do, once it is known. */
  effects: readonly RequestEffect[] | undefined
  isOpen: boolean
  isTicked: boolean
  onTick: (isOn: boolean) => void
  onChoose: () => void
}

export function InboxRow({ request, clock, rivals, effects, isOpen, isTicked, onTick, onChoose }: InboxRowProps) {
  const isPending = request.status === 'pending'
  const flags = flagsOf(request)
  const start = isPending && describeStart(request, clock.today)
  return (
    <li
      className={joinClasses(
        'relative flex border-t border-line transition-colors',
        !isOpen && 'hover:bg-surface',
        // A good chip has nearly the row's own color.
        isOpen &&
          'bg-accent-soft before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent [&_.bg-good-soft]:bg-raised',
      )}
    >
      <button
        type="button"
        data-request={request.id}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onChoose}
        className="grid min-w-0 flex-1 grid-cols-[28px_minmax(0,1fr)] gap-x-3 py-3 pr-1 pl-5 text-left focus-visible:-outline-offset-2 max-tablet:pl-4"
      >
        <Avatar name={request.requestorName} />
        <span className="min-w-0">
          <span className="flex items-baseline justify-between gap-2">
            <span className={joinClasses('truncate', isPending ? 'font-semibold' : 'font-medium text-muted')}>
              {request.requestorName}
            </span>
            <span className="shrink-0 text-12 text-muted">
              <span className="sr-only">asked </span>
              {formatAge(request, clock)}
            </span>
          </span>
          <span className="flex items-baseline justify-between gap-2 text-12">
            <span className={isOpen ? 'text-text' : 'text-muted'}>
              {describeRequest(request)}
              {!isPending && <Decision request={request} />}
            </span>
            {start && (
              <span
                className={joinClasses(
                  'shrink-0',
                  request.urgency === 'now' ? 'font-semibold text-bad' : isOpen ? 'text-text' : 'text-muted',
                )}
              >
                {start}
              </span>
            )}
          </span>
          {isPending && (
            <span className="mt-1.5 flex flex-col gap-1.5">
              <EffectChips request={request} effects={effects} rivals={rivals} />
              {flags.length > 0 && (
                <span className="flex flex-wrap gap-1.5">
                  {flags.map(({ tone, words }) => (
                    <Badge key={words} tone={tone}>
                      {words}
                    </Badge>
                  ))}
                </span>
              )}
            </span>
          )}
        </span>
      </button>
      <span className="w-10 shrink-0 pt-3 pl-1">
        {isPending && (
          <Checkbox
            hidesLabel
            label={`Choose ${request.requestorName}: ${describeRequest(request)}`}
            checked={isTicked}
            onCheckedChange={onTick}
          />
        )}
      </span>
    </li>
  )
}

const decisions = {
  approved: { words: 'Approved', ink: 'text-good' },
  denied: { words: 'Denied', ink: 'text-bad' },
  cancelled: { words: 'Canceled', ink: 'text-muted' },
  pending: { words: '', ink: '' },
}

function Decision({ request }: { request: InboxRequest }) {
  const { words, ink } = decisions[request.status]
  return (
    <>
      . <b className={ink}>{words}</b>
      {request.status !== 'cancelled' && request.reviewerName && ` by ${request.reviewerName}`}
    </>
  )
}
