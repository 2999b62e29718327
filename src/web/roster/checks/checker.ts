/** The engine's checker in the browser, with the server's data: what an edit would break and cost. */
import type { Shift } from '../../../contract/schedules.ts'
import { type Compiled, compileProblem, dayOfDate } from '../../../engine/compile-problem.ts'
import { factsOfChange, worthOf } from '../../../engine/explain/change-facts.ts'
import {
  applyChanges,
  type Change,
  createJudge,
  type Judge,
  judgeChanges,
} from '../../../engine/explain/judge-change.ts'
import { findingOf, onceEach } from '../../../engine/finding.ts'
import type { Problem } from '../../../engine/model.ts'
import type { Roster } from '../../../engine/shapes/limit.ts'
import type { FairClass } from '../../../engine/view/fair-class.ts'
import { wholeShares } from '../../../engine/view/grain.ts'
import type { LocalEdit } from '../edits/local-edit.ts'
import type { ShiftIndex } from '../model/shift-index.ts'
import type { Shares, TallyName } from '../model/tallies.ts'

export type Checker = { compiled: Compiled; judge: Judge }

/** Counted for every row of a day while a shift is dragged; put into words only when shown. */
export type Verdict = {
  tone: 'allowed' | 'costs' | 'forbidden'
  /** Hard rules it would break, in words. */
  describeConflicts: () => string[]
  /** What it makes worse and what it fixes. */
  describeWorth: () => string
}

/** Points too small to call a trade-off. */
const tolerated = 0.5

/** The grid handles locks, so every shift may be tried. */
export function createChecker(problem: Problem): Checker {
  const compiled = compileProblem({ ...problem, locked: [] })
  return { compiled, judge: createJudge(compiled) }
}

/** Of two shifts on a day the first counts, since a roster has one. Shifts without a known role or person are left out. */
export function rosterOf({ compiled }: Checker, shifts: readonly Shift[]): Roster {
  const { view, personOfPhysician, kindOfRole } = compiled
  const roster: Roster = view.physicians.map(() => view.days.map(() => 0))
  const dayOf = new Map(view.days.map((day) => [day.date, day.index]))
  for (const shift of shifts) {
    const person = personOfPhysician.get(String(shift.physicianId))
    const kind = kindOfRole.get(String(shift.roleId))
    const day = dayOf.get(shift.date)
    if (person === undefined || kind === undefined || day === undefined || shift.status === 'cancelled') continue
    if (roster[person]![day] === 0) roster[person]![day] = kind
  }
  return roster
}

export function judgeEdits(checker: Checker, roster: Roster, shifts: ShiftIndex, edits: readonly LocalEdit[]): Verdict {
  const { compiled, judge } = checker
  const { changes, clashes } = changesOf(checker, shifts, edits)
  const { broken, cost } = judgeChanges(judge, roster, changes)
  const describeConflicts = () => {
    const after = applyChanges(roster, changes)
    const broke = onceEach(broken.map((breach) => findingOf(breach, compiled, after)))
    return [...clashes, ...broke.map(({ says }) => says)]
  }
  const tone = broken.length + clashes.length > 0 ? 'forbidden' : cost > tolerated ? 'costs' : 'allowed'
  const describeWorth = () => worthOf(factsOfChange(compiled, judge, roster, changes))
  return { tone, describeConflicts, describeWorth }
}

/** One conflict is enough to see why not; several would cover the roster under the pointer. */
const describeFirst = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 ? `${first} And ${others.length} more.` : first

/** "Allowed. Fairer: Adams has 6 nights; counting past months, 3 to 4 would be fair." */
export function describeVerdict({ tone, describeConflicts, describeWorth }: Verdict): { word: string; says: string } {
  if (tone === 'forbidden') return { word: 'Breaks a rule.', says: describeFirst(describeConflicts()) }
  return { word: tone === 'costs' ? 'Allowed, with a trade-off.' : 'Allowed.', says: describeWorth() }
}

type Cell = { person: number; day: number; stays: Map<number, string>; takes: string[] }
type CellChanges = { changes: Change[]; clashes: string[] }

/** The roster cells the edits change, and who would have two shifts on one day. */
function changesOf({ compiled }: Checker, shifts: ShiftIndex, edits: readonly LocalEdit[]): CellChanges {
  const cells = new Map<string, Cell>()
  const cellAt = (physicianId: number | null, date: string) => {
    const person = compiled.personOfPhysician.get(String(physicianId))
    const day = dayOfDate(compiled, date)
    if (person === undefined || day < 0 || day >= compiled.view.days.length) return undefined
    const key = `${physicianId} ${date}`
    const cell: Cell = cells.get(key) ?? { person, day, stays: new Map(), takes: [] }
    if (!cells.has(key)) for (const { id, roleId } of shifts.at(physicianId, date)) cell.stays.set(id, String(roleId))
    cells.set(key, cell)
    return cell
  }
  for (const edit of edits) {
    if (edit.do === 'add') cellAt(edit.physicianId, edit.date)?.takes.push(String(edit.roleId))
    else {
      const shift = shifts.byId.get(edit.shiftId)
      if (!shift || (edit.do === 'change' && edit.physicianId === undefined)) continue
      cellAt(shift.physicianId, shift.date)?.stays.delete(shift.id)
      if (edit.do === 'change') cellAt(edit.physicianId ?? null, shift.date)?.takes.push(String(shift.roleId))
    }
  }
  const result: CellChanges = { changes: [], clashes: [] }
  for (const { person, day, stays, takes } of cells.values()) {
    const roles = [...stays.values(), ...takes]
    const name = compiled.view.physicians[person]!.name
    if (roles.length > 1) result.clashes.push(`${name} would have ${roles.length} shifts on that day.`)
    result.changes.push({ person, day, kind: compiled.kindOfRole.get(roles.at(-1) ?? '') ?? 0 })
  }
  return result
}

const classes: Partial<Record<TallyName, FairClass>> = {
  all: 'total',
  night: 'night',
  weekend: 'weekend',
  holiday: 'holiday',
}

/** Each physician's fair shares, for the tallies next to the names. */
export function sharesByPhysician({ compiled }: Checker): Map<number, Shares> {
  const { view } = compiled
  return new Map(
    view.physicians.map((physician, person) => {
      const shares: Shares = {}
      for (const [name, fairClass] of Object.entries(classes) as [TallyName, FairClass][]) {
        const { targets, grain, amount } = view.shares[fairClass]
        const target = targets[person] ?? 0
        if (amount > 0) shares[name] = { target, most: wholeShares(target, grain).high }
      }
      return [Number(physician.id), shares]
    }),
  )
}
