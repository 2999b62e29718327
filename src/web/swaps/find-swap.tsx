/** Every swap within the rules, by kind; tap them in the order in which to ask. */
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import type { SwapAsk, SwapAsks, SwapOption } from '../../contract/swaps.ts'
import { type SwapKind, swapKinds } from '../../engine/explain/swap-kinds.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { fullName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { useMember } from '../session/use-session.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { sharesCountPast } from '../shifts/shift-words.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/card.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { TextInput } from '../ui/inputs.tsx'
import { LateLeaveGuard } from '../ui/late.tsx'
import { LateSelect } from '../ui/late-select.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { isTooLong } from '../ui/text-limit.tsx'
import { useSearchChange } from '../ui/use-search.ts'
import { SwapCard } from './swap-card.tsx'

/** How many of a kind to show before "Show more". */
const shownFirst = 3
const longestReason = 500
const anyone = 'anyone'
const anyDate = 'any'

export type FindSwapProps = { asked: SwapAsks; onAsked: () => void }

export function FindSwap({ asked, onAsked }: FindSwapProps) {
  const [search] = useSearchChange()
  const { shift } = asked
  const colleagueId = search.get('with')
  const options = useRead('swapOptions', { params: { id: shift.id }, query: colleagueId ? { colleagueId } : {} })
  // Kept while another colleague's options are being loaded.
  const [chosen, setChosen] = useState<SwapOption[]>([])
  const [reason, setReason] = useState('')
  return (
    <>
      <LateLeaveGuard isDirty={reason.trim() !== ''} isNear={chosen.length > 0} what="your reason" />
      <Reading
        read={options}
        what="The possible swaps"
        loading={<SkeletonList of="facts" rows={5} label="Looking for swaps..." />}
      >
        {(found) => (
          <Options
            asked={asked}
            found={found.filter((option) => !asked.asks.some((ask) => isOpenAsk(ask, option)))}
            hasAny={found.length > 0}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
      </Reading>
      {chosen.length > 0 && (
        <AskBar asked={asked} chosen={chosen} reason={reason} onReason={setReason} onAsked={onAsked} />
      )}
    </>
  )
}

type OptionsProps = {
  asked: SwapAsks
  /** Without those on the list already. */
  found: SwapOption[]
  hasAny: boolean
  /** In the order in which to ask. */
  chosen: SwapOption[]
  onChoose: (chosen: SwapOption[]) => void
}

function Options({ asked, found, hasAny, chosen, onChoose }: OptionsProps) {
  const [search] = useSearchChange()
  const { kind: given } = useShiftMarks([asked.shift])(asked.shift)
  const what = given === 'night' || given === 'twenty-four' ? 'Night' : given === 'backup' ? 'Backup' : 'Day'
  const date = search.get('on')
  const shown = date ? found.filter(({ steps }) => steps[0]?.takes.some((shift) => shift.date === date)) : found
  const isSame = (one: SwapOption, other: SwapOption) => keyOf(one) === keyOf(other)
  const toggle = (option: SwapOption) =>
    onChoose(
      chosen.some((one) => isSame(one, option)) ? chosen.filter((one) => !isSame(one, option)) : [...chosen, option],
    )
  const placeOf = (option: SwapOption) => chosen.findIndex((one) => isSame(one, option)) + 1
  const others = chosen.filter((option) => !shown.some((one) => isSame(one, option)))
  return (
    <>
      <Filters found={found} />
      {shown.length > 0 && <p className="-mt-2 text-muted">{sharesCountPast}</p>}
      {shown.length === 0 && (
        <EmptyState
          icon={<ArrowLeftRight />}
          title={hasAny && found.length === 0 ? 'You’re already asking for all of these' : 'No swap meets every rule'}
        >
          Try another colleague or date, or offer the shift to everyone from its details.
        </EmptyState>
      )}
      {others.length > 0 && (
        <section aria-label="Also chosen" className="flex flex-col gap-2">
          <h2 className="text-16 font-semibold">Also chosen</h2>
          {others.map((option) => (
            <SwapCard key={keyOf(option)} option={option} place={placeOf(option)} onToggle={() => toggle(option)} />
          ))}
        </section>
      )}
      {swapKinds.map((kind) => (
        <Group
          key={kind}
          kind={kind}
          what={what}
          options={shown.filter((option) => option.kind === kind)}
          placeOf={placeOf}
          onToggle={toggle}
        />
      ))}
    </>
  )
}

/** Whether these people are asked for these shifts, or will be. */
function isOpenAsk({ state, people, gives, takes }: SwapAsk, { steps: [mine, ...others] }: SwapOption): boolean {
  const ids = (all: { id: number }[]) => all.map(({ id }) => id).sort()
  const asked = [people.map(({ physicianId }) => physicianId).sort(), ids(gives), ids(takes)]
  const option = [others.map(({ physicianId }) => physicianId).sort(), ids(mine!.gives), ids(mine!.takes)]
  return (state === 'waiting' || state === 'asked') && String(asked) === String(option)
}

function keyOf({ kind, steps }: SwapOption): string {
  return [kind, ...steps.flatMap(({ physicianId, gives }) => [physicianId, ...gives.map(({ id }) => id)])].join(' ')
}

function Filters({ found }: { found: SwapOption[] }) {
  const { id: ownId, groupId } = useMember()
  const [search, change] = useSearchChange()
  const people = useRead('listPhysicians', { params: { groupId } })
  const colleagues = (people.data ?? [])
    .filter(({ id, isActive }) => isActive && id !== ownId)
    .map((person) => ({ value: String(person.id), label: fullName(person) }))
  const dates = [...new Set(found.flatMap(({ steps }) => steps[0]!.takes.map(({ date }) => date)))].sort()
  const label = (value: string) => (value === anyone || value === anyDate ? null : value)
  return (
    <div className="grid grid-cols-2 gap-2">
      <LateSelect
        aria-label="With whom"
        value={search.get('with') ?? anyone}
        onValueChange={(value) => change({ with: label(value), on: null })}
        options={[{ value: anyone, label: 'Anyone' }, ...colleagues]}
      />
      <LateSelect
        aria-label="For a shift on"
        value={search.get('on') ?? anyDate}
        onValueChange={(value) => change({ on: label(value) })}
        options={[
          { value: anyDate, label: 'Any date' },
          ...dates.map((date) => ({ value: date, label: formatDate(date) })),
        ]}
      />
    </div>
  )
}

const titles: Record<Exclude<SwapKind, 'alike'>, string> = {
  week: 'Whole stretch',
  'three-way': 'Three-way',
  different: 'Another kind of shift',
  'give-away': 'Give it away',
}

type GroupProps = {
  kind: SwapKind
  /** What is given: a day for a day, whatever the role. */
  what: 'Day' | 'Night' | 'Backup'
  options: SwapOption[]
  placeOf: (option: SwapOption) => number
  onToggle: (option: SwapOption) => void
}

function Group({ kind, what, options, placeOf, onToggle }: GroupProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (options.length === 0) return null
  const title = kind === 'alike' ? `${what} for ${what.toLowerCase()}` : titles[kind]
  const shown = showsAll ? options : options.slice(0, shownFirst)
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-16 font-semibold">{title}</h2>
        <span className="text-muted">
          {shown.length} of {options.length}
        </span>
      </div>
      {shown.map((option) => (
        <SwapCard key={keyOf(option)} option={option} place={placeOf(option)} onToggle={() => onToggle(option)} />
      ))}
      {shown.length < options.length && (
        <Button variant="link" size="touch" className="self-start" onClick={() => setShowsAll(true)}>
          Show {options.length - shown.length} more
        </Button>
      )}
    </section>
  )
}

type AskBarProps = FindSwapProps & Pick<OptionsProps, 'chosen'> & { reason: string; onReason: (reason: string) => void }

function AskBar({ asked, chosen, reason, onReason, onAsked }: AskBarProps) {
  const ask = useChange('askToSwap', { isAnswered: () => true })
  const send = () =>
    ask.mutate(
      {
        params: { id: asked.shift.id },
        body: {
          asks: chosen.map(({ steps }) => ({
            steps: steps.flatMap(({ physicianId, takes }) =>
              takes.map((shift) => ({ shiftId: shift.id, takerId: physicianId })),
            ),
          })),
          ...(!asked.isAsking && { reason: reason.trim() || null }),
        },
      },
      { onSuccess: onAsked },
    )
  const people = new Set(chosen.flatMap(({ steps }) => steps.slice(1).map(({ physicianId }) => physicianId))).size
  const words = chosen.length === people ? `Ask ${plural(people, 'colleague')}` : `Ask ${chosen.length} in this order`
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-col gap-2 border-t border-line-strong bg-raised px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:mx-0 tablet:rounded-control tablet:border">
      {!asked.isAsking && (
        <Field label="Reason" optional help="The colleagues you ask will see it.">
          <TextInput value={reason} maxLength={longestReason} onChange={(event) => onReason(event.target.value)} />
        </Field>
      )}
      <p className="text-center text-muted">
        {chosen.length > 1 ? 'Ask in this order, first yes wins' : 'The shift stays yours until someone says yes'}
      </p>
      <div role="alert">{ask.error && <FieldError>{reasonOf(ask.error)}</FieldError>}</div>
      <Button
        variant="primary"
        size="touch"
        disabled={!asked.isAsking && isTooLong(reason, longestReason)}
        loading={ask.isPending}
        loadingLabel="Asking..."
        onClick={send}
      >
        {words}
      </Button>
    </div>
  )
}
