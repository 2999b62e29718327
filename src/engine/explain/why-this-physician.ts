/** Why this physician has this shift, in the same words for coordinator and physician. */
import type { Compiled } from '../compile-problem.ts'
import type { CalendarDate } from '../model.ts'
import { dateOf, nameOf } from '../rules/parts/phrases.ts'
import type { Roster } from '../shapes/limit.ts'
import { type Candidate, rankCandidates } from './candidates.ts'
import { type Fact, factsOfChange } from './change-facts.ts'
import { createJudge } from './judge-change.ts'
import { countByReason, type ReasonCount } from './reason-counts.ts'
import { describeFacts, describeSharesAbove, type OwnShare, sharesOf, stretchRules } from './shift-facts.ts'
import { findDay, findPerson, slotOf } from './slot.ts'
import { whyMe } from './why-me.ts'

export type AssignmentReason = {
  physicianId: string
  date: CalendarDate
  roleId: string
  /** Reasons for it: the facts of the shift, what would be lost without it, or that no one else can take it. */
  says: string[]
  /** Trade-offs. */
  costs: string[]
  /** Counts above the fair share that no rule minds, such as a week of nights for a share of two. */
  notes: string[]
  /** For the physician only: everything in one sentence to them, and how the shift counts against their fair share. */
  toThem: { why: string; shares: OwnShare[] }
  /** How many colleagues each rule excludes. */
  excluded: ReasonCount[]
  /** The best candidates, then those excluded by the fewest rules. */
  alternatives: Candidate[]
}

/** Most sentences of each kind. */
const factsShown = 2

type Asked = { physicianId: string; date: CalendarDate }

export function explainAssignment(compiled: Compiled, roster: Roster, { physicianId, date }: Asked): AssignmentReason {
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
  const choice = describeChoice(allowed)
  const { gains, burdens, notes, unfair } = describeWorth(compiled, roster, person, day)
  const says = [
    ...(board.locked[person]?.[day] === kind ? ['Locked: set by hand, published, or already worked.'] : []),
    ...describeFacts(view, roster, person, day, unfair),
    ...gains,
    ...choice,
  ]
  return {
    physicianId,
    date,
    roleId: slot.roleId,
    says: says.length > 0 ? says : [undecided],
    costs: burdens,
    notes,
    toThem: {
      why: whyMe(view, roster, person, day, choice[0] ?? undecidedToThem),
      shares: sharesOf(view, roster, person, day),
    },
    excluded: countByReason(blocked.map(({ blockedBy: [first] }) => ({ reason: first!.ruleId, title: first!.title }))),
    alternatives: candidates,
  }
}

const undecided = 'No rule or request decided it.'
const undecidedToThem = 'You were available, and the shift needed someone.'

/** Nothing if someone else could take it just as well: that is no reason for this physician. */
function describeChoice(allowed: Candidate[]): string[] {
  if (allowed.length === 0) return ['No one else can take it right now.']
  return allowed.some(({ group }) => group === 'good') ? [] : ['Anyone else would come with a trade-off.']
}

/** What would be lost without this shift, and its trade-offs. */
function describeWorth(compiled: Compiled, roster: Roster, person: number, day: number) {
  const { worse, mended } = factsOfChange(compiled, createJudge(compiled), roster, [{ person, day, kind: 0 }])
  const own = (facts: Fact[]) => facts.filter((fact) => fact.person === person)
  const above = describeSharesAbove(compiled.view, roster, person, day)
  const unfair = new Set(own(mended).flatMap(({ isShare, ruleId }) => (isShare ? [ruleId] : [])))
  // Two rules can see the same thing: a single day is no stretch of three, either.
  const others = own(mended)
    .filter(({ isShare }) => !isShare || above.length === 0)
    .map((fact) => fact.says.now('others'))
  return {
    // The facts already cover their stretch and their shares.
    gains: own(worse)
      .filter(({ isShare, ruleId }) => !isShare && !stretchRules.has(ruleId))
      .slice(0, factsShown)
      .map((fact) => fact.says.without),
    burdens: [...(unfair.size > 0 ? above : []), ...[...new Set(others)].slice(0, factsShown)],
    notes: unfair.size > 0 ? [] : above,
    unfair,
  }
}
