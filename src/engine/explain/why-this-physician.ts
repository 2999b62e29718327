/** Why this physician has this shift: in the same words for the coordinator and for the physician. */
import type { Compiled } from '../compile-problem.ts'
import type { CalendarDate } from '../model.ts'
import { dateOf, nameOf, roleName } from '../rules/parts/words.ts'
import type { Roster } from '../shapes/limit.ts'
import { plural } from '../text/plural.ts'
import { round } from '../text/round.ts'
import { type Candidate, rankCandidates } from './candidates.ts'
import { createJudge, judgeChanges } from './judge-change.ts'
import { effectsInPublic, signed } from './public-words.ts'
import { countByReason, type ReasonCount } from './reason-counts.ts'
import { findDay, findPerson, slotOf } from './slot.ts'

export type AssignmentReason = {
  physicianId: string
  date: CalendarDate
  roleId: string
  /** What speaks for it, in order of weight. */
  says: string[]
  /** What speaks against it nevertheless. */
  costs: string[]
  /** How many colleagues each rule keeps from the shift. */
  excluded: ReasonCount[]
  /** The best of those who could have it instead, then those whom the fewest rules keep from it. */
  alternatives: Candidate[]
}

const alternativesShown = 5
/** Points; two schedules that differ by no more are just as good. */
const equal = 0.05

export function explainAssignment(
  compiled: Compiled,
  roster: Roster,
  { physicianId, date }: { physicianId: string; date: CalendarDate },
): AssignmentReason {
  const { view, board } = compiled
  const person = findPerson(compiled, physicianId)
  const day = findDay(compiled, date)
  const kind = roster[person]![day]!
  const name = nameOf(view, person)
  if (kind === 0) throw new Error(`${name} has no shift on ${dateOf(view, day)}: ask about a day with one.`)
  const slot = slotOf(compiled, { day, kind })
  const candidates = rankCandidates(compiled, roster, slot, { instead: physicianId })
  const allowed = candidates.filter((candidate) => candidate.isAllowed)
  const blocked = candidates.filter((candidate) => !candidate.isAllowed)
  const { gains, burdens } = sayWorth(compiled, roster, person, day)
  const choice = sayChoice(name, allowed, blocked.length)
  const hasBetter = (allowed[0]?.cost ?? 0) < -equal
  const says = [
    ...(board.locked[person]?.[day] === kind
      ? [`The shift is locked: it was set by hand, published or already worked.`]
      : []),
    ...(hasBetter ? [] : [choice]),
    ...gains,
  ]
  const costs = [...(hasBetter ? [choice] : []), ...burdens]
  return {
    physicianId,
    date,
    roleId: slot.roleId,
    says,
    costs,
    excluded: countByReason(blocked.map(({ blockedBy: [first] }) => ({ reason: first!.ruleId, title: first!.title }))),
    alternatives: [...allowed, ...blocked].slice(0, alternativesShown),
  }
}

function sayChoice(name: string, allowed: Candidate[], blocked: number): string {
  const best = allowed[0]
  const keeps = blocked === 0 ? '' : ` The rules keep ${plural(blocked, 'colleague')} from it.`
  if (!best) return `${name} is the only one who may have this shift now.${keeps}`
  const others = `${plural(allowed.length, 'colleague')} could have it instead`
  if (best.cost > equal)
    return `${others}; the best, ${best.name}, would make the schedule ${round(Math.abs(best.cost), 1)} points worse.${keeps}`
  if (best.cost < -equal)
    return `${others}; ${best.name} would make the schedule ${round(Math.abs(best.cost), 1)} points better.${keeps}`
  return `${others}; ${best.name} would be just as good.${keeps}`
}

/** What this shift is worth to the physician's own row: what would be lost without it. */
function sayWorth(compiled: Compiled, roster: Roster, person: number, day: number) {
  const { view } = compiled
  const { costByRule } = judgeChanges(createJudge(compiled), roster, [{ person, day, kind: 0 }])
  const { coverage: _, ...rest } = costByRule
  const effects = effectsInPublic(rest)
  const gained = effects.filter(({ points }) => points > 0)
  const burdens = effects.filter(({ points }) => points < 0)
  const name = nameOf(view, person)
  const role = roleName(view, roster[person]![day]!)
  return {
    gains: gained.slice(0, 2).map(({ title, points }) => `${role} fits ${name}: ${title} (${signed(-points)} points).`),
    burdens: burdens.slice(0, 2).map(({ title, points }) => `It costs: ${title} (${signed(-points)} points).`),
  }
}
