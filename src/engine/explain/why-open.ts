/** Why a slot is open: who each rule excludes, whether the day has enough people at all, and what would fill it. */
import type { Compiled } from '../compile-problem.ts'
import { type BreachedId, describeBreach } from '../finding.ts'
import { describeOutcome } from '../rules/parts/description.ts'
import { dateOf, nameOf, roleName } from '../rules/parts/phrases.ts'
import type { Kind, Roster } from '../shapes/limit.ts'
import { joinWords } from '../text/join-words.ts'
import { plural } from '../text/plural.ts'
import { type Blocker, blockersOf, busyBlocker, inOrderOfRules, type Trial, tryCandidate } from './candidates.ts'
import { type DayMatching, matchDay, type Shortage } from './day-flow.ts'
import { applyChanges, type Change, createJudge, type Judge, judgeChanges } from './judge-change.ts'
import { countByReason, type Reason, type ReasonCount } from './reason-counts.ts'
import { type TriedRelaxation, tryRelaxations } from './relaxations.ts'
import { type BoardSlot, describeSlot, findSlot, type Slot, slotOf } from './slot.ts'

export type Exclusion = {
  physicianId: string
  name: string
  /** Empty if the physician could take the slot. In words for everyone. */
  rules: Blocker[]
  says: string
  /** For the coordinator only: the exact rules, including private ones. */
  exactly: { ruleId: BreachedId; says: string }[]
}

export type OpenReason = {
  slot: Slot
  missing: number
  /** Why no one has it. */
  says: string[]
  /** What would fill it: a sentence for each of the relaxations. */
  fixes: string[]
  physicians: Exclusion[]
  /** Each physician counted once, by the first rule that excludes them; free ones have a title, too. */
  excluded: ReasonCount[]
  /** Roles that together need more people than are eligible. `fixed`: with the rest of the month as it is. */
  shortage?: { roleIds: string[]; need: number; may: number; fixed: boolean; says: string }
  /** Moves on that day alone that fill the slot, if there are any. */
  rearrangement?: Change[]
  relaxations: TriedRelaxation[]
}

export function explainOpen(compiled: Compiled, roster: Roster, slot: Slot): OpenReason {
  const { view } = compiled
  const at = findSlot(compiled, slot)
  const judge = createJudge(compiled)
  const present = roster.filter((row) => row[at.day] === at.kind).length
  const missing = view.need[at.day]![at.kind]! - present
  if (missing <= 0)
    throw new Error(
      `${describeSlot(compiled, at)} isn’t open: ${present} of ${view.need[at.day]![at.kind]} are filled.`,
    )
  const trials = view.physicians.flatMap((_, person) =>
    roster[person]![at.day] === at.kind ? [] : [tryCandidate(judge, roster, at, person)],
  )
  const physicians = trials.map((trial) => exclusionOf(compiled, roster, at, trial))
  const excluded = countByReason(physicians.map(firstReason))
  const { shortage, rearrangement } = argueByFlow(compiled, judge, roster, at)
  // Whoever can take it is the fix.
  const relaxations = trials.some(({ isAllowed }) => isAllowed) ? [] : tryRelaxations(compiled, roster, at, trials)
  return {
    slot,
    missing,
    says: describeReasons(compiled, at, missing, excluded, shortage, trials, rearrangement),
    fixes: relaxations.map((relaxation) => describeFix(compiled, relaxation)),
    physicians,
    excluded,
    ...(shortage ? { shortage } : {}),
    ...(rearrangement ? { rearrangement } : {}),
    relaxations,
  }
}

/** Every open slot of a roster, the most important role first. */
export function openSlots(compiled: Compiled, roster: Roster): (Slot & { missing: number })[] {
  const open: (BoardSlot & { missing: number; priority: number })[] = []
  for (const { index } of compiled.view.days)
    for (const { kind, role } of compiled.view.shifts) {
      const missing = compiled.view.need[index]![kind]! - roster.filter((row) => row[index] === kind).length
      if (missing > 0) open.push({ day: index, kind, missing, priority: role.priority })
    }
  return open
    .sort((one, other) => one.priority - other.priority || one.day - other.day)
    .map(({ missing, ...at }) => ({ ...slotOf(compiled, at), missing }))
}

function exclusionOf(compiled: Compiled, roster: Roster, at: BoardSlot, trial: Trial): Exclusion {
  const { view } = compiled
  const { person, isBusy, verdict } = trial
  const name = nameOf(view, person)
  const after = applyChanges(roster, trial.changes)
  const blockers = blockersOf(verdict.broken, compiled, after, person)
  const held = roster[person]![at.day]!
  const busy = isBusy ? [busyBlocker(compiled, person, at.day, held)] : []
  const rules = [...blockers, ...busy]
  return {
    physicianId: view.physicians[person]!.id,
    name,
    rules,
    exactly: inOrderOfRules(verdict.broken).map((breach) => ({
      ruleId: breach.rule,
      says: describeOutcome(describeBreach(breach, compiled, after)),
    })),
    says: rules.length > 0 ? rules.map((rule) => rule.says).join(' ') : 'Could take it.',
  }
}

function firstReason({ rules: [first] }: Exclusion): Reason {
  return first ? { reason: first.ruleId, title: first.title } : { reason: 'free', title: 'Could take it' }
}

type Argument = Pick<OpenReason, 'shortage' | 'rearrangement'>

/** First by what each physician may have on that day at all, then by what fits the rest of the month. */
function argueByFlow(compiled: Compiled, judge: Judge, roster: Roster, at: BoardSlot): Argument {
  const { view } = compiled
  const need = view.need[at.day]!
  const people = view.physicians.map((_, person) => person)
  const alone = matchDay(need, people, (person, kind) => view.allowed[person]![at.day]![kind]!)
  const aloneShort = alone.shortage && shortageFor(compiled, at, alone.shortage, false)
  if (aloneShort) return { shortage: aloneShort }
  const fits = new Map<number, boolean>()
  const mayNow = (person: number, kind: Kind): boolean => {
    const key = person * need.length + kind
    if (!fits.has(key)) fits.set(key, fitsRow(judge, roster, person, at.day, kind))
    return fits.get(key)!
  }
  const fixed = matchDay(need, people, mayNow)
  const fixedShort = fixed.shortage && shortageFor(compiled, at, fixed.shortage, true)
  if (fixedShort) return { shortage: fixedShort }
  return rearranged(judge, roster, at.day, fixed)
}

/** No hard rule about this person's own row is broken further, ignoring slots and colleagues. */
function fitsRow(judge: Judge, roster: Roster, person: number, day: number, kind: Kind): boolean {
  if (roster[person]![day] === kind) return true
  const { broken } = judgeChanges(judge, roster, [{ person, day, kind }])
  return broken.every((breach) => breach.shape === 'cover' || breach.shape === 'clash')
}

function shortageFor(compiled: Compiled, at: BoardSlot, shortage: Shortage, fixed: boolean): OpenReason['shortage'] {
  const { view } = compiled
  if (!shortage.kinds.includes(at.kind)) return undefined
  const { kinds, need, people } = shortage
  const where = `${joinWords(
    kinds.map((kind) => roleName(view, kind)),
    'and',
  )} on ${dateOf(view, at.day)}`
  const which = kinds.length > 2 ? 'any of them' : kinds.length === 2 ? 'either' : 'it'
  const only = people.length === 0 ? 'no one can' : `only ${people.length} can`
  const says = `${where} ${kinds.length > 1 ? 'together require' : 'requires'} ${plural(need, 'person', 'people')}, but ${only} work ${which}${fixed ? ' with the rest of the month as it is' : ''}.`
  return { roleIds: kinds.map((kind) => view.shifts[kind - 1]!.role.id), need, may: people.length, fixed, says }
}

function rearranged(judge: Judge, roster: Roster, day: number, { kindOf }: DayMatching): Argument {
  const changes = roster.flatMap((row, person): Change[] => {
    const kind = kindOf.get(person) ?? 0
    return row[day] === kind ? [] : [{ person, day, kind }]
  })
  const { broken } = judgeChanges(judge, roster, changes)
  return changes.length > 0 && broken.length === 0 ? { rearrangement: changes } : {}
}

function describeReasons(
  compiled: Compiled,
  at: BoardSlot,
  missing: number,
  excluded: ReasonCount[],
  shortage: OpenReason['shortage'],
  trials: Trial[],
  rearrangement: Change[] | undefined,
): string[] {
  const free = trials.filter((trial) => trial.isAllowed).length
  const reasons = excluded.map(({ title, physicians }) => `${title} (${physicians})`).join(', ')
  const where = `${describeSlot(compiled, at)}${missing > 1 ? ` (${missing} open)` : ''}`
  return [
    free > 0
      ? `${where}: ${plural(free, 'physician')} could take it.`
      : `${where}: no one can take it.${reasons ? ` ${reasons}.` : ''}`,
    ...(shortage ? [shortage.says] : []),
    ...(free === 0 && rearrangement ? [`${plural(rearrangement.length, 'change')} that day would fill it.`] : []),
  ]
}

/** "Ask Adams to work weekends and take 3 shifts this month. Then they can take it." */
export function describeFix({ view, personOfPhysician }: Compiled, { says, physicianId }: TriedRelaxation): string {
  if (!physicianId) return says.join(' ')
  const name = nameOf(view, personOfPhysician.get(physicianId))
  const relaxed = asOneRequest(says, `Ask ${name} to `)
  return `${relaxed} Then ${relaxed.includes(name) ? 'they' : name} can take it.`
}

/** What someone is asked for is one sentence, after what changes for everyone. */
function asOneRequest(says: string[], ask: string): string {
  const asked = says.filter((one) => one.startsWith(ask)).map((one) => one.slice(ask.length, -1))
  const others = says.filter((one) => !one.startsWith(ask))
  return [...others, ...(asked.length > 0 ? [`${ask}${joinWords(asked, 'and')}.`] : [])].join(' ')
}
