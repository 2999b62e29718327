/** The list next to the grid: conflicts and open shifts, each with the best fix. */
import type { Schedule, Shift } from '../../../contract/schedules.ts'
import type { Override } from '../../../contract/shift-changes.ts'
import { checkRoster } from '../../../engine/check-roster.ts'
import { dayOfDate } from '../../../engine/compile-problem.ts'
import { findDoubled } from '../../../engine/doubled-days.ts'
import { tryCandidate } from '../../../engine/explain/candidates.ts'
import { factsOfChange, worthOf } from '../../../engine/explain/change-facts.ts'
import { brokenTitle } from '../../../engine/explain/public-findings.ts'
import { onceEach } from '../../../engine/finding.ts'
import { scoreRoster } from '../../../engine/score/score.ts'
import { type Signature, signRoster } from '../../../engine/score/signature.ts'
import type { Roster } from '../../../engine/shapes/limit.ts'
import { type Furthest, findFurthest } from '../../schedule-actions/furthest.ts'
import { type Checker, rosterOf } from './checker.ts'

/** `isFree`: without another shift that day. */
export type Fix = { shift: Shift; physicianId: number; name: string; worth: string; isFree: boolean; others: number }

export type RuleBreak = {
  key: string
  title: string
  says: string
  date: string | undefined
  physicianIds: number[]
  dates: string[]
}

/** An overridden conflict. */
export type Overridden = RuleBreak & { override: Override }

/** Which are unsolved, and which are overridden. */
export function sortBreaks(breaks: readonly RuleBreak[], overrides: readonly Override[]) {
  const byKey = new Map(overrides.map((override) => [override.key, override]))
  return {
    conflicts: breaks.filter(({ key }) => !byKey.has(key)),
    overridden: breaks.flatMap((found): Overridden[] => {
      const override = byKey.get(found.key)
      return override ? [{ ...found, override }] : []
    }),
  }
}

export type LiveScores = { fairness: number; preferences: number; coverage: number }

export type Checked = {
  roster: Roster
  /** Points of the soft rules. */
  cost: number
  breaks: RuleBreak[]
  scores: LiveScores
  signature: Signature
  furthest: Furthest | undefined
}

export function checkShifts(checker: Checker, shifts: readonly Shift[]): Checked {
  const { view } = checker.compiled
  const roster = rosterOf(checker, shifts)
  const { findings, cost } = checkRoster(checker.compiled, roster)
  const hard = findings.filter((finding) => finding.hard)
  const scores = scoreRoster(view, roster)
  const inMonth = new Set(view.days.map(({ date }) => date))
  const doubled = findDoubled(heldOf(shifts), {
    physicians: view.physicians,
    roles: view.shifts.map(({ role }) => role),
  })
  const breaks = [...doubled, ...onceEach(hard)].map(({ key, ruleId, says, physicianIds, ...found }): RuleBreak => {
    const dates = found.dates.filter((date) => inMonth.has(date))
    const title = brokenTitle(ruleId)
    return { key, title, says, date: dates[0], physicianIds: physicianIds.map(Number), dates }
  })
  return {
    roster,
    cost,
    breaks: breaks.sort((one, other) => (one.date ?? '').localeCompare(other.date ?? '')),
    signature: signRoster(view, roster),
    furthest: findFurthest(scores.fairness.classes),
    scores: {
      fairness: scores.fairness.score,
      preferences: scores.preferences.score,
      coverage: scores.coverage.score,
    },
  }
}

/** The schedule with the scores that its shifts have now. */
export function withScores(schedule: Schedule, { scores, signature }: Checked): Schedule {
  return {
    ...schedule,
    coverageScore: scores.coverage,
    fairnessScore: scores.fairness,
    preferencesMetScore: scores.preferences,
    details: schedule.details && { ...schedule.details, signature },
  }
}

function heldOf(shifts: readonly Shift[]) {
  return shifts
    .filter(({ status, physicianId }) => status !== 'cancelled' && physicianId !== null)
    .map(({ physicianId, roleId, date }) => ({ physicianId: String(physicianId), roleId: String(roleId), date }))
}

/** Cells of a row that break a rule: physician, then dates. */
export function breaksByRow(breaks: readonly RuleBreak[]): Map<number, Map<string, string>> {
  const rows = new Map<number, Map<string, string>>()
  for (const { physicianIds, dates, says } of breaks)
    for (const id of physicianIds) {
      const row = rows.get(id) ?? new Map<string, string>()
      for (const date of dates) row.set(date, says)
      rows.set(id, row)
    }
  return rows
}

/** The best eligible physician for a shift, preferably someone not in `spoken`. */
export function findFix(
  { compiled, judge }: Checker,
  roster: Roster,
  shift: Shift,
  spokenFor: ReadonlySet<number> = new Set(),
): Fix | undefined {
  const kind = compiled.kindOfRole.get(String(shift.roleId))
  const day = dayOfDate(compiled, shift.date)
  if (kind === undefined || !compiled.view.days[day]) return undefined
  const holder = compiled.personOfPhysician.get(String(shift.physicianId))
  // Of two shifts on a day the roster has the first: whoever gives the second away keeps that one.
  const leaving = holder !== undefined && roster[holder]![day] === kind ? holder : undefined
  const allowed = compiled.view.physicians
    .flatMap((_, person) =>
      person === holder || roster[person]![day] === kind
        ? []
        : [tryCandidate(judge, roster, { day, kind }, person, leaving)],
    )
    .filter((trial) => trial.isAllowed)
    .sort((one, other) => one.verdict.cost - other.verdict.cost)
  const best = allowed.find(({ person }) => !spokenFor.has(person)) ?? allowed[0]
  if (!best) return undefined
  const { id, name } = compiled.view.physicians[best.person]!
  const worth = worthOf(factsOfChange(compiled, judge, roster, best.changes))
  const isFree = roster[best.person]![day] === 0
  return { ...{ shift, physicianId: Number(id), name, worth, isFree }, others: allowed.length - 1 }
}

/** Proposes for one shift after another, each as if the previous were applied, so they can all be applied together. */
export function proposeOneByOne(checker: Checker, roster: Roster): (shift: Shift) => Fix | undefined {
  const { compiled } = checker
  const planned = roster.map((row) => [...row])
  const spokenFor = new Set<number>()
  return (shift) => {
    const fix = findFix(checker, planned, shift, spokenFor)
    const person = fix && compiled.personOfPhysician.get(String(fix.physicianId))
    if (fix && person !== undefined) {
      planned[person]![dayOfDate(compiled, shift.date)] = compiled.kindOfRole.get(String(shift.roleId))!
      spokenFor.add(person)
    }
    return fix
  }
}
