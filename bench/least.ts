/**
 * What no roster of a group can do better, proven: with nothing but hard rules, time off and full coverage, how many handoffs
 * and how many days short of whole stretches there must be. Where a figure is near its least, capacity forbids more; where it
 * is far from it, fairness, requests or the search's time stand between.
 */
import { createBound } from '../src/engine/bound/lagrangian.ts'
import { compileRows, searchSize } from '../src/engine/rows/compile-rows.ts'
import type { RuleId } from '../src/engine/rules/rule-ids.ts'
import { recount } from '../src/engine/shapes/check.ts'
import type { Board, Limit, Roster } from '../src/engine/shapes/limit.ts'
import { neverStops } from '../src/engine/stopping.ts'
import type { RuleView } from '../src/engine/view/rule-view.ts'

export type Least = { least: number; found: number }

/** Steps after which prices move no more on months of this size. */
const steps = 600
/** A shift left open costs so much, so that no handoff is saved by leaving it open. */
const openShift = 50

export function leastHandoffs(view: RuleView, board: Board<RuleId>, roster: Roster): Least {
  return prove(view, board, roster, handoffLimits(view, board))
}

export function leastShortDays(view: RuleView, board: Board<RuleId>, roster: Roster): Least {
  const leading = board.limits.flatMap((limit): Limit<RuleId>[] =>
    limit.shape === 'run' && limit.leads ? [{ ...limit, strength: { hard: false, weight: 1 } }] : [],
  )
  return prove(view, board, roster, leading)
}

function prove(view: RuleView, { limits, ...board }: Board<RuleId>, roster: Roster, soft: Limit<RuleId>[]): Least {
  const kept = limits.flatMap((limit): Limit<RuleId>[] => {
    if (limit.shape === 'cover') return view.kinds.running.includes(limit.kind) ? [{ ...limit, under: openShift }] : []
    // Counters and ties between people would slow the proof down; without them it stays below every roster.
    const isPlain = limit.shape === 'never' || limit.shape === 'succession' || limit.shape === 'run'
    return isPlain && limit.strength.hard ? [limit] : []
  })
  const found = recount({ ...board, limits: soft }, roster).cost
  const narrowed = { ...board, limits: [...kept, ...soft] }
  const bound = createBound(narrowed, compileRows(narrowed, searchSize, 0, neverStops))
  bound.setUpper(found)
  bound.advance(steps)
  return { least: Math.max(0, Math.ceil(bound.value() - 1e-6)), found }
}

/** Somebody begins in a role: they had another one the day before, or none. */
function handoffLimits({ kinds }: RuleView, board: Board<RuleId>): Limit<RuleId>[] {
  return board.people.flatMap((_, person) =>
    kinds.running.map((kind): Limit<RuleId> => {
      const first = board.kinds.map((_name, other) => other).filter((other) => other !== kind)
      const strength = { hard: false as const, weight: 1 }
      return { shape: 'succession', rule: 'same-role-in-run', strength, person, first, second: [kind], gap: 1 }
    }),
  )
}
