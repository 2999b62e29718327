/** What a choice of weeks costs one person: distance from the fair shares of days, nights, weekends, and holidays, month by month, the ledger counted in. */
import { addDays, daysBetween, isWeekend } from '../calendar.ts'
import type { CalendarDate } from '../model.ts'
import { costOfRest } from './best-row.ts'
import { daysOf, type Span } from './week-blocks.ts'
import { choicesOf, type LayoutLine, type LayoutPerson, type Owed, type WeekChoice } from './week-choices.ts'

/** `isDealt`: the plan of the year says who works it. `isOneOfTwo`: Thanksgiving or Christmas, where no one should work both. */
export type LayoutHoliday = { date: CalendarDate; need: number; isDealt: boolean; isOneOfTwo?: boolean }

/** What someone should have had by certain days. */
type Burden = {
  points: number
  isOnlyNights: boolean
  /** How many of the days before each day count. */
  counted: readonly number[]
  /** By the day before `day`, they should have had so many. */
  goals: { day: number; target: number }[]
}

export type RowPlan = {
  choices: readonly WeekChoice[]
  rest: number
  /** The fair share of working days, with what the ledger owes. */
  days: number
  /** Of it, before each day and before the end. */
  pace: readonly number[]
  burdens: readonly Burden[]
}

/** Points for the square of one week away from the fair share, over the whole layout. */
const offShare = 60
/** Points for the square of one away from the fair share at the end of a month or, for holidays, after each one. */
const points: Record<keyof Owed, number> = { days: 0.2, nights: 0.8, weekends: 2, holidays: 20 }
/** Points that both Thanksgiving and Christmas cost more than one of them. */
const bothOfTwo = 60
/** How much of a debt is settled in a month, or with a holiday. */
const pace: Record<keyof Owed, number> = { days: 2, nights: 7, weekends: 2, holidays: 1 }

export function planRows(
  span: Span,
  people: readonly LayoutPerson[],
  lines: readonly LayoutLine[],
  holidays: readonly LayoutHoliday[],
): RowPlan[] {
  const dates = daysOf(span)
  const presence = people.map(({ fte, off }) => fte * Math.max(0, dates.length - off.size))
  const shareOf = (takes: (person: LayoutPerson) => boolean) => {
    const all = sum(people.map((person, place) => (takes(person) ? presence[place]! : 0)))
    return (place: number) => (all === 0 || !takes(people[place]!) ? 0 : presence[place]! / all)
  }
  const isNightWorker = (person: LayoutPerson) => person.lines.some(({ line }) => lines[line]!.isNight)
  const rotates = (person: LayoutPerson) => isNightWorker(person) && !person.prefersNights
  const need = dates.map((_, day) => sum(lines.map((line) => line.need[day]!)))
  const ofAll = shareOf(() => true)
  // Volunteers spend their whole share on nights; the others share the rest.
  const volunteered = sum(
    people.map((person, place) => (isNightWorker(person) && person.prefersNights ? sum(need) * ofAll(place) : 0)),
  )
  const nights = sum(lines.flatMap((line) => (line.isNight ? line.need : [])))
  const nightsLeft = Math.max(0, nights - volunteered) / dates.length
  const counts = {
    all: countBefore(dates.map(() => 1)),
    weekends: countBefore(dates.map((date) => Number(isWeekend(date)))),
    open: countBefore(dates.map((date) => Number(holidays.some((one) => one.date === date && !one.isDealt)))),
    need: countBefore(need),
    weekendNeed: countBefore(need.map((count, day) => (isWeekend(dates[day]!) ? count : 0))),
  }
  const months = dates.flatMap((date, day) => (addDays(date, 1).endsWith('-01') ? day + 1 : []))
  const ends = months.at(-1) === dates.length ? months : [...months, dates.length]
  const ofNights = shareOf(rotates)
  const ofWeekends = shareOf(({ prefersWeekends }) => !prefersWeekends)
  const ofHolidays = holidays.map(({ date }) => shareOf((person) => isThere(person, date)))
  return people.map((person, place): RowPlan => {
    const byMonth = (burden: keyof Owed, shareBy: (end: number) => number) =>
      ends.map((day, month) => ({
        day,
        target: shareBy(day) + settled(person.owed[burden], pace[burden] * (month + 1)),
      }))
    const burden = (of: keyof Owed, counted: readonly number[], goals: Burden['goals']): Burden => ({
      points: points[of],
      isOnlyNights: of === 'nights',
      counted,
      goals,
    })
    const days = Math.max(0, counts.need[dates.length]! * ofAll(place) + person.owed.days)
    const there = countBefore(dates.map((date) => Number(isThere(person, date))))
    const either = holidays.filter(({ date, isOneOfTwo }) => isOneOfTwo && isThere(person, date))
    return {
      choices: choicesOf(span, person, lines),
      rest: person.rest,
      days,
      pace: there.map((count) => (days * count) / Math.max(1, there.at(-1)!)),
      burdens: [
        burden(
          'days',
          counts.all,
          byMonth('days', (day) => counts.need[day]! * ofAll(place)),
        ),
        ...(rotates(person)
          ? [
              burden(
                'nights',
                counts.all,
                byMonth('nights', (day) => nightsLeft * day * ofNights(place)),
              ),
            ]
          : []),
        ...(person.prefersWeekends
          ? []
          : [
              burden(
                'weekends',
                counts.weekends,
                byMonth('weekends', (day) => counts.weekendNeed[day]! * ofWeekends(place)),
              ),
            ]),
        burden(
          'holidays',
          counts.open,
          holidayGoals(span, person, holidays, (index) => ofHolidays[index]!(place)),
        ),
        ...(either.length === 2 ? [oneOfTwo(span, dates, either)] : []),
      ],
    }
  })
}

/** Dealt ones are decided: they only change what is owed by the next one. */
function holidayGoals(
  span: Span,
  person: LayoutPerson,
  holidays: readonly LayoutHoliday[],
  shareOf: (index: number) => number,
): Burden['goals'] {
  let due = 0
  return holidays.flatMap(({ date, need, isDealt }, index) => {
    due += need * shareOf(index) - Number(isDealt && person.on.has(date))
    const target = due + settled(person.owed.holidays, pace.holidays * (index + 1))
    return isDealt || !isThere(person, date) ? [] : { day: daysBetween(span.from, date) + 1, target }
  })
}

/** None of them and one of them cost the same. */
function oneOfTwo(span: Span, dates: readonly CalendarDate[], either: readonly LayoutHoliday[]): Burden {
  return {
    points: bothOfTwo / 2,
    isOnlyNights: false,
    counted: countBefore(dates.map((date) => Number(either.some((one) => one.date === date)))),
    goals: [{ day: daysBetween(span.from, either.at(-1)!.date) + 1, target: 0.5 }],
  }
}

function isThere({ on, off }: LayoutPerson, date: CalendarDate): boolean {
  return on.has(date) || !off.has(date)
}

function settled(owed: number, most: number): number {
  return Math.min(most, Math.max(-most, owed))
}

function countBefore(counts: readonly number[]): number[] {
  const before = [0]
  for (const count of counts) before.push(before.at(-1)! + count)
  return before
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

export function costOfDays({ days }: RowPlan, worked: number): number {
  return offShare * ((worked - days) / 7) ** 2
}

/** What a choice of weeks costs this person, apart from coverage. */
export function ownCost(plan: RowPlan, chosen: readonly number[]): number {
  const weeks = chosen.map((place) => plan.choices[place]!)
  let [cost, end] = [0, -plan.rest]
  for (const week of weeks) {
    cost += week.cost + (costOfRest[week.start - end] ?? 0)
    end = week.end
  }
  for (const burden of plan.burdens)
    for (const { day, target } of burden.goals)
      cost += burden.points * (sum(weeks.map((week) => amountOf(burden, week, day))) - target) ** 2
  return cost + costOfDays(plan, sum(weeks.map((week) => week.end - week.start)))
}

/** How much of a burden a week has before a day. */
function amountOf({ isOnlyNights, counted }: Burden, { isNight, start, end }: WeekChoice, day: number): number {
  if (isOnlyNights && !isNight) return 0
  return counted[Math.min(end, day)]! - counted[Math.min(start, day)]!
}

/**
 * What each week adds to the distances from fair shares if it replaces those of the former choice that it overlaps. Exact
 * for one week; a choice of several is accepted only if it is better by `ownCost`.
 */
export function addShares(plan: RowPlan, former: readonly number[], costs: Float64Array): void {
  const weeks = former.map((place) => plan.choices[place]!)
  const held = plan.burdens.map((burden) => {
    const had = burden.goals.map(({ day }) => Float64Array.from(weeks, (week) => amountOf(burden, week, day)))
    return {
      burden,
      had,
      beyond: burden.goals.map(({ target }, goal) => had[goal]!.reduce((all, one) => all + one, -target)),
    }
  })
  for (const [place, choice] of plan.choices.entries()) {
    let first = 0
    while (first < weeks.length && weeks[first]!.end <= choice.start) first++
    let last = first
    while (last < weeks.length && weeks[last]!.start < choice.end) last++
    for (const { burden, had, beyond } of held)
      for (let goal = burden.goals.length - 1; goal >= 0; goal--) {
        const by = amountOf(burden, choice, burden.goals[goal]!.day)
        if (by === 0) break
        let from = beyond[goal]!
        for (let week = first; week < last; week++) from -= had[goal]![week]!
        costs[place]! += burden.points * (2 * from + by) * by
      }
  }
}
