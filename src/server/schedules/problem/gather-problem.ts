/** From rows to the problem the engine solves: every input of a month's schedule comes together here. */

import { isDeepStrictEqual } from 'node:util'
import { settingsTable } from '../../../contract/fields/group-settings.ts'
import type { GroupSettings } from '../../../contract/groups.ts'
import { holidaysOf } from '../../../contract/holidays.ts'
import { isStaff } from '../../../contract/staff.ts'
import { addDays, yearOf } from '../../../engine/calendar.ts'
import { defaultRoles } from '../../../engine/demand.ts'
import { groupBy } from '../../../engine/group-by.ts'
import type { Assignment, GroupRules, Physician, Problem, Role } from '../../../engine/model.ts'
import { type MonthSpan, spanOfMonth } from '../../../engine/month.ts'
import { rules } from '../../../engine/rules/list.ts'
import { mostRestHours } from '../../../engine/validate-problem.ts'
import { edgeDays } from '../../../engine/view/problem-view.ts'
import { dealtShifts } from '../../../engine/year/dealt-shifts.ts'
import { pause } from '../../platform/pause.ts'
import { type ClosedPosition, withoutClosed } from './closed-positions.ts'
import { readCustomRules } from './custom-rules.ts'
import type { HeldShift } from './held-shifts.ts'
import { openHolidayHistory } from './holiday-history.ts'
import { openLedger } from './ledger.ts'
import { physicianOf, rankBySeniority } from './physician-of.ts'
import { holidayYears, type Inputs, type UserRow } from './read-inputs.ts'
import { roleOf } from './role-of.ts'
import { dealtWorkOf, openYearPlan } from './year-plan.ts'

export type GatherOptions = {
  /** Shifts that may not change. */
  locked?: HeldShift[]
  /** Shifts of the schedule in question: everyone and every role with one is part of the problem. */
  held?: HeldShift[]
  /** Positions that are closed on a date. */
  closed?: ClosedPosition[]
  /** Days before this date have been worked: no one new is assigned to them. */
  workedBefore?: string
  /** Dealt holidays are fixed shifts, as in a new schedule. */
  fixesDealt?: boolean
}

export type Gathered = {
  problem: Problem
  /** Custom rules that are not applied. */
  notUnderstood: string[]
  /** Roles the group doesn't have yet. */
  newRoles: Role[]
}

export async function gatherProblem(inputs: Inputs, options: GatherOptions = {}): Promise<Gathered> {
  const { group, settings } = inputs
  const span = spanOfMonth(inputs.month)
  const held = [...(options.locked ?? []), ...(options.held ?? [])]
  const holidays = holidaysOf(settings, [inputs.month.year])
  const { roles: all, newRoles } = rolesOf(inputs, held)
  const roles = all.map((role) => withoutClosed(role, options.closed ?? []))
  const roleById = new Map(roles.map((role) => [role.id, role]))
  const staff = inputs.people.filter(isStaff)
  const ledgerOf = openLedger(inputs, new Map(inputs.roles.map((row) => [String(row.id), roleOf(row)])))
  const turnsOf = openHolidayHistory(inputs, holidaysOf(settings, holidayYears(inputs.month)))
  const ranks = rankBySeniority(inputs.people)
  const plannedFor = openYearPlan(inputs.yearPlan, span)
  const preferencesOf = new Map(inputs.preferences.map((row) => [row.physicianId, row]))
  const timeOffOf = groupBy(inputs.timeOff, ({ physicianId }) => physicianId)
  const toPhysician = (person: UserRow): Physician => {
    const turns = turnsOf(person)
    return physicianOf({
      person,
      preferences: preferencesOf.get(person.id),
      timeOff: timeOffOf.get(person.id) ?? [],
      ledger: ledgerOf(person, turns),
      holidayHistory: turns.flatMap(({ name, date, worked }) => (worked ? [{ name, year: yearOf(date) }] : [])),
      planned: plannedFor(person),
      seniorityRank: ranks.get(person.id)!,
      span,
      roles,
      settings,
    })
  }
  const lockedHere = (options.locked ?? []).filter(({ date }) => span.from <= date && date <= span.to)
  const physicians: Physician[] = []
  for (const person of staff) {
    await pause()
    physicians.push(blockWorkedDays(toPhysician(person), span.from, options.workedBefore, lockedHere))
  }
  for (const guest of guestsOf(inputs, held)) physicians.push(awayOtherwise(toPhysician(guest), span, held))
  const known = new Set(physicians.map(({ id }) => id))
  const isKnown = (shift: Assignment) => known.has(shift.physicianId) && roleById.has(shift.roleId)
  await pause()
  const edge = addDays(span.from, -edgeDays)
  const customRules = await readCustomRules(inputs, staff, roles, { from: span.from, days: span.days, holidays })
  const groupRules: GroupRules = {
    pattern: group.pattern,
    coverageRequirements: group.coverageRequirements,
    maxConsecutiveShifts: group.maxConsecutiveShifts,
    minRestBetweenShifts: Math.min(group.minRestBetweenShifts, mostRestHours),
    switchDays: settings.switchDays,
    backupBlock: settings.backupBlock,
    choices: choicesOf(settings.rules),
    customRules: customRules.rules,
  }
  const problem: Problem = {
    from: span.from,
    days: span.days,
    roles,
    physicians,
    group: groupRules,
    holidays,
    before: inputs.worked
      .filter(({ date }) => date >= edge)
      .map(toAssignment)
      .filter(isKnown),
    after: inputs.publishedAfter.map(toAssignment).filter(isKnown),
    locked: oneADay(lockedHere.map(toAssignment).filter(isKnown)),
  }
  const dealt: Assignment[] = []
  for (const shifts of options.fixesDealt ? dealtShifts(problem, dealtWorkOf(inputs.yearPlan)) : []) {
    dealt.push(...shifts)
    await pause()
  }
  problem.locked.push(...dealt)
  return { problem, notUnderstood: customRules.notUnderstood, newRoles }
}

export function toAssignment({ physicianId, roleId, date }: HeldShift): Assignment {
  return { physicianId: String(physicianId), roleId: String(roleId), date }
}

/** A roster has one shift per day and person; of two that start on one day, the first counts. */
export function oneADay<Shift extends { physicianId: string | number; date: string }>(shifts: Shift[]): Shift[] {
  const taken = new Set<string>()
  return shifts.filter(({ physicianId, date }) => {
    const cell = `${physicianId} ${date}`
    if (taken.has(cell)) return false
    taken.add(cell)
    return true
  })
}

/** People who have a shift but are no longer scheduled. */
function guestsOf(inputs: Inputs, held: HeldShift[]): UserRow[] {
  const holders = new Set(held.map(({ physicianId }) => physicianId))
  return inputs.people.filter((person) => holders.has(person.id) && !isStaff(person))
}

/** Guests count as away except for the shifts they have, so they get nothing else. */
function awayOtherwise(physician: Physician, span: MonthSpan, held: HeldShift[]): Physician {
  const own = new Set(held.filter(({ physicianId }) => String(physicianId) === physician.id).map(({ date }) => date))
  const dates = Array.from({ length: span.days }, (_, day) => addDays(span.from, day))
  return { ...physician, absences: dates.filter((date) => !own.has(date)) }
}

function blockWorkedDays(
  physician: Physician,
  from: string,
  until: string | undefined,
  locked: HeldShift[],
): Physician {
  if (!until || until <= from) return physician
  const worked = new Set(locked.filter((shift) => String(shift.physicianId) === physician.id).map(({ date }) => date))
  const blocked = new Set(physician.unavailableDates)
  for (let date = from; date < until; date = addDays(date, 1)) if (!worked.has(date)) blocked.add(date)
  return { ...physician, unavailableDates: [...blocked].sort() }
}

function rolesOf(inputs: Inputs, held: HeldShift[]): { roles: Role[]; newRoles: Role[] } {
  const active = inputs.roles.filter((role) => role.isActive)
  const used = new Set([...inputs.worked, ...inputs.publishedAfter, ...held].map(({ roleId }) => roleId))
  const outOfUse = inputs.roles.filter((role) => !role.isActive && used.has(role.id))
  const newRoles =
    active.length > 0
      ? []
      : defaultRoles(
          { pattern: inputs.group.pattern, coverageRequirements: inputs.group.coverageRequirements },
          ownShiftTypes(inputs.settings),
        )
  return { roles: [...active.map(roleOf), ...newRoles, ...outOfUse.map(roleOf)], newRoles }
}

/** None if the group left them as they were: then its pattern decides. */
function ownShiftTypes({ shiftTypes }: GroupSettings): GroupSettings['shiftTypes'] {
  return isDeepStrictEqual(shiftTypes, settingsTable.shiftTypes.schema.parse(undefined)) ? [] : shiftTypes
}

/** Required rules stay on, and a hard rule has no weight, whatever was chosen. */
export function choicesOf(chosen: GroupSettings['rules']): GroupRules['choices'] {
  const choices: GroupRules['choices'] = {}
  for (const { id, always, strength } of rules) {
    const choice = chosen[id]
    if (!choice) continue
    const on = always ? true : choice.on
    choices[id] = strength.hard || choice.weight === undefined ? { on } : { on, weight: choice.weight }
  }
  return choices
}
