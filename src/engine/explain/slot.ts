/** A slot named by date and role, found on the board. */
import { type Compiled, dayOfDate } from '../compile-problem.ts'
import type { CalendarDate } from '../model.ts'
import { dateOf, roleName } from '../rules/parts/phrases.ts'
import type { Kind } from '../shapes/limit.ts'

export type Slot = { date: CalendarDate; roleId: string }
export type BoardSlot = { day: number; kind: Kind }

export function findSlot(compiled: Compiled, { date, roleId }: Slot): BoardSlot {
  return { day: findDay(compiled, date), kind: findKind(compiled, roleId) }
}

export function slotOf({ view }: Compiled, { day, kind }: BoardSlot): Slot {
  return { date: view.days[day]!.date, roleId: view.shifts[kind - 1]!.role.id }
}

export function findDay(compiled: Compiled, date: CalendarDate): number {
  const { days } = compiled.view
  const day = dayOfDate(compiled, date)
  if (!days[day])
    throw new Error(`${date} is not in the schedule: choose a date from ${days[0]!.date} to ${days.at(-1)!.date}.`)
  return day
}

export function findKind(compiled: Compiled, roleId: string): Kind {
  const kind = compiled.kindOfRole.get(roleId)
  if (kind === undefined) throw new Error(`No role has the id "${roleId}": use a role of the problem.`)
  return kind
}

export function findPerson(compiled: Compiled, physicianId: string): number {
  const person = compiled.personOfPhysician.get(physicianId)
  if (person === undefined) throw new Error(`No physician has the id "${physicianId}": use a physician of the problem.`)
  return person
}

/** "Night on Sun, Jun 14" */
export function describeSlot({ view }: Compiled, { day, kind }: BoardSlot): string {
  return `${roleName(view, kind)} on ${dateOf(view, day)}`
}
