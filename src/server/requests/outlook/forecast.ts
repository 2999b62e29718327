/** The request form's forecast: how likely and why, remaining coverage, better dates nearby. Nothing private about colleagues. */
import type { Forecast } from '../../../contract/request-outlook.ts'
import { addDays, daysBetween } from '../../../engine/calendar.ts'
import { formatDate, formatDays, formatSpan } from '../../../engine/text/dates.ts'
import { plural, pluralWord } from '../../../engine/text/plural.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { findOverlapping, readRange } from '../ask/new-time-off.ts'
import { describeShortNotice, isShortNotice } from '../describe-request.ts'
import { type GroupClock, readClock } from '../request-clock.ts'
import { problemWithLeave } from '../room-for-leave.ts'
import { daysFrom } from '../short-notice.ts'
import { type ForecastQuery, forecastChange } from './forecast-change.ts'
import { countAway, type HeadCount, readHeadCount } from './head-count.ts'
import { type DayView, type Grade, viewDays } from './outlook-days.ts'

/** Days before and after to search for better dates. */
const reach = 28
const mostBetter = 3
/** A longer absence is planned months ahead, by people. */
const longestForecast = 62

const likelihoods = ['likely', 'tight', 'unlikely'] as const

export async function makeForecast(deps: ShiftChangeDeps, scope: Scope, query: ForecastQuery): Promise<Forecast> {
  const clock = await readClock(deps.orm, scope, deps.now())
  return query.requestType === 'timeoff'
    ? forecastTimeOff(deps, scope, clock, query)
    : forecastChange(deps, scope, clock, query)
}

async function forecastTimeOff(
  deps: ShiftChangeDeps,
  scope: Scope,
  clock: GroupClock,
  query: ForecastQuery,
): Promise<Forecast> {
  const { from, to } = readRange(clock, query)
  const length = daysBetween(from, to) + 1
  const notice = (days: string[]) => describeShortNotice(clock.settings, clock.local.date, { from, days })
  if (length > longestForecast) return { ...noEstimate, shortNotice: notice(daysFrom(from, to)) }
  const first = later(addDays(from, -reach), clock.local.date)
  const window = daysFrom(first, addDays(to, reach))
  const heads = await readHeadCount(deps.orm, scope, clock.settings, { from: first, to: addDays(to, reach) })
  const views = (await viewDays(deps, scope, heads, window))
    .map((view) => withNotice(clock, view))
    .map((view) => withRoom(clock, heads, scope, view))
  const asked = views.filter(({ date }) => from <= date && date <= to)
  const grade = worst(asked)
  const other = await findOverlapping(deps.orm, scope, scope.userId, from, to)
  const noRoom = problemWithLeave(clock, heads, scope.userId, daysFrom(from, to))
  const clash = other
    ? [
        `You already have a request for ${formatSpan(other.requestedDate!, other.endDate ?? other.requestedDate!)} (${other.status}).`,
      ]
    : []
  return {
    likely: likelihoods[other ? 2 : grade],
    says: [...clash, ...(noRoom ? [noRoom] : []), ...describeOutlook(asked, heads, scope.userId)],
    days: asked.map(showDay),
    findings: [],
    shortNotice: notice(asked.map(({ date }) => date)),
    betterDates: grade === 0 ? [] : findBetter(views, from, length, grade, ownDays(heads, scope.userId)),
  }
}

const noEstimate: Forecast = {
  likely: 'unknown',
  says: ['We can’t estimate leave over two months. You can still request it.'],
  days: [],
  findings: [],
  shortNotice: null,
  betterDates: [],
}

/** A day requested late is tight, whoever could step in. */
function withNotice({ settings, local }: GroupClock, view: DayView): DayView {
  const isLate = isShortNotice(settings, local.date, view.date)
  return isLate && view.grade === 0 ? { ...view, grade: 1 } : view
}

/** A day that can no longer be requested isn't a better date. */
function withRoom(clock: GroupClock, heads: HeadCount, { userId }: Scope, view: DayView): DayView {
  return problemWithLeave(clock, heads, userId, [view.date]) ? { ...view, grade: 2 } : view
}

function showDay({ date, required, filledNow, filledAfter, shortRoles, holiday, isScheduled, grade }: DayView) {
  return { date, required, filledNow, filledAfter, shortRoles, holiday, isScheduled, outlook: likelihoods[grade] }
}

function worst(days: DayView[]): Grade {
  return days.reduce<Grade>((most, { grade }) => (grade > most ? grade : most), 0)
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function describeOutlook(days: DayView[], heads: HeadCount, userId: number): string[] {
  const scheduled = days.filter(({ isScheduled }) => isScheduled)
  const onDuty = scheduled.filter(({ isOnDuty }) => isOnDuty)
  const difficult = joinDifficult(days)
  const unsaid = difficult.slice(linesShown).reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0)
  const easy = onDuty.filter(({ grade }) => grade === 0).length
  const away = days.map(({ date }) => countAway(heads, date, userId))
  const most = Math.max(0, ...away.map(({ approved }) => approved))
  // The reason of a day without a schedule counts them already.
  const asked = Math.max(
    0,
    ...away.map((one, index) => (days[index]!.isScheduled || !days[index]!.why ? one.asked : 0)),
  )
  const unscheduled = days.length - scheduled.length
  const isOneDay = days.length === 1
  const when = isOneDay ? 'that day' : 'on these days'
  /** Not the same number on each of the days. */
  const atMost = (number: number) => (number > 1 && !isOneDay ? 'Up to ' : '')
  const holidays = days.filter(({ holiday }) => holiday !== null)
  return [
    ...(scheduled.length > 0
      ? [onDuty.length === 0 ? `You have no shifts ${when}.` : describeOwnShifts(onDuty, isOneDay)]
      : []),
    ...difficult.slice(0, linesShown).map(describeDifficult),
    ...(unsaid > 0 ? [`${plural(unsaid, 'more day looks', 'more days look')} difficult.`] : []),
    ...(easy > 0
      ? [
          onDuty.length === 1
            ? 'Several colleagues could step in.'
            : `Several colleagues could step in for ${easy === onDuty.length ? 'each' : `${easy} of them`}.`,
        ]
      : []),
    ...(unscheduled > 0
      ? [
          `${isOneDay ? 'That day has' : unscheduled === days.length ? 'These days have' : `${unscheduled} of these days ${pluralWord(unscheduled, 'has', 'have')}`} no published schedule yet, so this is an estimate.`,
        ]
      : []),
    ...(most > 0 ? [`${atMost(most)}${plural(most, 'colleague is', 'colleagues are')} already away ${when}.`] : []),
    ...(asked > 0
      ? [`${atMost(asked)}${plural(asked, 'colleague')} also requested ${isOneDay ? 'that day' : 'these days'} off.`]
      : []),
    ...holidays.map(({ date, holiday }) => `${formatDate(date)} is ${holiday}.`),
  ]
}

/** The rest is counted. */
const linesShown = 4

type Difficult = { from: string; to: string; why: string }

/** Neighbors with the same reason share a line. */
function joinDifficult(days: DayView[]): Difficult[] {
  const found: Difficult[] = []
  for (const { date, why } of days) {
    const last = found.at(-1)
    if (last && last.why === why && daysBetween(last.to, date) === 1) last.to = date
    else if (why) found.push({ from: date, to: date, why })
  }
  return found
}

function describeDifficult({ from, to, why }: Difficult): string {
  return `${formatSpan(from, to)}: ${why}.`
}

function describeOwnShifts(onDuty: DayView[], isOneDay: boolean): string {
  if (isOneDay) return 'You have a shift that day.'
  return `You have ${plural(onDuty.length, 'shift')} on these days: ${formatDays(onDuty.map(({ date }) => date))}.`
}

function ownDays({ away }: HeadCount, userId: number): { from: string; to: string }[] {
  return away.filter(({ physicianId }) => physicianId === userId)
}

/** Windows of the same length with a better outlook: best first, then nearest; they don't overlap. */
function findBetter(
  views: DayView[],
  from: string,
  length: number,
  grade: Grade,
  own: { from: string; to: string }[],
): Forecast['betterDates'] {
  const windows = views.flatMap((view, place) => {
    const days = views.slice(place, place + length)
    const distance = Math.abs(daysBetween(from, view.date))
    if (days.length < length || distance === 0 || distance > reach) return []
    const endDate = days.at(-1)!.date
    if (own.some((range) => range.from <= endDate && range.to >= view.date)) return []
    return [
      {
        startDate: view.date,
        endDate,
        distance,
        days,
        grade: worst(days),
        duty: days.filter((day) => day.isOnDuty).length,
      },
    ]
  })
  const better = windows
    .filter((window) => window.grade < grade)
    .sort((one, other) => one.grade - other.grade || one.duty - other.duty || one.distance - other.distance)
  const chosen: typeof better = []
  for (const window of better) {
    if (chosen.length >= mostBetter) break
    if (chosen.every(({ startDate, endDate }) => endDate < window.startDate || window.endDate < startDate))
      chosen.push(window)
  }
  return chosen
    .sort((one, other) => one.startDate.localeCompare(other.startDate))
    .map(({ startDate, endDate, duty, days }) => ({
      startDate,
      endDate,
      says: days.every(({ isScheduled }) => isScheduled)
        ? duty === 0
          ? 'You have no shifts on these days.'
          : `${plural(duty, 'shift')}, and colleagues who could step in.`
        : 'More colleagues are available on these days.',
    }))
}
