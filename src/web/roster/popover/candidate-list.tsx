/** Who could take a shift: without a trade-off, with one, and, folded, who isn't eligible. One sentence each; one click assigns. */
import { Check, ChevronRight, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Candidate } from '../../../contract/shifts.ts'
import { lowerFirst } from '../../../engine/text/capital.ts'
import { Button } from '../../ui/button.tsx'

type CandidateListProps = {
  candidates: readonly Candidate[]
  onAssign?: ((candidate: Candidate) => void) | undefined
}

/** How many of a group are shown before "more". */
const first = 3

export function CandidateList({ candidates, onAssign }: CandidateListProps) {
  const inGroup = (group: Candidate['group']) => candidates.filter((candidate) => candidate.group === group)
  if (candidates.length === 0) return <p className="text-muted">There’s no one else in the group.</p>
  return (
    <div className="flex flex-col gap-2">
      <Group
        title="Good"
        mark={<Check className="size-3.5" />}
        tone="bg-good-soft text-good"
        candidates={inGroup('good')}
        none="No one fits without a trade-off."
        onAssign={onAssign}
      />
      <Group
        title="Possible, with a trade-off"
        mark={<TriangleAlert className="size-3.5" />}
        tone="bg-warn-soft text-warn"
        candidates={inGroup('trade-off')}
        onAssign={onAssign}
      />
      <NotEligible candidates={inGroup('not-eligible')} onAssign={onAssign} />
    </div>
  )
}

type GroupProps = CandidateListProps & { title: string; mark: ReactNode; tone: string; none?: string }

function Group({ title, mark, tone, none, candidates, onAssign }: GroupProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (candidates.length === 0) return none ? <p className="text-muted">{none}</p> : null
  const shown = showsAll ? candidates : candidates.slice(0, first)
  return (
    <section aria-label={title} className="overflow-clip rounded-inner border border-line">
      <h4 className={`flex items-center gap-1.5 px-2.5 py-1 text-12 font-semibold ${tone}`}>
        {mark}
        {title}
        <span className="ml-auto">{candidates.length}</span>
      </h4>
      <Rows candidates={shown} onAssign={onAssign} />
      {shown.length < candidates.length && (
        <Button size="dense" variant="link" className="mx-2.5 mb-1" onClick={() => setShowsAll(true)}>
          Show {candidates.length - shown.length} more
        </Button>
      )}
    </section>
  )
}

function Rows({ candidates, onAssign }: CandidateListProps) {
  return (
    <ul className="divide-y divide-line">
      {candidates.map((candidate) => (
        <li key={candidate.physicianId} className="flex items-center gap-2 px-2.5 py-1.5">
          <span className="min-w-0 flex-1">
            <b>{candidate.name}</b> <span className="text-muted">{reasonOf(candidate)}</span>
          </span>
          {onAssign && (
            <Button
              size="dense"
              variant={candidate.isAllowed ? 'outline' : 'quiet'}
              aria-label={`Assign ${candidate.name}`}
              onClick={() => onAssign(candidate)}
            >
              Assign
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function reasonOf({ isAllowed, blockedBy, says }: Candidate): string {
  return isAllowed ? says : (blockedBy[0]?.title ?? says)
}

/** Folded to a count for each rule. */
function NotEligible({ candidates, onAssign }: CandidateListProps) {
  const [isOpen, setOpen] = useState(false)
  if (candidates.length === 0) return null
  return (
    <section aria-label="Not eligible" className="overflow-clip rounded-inner border border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center gap-1.5 bg-surface px-2.5 py-1 text-12 font-semibold text-muted"
      >
        <ChevronRight className={`size-3.5 ${isOpen ? 'rotate-90' : ''}`} />
        Not eligible
        <span className="ml-auto">{candidates.length}</span>
      </button>
      {isOpen ? (
        <Rows candidates={candidates} onAssign={onAssign} />
      ) : (
        <p className="flex flex-wrap gap-x-3 px-2.5 py-1.5 text-12 text-muted">
          {countReasons(candidates).map(([title, count]) => (
            <span key={title}>
              <b>{count}</b> {lowerFirst(title)}
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

function countReasons(candidates: readonly Candidate[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const candidate of candidates) {
    const title = reasonOf(candidate)
    counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)
}
