/** Everyone's rhythm of weeks: the day their weeks start, and whether they are on from a day on. */
import { isOn, phaseOn, proposeAnchors } from '../../engine/anchors.ts'
import { addDays, weekdayOf, yearOf } from '../../engine/calendar.ts'
import { isNightTime } from '../../engine/demand.ts'
import { groupBy } from '../../engine/group-by.ts'
import { type CalendarDate, type Weekday, weekdays } from '../../engine/model.ts'
import { monthKeyOf } from '../../engine/month.ts'
import { holidayKey } from '../../engine/rules/parts/holiday-history.ts'
import {
  daysOf,
  type Flip,
  flipBetween,
  isWithin,
  overlaps,
  type Span,
  weekBlocks,
} from '../../engine/year/week-blocks.ts'
import { isPublished, type Year } from './read-year.ts'

export type Rhythm = {
  start: Weekday
  /** Any first day of a week on; undefined if it isn't known. */
  track: CalendarDate | undefined
  /** The group has switch days, or they have a track: their weeks start on that day. Without, the rhythm is only a guess. */
  isAnchored: boolean
}

export type Rhythms = { switchDays: Weekday[]; of: (id: number) => Rhythm }

/** The group's own switch days and tracks; where it has none, those that fit the work before. */
export function openRhythms(year: Year, from: CalendarDate): Rhythms {
  const { settings } = year.inputs
  const before = { from: addDays(from, -182), to: addDays(from, -1) }
  const days = groupBy(daysWorked(year, before), ({ physicianId }) => physicianId)
  const worked = [...days].map(([physicianId, own]) => ({ physicianId, dates: own.map(({ date }) => date) }))
  const first = worked.flatMap(({ dates }) => dates).sort()[0]
  const proposed = first ? proposeAnchors(worked, first, before.to) : { switchDays: [], tracks: [] }
  const switchDays = settings.switchDays.length > 0 ? settings.switchDays : proposed.switchDays
  const tracks = new Map(proposed.tracks.map(({ physicianId, track }) => [physicianId, track]))
  const own = new Map(year.staff.map(({ id, track }) => [id, track]))
  const laidOut = new Map(
    year.plan.weeks.filter((week) => week.from < from).map((week) => [week.physicianId, week.from]),
  )
  return {
    switchDays,
    of: (id) => {
      const track = laidOut.get(id) ?? own.get(id) ?? tracks.get(id)
      const day = track ? weekdayOf(track) : undefined
      const isAllowed = day !== undefined && (switchDays.length === 0 || switchDays.includes(day))
      const isAnchored = settings.switchDays.length > 0 || (own.get(id) ?? null) !== null
      return { start: isAllowed ? day : (switchDays[0] ?? day ?? 'monday'), track, isAnchored }
    },
  }
}

/** Published, laid out, or in a draft: what is known best. */
export function daysWorked(year: Year, span: Span): { physicianId: number; date: CalendarDate; isNight: boolean }[] {
  const nights = new Set(year.roles.filter(isNightTime).map(({ id }) => Number(id)))
  const planned = monthsWithWeeks(year)
  const isByPlan = (date: CalendarDate) => planned.has(monthKeyOf(date)) && !isPublished(year, date)
  return [
    ...year.work
      .filter(({ date }) => isWithin(date, span) && !isByPlan(date))
      .map(({ physicianId, date, roleId }) => ({ physicianId, date, isNight: nights.has(roleId) })),
    ...year.plan.weeks.flatMap((week) =>
      (overlaps(week, span) ? daysOf(week) : [])
        .filter((date) => isWithin(date, span) && isByPlan(date))
        .map((date) => ({ physicianId: week.physicianId, date, isNight: week.isNight })),
    ),
  ]
}

/** Such as 2027-04. */
function monthsWithWeeks({ plan }: Year): Set<string> {
  return new Set(plan.weeks.flatMap(({ from, to }) => [monthKeyOf(from), monthKeyOf(to)]))
}

/** For each day on which a half's weeks start: the short weeks that hand Christmas to the other half. */
export function flipsIn(year: Year, span: Span, { of }: Rhythms): Flip[] {
  const starts = year.staff.map(({ id }) => of(id)).flatMap(({ start, isAnchored }) => (isAnchored ? start : []))
  if (!isNotBoth(year)) return []
  const dateOf = (key: string, of: number) =>
    year.holidays.find(({ name, date }) => holidayKey(name) === key && yearOf(date) === of)?.date
  const years = [...new Set([yearOf(span.from), yearOf(span.to)])]
  return years.flatMap((one) => {
    const [thanksgiving, christmas] = [dateOf('thanksgiving', one), dateOf('christmas', one)]
    if (!thanksgiving || !christmas) return []
    return [...new Set(starts)].flatMap((start) => {
      const flip = flipBetween(thanksgiving, christmas, start)
      return flip && flip.from >= span.from && flip.to <= span.to ? flip : []
    })
  })
}

/** Whether someone's rhythm has them on at a day, and in which week of the span that is. */
export function openWeeksOn(
  span: Span,
  flips: readonly Flip[],
): (rhythm: Rhythm, date: CalendarDate) => { isOn: boolean; week: number } | undefined {
  const blocksBy = new Map(weekdays.map((start) => [start, weekBlocks(span, start, flips)]))
  return ({ start, track }, date) => {
    if (track === undefined) return undefined
    const week = blocksBy.get(start)!.findIndex((block) => isWithin(date, block))
    return week < 0 ? undefined : { isOn: (week % 2 === 0) === isOn(phaseOn(track, span.from)), week }
  }
}

/** Whether it's Thanksgiving or Christmas in a group where no one should work both. */
export function isOneOfTwo(year: Year, name: string): boolean {
  return isNotBoth(year) && ['thanksgiving', 'christmas'].includes(holidayKey(name))
}

function isNotBoth({ inputs }: Year): boolean {
  return inputs.settings.rules['thanksgiving-or-christmas']?.on !== false
}
