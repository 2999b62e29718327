/** A repair plan, and how to make one from changes. */
import type { Compiled } from '../compile-problem.ts'
import { applyChanges, type Change, type Judge, judgeChanges } from '../explain/judge-change.ts'
import { describeSlot, type Slot, slotOf } from '../explain/slot.ts'
import type { CalendarDate } from '../model.ts'
import { dateOf, nameOf, roleName } from '../rules/parts/phrases.ts'
import type { Roster } from '../shapes/limit.ts'
import { plural } from '../text/plural.ts'
import type { Gap } from './staffing-state.ts'

export type RosterChange = { physicianId: string; date: CalendarDate; fromRoleId?: string; toRoleId?: string }

export type RepairPlan = {
  kind: 'fewest-changes' | 'backup' | 'pickup'
  says: string[]
  /** Besides the shifts that the absence removes. */
  changes: RosterChange[]
  /** Slots that stay open. */
  open: Slot[]
  /** Points more or less than with the openings left open. */
  cost: number
  /** Nothing smaller fills as much; false if the search had to stop early. */
  isProvenFewest: boolean
  /** The roster with the plan applied. */
  roster: Roster
  /** For pickups: who may be asked, best first. */
  offers?: { slot: Slot; physicianIds: string[] }[]
}

export type RepairLimits = { mostChanges: number; mostTrials: number }

/** A repair in progress. */
export type Work = {
  compiled: Compiled
  judge: Judge
  /** Before and after the shifts were taken away. */
  roster: Roster
  without: Roster
  /** What counts as broken before: the absence itself may leave the physician too little rest, which is fixed if possible. */
  before: Roster
  openings: Gap[]
  limits: RepairLimits
}

export function makePlan(
  work: Work,
  kind: RepairPlan['kind'],
  changes: Change[],
  open: Gap[],
  isProvenFewest: boolean,
): RepairPlan {
  const { compiled, judge, without } = work
  const { view } = compiled
  const roleIdOf = (held: number) => (held === 0 ? undefined : view.shifts[held - 1]!.role.id)
  const said = changes.map(({ person, day, kind: to }) => {
    const from = without[person]![day]!
    const name = nameOf(view, person)
    const when = dateOf(view, day)
    if (from === 0) return `${name} takes ${roleName(view, to)} on ${when}.`
    if (to === 0) return `${name} gives up ${roleName(view, from)} on ${when}.`
    return `${name} moves from ${roleName(view, from)} to ${roleName(view, to)} on ${when}.`
  })
  const left = open.map((gap) => `${describeSlot(compiled, gap)} stays open.`)
  return {
    kind,
    says: [changes.length > 0 ? `${plural(changes.length, 'change')}.` : 'No changes.', ...said, ...left],
    changes: changes.map(({ person, day, kind: to }) => ({
      physicianId: view.physicians[person]!.id,
      date: view.days[day]!.date,
      fromRoleId: roleIdOf(without[person]![day]!),
      toRoleId: roleIdOf(to),
    })),
    open: open.map((gap) => slotOf(compiled, gap)),
    cost: judgeChanges(judge, without, changes).cost,
    isProvenFewest,
    roster: applyChanges(without, changes),
  }
}
