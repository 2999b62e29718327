/** The roster that a laid-out month starts from: everyone works their weeks, in one role a week as far as it is needed. */
import { addDays } from '../calendar.ts'
import { countOn, isNightTime, rolesInForce, shiftKindOf } from '../demand.ts'
import type { Assignment, CalendarDate, Physician, Problem, Role, WeekOn } from '../model.ts'
import { whyNot } from '../rules/role-restrictions.ts'
import { daysOf } from './week-blocks.ts'

/** Undefined if the month isn't laid out. What is fixed stays; what no one is planned for stays open. */
export function startFromWeeks(problem: Problem): Assignment[] | undefined {
  if (!problem.physicians.some(({ weeksOn }) => weeksOn)) return undefined
  const roles = rolesInForce(problem).filter((role) => shiftKindOf(role) !== 'backup')
  const last = addDays(problem.from, problem.days - 1)
  const start = [...problem.locked]
  const busy = new Set(start.map(({ physicianId, date }) => `${physicianId} ${date}`))
  const left = new Map<string, number>()
  const leftOn = (role: Role, date: CalendarDate) => left.get(`${role.id} ${date}`) ?? countOn(role, date)
  const take = (roleId: string, date: CalendarDate) => {
    const role = roles.find(({ id }) => id === roleId)
    if (role) left.set(`${roleId} ${date}`, leftOn(role, date) - 1)
  }
  for (const { roleId, date } of start) take(roleId, date)
  const known = new Map(
    [...problem.before, ...problem.locked].map((one) => [`${one.physicianId} ${one.date}`, one.roleId]),
  )
  const open = weeksOf(problem).flatMap(({ physician, week }) => {
    const isFree = (date: CalendarDate) =>
      problem.from <= date && date <= last && !busy.has(`${physician.id} ${date}`) && !isAway(physician, date)
    const around = [addDays(week.from, -1), ...daysOf(week)].map((date) => known.get(`${physician.id} ${date}`))
    const able = roles.filter((role) => isNightTime(role) === week.isNight && whyNot(physician, role) === undefined)
    return { physician, week, around, able, dates: daysOf(week).filter(isFree) }
  })
  type Open = (typeof open)[number]
  const best = ({ physician, week, around, able }: Open, dates: CalendarDate[]): Role | undefined => {
    // A role that ends with the week would be left open by a longer one.
    const endsWithIt = (role: Role) => countOn(role, addDays(week.to, 1)) === 0
    const worth = (role: Role) =>
      dates.filter((date) => leftOn(role, date) > 0).length * 10 +
      (around.includes(role.id) ? 100 : 0) +
      (endsWithIt(role) ? 50 : 0) +
      (physician.preferredRoles.includes(role.id) ? 1 : 0) -
      (physician.avoidedRoles.includes(role.id) ? 1 : 0)
    return able.toSorted((one, other) => worth(other) - worth(one) || one.priority - other.priority)[0]
  }
  const give = ({ physician }: Open, role: Role, dates: CalendarDate[]) => {
    for (const date of dates) {
      start.push({ physicianId: physician.id, roleId: role.id, date })
      busy.add(`${physician.id} ${date}`)
      take(role.id, date)
    }
  }
  const rest = open.filter((one) => {
    const whole = { ...one, able: one.able.filter((role) => one.dates.every((date) => leftOn(role, date) > 0)) }
    const role = best(whole, one.dates)
    if (role) give(one, role, one.dates)
    return !role
  })
  // Weeks that no role has room for as a whole change roles on the way, if that fills them.
  for (const one of rest) {
    const isOpen = (date: CalendarDate) => one.able.some((role) => leftOn(role, date) > 0)
    if (!one.dates.every(isOpen)) continue
    for (let left = one.dates; left.length > 0; ) {
      const able = one.able.filter((role) => left.some((date) => leftOn(role, date) > 0))
      const role = best({ ...one, able }, left)!
      give(
        one,
        role,
        left.filter((date) => leftOn(role, date) > 0),
      )
      left = left.filter((date) => !busy.has(`${one.physician.id} ${date}`))
    }
  }
  return start
}

/** In order of time: whoever is already on comes first. */
function weeksOf({ physicians }: Problem): { physician: Physician; week: WeekOn }[] {
  return physicians
    .flatMap((physician) => (physician.weeksOn ?? []).map((week) => ({ physician, week })))
    .sort((one, other) => one.week.from.localeCompare(other.week.from))
}

function isAway({ absences, unavailableDates }: Physician, date: CalendarDate): boolean {
  return absences.includes(date) || unavailableDates.includes(date)
}
