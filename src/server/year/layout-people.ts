/** What a layout needs by day and by night, and everyone's weeks that could fill it. */
import { isOn, phaseOn, weekDays } from '../../engine/anchors.ts'
import { addDays, isWeekend, weekdayOf } from '../../engine/calendar.ts'
import { countOn, isNightTime, usualCount } from '../../engine/demand.ts'
import { type CalendarDate, type Weekday, weekdays } from '../../engine/model.ts'
import { owedByLedger } from '../../engine/year/owed-by-ledger.ts'
import { daysOf, type Flip, isWithin, type Span, weekBlocks, weekStart } from '../../engine/year/week-blocks.ts'
import type { LayoutLine, LayoutPerson } from '../../engine/year/week-choices.ts'
import type { UserRow } from '../schedules/problem/read-inputs.ts'
import { rolesFor } from './deal.ts'
import type { Year } from './read-year.ts'
import { daysWorked, type Rhythm } from './rhythm.ts'

/** `run`: the weekdays of a line that isn't needed all week. */
type Line = LayoutLine & { run?: { start: Weekday; days: number } }

/** By day and by night: those needed all week, and those needed besides on some weekdays. */
export function linesOf({ roles }: Year, span: Span): Line[] {
  return [false, true].flatMap((isNight): Line[] => {
    const own = roles.filter((role) => isNightTime(role) === isNight)
    if (own.length === 0) return []
    const needs = daysOf(span).map((date) => own.reduce((sum, role) => sum + countOn(role, date), 0))
    const usual = weekdays.map((weekday) => own.reduce((sum, role) => sum + usualCount(role, weekday), 0))
    const always = Math.min(...usual)
    const run = longestRun(usual.map((count) => count > always))
    const all = { isNight, need: needs.map((need) => (run ? Math.min(need, always) : need)) }
    return run ? [all, { isNight, need: needs.map((need) => Math.max(0, need - always)), run }] : [all]
  })
}

/** Around the week; undefined if no weekday stands out. */
function longestRun(isMore: boolean[]): Line['run'] {
  const starts = weekdays.map((start, place) => {
    let days = 0
    while (days < weekDays && isMore[(place + days) % weekDays]) days++
    return { start, days }
  })
  const longest = starts.reduce((one, other) => (other.days > one.days ? other : one))
  return longest.days > 0 && longest.days < weekDays ? longest : undefined
}

type LayoutFrame = { lines: readonly Line[]; flips: readonly Flip[] }

export function openPeople(year: Year, span: Span, { lines, flips }: LayoutFrame) {
  const before = daysWorked(year, { from: addDays(span.from, -weekDays), to: addDays(span.from, -1) })
  const needs = year.roles.map((role) => ({ roleId: role.id, isNight: isNightTime(role), count: 1 }))
  const owedOf = owedByLedger([...year.physicians.values()])
  // People share their lists of weeks, so the advisor's thread gets each list once.
  const known = new Map<string, Span[]>()
  const weeksOf = (rhythm: Rhythm) => {
    const key = rhythm.isAnchored ? rhythm.start : 'any day'
    const weeks = known.get(key) ?? weeksFor(span, rhythm, flips, before.length > 0)
    known.set(key, weeks)
    return weeks
  }
  const dates = daysOf(span)
  const short = lines.map(({ run }) => run && shortWeeks(span, run))
  return (person: UserRow, rhythm: Rhythm): LayoutPerson | undefined => {
    const physician = year.physicians.get(person.id)
    const roleIds = physician ? rolesFor(physician, year, needs) : []
    const prefersNights = person.nightShiftPreference === 'prefer'
    const canWork = (isNight: boolean) =>
      needs.some((need) => need.isNight === isNight && roleIds.includes(need.roleId)) &&
      !(isNight && person.nightShiftPreference === 'avoid')
    if (!physician || roleIds.length === 0) return undefined
    const own = new Map(before.flatMap((day) => (day.physicianId === person.id ? [[day.date, day.isNight]] : [])))
    const start = startOf(span.from, own)
    const weeks = weeksOf(rhythm)
    const dealt = year.plan.dealt.filter((turn) => turn.physicianId === person.id)
    const isOff = openOff(year, person)
    const dealtOff = new Set(dealt.filter(({ works }) => !works).map(({ date }) => date))
    // A week that continues after the layout, in months already laid out, begins as it did: neither later nor earlier.
    const planned = year.plan.weeks.filter(({ physicianId }) => physicianId === person.id)
    const isOnAfter = planned.some((week) => isWithin(addDays(span.to, 1), week))
    const goingOn = planned.filter(
      (week) => isOnAfter && week.from >= span.from && week.from <= span.to && week.to >= span.to,
    )
    const daysGoingOn = (isNight: boolean) =>
      goingOn.flatMap((week) => (week.isNight === isNight ? daysOf({ from: week.from, to: span.to }) : []))
    const eves = new Set(goingOn.map(({ from }) => addDays(from, -1)))
    const off = dates.filter((date) => dealtOff.has(date) || isOff(date) || eves.has(date))
    const on = [
      ...dealt.filter(({ works }) => works).map(({ date }) => date),
      ...daysGoingOn(false),
      ...daysGoingOn(true),
    ]
    return {
      id: person.id,
      fte: person.fte,
      lines: lines.flatMap(({ isNight }, line) => (canWork(isNight) ? { line, weeks: short[line] ?? weeks } : [])),
      ...(rhythm.isAnchored && rhythm.track ? { inRhythm: inRhythm(span, weeks, rhythm.track, flips) } : {}),
      ...start,
      off: new Set(off),
      on: new Set(on.filter((date) => !off.includes(date))),
      offDays: new Set(daysGoingOn(true)),
      offNights: new Set(daysGoingOn(false)),
      prefersNights,
      prefersWeekends: physician.preferences.preferWeekends,
      owed: owedOf(physician.id),
    }
  }
}

/** Weeks start on the day of their track, or on a switch day; without either, on any day. One that began without them isn't theirs. */
function weeksFor(span: Span, { start, isAnchored }: Rhythm, flips: readonly Flip[], isKnown: boolean): Span[] {
  const starts = isAnchored ? [start] : weekdays
  return starts.flatMap((one) =>
    weekBlocks(span, one, flips).filter(({ from }) => from > span.from || weekStart(from, one) === from || !isKnown),
  )
}

function shortWeeks(span: Span, { start, days }: NonNullable<Line['run']>): Span[] {
  return weekBlocks(span, start, []).flatMap(({ from }) => {
    const to = addDays(from, days - 1)
    return weekdayOf(from) === start && to <= span.to ? { from, to } : []
  })
}

/** First days of every other week, from the one that the track has on. */
function inRhythm(span: Span, weeks: readonly Span[], track: CalendarDate, flips: readonly Flip[]): Set<CalendarDate> {
  const blocks = weekBlocks(span, weekdayOf(weeks[1]?.from ?? span.from), flips)
  const startsOn = isOn(phaseOn(track, span.from))
  return new Set(blocks.filter((_, place) => (place % 2 === 0) === startsOn).map(({ from }) => from))
}

/** What is left of a week that began before the layout, and days off since the last one. */
function startOf(
  from: CalendarDate,
  worked: ReadonlyMap<CalendarDate, boolean>,
): Pick<LayoutPerson, 'underWay' | 'rest'> {
  let [inARow, rest] = [0, 0]
  while (worked.has(addDays(from, -inARow - 1))) inARow++
  while (rest < weekDays && !worked.has(addDays(from, -rest - 1))) rest++
  if (inARow === 0 || inARow >= weekDays) return { rest }
  return { underWay: { days: weekDays - inARow, isNight: worked.get(addDays(from, -1))! }, rest: 0 }
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
