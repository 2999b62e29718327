/** The review inbox: requests by urgency on the left, the effects of the chosen one on the right, and the decision. */
import { Inbox as InboxIcon } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import type { ShiftRequest } from '../../../contract/requests.ts'
import { useRead } from '../../api/use-read.ts'
import { PageFrame } from '../../layout/page-frame.tsx'
import { Reading } from '../../layout/reading.tsx'
import { type GroupClock, useGroupClock, useMember } from '../../session/use-session.ts'
import { EmptyState } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { describeRequest } from '../request-words.ts'
import { InboxList } from './inbox-list.tsx'
import { chooseRequests, type InboxRequest, useInboxAddress } from './inbox-request.ts'
import { RequestReview } from './request-review.tsx'
import { useUndoReview } from './use-undo-review.ts'

export function RequestsInboxPage() {
  const { groupId } = useMember()
  const requests = useRead('groupRequests', { params: { groupId } })
  const { read: group, clock } = useGroupClock()
  if (requests.data && clock) return <Inbox requests={requests.data} clock={clock} />
  return (
    <PageFrame title="Requests">
      <Reading read={group} what="Your group" loading={<PageSpinner />}>
        {() => (
          <Reading read={requests} what="The requests" loading={<PageSpinner label="Loading requests..." />}>
            {() => null}
          </Reading>
        )}
      </Reading>
    </PageFrame>
  )
}

function Inbox({ requests, clock }: { requests: InboxRequest[]; clock: GroupClock }) {
  const [address, change] = useInboxAddress()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const isWide = useIsWide()
  const page = useRef<HTMLElement>(null)
  const { groupId } = useMember()
  const read = useRead('requestEffects', { params: { groupId } })
  const effects = read.isError ? noEffects : (read.data ?? undefined)
  const [isPointedAt, point] = useState(false)
  // No row moves under the pointer: a ranking that arrives meanwhile waits until it has left the list.
  const shown = chooseRequests(requests, address, useHeld(effects, isPointedAt) ?? [])
  // A link may name a request that the filters hide.
  const named = requests.find(({ id }) => id === address.requestId)
  // The open request stays open when the ranking arrives and changes the order.
  const [firstId] = useState(shown[0]?.id)
  const open = named ?? (isWide ? (shown.find(({ id }) => id === firstId) ?? shown[0]) : undefined)
  const choose = (id: number | null) => change({ request: id === null ? null : String(id) })

  const moveBy = (steps: number) => {
    const index = shown.findIndex(({ id }) => id === open?.id)
    const next = shown[Math.min(Math.max(index + steps, 0), shown.length - 1)]
    if (!next) return
    choose(next.id)
    page.current?.querySelector<HTMLElement>(`[data-request="${next.id}"]`)?.focus()
  }
  // On phones the list stays: a sheet that opens by itself would lie under the message.
  const undo = useUndoReview((id) => change({ status: null, request: isWide ? String(id) : null }))
  const goOn = (decided: ShiftRequest) => {
    const decidedId = decided.id
    toast({
      title: 'Success',
      description: `${decided.status === 'approved' ? 'Approved' : 'Denied'} ${decided.requestorName}’s request: ${describeRequest(decided)}.`,
      tone: 'good',
      action: { label: 'Undo', onClick: () => void undo([decided]) },
    })
    const waiting = shown.filter(({ id, status }) => status === 'pending' && id !== decidedId)
    const index = shown.findIndex(({ id }) => id === decidedId)
    const next = waiting.find(({ id }) => shown.findIndex((other) => other.id === id) > index) ?? waiting[0]
    choose(isWide ? (next?.id ?? decidedId) : null)
  }
  const review = { all: requests, clock, onChoose: choose, onDecided: goOn, onUndo: undo }
  const answerKey = (event: KeyboardEvent) => {
    if (isTyping(event)) return
    const steps = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
    const isInList = event.target instanceof Element && event.target.closest('[data-request]') !== null
    if (steps && isInList) {
      event.preventDefault()
      moveBy(steps)
      return
    }
    const button = page.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`)
    // A key held down decides one request, not all of them.
    if (!button || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (button.matches('input, textarea')) button.focus()
    else button.click()
  }
  return (
    // Shortcuts work while the focus is in here; each is shown on its button.
    <main
      ref={page}
      onKeyDown={answerKey}
      className="grid bg-raised desktop:h-[calc(100dvh-52px)] desktop:grid-cols-[376px_minmax(0,1fr)] desktop:bg-surface"
    >
      <InboxList
        requests={shown}
        effects={effects}
        all={requests}
        address={address}
        change={change}
        openId={isWide ? open?.id : undefined}
        clock={clock}
        ticked={ticked}
        onTick={setTicked}
        onPoint={point}
        onChoose={choose}
        onUndo={undo}
      />
      {isWide ? (
        <section aria-label="Chosen request" className="flex min-h-0 flex-col">
          {open ? <RequestReview key={open.id} request={open} {...review} /> : <NothingChosen />}
        </section>
      ) : (
        <Dialog
          isForReading
          open={open !== undefined}
          onOpenChange={(isOpen) => !isOpen && choose(null)}
          size="large"
          title={open ? `${open.requestorName}: ${describeRequest(open)}` : 'Request'}
        >
          {open && <RequestReview key={open.id} request={open} {...review} isSheet />}
        </Dialog>
      )}
    </main>
  )
}

const noEffects: RequestEffect[] = []

/** While it is held, what it was before. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [kept, keep] = useState(value)
  if (isHeld) return kept
  if (kept !== value) keep(value)
  return value
}

/** Elements where letters and arrows mean something else. */
const ownKeys =
  'input, textarea, [role="listbox"], [role="combobox"], [role="radiogroup"], [role="dialog"], [role="menu"]'

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest(ownKeys) !== null
}

/** Shown when the list is empty, too: what to expect here. */
function NothingChosen() {
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState icon={<InboxIcon />} title="Nothing to decide">
        For each request, you’ll see coverage, rules, and who could cover before you decide.
      </EmptyState>
    </div>
  )
}
