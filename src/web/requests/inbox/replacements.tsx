/** Who could cover what an approval opens, in order, with the reason; one is chosen before the decision. */
import * as RadioGroup from 'radix-ui/radio-group'
import { useState } from 'react'
import type { Candidate } from '../../../contract/shifts.ts'
import { describeShift } from '../../shifts/shift-words.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import type { CoverChoice, CoverMode, Opened } from './cover-choice.ts'

const modes: { value: CoverMode; label: string }[] = [
  { value: 'one', label: 'One for all' },
  { value: 'each', label: 'Shift by shift' },
]

type ReplacementsProps = {
  opened: readonly Opened[]
  choice: CoverChoice
  /** An offered shift is taken by colleagues; those who could are only listed. */
  canChoose: boolean
}

export function Replacements({ opened, choice, canChoose }: ReplacementsProps) {
  const [first] = opened
  if (!first) return null
  const isSingle = opened.length === 1
  const title = isSingle
    ? `Who could ${canChoose ? 'cover' : 'take'} ${describeShift(first.shift)}`
    : `Who could cover these ${opened.length} shifts`
  return (
    <section aria-label={title} className="min-w-0">
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-14 font-semibold">{title}</h3>
        {isSingle ? (
          <span className="text-12 text-muted">ranked by rules, fairness, and preferences</span>
        ) : (
          <SegmentedControl label="Coverage" value={choice.mode} options={modes} onValueChange={choice.setMode} />
        )}
      </header>
      {choice.mode === 'one' ? (
        <CandidateRadios
          label={title}
          disabled={!canChoose}
          candidates={choice.forAll}
          chosen={[...choice.chosen.values()][0]}
          onChoose={choice.chooseForAll}
          empty="No one can take all of them. Choose shift by shift."
        />
      ) : (
        <div className="flex flex-col gap-3">
          {opened.map(({ shift, candidates }) => (
            <div key={shift.id}>
              <h4 className="mb-1 text-12 text-muted">{describeShift(shift)}</h4>
              <CandidateRadios
                label={`Coverage for ${describeShift(shift)}`}
                candidates={candidates}
                chosen={choice.chosen.get(shift.id)}
                onChoose={(physicianId) => choice.chooseFor(shift.id, physicianId)}
                first={2}
                empty="There’s no one else in the group."
              />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

type CandidateRadiosProps = {
  label: string
  disabled?: boolean
  candidates: readonly Candidate[]
  chosen: number | undefined
  onChoose: (physicianId: number) => void
  /** How many are shown before "more". */
  first?: number
  empty: string
}

function CandidateRadios({ label, disabled, candidates, chosen, onChoose, first = 4, empty }: CandidateRadiosProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (candidates.length === 0) return <p className="text-muted">{empty}</p>
  const shown = candidates.filter(({ physicianId }, index) => showsAll || index < first || physicianId === chosen)
  return (
    <>
      <RadioGroup.Root
        aria-label={label}
        disabled={disabled}
        value={chosen === undefined ? '' : String(chosen)}
        onValueChange={(value) => onChoose(Number(value))}
        className="overflow-clip rounded-control border border-line bg-raised"
      >
        {shown.map((candidate, index) => (
          <CandidateRow key={candidate.physicianId} candidate={candidate} place={index + 1} />
        ))}
      </RadioGroup.Root>
      {candidates.length > shown.length && (
        <Button size="dense" variant="link" onClick={() => setShowsAll(true)}>
          Show {candidates.length - shown.length} more
        </Button>
      )}
    </>
  )
}

function CandidateRow({ candidate, place }: { candidate: Candidate; place: number }) {
  const { physicianId, name, group, isAllowed, says, blockedBy } = candidate
  const why = isAllowed ? says : (blockedBy[0]?.says ?? says)
  return (
    <RadioGroup.Item
      value={String(physicianId)}
      className="group grid min-h-10.5 w-full grid-cols-[16px_18px_minmax(0,1fr)_auto] items-center gap-x-2.5 border-t border-line px-3.5 py-2 text-left first:border-t-0 enabled:hover:bg-surface focus-visible:-outline-offset-2 data-[state=checked]:bg-accent-soft"
    >
      <span className="size-4 rounded-full border-[1.5px] border-control bg-raised group-disabled:invisible group-data-[state=checked]:border-[5px] group-data-[state=checked]:border-accent" />
      <span aria-hidden="true" className="text-center text-12 text-faint">
        {isAllowed ? place : '–'}
      </span>
      <span className="min-w-0 tablet:grid tablet:grid-cols-[132px_minmax(0,1fr)] tablet:items-baseline tablet:gap-x-2.5">
        <span className={joinClasses('font-semibold', !isAllowed && 'text-muted')}>{name}</span>
        <span className="block text-12 text-muted group-data-[state=checked]:text-text">{why}</span>
      </span>
      <b className={joinClasses('text-12', groupTones[group])}>{groupWords[group]}</b>
    </RadioGroup.Item>
  )
}

const groupWords = { good: 'good', 'trade-off': 'trade-off', 'not-eligible': 'breaks a rule' }
const groupTones = { good: 'text-good', 'trade-off': 'text-warn', 'not-eligible': 'text-bad' }
