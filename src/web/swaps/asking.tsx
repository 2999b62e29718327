/** Whom I asked, in order, and what comes after a yes. */
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import type { SwapAsk, SwapAsks } from '../../contract/swaps.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { describeShiftInFull } from '../shifts/shift-words.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FieldError } from '../ui/field.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { Ask } from './ask.tsx'
import { describeDays } from './swap-words.ts'

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
  const who = joinWords(
    people.map(({ name }) => name),
    'and',
  )
  const back = takes.length > 0 ? ` You get ${describeDays(takes)}.` : ''
  if (status === 'approved') return `${who} took it.${back}`
  if (status === 'denied') return `${who} said yes, but your coordinator didn’t approve it. The shift stays yours.`
  return `${who} said yes.${back} Your coordinator is reviewing it.`
}
