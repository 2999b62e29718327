/** Up to three ways to restore published schedules when a physician calls out; the absence may span two months. */
import { type RepairPlan, repairKinds } from '../../contract/call-outs.ts'
import type { CalendarDate } from '../../engine/model.ts'
import { isSameMonth } from '../../engine/month.ts'
import { formatDays } from '../../engine/text/dates.ts'
import { displayName } from '../../engine/text/names.ts'
import type { MonthRepair } from '../platform/advisor/questions/repair-month.ts'
import type { Scope } from '../platform/scope.ts'
import { daysFrom } from '../requests/short-notice.ts'
import { listShiftsById, type ShownShift } from '../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../shift-changes/change-shifts.ts'
import { type Step, stepsOfPlan } from '../shift-changes/steps-of-plan.ts'
import { findBackupFirst } from './backup-first.ts'
import { type AwayRange, findLostMonths, type LostMonth, readAbsence } from './read-absence.ts'

type Kind = (typeof repairKinds)[number]
type Plan = Omit<RepairPlan, 'open'> & { open: ShownShift[] }

const titles: Record<Kind, string> = {
  backup: 'Backup steps in',
  pickup: 'Offer to colleagues',
  'fewest-changes': 'Fewest changes',
}

export async function planCallOut(deps: ShiftChangeDeps, scope: Scope, range: AwayRange) {
  const { person, absence, clock } = await readAbsence(deps, scope, range)
  const months = await findLostMonths(deps, scope, absence)
  const repairs = await Promise.all(
    months.map((month) =>
      deps.advisor.ask('repairMonth', month.problem, {
        assignments: month.assignments,
        absence: {
          physicianId: String(absence.physicianId),
          dates: daysFrom(absence.from, absence.to).filter((date) => isSameMonth(date, month.lost[0]!.date)),
        },
      }),
    ),
  )
  const lost = await listShiftsById(
    deps.orm,
    scope,
    months.flatMap((month) => month.lost.map(({ id }) => id)),
  )
  const plans: Plan[] = []
  for (const kind of repairKinds) {
    const plan = await makePlan(deps, scope, kind, months, repairs)
    if (plan && !plans.some((known) => isSame(known, plan))) plans.push(plan)
  }
  return {
    physicianId: person.id,
    name: displayName(person),
    startDate: absence.from,
    endDate: absence.to,
    shifts: lost,
    plans,
    barredBackups: repairs.flatMap(({ barred }) =>
      barred.map(({ physicianId, ...rest }) => ({ physicianId: Number(physicianId), ...rest })),
    ),
    isBackupFirst: findBackupFirst(lost, clock).length > 0,
  }
}

function isSame(one: Plan, other: Plan): boolean {
  const keyOf = ({ steps, asked }: Plan) => JSON.stringify([steps, asked])
  return keyOf(one) === keyOf(other)
}

/** A month without such a plan leaves its shifts open; where no backup can step in, others cover the month. */
async function makePlan(
  { orm }: ShiftChangeDeps,
  scope: Scope,
  kind: Kind,
  months: LostMonth[],
  repairs: MonthRepair[],
): Promise<Plan | undefined> {
  const planOf = (wanted: Kind, index: number) => repairs[index]!.plans.find((plan) => plan.kind === wanted)
  if (months.every((_, index) => !planOf(kind, index))) return undefined
  const parts = months.map((month, index) => ({
    month,
    repair: planOf(kind, index) ?? (kind === 'backup' ? planOf('fewest-changes', index) : undefined),
  }))
  const steps: Step[] = []
  for (const { month, repair } of parts) {
    const found = stepsOfPlan(month.rows, month.lost, repair?.changes ?? [])
    if (!found) return undefined
    steps.push(...found)
  }
  const open = await listShiftsById(
    orm,
    scope,
    steps.filter(({ physicianId }) => physicianId === null).map(({ shiftId }) => shiftId),
  )
  return {
    kind,
    title: titles[kind],
    says: parts.flatMap(({ repair }) => repair?.says ?? []),
    steps: steps.sort((one, other) => one.shiftId - other.shiftId),
    disturbed: disturbedBy(months, steps),
    open,
    asked: parts.flatMap(({ month, repair }) => askedFor(month, repair?.offers ?? [])),
    cost: parts.reduce((sum, { repair }) => sum + (repair?.cost ?? 0), 0),
  }
}

function disturbedBy(months: LostMonth[], steps: Step[]): Plan['disturbed'] {
  const { people, roles } = months[0]!.inputs
  const rows = new Map(months.flatMap((month) => month.rows).map((row) => [row.id, row]))
  const lost = new Set(months.flatMap((month) => month.lost.map(({ id }) => id)))
  const days = new Map<number, Map<CalendarDate, Day>>()
  const add = (personId: number, date: CalendarDate, what: Day) => {
    const known = days.get(personId) ?? new Map<CalendarDate, Day>()
    days.set(personId, known.set(date, { ...known.get(date), ...what }))
  }
  for (const { shiftId, physicianId } of steps) {
    const row = rows.get(shiftId)!
    const role = roles.find(({ id }) => id === row.roleId)?.name ?? 'a shift'
    if (physicianId !== null) add(physicianId, row.date, { takes: role })
    if (row.physicianId !== null && !lost.has(shiftId)) add(row.physicianId, row.date, { leaves: role })
  }
  return people
    .flatMap((person) => {
      const changed = days.get(person.id)
      const { id: physicianId, phoneNumber } = person
      return changed ? [{ physicianId, name: displayName(person), phoneNumber, says: describeChanges(changed) }] : []
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}

type Day = { takes?: string; leaves?: string }

/** What is the same on several days is said once. */
function describeChanges(days: Map<CalendarDate, Day>): string {
  const said = new Map<string, CalendarDate[]>()
  for (const [date, { takes, leaves }] of [...days].sort(([one], [other]) => one.localeCompare(other))) {
    const words = takes ? `takes ${takes}${leaves ? ` instead of ${leaves}` : ''}` : `gives up ${leaves}`
    said.set(words, [...(said.get(words) ?? []), date])
  }
  return [...said].map(([words, dates]) => `${words} on ${formatDays(dates)}`).join('; ')
}

function askedFor(
  { lost, inputs }: LostMonth,
  offers: { slot: { date: string; roleId: string }; physicianIds: string[] }[],
): Plan['asked'] {
  return offers.flatMap(({ slot, physicianIds }) => {
    const shift = lost.find(({ date, roleId }) => date === slot.date && String(roleId) === slot.roleId)
    if (!shift) return []
    return physicianIds.flatMap((id) => {
      const person = inputs.people.find((one) => one.id === Number(id))
      return person ? [{ shiftId: shift.id, physicianId: person.id, name: displayName(person) }] : []
    })
  })
}
