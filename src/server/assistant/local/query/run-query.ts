/** Runs a query over the facts: filter, group, measure, limit, sort. One pass over the shifts per row. */
import { addDays, dayNumber, minuteOfDay, minutesPerDay, weekdayOf } from '../../../../engine/calendar.ts'
import { countSleepyShifts } from '../../../../engine/fatigue/sleepy-shifts.ts'
import { groupBy } from '../../../../engine/group-by.ts'
import { type Count, type Form, type Having, isOfRequests } from '../question/form.ts'
import type { Facts, ShiftFact } from './facts.ts'
import { groupsOf, isOfWeekends, keyOf, saturdayOf } from './group-facts.ts'

export type Row = {
  /** Who or when, as shown. */
  name: string
  person: string | null
  /** The first day of what it is about. */
  date: string | null
  /** One for each count of the form. */
  values: number[]
  /** What was counted. */
  shifts: ShiftFact[]
}

export type Result = { rows: Row[]; total: Row }

/** Lists show backup; counts don't unless asked, because a backup shift isn't a working day. */
export function includesBackup({ ask, by, having, counts, company, isOfEach }: Form): boolean {
  // Its row would say 0.
  if (by === 'role' || counts.some(({ hasBackup }) => hasBackup)) return true
  const isBound = isOfEach || company.length > 0 || counts.some((count) => count.having)
  return (
    ['who', 'list', 'whether', 'next', 'first', 'last'].includes(ask) &&
    !isBound &&
    (having === null || having.number === 0)
  )
}

export function runQuery(form: Form, facts: Facts): Result {
  const meant = facts.shifts.filter((shift) => isAbout(form, shift))
  const measure = (name: string, shifts: ShiftFact[], days: string[], more: Partial<Row> = {}): Row => {
    const counted = form.counts.map((count) => shifts.filter((shift) => matches(count, shift, form)))
    return {
      name,
      person: null,
      date: null,
      ...more,
      values: form.counts.map((count, place) => {
        const value = mostWithin(count, counted[place]!, shifts, days)
        return form.isPerFte ? value / fteOf(more.person ?? null, form, facts) : value
      }),
      shifts: [...new Set(counted.flat())],
    }
  }
  const rows = groupsOf(form, meant, facts).map(({ name, person, date, shifts, days }) =>
    measure(name, shifts, days, { person, date }),
  )
  const bounds = form.counts.map((count) => count.having ?? form.having)
  const isRest = form.counts.some(({ unit }) => unit === 'rest')
  const kept = wholeWeeks(form, rows, facts.days)
    .filter(({ values }) => values.every((value, place) => holds(bounds[place] ?? null, value)))
    .filter(({ values: [one, other] }) => !form.isOfEach || (form.claim === 'more' ? one! > other! : one! < other!))
    // A single shift has no rest to measure.
    .filter(({ shifts }) => !isRest || shifts.length > 1)
  return { rows: inOrder(form, kept), total: measure('', meant, facts.days) }
}

/** A week that the period cuts off can't be the one with the fewest shifts. */
function wholeWeeks(form: Form, rows: Row[], days: string[]): Row[] {
  const { by, ask } = form
  if (by !== 'week' || (ask !== 'most' && ask !== 'least') || isOfWeekends(form)) return rows
  const whole = rows.filter(({ date }) => weekdayOf(date!) === 'monday' && days.includes(addDays(date!, 6)))
  return whole.length > 0 ? whole : rows
}

function isAbout({ ask, people, except, counts }: Form, { person }: ShiftFact): boolean {
  if (counts.some(({ isOpen }) => isOpen)) return person === null
  // All shifts, including open ones.
  if (ask === 'percent' && people.length === 0) return true
  return person !== null && !except.includes(person) && (people.length === 0 || people.includes(person))
}

export function matches(count: Count, shift: ShiftFact, form: Form): boolean {
  const { unit, date, isBackup, isHoliday, location } = shift
  if (unit !== (isOfRequests(count) ? count.unit : 'shifts')) return false
  const names = count.kinds.length + count.roles.length > 0
  if (names && !isOfThing(count, shift)) return false
  if (!names && isBackup && !includesBackup(form)) return false
  if (count.places.length > 0 && !count.places.includes(location ?? '')) return false
  if (count.period && (date < count.period.from || count.period.to < date)) return false
  const { without } = count
  if (without && (isOfKind(without, shift) || isOfRole(without, shift) || without.weekdays.includes(weekdayOf(date))))
    return false
  if (without?.onHolidays && isHoliday) return false
  return (count.weekdays.length === 0 || count.weekdays.includes(weekdayOf(date))) && (!count.onHolidays || isHoliday)
}

/** "The triage doc tomorrow morning": of the role and of the kind. */
const isOfThing = (count: Count, shift: ShiftFact) =>
  (count.roles.length === 0 || isOfRole(count, shift)) && (count.kinds.length === 0 || isOfKind(count, shift))
const isOfRole = ({ roles }: Pick<Count, 'roles'>, { role }: ShiftFact) => roles.includes(role)
/** A 24-hour shift includes a night. */
const isOfKind = ({ kinds }: Pick<Count, 'kinds'>, { kind }: ShiftFact) =>
  kinds.includes(kind) || (kind === 'twenty-four' && kinds.includes('night'))

function holds(having: Having | null, value: number): boolean {
  if (!having) return true
  const { than, number, upTo } = having
  if (upTo !== undefined && value > upTo) return false
  if (than === 'more') return value > number
  if (than === 'less') return value < number
  if (than === 'at-least') return value >= number
  return than === 'at-most' ? value <= number : value === number
}

/** Of the person, or of everyone who is counted. */
function fteOf(person: string | null, { people, except }: Form, facts: Facts): number {
  const isCounted = (name: string) => (people.length === 0 || people.includes(name)) && !except.includes(name)
  const meant = facts.people.filter(({ name, isActive }) => (person ? name === person : isActive && isCounted(name)))
  return meant.reduce((sum, { fte }) => sum + fte, 0) || 1
}

/** What was measured, or the most of it in one day, week, or month. */
function mostWithin(count: Count, counted: ShiftFact[], all: ShiftFact[], days: string[]): number {
  if (!count.within) return measureOf(count, counted, all, days)
  const parts = groupBy(counted, ({ date }) => keyOf[count.within!](date).key)
  return Math.max(0, ...[...parts.values()].map((part) => measureOf(count, part, part, days)))
}

function measureOf({ unit, weekdays: on }: Count, counted: ShiftFact[], all: ShiftFact[], days: string[]): number {
  switch (unit) {
    case 'shifts':
    case 'leave-days':
    case 'call-outs':
    case 'requests':
      return counted.length
    case 'weekends':
      return new Set(counted.map(({ person, date }) => `${person} ${saturdayOf(date)}`)).size
    case 'hours':
      return counted.reduce((sum, { hours }) => sum + hours, 0)
    case 'physicians':
      return new Set(counted.map(({ person }) => person)).size
    case 'stretch':
      return longestRun(
        counted.map(({ date }) => date),
        on.length > 0 ? 7 : 1,
      ).length
    case 'off-stretch':
      return longestRun(daysWithout(all, days), 1).length
    case 'sleepy':
      return [...groupBy(counted, ({ person }) => person).values()].reduce(
        (sum, own) => sum + countSleepyShifts(own, days[0] ?? ''),
        0,
      )
    case 'rest':
      return shortestRest(counted)
    case 'days-off':
      return daysWithout(all, days).length
    case 'weekends-off': {
      const free = new Set(daysWithout(all, days))
      return days.filter((date) => weekdayOf(date) === 'saturday' && free.has(date) && free.has(addDays(date, 1)))
        .length
    }
  }
}

export function daysWithout(shifts: ShiftFact[], days: string[]): string[] {
  const worked = new Set(shifts.map(({ date }) => date))
  return days.filter((date) => !worked.has(date))
}

/** Days in a row, or weekends and weekdays in one week after another. */
export function runsOf(on: string[], step: 1 | 7 = 1): string[][] {
  const dates = [...new Set(on.map((date) => (step === 7 ? keyOf.week(date).key : date)))].sort()
  const runs: string[][] = []
  for (const date of dates) {
    const run = runs.at(-1)
    if (run && addDays(run.at(-1)!, step) === date) run.push(date)
    else runs.push([date])
  }
  return runs
}

export const longestRun = (on: string[], step: 1 | 7): string[] =>
  runsOf(on, step).reduce((longest, run) => (run.length > longest.length ? run : longest), [])

/** Hours between the end of a shift and the start of the next; none without a next shift. */
function shortestRest(shifts: ShiftFact[]): number {
  const spans = shifts.map(spanOf).sort((one, other) => one.start - other.start)
  const gaps = spans.slice(1).map(({ start }, place) => (start - spans[place]!.end) / 60)
  return gaps.length > 0 ? Math.min(...gaps) : 0
}

export function spanOf({ date, startTime, hours }: ShiftFact): { start: number; end: number } {
  const start = dayNumber(date) * minutesPerDay + minuteOfDay(startTime)
  return { start, end: start + hours * 60 }
}

/** Only the shifts of others at the same time as a shift of each of these people. */
export function inCompanyOf(company: string[], facts: Facts): Facts {
  if (company.length === 0) return facts
  const spans = company.map((name) => facts.shifts.filter((one) => one.person === name && !one.isBackup).map(spanOf))
  const isShared = (shift: ShiftFact) => {
    const { start, end } = spanOf(shift)
    return spans.every((own) => own.some((one) => one.start < end && start < one.end))
  }
  const shifts = facts.shifts.filter((shift) => !company.includes(shift.person ?? '') && !shift.isBackup)
  return { ...facts, shifts: shifts.filter(isShared) }
}

function inOrder({ ask, by, limit, isAscending }: Form, rows: Row[]): Row[] {
  const isRanked = ask === 'most' || ask === 'least'
  if ((by !== null && by !== 'physician' && !isRanked) || ask === 'compare') return rows
  const sign = ask === 'least' || isAscending ? 1 : -1
  const sorted = rows.toSorted(
    (one, other) =>
      sign * (one.values[0]! - other.values[0]!) || (one.date ?? one.name).localeCompare(other.date ?? other.name),
  )
  // Everyone who ties with the last is kept.
  const last = isRanked && limit ? sorted[limit - 1]?.values[0] : undefined
  return sorted.filter(({ values }, place) => last === undefined || place < limit! || values[0] === last)
}
