/** Reads twelve months of a group: who works when, who is away, the plan of the year, and the holidays of the last years. */
import { holidaysOf } from '../../contract/holidays.ts'
import { isStaff } from '../../contract/staff.ts'
import { addDays, yearOf } from '../../engine/calendar.ts'
import type { CalendarDate, Holiday, Physician, Problem, Role } from '../../engine/model.ts'
import { addMonths, type Month, monthKey, monthNumber, monthOf, spanOfMonth } from '../../engine/month.ts'
import { holidayKey } from '../../engine/rules/parts/holiday-history.ts'
import { ableOn, compileDay } from '../../engine/year/able-on.ts'
import type { Turn } from '../../engine/year/holiday-balance.ts'
import type { Span } from '../../engine/year/week-blocks.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import { openHolidayHistory } from '../schedules/problem/holiday-history.ts'
import {
  holidayMonths,
  type Inputs,
  readInputs,
  readTimeOff,
  type TimeOff,
  type UserRow,
} from '../schedules/problem/read-inputs.ts'
import { readYearPlan, type YearPlan } from '../schedules/problem/year-plan.ts'
import { listLaidOutMonths, listMonths, listWork, type PlannedMonth, type WorkedDay } from './year.store.ts'

export type Year = Span & {
  today: CalendarDate
  /** The first day of the first month, from this one on, that isn't published. */
  openFrom: CalendarDate
  months: PlannedMonth[]
  inputs: Inputs
  /** By last name. */
  staff: UserRow[]
  physicians: ReadonlyMap<number, Physician>
  /** Whether the days before it leave someone free to work on a day without breaking a hard rule. */
  isRested: (physicianId: number, date: CalendarDate) => boolean
  roles: Role[]
  /** Major ones, of this and of the last years. */
  holidays: Holiday[]
  /** Known turns of the last 3 years, before `openFrom`. */
  history: (Turn & { name: string })[]
  approved: TimeOff[]
  pending: TimeOff[]
  plan: YearPlan
  /** Months in which weeks are laid out, such as 2027-01, also after the ones that are read. */
  laidOut: ReadonlySet<string>
  work: WorkedDay[]
}

/** The rhythm of people shows in the weeks before. */
const daysBefore = 182

/** The first month of the year that is shown unless another one is asked for: that of the quarter. */
export function quarterOf(date: CalendarDate): Month {
  const { month, year } = monthOf(date)
  return { month: month - ((month - 1) % 3), year }
}

export function isPublished({ months }: Pick<Year, 'months'>, date: CalendarDate): boolean {
  const number = monthNumber(monthOf(date))
  return months.some((one) => one.status === 'active' && monthNumber(one) === number)
}

/** Whether a day can still be planned. */
export function isOpen(year: Pick<Year, 'months' | 'openFrom' | 'today'>, date: CalendarDate): boolean {
  return date >= year.openFrom && date >= year.today && !isPublished(year, date)
}

export async function readYear(
  orm: Orm,
  scope: Scope,
  first: Month | undefined,
  now: Date,
  length = 12,
): Promise<Year> {
  const group = await findOwnGroup(orm, scope)
  if (!group) throw fail('not-found')
  const settings = settingsOf(group)
  const today = localMoment(now, settings.timeZone).date
  const start = first ?? quarterOf(today)
  const { from } = spanOfMonth(start)
  const { to } = spanOfMonth(addMonths(start, length - 1))
  const months = await listMonths(orm, scope)
  let open = monthOf(today)
  while (isPublished({ months }, spanOfMonth(open).from)) open = addMonths(open, 1)
  const openFrom = spanOfMonth(open).from
  const range = {
    from: addDays(from < openFrom ? from : openFrom, -daysBefore),
    to: to > openFrom ? to : spanOfMonth(addMonths(open, 11)).to,
  }
  const inputs = await readInputs(orm, scope.groupId, open)
  const [approved, pending, plan, laidOut, work, { problem }] = await Promise.all([
    readTimeOff(orm, scope.groupId, 'approved', range),
    readTimeOff(orm, scope.groupId, 'pending', range),
    readYearPlan(orm, scope.groupId, range),
    listLaidOutMonths(orm, scope),
    listWork(
      orm,
      scope,
      months.map(({ id }) => id),
      range,
    ),
    gatherProblem(inputs),
  ])
  const years = Array.from({ length: yearOf(range.to) - yearOf(openFrom) + 5 }, (_, back) => yearOf(range.to) - back)
  const holidays = holidaysOf(settings, years).filter(({ isMajor }) => isMajor)
  const turnsOf = openHolidayHistory(inputs, holidays)
  const since = spanOfMonth(addMonths(open, -holidayMonths)).from
  const staff = inputs.people.filter(isStaff).sort(byName)
  const history = staff.flatMap((person) =>
    turnsOf(person)
      .filter(({ date }) => since <= date && date < openFrom)
      .map(({ name, date, worked }) => ({ physicianId: person.id, name, date, worked })),
  )
  return {
    ...{ from, to, today, openFrom, months, inputs, staff, holidays, history, approved, pending, plan, laidOut, work },
    physicians: new Map(problem.physicians.map((physician) => [Number(physician.id), physician])),
    isRested: openRest(problem),
    roles: problem.roles.filter(({ category }) => category !== 'backup'),
  }
}

/** Later days leave time to rest. */
const reachOfDaysBefore = 14

function openRest(open: Problem): Year['isRested'] {
  const tiredByDate = new Map<CalendarDate, ReadonlySet<string>>()
  const findTired = (date: CalendarDate) => {
    const compiled = compileDay(open, date)
    const { view } = compiled
    const isAble = ableOn(compiled)
    const tired = view.physicians.filter((_, person) => {
      const kinds = view.kinds.work.filter((kind) => view.allowed[person]![0]![kind])
      return kinds.length > 0 && !kinds.some((kind) => isAble(person, kind))
    })
    return new Set(tired.map(({ id }) => id))
  }
  return (physicianId, date) => {
    if (date < open.from || date >= addDays(open.from, reachOfDaysBefore)) return true
    if (!tiredByDate.has(date)) tiredByDate.set(date, findTired(date))
    return !tiredByDate.get(date)!.has(String(physicianId))
  }
}

function byName(one: UserRow, other: UserRow): number {
  return one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName) || one.id - other.id
}

/** Whether someone worked the same holiday the year before; null if it isn't known. */
export function openLastYear({
  history,
  plan,
  holidays,
}: Year): (physicianId: number, holiday: Holiday) => boolean | null {
  const keyOf = (name: string, year: number) => `${holidayKey(name)} ${year}`
  const known = new Map(
    history.map(({ physicianId, name, date, worked }) => [`${physicianId} ${keyOf(name, yearOf(date))}`, worked]),
  )
  const dateOf = new Map(holidays.map(({ name, date }) => [keyOf(name, yearOf(date)), date]))
  const dealt = new Map(plan.dealt.map(({ physicianId, date, works }) => [`${physicianId} ${date}`, works]))
  return (physicianId, { name, date }) => {
    const before = keyOf(name, yearOf(date) - 1)
    return known.get(`${physicianId} ${before}`) ?? dealt.get(`${physicianId} ${dateOf.get(before)}`) ?? null
  }
}

/** Whether weeks are laid out in the month of a day. */
export function isLaidOut({ laidOut }: Pick<Year, 'laidOut'>, date: CalendarDate): boolean {
  return laidOut.has(monthKey(monthOf(date)))
}
