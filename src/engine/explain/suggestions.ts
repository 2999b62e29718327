/** What would make a schedule better, in plain words: open shifts first, then the most valuable; each is tried before it is offered. */
import type { Compiled } from '../compile-problem.ts'
import { scoreRoster } from '../score/score.ts'
import type { Roster } from '../shapes/limit.ts'
import { suggestBetter } from './better-suggestions.ts'
import { suggestCapacity, suggestFill } from './fill-suggestions.ts'
import { applyChanges, createJudge } from './judge-change.ts'
import { findSlot } from './slot.ts'
import type { Suggestion, Work } from './suggestion.ts'
import { openSlots } from './why-open.ts'

export type { Suggestion } from './suggestion.ts'

export type SuggestionOptions = { most?: number; mostOpen?: number }

export function suggest(
  compiled: Compiled,
  roster: Roster,
  { most = 8, mostOpen = 5 }: SuggestionOptions = {},
): Suggestion[] {
  const work: Work = {
    compiled,
    judge: createJudge(compiled),
    roster,
    filled: roster,
    before: scoreRoster(compiled.view, roster),
  }
  const open = openSlots(compiled, roster)
  const fills: Suggestion[] = []
  for (const slot of open.slice(0, mostOpen)) {
    const fill = suggestFill(work, findSlot(compiled, slot))
    if (!fill) continue
    fills.push(fill.suggestion)
    if (!fill.suggestion.problem) work.filled = applyChanges(work.filled, fill.changes)
  }
  const capacity = open.length > 0 ? suggestCapacity(work) : undefined
  return [...fills, ...(capacity ? [capacity] : []), ...suggestBetter(work)].slice(0, most)
}
