/** Decides several requests at once, each on its own, and shows the result of each. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { Answer, Api } from '../../../contract/api.ts'
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import { plural } from '../../../engine/text/plural.ts'
import { useChange } from '../../api/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../../ui/dialog.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { isTooLong } from '../../ui/text-limit.tsx'
import { describeRequest } from '../request-words.ts'
import { describeTogether } from './effect-words.ts'
import type { InboxRequest } from './inbox-request.ts'
import type { UndoReview } from './use-undo-review.ts'

type Results = Answer<Api['reviewRequests']>
type Decision = 'approve' | 'deny'

type SeveralBarProps = {
  requests: InboxRequest[]
  /** Those known so far. */
  effects: readonly RequestEffect[]
  onDone: () => void
  onUndo: UndoReview
}

export function SeveralBar({ requests, effects, onDone, onUndo }: SeveralBarProps) {
  const review = useChange('reviewRequests')
  const [note, setNote] = useState('')
  const [sent, setSent] = useState<Decision>()
  const [outcome, setOutcome] = useState<{ requests: InboxRequest[]; results: Results }>()
  const send = async (decision: Decision) => {
    setSent(decision)
    const body = {
      requests: requests.map(({ id, version }) => ({ id, version })),
      decision,
      notes: note.trim() || null,
    }
    const results = await review.mutateAsync({ body }).catch(() => undefined)
    if (results) setOutcome({ requests, results })
  }
  const count = requests.length
  const finish = () => {
    setOutcome(undefined)
    onDone()
  }
  return (
    <>
      {count > 0 && (
        <Choice
          {...{ count, effects, note, setNote, onDone }}
          sent={review.isPending ? sent : undefined}
          onSend={send}
        />
      )}
      {/* Decided ones leave the list at once; their results stay until dismissed. */}
      {outcome && <Outcome {...outcome} onClose={finish} onUndo={onUndo} />}
    </>
  )
}

const longestNote = 2000

type ChoiceProps = {
  count: number
  effects: readonly RequestEffect[]
  note: string
  setNote: (note: string) => void
  /** What is being sent. */
  sent: Decision | undefined
  onSend: (decision: Decision) => Promise<void>
  onDone: () => void
}

function Choice({ count, effects, note, setNote, sent, onSend, onDone }: ChoiceProps) {
  return (
    <div className="flex flex-col gap-2 border-t border-line-strong bg-surface px-5 py-3 max-desktop:sticky max-desktop:bottom-0">
      <p className="font-semibold">{plural(count, 'request selected', 'requests selected')}</p>
      <p className="text-warn empty:hidden">{describeTogether(effects)}</p>
      <TextInput
        aria-label="Note for all of them"
        placeholder="Note, sent with the decision"
        maxLength={longestNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={isTooLong(note, longestNote)}
          loading={sent === 'approve'}
          loadingLabel="Approving..."
          onClick={() => void onSend('approve')}
        >
          Approve {count}
        </Button>
        <Button
          variant="danger"
          disabled={isTooLong(note, longestNote)}
          loading={sent === 'deny'}
          loadingLabel="Denying..."
          onClick={() => void onSend('deny')}
        >
          Deny {count}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Clear selection
        </Button>
      </div>
    </div>
  )
}

type OutcomeProps = { requests: InboxRequest[]; results: Results; onClose: () => void; onUndo: UndoReview }

function Outcome({ requests, results, onClose, onUndo }: OutcomeProps) {
  const done = results.flatMap(({ ok, request }) => (ok && request ? [request] : []))
  const decided = done.length
  return (
    <Dialog
      onClose={onClose}
      title={decided === results.length ? 'All decided' : `${decided} of ${results.length} decided`}
    >
      <DialogBody>
        <ul aria-label="Results" className="flex flex-col gap-3">
          {results.map(({ id, ok, message }) => {
            const request = requests.find((each) => each.id === id)
            return (
              <li key={id} className="flex gap-2.5">
                {ok ? <CircleCheck className="mt-0.5 text-good" /> : <CircleAlert className="mt-0.5 text-bad" />}
                <span>
                  <b className="block">{request && `${request.requestorName}: ${describeRequest(request)}`}</b>
                  <span className={ok ? 'text-muted' : 'text-bad'}>{message}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </DialogBody>
      <DialogFooter>
        {decided > 0 && (
          <DialogClose>
            <Button variant="quiet" onClick={() => void onUndo(done)}>
              Undo
            </Button>
          </DialogClose>
        )}
        <DialogClose>
          <Button variant="primary">Done</Button>
        </DialogClose>
      </DialogFooter>
    </Dialog>
  )
}
