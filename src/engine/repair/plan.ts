/** What a repair plan is, and how one is made of changes. */
import type { Compiled } from '../compile-problem.ts'
import { applyChanges, type Change, type Judge, judgeChanges } from '../explain/judge-change.ts'
import { type Slot, saySlot, slotOf } from '../explain/slot.ts'
import type { CalendarDate } from '../model.ts'
import { dateOf, nameOf, roleName } from '../rules/parts/words.ts'
import type { Roster } from '../shapes/limit.ts'
import { plural } from '../text/plural.ts'
import type { Gap } from './duty-state.ts'

export type RosterChange = { physicianId: string; date: CalendarDate; fromRoleId?: string; toRoleId?: string }

export type RepairPlan = {
  kind: 'fewest-changes' | 'backup' | 'pickup'
  says: string[]
  /** Beside the shifts that the absence takes away. */
  changes: RosterChange[]
  /** Slots that stay open. */
  open: Slot[]
  /** Points more or less than with the openings left as they are. */
  cost: number
  /** Nothing smaller fills as much; false where the search had to stop early. */
  isProvenFewest: boolean
  /** The roster with the plan in it. */
  roster: Roster
  /** For pickup: who may be asked, the best first. */
  offers?: { slot: Slot; physicianIds: string[] }[]
}

export type RepairLimits = { mostChanges: number; mostTrials: number }

/** A repair under way. */
export type Work = {
  compiled: Compiled
  judge: Judge
  /** Before and after the shifts were taken away. */
  roster: Roster
  without: Roster
  /** What counts as broken before: the absence itself may leave the physician with too short a rest, which is mended if it can be. */
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
  const left = open.map((gap) => `${saySlot(compiled, gap)} stays open.`)
  return {
    kind,
    says: [`${plural(changes.length, 'change')}.`, ...said, ...left],
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
