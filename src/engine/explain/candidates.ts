/** Who could take a slot: every physician, ranked, with what rules them out or what would change. */
import type { Compiled } from '../compile-problem.ts'
import { type BreachedId, type Finding, findingKey, onceEach, type PublicId } from '../finding.ts'
import { nameOf, roleName } from '../rules/parts/phrases.ts'
import { type RuleId, ruleIds } from '../rules/rule-ids.ts'
import { scoreRoster } from '../score/score.ts'
import type { Breach } from '../shapes/breach.ts'
import type { Kind, Roster } from '../shapes/limit.ts'
import { lowerFirst } from '../text/capital.ts'
import type { CandidateGroup } from './candidate-group.ts'
import { type Fact, factsOfChange, noticed, readerBeside } from './change-facts.ts'
import { applyChanges, type Change, createJudge, type Judge, judgeChanges, type Verdict } from './judge-change.ts'
import { brokenTitle, publicFinding } from './public-findings.ts'
import { nameStretch, stretchAround, stretchRules } from './shift-facts.ts'
import { type BoardSlot, findPerson, findSlot, type Slot } from './slot.ts'

export type ScoreEffect = { coverage: number; fairness: number; preferences: number }

/** What keeps someone from a slot. */
export type Blocker = Pick<Finding, 'key' | 'says'> & { ruleId: PublicId; title: string }

export type Candidate = {
  physicianId: string
  name: string
  group: CandidateGroup
  /** No hard rule forbids it, and the physician gives up no other shift for it except backup. */
  isAllowed: boolean
  /** One sentence to show next to the name: what would be better or worse, or what is in the way. */
  says: string
  /** The rules that forbid it, each once, as far as everyone may know them. */
  blockedBy: Blocker[]
  /** Points worse (more) or better (less) than the roster as it is; for sorting only. */
  cost: number
  /** What happens to the three scores; for the best candidates only. */
  scores?: ScoreEffect
  /** The role that the physician would leave on that day. */
  leaves?: { roleId: string; name: string }
}

export type CandidateOptions = {
  /** Who has the slot now and would be replaced. */
  instead?: string
  /** For how many of the best the scores are computed; 3 by default. */
  scored?: number
  /** The only physician who is looked at. */
  only?: string
}

export function rankCandidates(
  compiled: Compiled,
  roster: Roster,
  slot: Slot,
  options: CandidateOptions = {},
): Candidate[] {
  return rankForAll(compiled, roster, [slot], options)
}

/** Who could take several slots, each physician all of them, judged together; nobody could take two on one day. */
export function rankForAll(
  compiled: Compiled,
  roster: Roster,
  slots: readonly Slot[],
  options: CandidateOptions = {},
): Candidate[] {
  const places = slots.map((slot) => findSlot(compiled, slot))
  if (new Set(places.map(({ day }) => day)).size < places.length) return []
  const leaving = options.instead === undefined ? undefined : findPerson(compiled, options.instead)
  const only = options.only === undefined ? undefined : findPerson(compiled, options.only)
  const judge = createJudge(compiled)
  const trials = compiled.view.physicians.flatMap((_, person) => {
    const isThere = places.some(({ day, kind }) => roster[person]![day] === kind)
    return isThere || person === leaving || person !== (only ?? person)
      ? []
      : [tryForAll(judge, roster, places, person, leaving)]
  })
  const ranked = trials.sort(compareTrials)
  const { scored = 3 } = options
  const before = scored > 0 ? scoreRoster(compiled.view, roster) : undefined
  return ranked.map((trial, rank) => {
    const isScored = trial.isAllowed && rank < scored
    return describe(compiled, judge, roster, trial, isScored ? before : undefined)
  })
}

export type Trial = {
  person: number
  changes: Change[]
  verdict: Verdict
  /** Another shift on that day, except backup, can't just be dropped. */
  isBusy: boolean
  isAllowed: boolean
}

/** Tries one physician in a slot, in place of another if one is named. */
export function tryCandidate(judge: Judge, roster: Roster, at: BoardSlot, person: number, leaving?: number): Trial {
  return tryForAll(judge, roster, [at], person, leaving)
}

function tryForAll(judge: Judge, roster: Roster, places: BoardSlot[], person: number, leaving?: number): Trial {
  const changes = places.flatMap(({ day, kind }): Change[] => [
    ...(leaving === undefined ? [] : [{ person: leaving, day, kind: 0 }]),
    { person, day, kind },
  ])
  const verdict = judgeChanges(judge, roster, changes)
  const isBusy = places.some(({ day }) => {
    const held = roster[person]![day]!
    return held !== 0 && opensSlot(judge, roster, day, held)
  })
  return { person, changes, verdict, isBusy, isAllowed: verdict.broken.length === 0 && !isBusy }
}

/** The day of a trial on which the physician already has something, or its last one. */
function dayHeld(roster: Roster, { person, changes }: Trial): number {
  const held = changes.find((change) => change.person === person && roster[person]![change.day] !== 0)
  return (held ?? changes.at(-1)!).day
}

/** Leaving this shift opens a slot of real work. */
function opensSlot(judge: Judge, roster: Roster, day: number, kind: number): boolean {
  const cover = judge.byDay[day]!.find((limit) => limit.shape === 'cover' && limit.kind === kind)
  if (cover?.shape !== 'cover') return false
  const present = roster.filter((row) => row[day] === kind).length
  return present <= cover.atLeast && !judge.backup.includes(kind)
}

function compareTrials(one: Trial, other: Trial): number {
  if (one.isAllowed !== other.isAllowed) return one.isAllowed ? -1 : 1
  if (one.isAllowed) return one.verdict.cost - other.verdict.cost || one.person - other.person
  const weight = ({ verdict, isBusy }: Trial) => verdict.broken.length + (isBusy ? 1 : 0)
  return weight(one) - weight(other) || one.verdict.cost - other.verdict.cost || one.person - other.person
}

function describe(
  compiled: Compiled,
  judge: Judge,
  roster: Roster,
  trial: Trial,
  before: ReturnType<typeof scoreRoster> | undefined,
): Candidate {
  const { view } = compiled
  const { person, changes, verdict, isBusy, isAllowed } = trial
  const after = applyChanges(roster, changes)
  const day = dayHeld(roster, trial)
  const held = roster[person]![day]!
  const busy = isBusy ? [busyBlocker(compiled, person, day, held)] : []
  const blockedBy = [...busy, ...blockersOf(verdict.broken, compiled, after, person)]
  const worth = isAllowed ? describeWorth(compiled, judge, roster, trial) : undefined
  return {
    physicianId: view.physicians[person]!.id,
    name: nameOf(view, person),
    group: worth?.group ?? 'not-eligible',
    isAllowed,
    says: worth?.says ?? blockedBy[0]!.says,
    blockedBy,
    cost: verdict.cost,
    ...(before ? { scores: differenceOf(before, scoreRoster(view, after)) } : {}),
    ...(held !== 0 ? { leaves: { roleId: view.shifts[held - 1]!.role.id, name: roleName(view, held) } } : {}),
  }
}

/** Better or just as good is not a trade-off, whatever it replaces. */
function describeWorth(
  compiled: Compiled,
  judge: Judge,
  roster: Roster,
  trial: Trial,
): Pick<Candidate, 'group' | 'says'> {
  const { person, changes, verdict } = trial
  const { worse, mended } = factsOfChange(compiled, judge, roster, changes)
  const cost = verdict.cost - (verdict.costByRule.coverage ?? 0)
  const held = roster[person]![dayHeld(roster, trial)]!
  const leaves = held === 0 ? '' : ` Would leave ${roleName(compiled.view, held)}.`
  // The effect on them comes first: the effect on whoever leaves is the same for all candidates.
  const ofTheirs = (facts: Fact[]) => facts.find((fact) => fact.person === person) ?? facts[0]
  const [worst, best] = [ofTheirs(worse), ofTheirs(mended)]
  if (worst && cost > noticed) {
    const split = worst.person === person ? undefined : describeSplit(compiled, roster, changes[0]!, worst)
    return { group: 'trade-off', says: `${split ?? worst.says.worse(readerBeside(person, worst))}${leaves}` }
  }
  return {
    group: 'good',
    says: `${best ? best.says.better(readerBeside(person, best)) : 'No trade-off.'}${leaves}`,
  }
}

/** "Splits Adams’s 7-day stretch.", for whoever leaves the slot. */
function describeSplit({ view }: Compiled, roster: Roster, { person, day }: Change, worst: Fact): string | undefined {
  const stretch = stretchAround(view, roster, person, day)
  const { before, after, length } = stretch
  if (worst.person !== person || length === 1 || !stretchRules.has(worst.ruleId)) return undefined
  const verb = before === 0 || after === 0 ? 'Shortens' : 'Splits'
  return `${verb} ${nameOf(view, person)}’s ${nameStretch(stretch)}.`
}

/** In rule order, so general exclusions come before what the rest of the month forbids. */
export function inOrderOfRules(broken: Breach<BreachedId>[]): Breach<BreachedId>[] {
  const place = ({ rule }: Breach<BreachedId>) => (rule === 'locked' ? -1 : ruleIds.indexOf(rule))
  return [...broken].sort((one, other) => place(one) - place(other))
}

/** What keeps a physician from it, then what keeps whoever has it from giving it up. */
export function blockersOf(broken: Breach<BreachedId>[], compiled: Compiled, after: Roster, person: number): Blocker[] {
  const ordered = inOrderOfRules(broken)
  const isGivers = (breach: Breach<BreachedId>) => breach.person !== undefined && breach.person !== person
  const own = ordered
    .filter((breach) => !isGivers(breach))
    // Read next to the name.
    .map((breach) => publicFinding(breach, compiled, after, 'after-name'))
    .map(({ key, ruleId, says, dates }) => ({ key, ruleId, title: brokenTitle(ruleId), says, dates }))
  // "Isn't available on Dec 25" says it all.
  const isDated = own.some(({ ruleId, dates }) => ruleId === 'not-available' && dates.length > 0)
  const told = own.filter(({ ruleId, dates }) => !(isDated && ruleId === 'not-available' && dates.length === 0))
  const givers = ordered.filter(isGivers).map((breach) => giverBlocker(breach, compiled, after))
  return onceEach([...told, ...givers]).map(({ key, ruleId, title, says }) => ({ key, ruleId, title, says }))
}

function giverBlocker(breach: Breach<BreachedId>, compiled: Compiled, after: Roster): Blocker {
  const { key, ruleId, says } = publicFinding(breach, compiled, after)
  if (ruleId !== 'not-available') return { key, ruleId, title: brokenTitle(ruleId), says }
  const title = brokenTitle(breach.rule)
  const name = nameOf(compiled.view, breach.person)
  return { key, ruleId: breach.rule, title, says: `${name} can’t give it up: ${lowerFirst(title)}.` }
}

/** Another shift on that day, which can't just be dropped. */
export function busyBlocker({ view }: Compiled, person: number, day: number, held: Kind): Blocker {
  const ruleId: RuleId = 'one-shift-at-a-time'
  const subject = { ruleId, physicianIds: [view.physicians[person]!.id], dates: [view.days[day]!.date] }
  return {
    key: findingKey(subject, 'busy'),
    ruleId,
    title: brokenTitle(ruleId),
    says: `Already works ${roleName(view, held)} that day.`,
  }
}

export function differenceOf(
  before: ReturnType<typeof scoreRoster>,
  after: ReturnType<typeof scoreRoster>,
): ScoreEffect {
  return {
    coverage: after.coverage.score - before.coverage.score,
    fairness: after.fairness.score - before.fairness.score,
    preferences: after.preferences.score - before.preferences.score,
  }
}
