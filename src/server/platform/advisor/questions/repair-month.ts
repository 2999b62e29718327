/** The ways to restore a month after a sudden absence. Runs in the advisor's thread. */
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { type Absence, type BarredBackup, planRepair, type RepairPlan } from '../../../../engine/repair.ts'

export type RepairRequest = { assignments: Assignment[]; absence: Absence }

export type MonthRepair = { plans: Omit<RepairPlan, 'roster'>[]; barred: BarredBackup[] }

export function repairMonth(compiled: Compiled, { assignments, absence }: RepairRequest): MonthRepair {
  const { plans, barred } = planRepair(compiled.view.problem, rosterFrom(compiled, assignments), absence)
  return { plans: plans.map(({ roster: _, ...plan }) => plan), barred }
}
