/** One way to swap as one checkbox: with whom, what I give and get, what it does to each, and its place in the order. */
import { ArrowLeftRight } from 'lucide-react'
import type { Shift } from '../../contract/schedules.ts'
import type { SwapOption } from '../../contract/swaps.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { firstNameOf } from '../../engine/text/names.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { Avatar } from '../ui/avatar.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { describeDays } from './swap-words.ts'

type SwapCardProps = {
  option: SwapOption
  /** 0: not chosen. */
  place: number
  onToggle: () => void
}

export function SwapCard({ option, place, onToggle }: SwapCardProps) {
  const { kind, steps } = option
  const [me, ...others] = steps
  if (!me) return null
  const title =
    kind === 'three-way'
      ? joinWords(['You', ...others.map(({ name }) => firstNameOf(name))], 'and')
      : (others[0]?.name ?? 'A colleague')
  return (
    <label
      className={joinClasses(
        'relative flex cursor-pointer flex-col gap-2.5 rounded-control border bg-raised px-4 py-3.5 text-14 transition-colors hover:border-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        place > 0 ? 'border-accent inset-ring inset-ring-accent' : 'border-line',
      )}
    >
      <input type="checkbox" className="sr-only" checked={place > 0} onChange={onToggle} />
      <span className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-2.5 font-semibold">
          {kind !== 'three-way' && <Avatar name={title} />}
          {title}
        </span>
        <span
          className={joinClasses(
            'grid size-7 shrink-0 place-items-center rounded-full border font-semibold',
            place > 0 ? 'border-accent bg-accent text-on-accent' : 'border-control',
          )}
        >
          {place > 0 && (
            <>
              <span className="sr-only">, asked as number </span>
              {place}
            </>
          )}
        </span>
      </span>
      {kind === 'three-way' ? <Chain steps={steps} /> : <Exchange gives={me.gives} takes={me.takes} />}
      <span className="grid grid-cols-[minmax(3.5rem,max-content)_minmax(0,1fr)] gap-x-2.5 gap-y-0.5">
        {steps.map(({ physicianId, name, effect }, index) => (
          <span key={physicianId} className="contents">
            <span className="text-muted">{index === 0 ? 'You' : firstNameOf(name)}</span>
            <span>{effect}</span>
          </span>
        ))}
      </span>
    </label>
  )
}

function Exchange({ gives, takes }: { gives: Shift[]; takes: Shift[] }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
      <Days shifts={gives} caption="you give" />
      <ArrowLeftRight className="size-4 text-muted" />
      <Days shifts={takes} caption="you get" />
    </span>
  )
}

function Days({ shifts, caption }: { shifts: Shift[]; caption: string }) {
  const mark = useShiftMarks(shifts)
  const [first] = shifts
  const { positionCode, kind } = first ? mark(first) : { positionCode: '', kind: undefined }
  return (
    <span className="flex items-center gap-2">
      {kind && <ShiftChip code={positionCode} kind={kind} />}
      <span className="min-w-0">
        <span className="block font-semibold">{first ? describeDays(shifts) : 'Nothing in return'}</span>
        <span className="block text-muted">{caption}</span>
      </span>
    </span>
  )
}

/** Who takes what from whom, from my shift back to me. */
function Chain({ steps }: Pick<SwapOption, 'steps'>) {
  return (
    <span className="flex flex-col gap-2">
      {steps.map(({ physicianId, name, gives, takes }, index) => {
        const from = steps.at(index - 1)!
        const owner = index === 1 ? 'your shift' : `${firstNameOf(from.name)}’s shift`
        return (
          <span key={physicianId} className="flex gap-2.5">
            <Avatar name={name} tone={index === 0 ? 'accent' : 'neutral'} />
            <span>
              <span className="block font-semibold">
                {index === 0 ? 'You get' : `${firstNameOf(name)} gets`} {describeDays(gives)} off
              </span>
              <span className="block text-muted">
                {index === 0 ? 'You take' : `${firstNameOf(name)} takes`} {owner}, {describeDays(takes)}.
              </span>
            </span>
          </span>
        )
      })}
    </span>
  )
}
