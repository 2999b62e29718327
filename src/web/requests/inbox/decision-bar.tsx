/** The decision: a note to send with it, deny, approve, or approve with the chosen cover. */
import { type MouseEvent, useState } from 'react'
import type { ShiftRequest } from '../../../contract/requests.ts'
import { formatDate } from '../../../engine/text/dates.ts'
import { firstNameOf } from '../../../engine/text/names.ts'
import { plural } from '../../../engine/text/plural.ts'
import { KeepBreakDialog } from '../../shifts/keep-break-dialog.tsx'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button, onFirstClick } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { isTooLong } from '../../ui/text-limit.tsx'
import { keepToastRoom } from '../../ui/toast-room.ts'
import { type Cover, describeWhoCovers } from './cover-choice.ts'
import { type Refusal, useReview } from './use-review.ts'

type DecisionBarProps = {
  request: ShiftRequest
  covers: readonly Cover[]
  /** Shifts that would open. */
  opens: number
  /** Days with more people off than the group's limit. */
  overLimit: readonly string[]
  /** Why it can't be approved now. */
  blocked: string | null
  /** The effects aren't known yet. */
  isUnknown: boolean
  onDecided: (decided: ShiftRequest) => void
}

const longestNote = 2000
const toastRoom = keepToastRoom('bottom')

export function DecisionBar({ request, covers, opens, overLimit, blocked, isUnknown, onDecided }: DecisionBarProps) {
  const [notes, setNotes] = useState('')
  const { decide, pending, asked, forget, refusal } = useReview(request, onDecided)
  const cannotSend = isTooLong(notes, longestNote)
  const cannotApprove = blocked !== null || isUnknown || cannotSend
  const isWithCover = covers.length > 0
  const isPending = (decision: 'approve' | 'deny', withCover: boolean) =>
    pending?.decision === decision && pending.covers.length > 0 === withCover
  const [doubted, setDoubted] = useState<readonly Cover[]>()
  const approve = (chosen: readonly Cover[]) => void decide({ decision: 'approve', notes, covers: chosen })
  // A key is easier to press by mistake than a button. Conflicts need a reason either way.
  const press = (event: MouseEvent, chosen: readonly Cover[]) =>
    event.detail === 0 && (chosen.length < opens || overLimit.length > 0) ? setDoubted(chosen) : approve(chosen)
  if (request.status !== 'pending') return null
  return (
    <div ref={toastRoom} className="shrink-0 border-t border-line-strong bg-raised px-5 py-3 desktop:px-8">
      <Refused refusal={refusal} />
      {blocked && <p className="mb-2 font-control text-warn">You can’t approve this now: {blocked}</p>}
      <div className="flex flex-wrap items-center gap-2.5 max-tablet:[&>button]:flex-1">
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1 max-tablet:basis-full">
          <TextInput
            aria-label={`Note to ${request.requestorName}`}
            aria-keyshortcuts="n"
            placeholder={`Note to ${firstNameOf(request.requestorName)}, sent with the decision`}
            maxLength={longestNote}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </div>
        <Button
          variant="danger"
          aria-keyshortcuts="d"
          disabled={cannotSend}
          loading={isPending('deny', false)}
          loadingLabel="Denying..."
          onClick={onFirstClick(() => void decide({ decision: 'deny', notes, covers: [] }))}
        >
          Deny
          <Hint>d</Hint>
        </Button>
        {opens > 0 && isWithCover && (
          <Button
            disabled={cannotApprove}
            aria-keyshortcuts="o"
            loading={isPending('approve', false)}
            loadingLabel="Approving..."
            onClick={onFirstClick((event) => press(event, []))}
          >
            Approve and leave open
            <Hint>o</Hint>
          </Button>
        )}
        <Button
          variant="primary"
          aria-keyshortcuts="a"
          disabled={cannotApprove}
          loading={isPending('approve', isWithCover)}
          loadingLabel="Approving..."
          onClick={onFirstClick((event) => press(event, covers))}
        >
          {isWithCover
            ? `Approve and assign ${describeWhoCovers(covers)}`
            : opens > 0
              ? 'Approve and leave open'
              : 'Approve'}
          <Hint>a</Hint>
        </Button>
      </div>
      <KeepBreakDialog asked={asked} onAnswered={forget} />
      {doubted && (
        <ConfirmDialog
          onClose={() => setDoubted(undefined)}
          tone="primary"
          {...describeDoubt(request, opens - doubted.length, overLimit)}
          onConfirm={() => approve(doubted)}
        />
      )}
    </div>
  )
}

/** What a key would do that a person may not have meant. */
function describeDoubt({ requestorName }: ShiftRequest, open: number, overLimit: readonly string[]) {
  const limit = `More people would be off than your limit on ${overLimit.map(formatDate).join(', ')}.`
  if (open <= 0) return { title: 'Approve over the time-off limit?', description: limit, confirmLabel: 'Approve' }
  const left = `No one is covering for ${requestorName} yet. We’ll notify colleagues who can.`
  return {
    title: `Approve and leave ${plural(open, 'shift')} open?`,
    description: overLimit.length > 0 ? `${left} ${limit}` : left,
    confirmLabel: 'Approve and leave open',
  }
}

/** The keyboard shortcut; hidden on phones. */
function Hint({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="max-desktop:hidden">
      <Kbd>{children}</Kbd>
    </span>
  )
}

function Refused({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <div role="alert" className="not-empty:mb-2">
      {refusal && (
        <p className="flex flex-wrap items-center gap-2 rounded-control border border-warn-line bg-warn-soft px-3 py-2 text-warn">
          {refusal.message}
          {refusal.current && <StatusBadge status={refusal.current.status} />}
          {refusal.current?.reviewerName && `by ${refusal.current.reviewerName}`}
        </p>
      )}
    </div>
  )
}
