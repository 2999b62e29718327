/** Repair: when a physician is away, the fewest changes that restore coverage within the rules, and alternatives. */
import { type Compiled, compileProblem } from './compile-problem.ts'
import { applyChanges, createJudge } from './explain/judge-change.ts'
import { findDay, findPerson, type Slot, slotOf } from './explain/slot.ts'
import type { CalendarDate, Problem } from './model.ts'
import type { RepairLimits, RepairPlan } from './repair/plan.ts'
import { type BarredBackup, planBackup } from './repair/plan-backup.ts'
import { planFewest } from './repair/plan-fewest.ts'
import { planPickup } from './repair/plan-pickup.ts'
import type { Roster } from './shapes/limit.ts'

export type { RepairLimits, RepairPlan } from './repair/plan.ts'
export type { BarredBackup } from './repair/plan-backup.ts'

export type Absence = { physicianId: string; dates: CalendarDate[] }

export type Repair = {
  /** The problem with the absence. */
  compiled: Compiled
  /** The shifts that the absence opens. */
  openings: Slot[]
  /** The roster with these shifts open. */
  roster: Roster
  plans: RepairPlan[]
  /** Why someone on backup can’t step in, on days when no one on backup can. */
  barred: BarredBackup[]
}

const usualLimits: RepairLimits = { mostChanges: 4, mostTrials: 12_000 }

export function planRepair(
  problem: Problem,
  roster: Roster,
  absence: Absence,
  limits: Partial<RepairLimits> = {},
): Repair {
  const compiled = compileProblem(withAbsence(problem, absence))
  const person = findPerson(compiled, absence.physicianId)
  const days = absence.dates.map((date) => findDay(compiled, date))
  const openings = days.flatMap((day) => {
    const kind = roster[person]![day]!
    return kind === 0 ? [] : [{ day, kind }]
  })
  const without = applyChanges(
    roster,
    days.map((day) => ({ person, day, kind: 0 })),
  )
  const judge = createJudge(compiled)
  const work = { compiled, judge, roster, without, before: roster, openings, limits: { ...usualLimits, ...limits } }
  const { plan: backup, barred } = planBackup(work)
  const plans = [planFewest(work), backup, planPickup(work)].filter((plan) => plan !== undefined)
  return {
    compiled,
    openings: openings.map((opening) => slotOf(compiled, opening)),
    roster: without,
    plans,
    barred,
  }
}

/** The days become approved time off, and locked shifts on them are released. */
function withAbsence(problem: Problem, { physicianId, dates }: Absence): Problem {
  const physicians = problem.physicians.map((physician) =>
    physician.id === physicianId
      ? { ...physician, absences: [...new Set([...physician.absences, ...dates])].sort() }
      : physician,
  )
  const locked = problem.locked.filter((shift) => shift.physicianId !== physicianId || !dates.includes(shift.date))
  return { ...problem, physicians, locked }
}
