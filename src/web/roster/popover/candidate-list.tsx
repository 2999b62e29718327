/** Who could take a shift, the best first: what it would change, or what is in the way; one click assigns. */
import { useState } from 'react'
import type { Candidate } from '../../../contract/shifts.ts'
import { sayEffects } from '../../../engine/explain/public-words.ts'
import { round } from '../../../engine/text/round.ts'
import { Button } from '../../ui/button.tsx'

type CandidateListProps = {
  candidates: readonly Candidate[]
  onAssign?: ((candidate: Candidate) => void) | undefined
  /** How many are shown before "more". */
  first?: number
  /** Filling an open shift is worth the same whoever does it: points are counted from the best. */
  isOpen?: boolean
}

export function CandidateList({ candidates, onAssign, first = 3, isOpen = false }: CandidateListProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (candidates.length === 0) return <p className="text-muted">Nobody else is in the group.</p>
  const from = isOpen ? Math.min(...candidates.filter(({ isAllowed }) => isAllowed).map(({ cost }) => cost)) : 0
  const shown = showsAll ? candidates : candidates.slice(0, first)
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((candidate) => (
          <li key={candidate.physicianId} className="flex items-center gap-2 py-1.5">
            <span className="min-w-0 flex-1">
              <b>{candidate.name}</b> <span className="text-muted">{reasonOfCandidate(candidate)}</span>
            </span>
            <Effect isAllowed={candidate.isAllowed} cost={candidate.cost - from} isOpen={isOpen} />
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
      {candidates.length > first && !showsAll && (
        <Button size="dense" variant="link" onClick={() => setShowsAll(true)}>
          {candidates.length - first} more
        </Button>
      )}
    </>
  )
}

/** Fewer points are better; a sign before the number as everywhere. */
function Effect({ isAllowed, cost, isOpen }: { isAllowed: boolean; cost: number; isOpen: boolean }) {
  if (!isAllowed) return <b className="shrink-0 text-bad">not allowed</b>
  const points = round(cost, 1)
  if (isOpen && points === 0) return <b className="shrink-0 text-good">best</b>
  const tone = points > 0.5 ? 'text-warn' : points < -0.5 ? 'text-good' : 'text-muted'
  return (
    <b className={`shrink-0 whitespace-nowrap ${tone}`}>
      {points > 0 ? '+' : points < 0 ? '−' : ''}
      {Math.abs(points)} pt
    </b>
  )
}

/** What the list says of somebody, without the name that stands before it. */
function reasonOfCandidate({ isAllowed, blockedBy, says, scores, effects }: Candidate): string {
  if (!isAllowed) return blockedBy[0]?.title ?? says
  if (scores) {
    const parts = [sayScore('fairness', scores.fairness), sayScore('preferences', scores.preferences)].filter(Boolean)
    return parts.join(', ')
  }
  const largest = effects.slice(0, effectsWeighed)
  const told = largest.find(({ points }) => points > 0) ?? largest[0]
  // That an open shift gets filled is true of whoever takes it.
  return told && told.ruleId !== 'coverage' ? sayEffects([told]) : ''
}

/** Of these what is worse comes first. */
const effectsWeighed = 3

function sayScore(name: string, change: number): string {
  const rounded = round(change, 1)
  return rounded === 0 ? '' : `${name} ${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`
}
