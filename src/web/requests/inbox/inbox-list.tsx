/** The left side of the inbox: filters, requests by urgency, and actions on several at once. */
import { Inbox } from 'lucide-react'
import { Fragment } from 'react'
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import { requestTypes } from '../../../contract/requests.ts'
import type { GroupClock } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { typeNames } from '../request-words.ts'
import { AskForColleague } from './ask-for-colleague.tsx'
import { isHarmless } from './effect-words.ts'
import {
  type InboxAddress,
  type InboxRequest,
  type InboxView,
  rivalsOf,
  urgencyNames,
  type useInboxAddress,
} from './inbox-request.ts'
import { InboxRow } from './inbox-row.tsx'
import { SeveralBar } from './several-bar.tsx'
import type { UndoReview } from './use-undo-review.ts'

type InboxListProps = {
  requests: InboxRequest[]
  /** Among those that can be approved now; not known yet. */
  effects: RequestEffect[] | undefined
  /** Without the filters. */
  all: InboxRequest[]
  address: InboxAddress
  change: ReturnType<typeof useInboxAddress>[1]
  openId: number | undefined
  clock: GroupClock
  ticked: ReadonlySet<number>
  onTick: (ticked: ReadonlySet<number>) => void
  onPoint: (isPointedAt: boolean) => void
  onChoose: (id: number) => void
  onUndo: UndoReview
}

export function InboxList(props: InboxListProps) {
  const { requests, all, address, change, openId, clock, ticked, onTick, onPoint, onChoose, onUndo } = props
  const tick = (id: number, isOn: boolean) =>
    onTick(new Set(isOn ? [...ticked, id] : [...ticked].filter((x) => x !== id)))
  const effects = new Map(props.effects?.map((effect) => [effect.requestId, effect]))
  const harmless = requests.filter(({ id, status }) => {
    const effect = effects.get(id)
    return status === 'pending' && effect && isHarmless(effect)
  })
  const several = all.filter(({ id, status }) => ticked.has(id) && status === 'pending')
  return (
    <section
      aria-label="Requests"
      className="flex min-h-0 flex-col border-line bg-raised desktop:border-r max-desktop:min-h-[calc(100dvh-52px)]"
    >
      <Head all={all} address={address} change={change} />
      {requests.length === 0 ? (
        <Nothing address={address} change={change} />
      ) : (
        <ol
          aria-label="Requests by urgency"
          onPointerEnter={() => onPoint(true)}
          onPointerLeave={() => onPoint(false)}
          className="min-h-0 flex-1 overflow-y-auto"
        >
          {requests.map((request, index) => (
            <Fragment key={request.id}>
              <GroupTitle request={request} before={requests[index - 1]} />
              <InboxRow
                request={request}
                clock={clock}
                rivals={rivalsOf(request, all).length}
                effects={props.effects}
                isOpen={request.id === openId}
                isTicked={ticked.has(request.id)}
                onTick={(isOn) => tick(request.id, isOn)}
                onChoose={() => onChoose(request.id)}
              />
            </Fragment>
          ))}
        </ol>
      )}
      <SeveralBar
        requests={several}
        effects={several.flatMap(({ id }) => effects.get(id) ?? [])}
        onDone={() => onTick(new Set())}
        onUndo={onUndo}
      />
      {several.length === 0 && requests.length > 0 && (
        <p
          className={joinClasses(
            'flex items-center gap-1.5 border-t border-line bg-raised px-5 py-2.5 text-12 text-muted max-desktop:sticky max-desktop:bottom-0',
            harmless.length < 2 && 'max-desktop:hidden',
          )}
        >
          <span className="contents max-desktop:hidden">
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> {harmless.length > 1 ? 'to move' : 'to move; check boxes to decide several'}
          </span>
          {harmless.length > 1 && (
            <Button
              size="dense"
              variant="link"
              className="ml-auto touch:h-11"
              onClick={() => onTick(new Set(harmless.map(({ id }) => id)))}
            >
              Select {harmless.length} with no conflicts
            </Button>
          )}
        </p>
      )}
    </section>
  )
}

/** "Now", "Soon", "Later" before the first of each; "Decided" before the rest. */
function GroupTitle({ request, before }: { request: InboxRequest; before: InboxRequest | undefined }) {
  const title = titleOf(request)
  if (before && titleOf(before) === title) return null
  return <li className="border-t border-line px-5 max-tablet:px-4 pt-3 pb-1.5 text-12 text-muted">{title}</li>
}

function titleOf({ status, urgency }: InboxRequest): string {
  return status === 'pending' ? urgencyNames[urgency] : 'Decided'
}

function Head({ all, address, change }: Pick<InboxListProps, 'all' | 'address' | 'change'>) {
  const waiting = all.filter(({ status }) => status === 'pending').length
  const views: { value: InboxView; label: string }[] = [
    { value: 'waiting', label: waiting > 0 ? `Pending ${waiting}` : 'Pending' },
    { value: 'decided', label: 'Decided' },
    { value: 'all', label: 'All' },
  ]
  const people = [...new Map(all.map(({ requestorId, requestorName }) => [requestorId, requestorName]))]
    .map(([id, label]) => ({ value: String(id), label }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return (
    <header className="flex flex-col gap-3 px-5 pt-4 pb-3 max-tablet:px-4">
      <div className="flex items-center justify-between gap-2">
        <h1 className="text-20 font-semibold tracking-title">Requests</h1>
        <AskForColleague onSent={(id) => change({ request: String(id) })} />
      </div>
      <div>
        <SegmentedControl
          label="Which requests"
          value={address.view}
          options={views}
          onValueChange={(view) => change({ status: view === 'waiting' ? null : view, request: null })}
        />
      </div>
      <SearchInput
        label="Find a request"
        placeholder="Name, date, or reason"
        value={address.find}
        onValueChange={(find) => change({ find })}
      />
      <div className="grid grid-cols-2 gap-2">
        <Select
          aria-label="Type"
          value={address.type ?? everything}
          options={[
            { value: everything, label: 'All types' },
            ...requestTypes.map((type) => ({ value: type, label: typeNames[type] })),
          ]}
          onValueChange={(type) => change({ type: type === everything ? null : type })}
        />
        <Select
          aria-label="Person"
          value={address.personId ? String(address.personId) : everything}
          options={[{ value: everything, label: 'Everyone' }, ...people]}
          onValueChange={(id) => change({ person: id === everything ? null : id })}
        />
      </div>
    </header>
  )
}

const everything = 'everything'

function Nothing({ address, change }: Pick<InboxListProps, 'address' | 'change'>) {
  const isFiltered = address.type !== undefined || address.personId !== undefined || address.find !== ''
  return (
    <div className="flex-1 border-t border-line">
      <EmptyState
        icon={<Inbox />}
        title={isFiltered ? 'No request matches these filters' : titles[address.view]}
        action={
          isFiltered && <Button onClick={() => change({ type: null, person: null, find: null })}>Clear filters</Button>
        }
      >
        {!isFiltered && address.view === 'waiting' && 'New requests appear here automatically.'}
      </EmptyState>
    </div>
  )
}

const titles: Record<InboxView, string> = {
  waiting: 'No pending requests',
  decided: 'No decisions yet',
  all: 'No requests yet',
}
