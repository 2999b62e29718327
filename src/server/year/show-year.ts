/** The year as its page shows it: everyone's weeks, holidays, and what they are owed. */
import type { OwnYear, YearPerson, YearPlan, YearTurn, YearWeek } from '../../contract/year.ts'
import { weekOfTrack } from '../../engine/anchors.ts'
import { addDays } from '../../engine/calendar.ts'
import { countOn, isNightTime } from '../../engine/demand.ts'
import { groupBy } from '../../engine/group-by.ts'
import { addMonths, monthKey, monthOf, spanOfMonth } from '../../engine/month.ts'
import { balancesOf, type Turn } from '../../engine/year/holiday-balance.ts'
import { daysOf, isWithin, overlaps, type Span, weekBlocks } from '../../engine/year/week-blocks.ts'
import type { UserRow } from '../schedules/problem/read-inputs.ts'
import { countNeeds, needsOn, whyAway } from './deal.ts'
import { spansOf } from './lay-out.ts'
import { isLaidOut, isPublished, openLastYear, type Year } from './read-year.ts'
import { flipsIn, openRhythms } from './rhythm.ts'

export function showYear(year: Year): YearPlan {
  const rhythms = openRhythms(year, year.openFrom)
  const holidays = holidaysIn(year)
  const isByWeeks = year.inputs.group.pattern === '7-on-7-off'
  const balances = balancesOf(year.staff, [...year.history, ...turnsAhead(year)])
  const weeksOf = openWeeks(year)
  const turnOf = openTurns(year)
  const people = year.staff.map((person): YearPerson => {
    const { track } = rhythms.of(person.id)
    const { id, firstName, lastName, fte, nightShiftPreference, holidayAvailability } = person
    return {
      ...{ id, firstName, lastName, fte },
      week: track && isByWeeks ? weekOfTrack(track) : null,
      isNocturnist: nightShiftPreference === 'prefer' && year.roles.some(isNightTime),
      weeks: weeksOf(id),
      timeOff: timeOffOf(year, id),
      turns: holidays.map((holiday) => turnOf(person, holiday)),
      balance: holidayAvailability ? balances.get(id)! : null,
    }
  })
  return {
    ...{ from: year.from, to: year.to, today: year.today, openFrom: year.openFrom },
    ...throughDates(year),
    isByWeeks,
    switchDays: year.inputs.settings.switchDays,
    holidays: holidays.map((holiday, place) => {
      const works = people.filter(({ turns }) => turns[place]!.works).length
      const isKnown = people.some(({ turns }) => turns[place]!.works !== null)
      const status = isPublished(year, holiday.date) ? 'published' : isKnown ? 'dealt' : 'open'
      return { date: holiday.date, name: holiday.name, status, need: countNeeds(needsOn(year, holiday.date)), works }
    }),
    flips: spansOf(flipsIn(year, { from: year.openFrom, to: year.to }, rhythms)),
    schedules: year.months
      .filter((month) => isWithin(spanOfMonth(month).from, year))
      .map((month) => ({ month: monthKey(month), scheduleId: month.id, isPublished: month.status === 'active' }))
      .sort((one, other) => one.month.localeCompare(other.month)),
    people,
    weeks: countWeeks(year, weekBlocks(year, rhythms.switchDays[0] ?? 'monday', []), people),
  }
}

function holidaysIn(year: Year) {
  return year.holidays.filter(({ date }) => isWithin(date, year))
}

/** Dealt turns of people who can still work them. */
function turnsAhead(year: Year): Turn[] {
  const people = new Map(year.staff.map((person) => [person.id, person]))
  const holidays = new Map(year.holidays.map((holiday) => [holiday.date, holiday]))
  return year.plan.dealt.flatMap(({ physicianId, date, works }) => {
    const [person, holiday] = [people.get(physicianId), holidays.get(date)]
    const isThere = person && holiday && date >= year.openFrom && whyAway(year, person, holiday) === undefined
    return isThere ? { physicianId, date, worked: works } : []
  })
}

/** From published schedules and the history, or from the deal. */
function openTurns(year: Year): (person: UserRow, holiday: Year['holidays'][number]) => YearTurn {
  const keyOf = ({ physicianId, date }: { physicianId: number; date: string }) => `${physicianId} ${date}`
  const history = new Map(year.history.map((turn) => [keyOf(turn), turn]))
  const plan = new Map(year.plan.dealt.map((turn) => [keyOf(turn), turn]))
  const lastYearOf = openLastYear(year)
  return (person, holiday) => {
    const { date } = holiday
    const key = keyOf({ physicianId: person.id, date })
    const lastYear = lastYearOf(person.id, holiday)
    if (isPublished(year, date) || date < year.openFrom)
      return { date, works: history.get(key)?.worked ?? null, lastYear, isSetByHand: false, reason: null }
    const dealt = plan.get(key)
    const away = whyAway(year, person, holiday)
    return {
      date,
      works: away ? null : (dealt?.works ?? null),
      lastYear,
      isSetByHand: dealt?.isSetByHand ?? false,
      reason: away ?? dealt?.reason ?? null,
    }
  }
}

function timeOffOf({ approved, ...span }: Year, id: number): Span[] {
  return approved
    .filter((leave) => leave.physicianId === id && overlaps(leave, span))
    .map(({ from, to }) => ({ from, to }))
}

/** Stretches of days by day or by night: published, laid out, or else from the newest draft. */
function openWeeks(year: Year): (id: number) => YearWeek[] {
  const nights = new Set(year.roles.filter(isNightTime).map(({ id }) => Number(id)))
  const active = new Set(year.months.filter(({ status }) => status === 'active').map(({ id }) => id))
  const work = groupBy(
    year.work.filter(({ date }) => isWithin(date, year)),
    ({ physicianId }) => physicianId,
  )
  const planned = groupBy(
    year.plan.weeks.filter((week) => overlaps(week, year)),
    ({ physicianId }) => physicianId,
  )
  return (id) => {
    const weeks: YearWeek[] = []
    for (const { date, roleId, scheduleId } of work.get(id) ?? []) {
      const source = active.has(scheduleId) ? ('published' as const) : ('draft' as const)
      if (source === 'draft' && isLaidOut(year, date)) continue
      const isNight = nights.has(roleId)
      const last = weeks.at(-1)
      if (last?.to === date) continue
      if (last && addDays(last.to, 1) === date && last.isNight === isNight && last.source === source) last.to = date
      else weeks.push({ from: date, to: date, isNight, source })
    }
    const laidOut = (planned.get(id) ?? [])
      .filter(({ from }) => !isPublished(year, from))
      .map(({ from, to, isNight }) => ({ from, to, isNight, source: 'laid-out' as const }))
    return [...weeks, ...laidOut].sort((one, other) => one.from.localeCompare(other.from))
  }
}

/** The last day of the months, without a gap, that are published or planned. */
function throughDates(year: Year): Pick<YearPlan, 'publishedThrough' | 'plannedThrough'> {
  const hasPlan = (date: string) => {
    const { month, year: of } = monthOf(date)
    return isLaidOut(year, date) || year.months.some((one) => one.month === month && one.year === of)
  }
  let end = monthOf(year.openFrom)
  while (hasPlan(spanOfMonth(end).from)) end = addMonths(end, 1)
  const lastBefore = (first: string) => addDays(first, -1)
  const published = year.months.filter(({ status }) => status === 'active').map((month) => spanOfMonth(month).to)
  const plannedTo = lastBefore(spanOfMonth(end).from)
  return {
    publishedThrough:
      published
        .filter((date) => date < year.openFrom)
        .sort()
        .at(-1) ?? null,
    plannedThrough: plannedTo >= year.openFrom ? plannedTo : null,
  }
}

/** For each week, how many people work a day of it on average, and how many it needs. */
function countWeeks({ roles }: Year, weeks: readonly Span[], people: readonly YearPerson[]): YearPlan['weeks'] {
  const days = people.flatMap((person) => [...new Set(person.weeks.flatMap(daysOf))])
  const workingOn = groupBy(days, (date) => date)
  const sumOf = (dates: string[], count: (date: string) => number) =>
    dates.reduce((sum, date) => sum + count(date), 0) / dates.length
  const neededOn = (date: string) => roles.reduce((sum, role) => sum + countOn(role, date), 0)
  return weeks.map((week) => {
    const dates = daysOf(week)
    return { ...week, on: sumOf(dates, (date) => workingOn.get(date)?.length ?? 0), need: sumOf(dates, neededOn) }
  })
}

/** Without drafts, and without a word about anyone else. */
export function showOwnYear(year: Year, id: number): OwnYear {
  const person = year.staff.find((one) => one.id === id)
  const turnOf = openTurns(year)
  return {
    ...{ from: year.from, to: year.to, today: year.today },
    publishedThrough: throughDates(year).publishedThrough,
    holidays: holidaysIn(year).map((holiday) => ({
      date: holiday.date,
      name: holiday.name,
      works: person ? turnOf(person, holiday).works : null,
    })),
    weeks: openWeeks(year)(id).filter(({ source }) => source !== 'draft'),
    timeOff: timeOffOf(year, id),
  }
}
