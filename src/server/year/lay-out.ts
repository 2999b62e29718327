/** The weeks of a span, as the engine lays them out, and what they change. */
import { createHash } from 'node:crypto'
import type { YearLayout } from '../../contract/year.ts'
import { isOn, phaseOn, weekDays } from '../../engine/anchors.ts'
import { addDays, isWeekend, weekdayOf } from '../../engine/calendar.ts'
import { countOn, isNightTime } from '../../engine/demand.ts'
import type { CalendarDate, Weekday } from '../../engine/model.ts'
import { addMonths, type Month, spanOfMonth } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import type { LaidOutWeek, LayoutProblem } from '../../engine/year/lay-out-year.ts'
import type { LayoutPerson } from '../../engine/year/row-plan.ts'
import { daysOf, type Flip, isWithin, type Span, weekBlocks, weekStart } from '../../engine/year/week-blocks.ts'
import { fail } from '../platform/fail.ts'
import type { UserRow } from '../schedules/problem/read-inputs.ts'
import { rolesFor } from './deal.ts'
import { isPublished, type Year } from './read-year.ts'
import { daysWorked, flipsIn, openRhythms, type Rhythm } from './rhythm.ts'

export type LayoutQuestion = { problem: LayoutProblem; flips: Flip[] }

/** Refuses months that are published, or over. */
export function layoutSpan(year: Year, first: Month, months: number): Span {
  const all = Array.from({ length: months }, (_, index) => addMonths(first, index))
  const open = all.filter((month) => spanOfMonth(month).from >= year.openFrom)
  const published = open.find((month) => isPublished(year, spanOfMonth(month).from))
  if (published)
    throw fail('invalid', { field: 'from', message: `${formatMonth(published)} is published. Its weeks can’t move.` })
  const [start, end] = [open[0], open.at(-1)]
  if (!start || !end) throw fail('invalid', { field: 'from', message: 'These months are published. Pick later ones.' })
  return { from: spanOfMonth(start).from, to: spanOfMonth(end).to }
}

export function layoutQuestion(year: Year, span: Span): LayoutQuestion {
  if (year.inputs.group.pattern !== '7-on-7-off')
    throw fail('invalid', { message: 'Weeks can be laid out for groups that work 7 on and 7 off.' })
  const rhythms = openRhythms(year, span.from)
  const flips = flipsIn(
    year,
    span,
    year.staff.map(({ id }) => rhythms.of(id).start),
  )
  const dates = daysOf(span)
  const needOn = (isNight: boolean) =>
    dates.map((date) =>
      year.roles.filter((role) => isNightTime(role) === isNight).reduce((sum, role) => sum + countOn(role, date), 0),
    )
  const personOf = openPeople(year, span, dates, flips)
  const people = year.staff.flatMap((person) => personOf(person, rhythms.of(person.id)) ?? [])
  return { problem: { ...span, people, days: needOn(false), nights: needOn(true) }, flips }
}

/** `dates`: those of the span. */
function openPeople(year: Year, span: Span, dates: readonly CalendarDate[], flips: readonly Flip[]) {
  const before = daysWorked(year, { from: addDays(span.from, -weekDays), to: addDays(span.from, -1) })
  const needs = year.roles.map((role) => ({ roleId: role.id, isNight: isNightTime(role), count: 1 }))
  const nightRoles = new Set(needs.filter(({ isNight }) => isNight).map(({ roleId }) => roleId))
  return (person: UserRow, { start, track }: Rhythm): LayoutPerson | undefined => {
    const physician = year.physicians.get(person.id)
    const roleIds = physician ? rolesFor(physician, year, needs) : []
    if (roleIds.length === 0) return undefined
    const takesNights = roleIds.some((id) => nightRoles.has(id))
    const worked = new Set(before.filter(({ physicianId }) => physicianId === person.id).map(({ date }) => date))
    const { first, tired } = firstBlock(span.from, start, worked, before.length > 0)
    const dealt = year.plan.dealt.filter((turn) => turn.physicianId === person.id)
    const isOff = openOff(year, person)
    const off = dates.filter(
      (date) => isOff(date) || tired.includes(date) || dealt.some((turn) => turn.date === date && !turn.works),
    )
    return {
      id: person.id,
      fte: person.fte,
      blocks: weekBlocks(span, start, flips),
      ...(track ? { startsOn: isOn(phaseOn(track, span.from)) } : {}),
      first,
      off: new Set(off),
      on: new Set(dealt.filter(({ works, date }) => works && !off.includes(date)).map(({ date }) => date)),
      isNocturnist: takesNights && person.nightShiftPreference === 'prefer',
      takesNights: takesNights && person.nightShiftPreference !== 'avoid',
    }
  }
}

/** What happens in the week that the span begins in; `tired`: days of it that would be too many in a row. */
function firstBlock(
  from: CalendarDate,
  start: Weekday,
  worked: ReadonlySet<CalendarDate>,
  isKnown: boolean,
): { first: LayoutPerson['first']; tired: CalendarDate[] } {
  let inARow = 0
  while (worked.has(addDays(from, -inARow - 1))) inARow++
  const isStart = weekStart(from, start) === from
  if (inARow === 0) return { first: isStart || !isKnown ? 'free' : 'missed', tired: [] }
  if (isStart || inARow >= weekDays) return { first: isStart ? 'after-work' : 'missed', tired: [] }
  const left = weekDays - inARow
  return { first: 'goes-on', tired: Array.from({ length: weekDays - left }, (_, day) => addDays(from, left + day)) }
}

/** Days someone never works, or is away. */
function openOff(year: Year, person: UserRow): (date: CalendarDate) => boolean {
  const leave = year.approved.filter(({ physicianId }) => physicianId === person.id)
  const holidays = new Set(person.holidayAvailability ? [] : year.holidays.map(({ date }) => date))
  const blocked = new Set(person.unavailableDates)
  return (date) =>
    date < (person.startDateWithGroup ?? '') ||
    blocked.has(date) ||
    holidays.has(date) ||
    leave.some((one) => isWithin(date, one)) ||
    (person.availableDays.length > 0 && !person.availableDays.includes(weekdayOf(date))) ||
    (!person.weekendAvailability && isWeekend(date))
}

export function describeLayout(year: Year, { problem, flips }: LayoutQuestion, weeks: LaidOutWeek[]): YearLayout {
  const { from, to, days, nights } = problem
  const on = new Map<CalendarDate, number>()
  for (const date of weeks.flatMap((week) => daysOf(week))) on.set(date, (on.get(date) ?? 0) + 1)
  const keyOf = (week: LaidOutWeek) => `${week.physicianId} ${week.from} ${week.to} ${week.isNight}`
  const saved = new Set(year.plan.weeks.map(keyOf))
  return {
    ...{ from, to, weeks },
    changed: weeks.filter((week) => !saved.has(keyOf(week))).length,
    daysShort: daysOf({ from, to }).filter((date, day) => (on.get(date) ?? 0) < days[day]! + nights[day]!).length,
    flips: spansOf(flips),
    stamp: createHash('sha256').update(JSON.stringify(weeks)).digest('hex').slice(0, 16),
  }
}

/** Without the days they start on. */
export function spansOf(flips: readonly Flip[]): YearLayout['flips'] {
  return flips.map(({ from, to, days }) => ({ from, to, days: [...days] }))
}
