/** The limits of a custom rule that counts: shifts, hours, or weekends per week or month. */
import { addDays, daysBetween } from '../../calendar.ts'
import { type CustomLimit, weekdays } from '../../model.ts'
import type { Kind, Measure } from '../../shapes/limit.ts'
import type { ProblemView } from '../../view/problem-view.ts'
import type { Draft } from '../rule.ts'
import { namedOr, type Subject } from './custom-subject.ts'
import { minutesIn, shiftsIn } from './measures.ts'

type CountLimit = Extract<CustomLimit, { limit: 'at-most' | 'at-least' }>

export function countsOf({ people, isMeant }: Subject, what: CountLimit, view: ProblemView): Draft[] {
  const kinds = namedOr(view.kinds.work, what, view)
  const { from, holidays } = view.problem
  const holidayDates = new Set(holidays.map(({ date }) => date))
  const isCounted = (day: number) => isMeant(day) && (!what.holidays || holidayDates.has(addDays(from, day)))
  const count = what.of === 'hours' ? what.count * 60 : what.count
  const bounds =
    what.limit === 'at-most' ? { atLeast: 0, atMost: count } : { atLeast: count, atMost: Number.POSITIVE_INFINITY }
  const windows = windowsOf(what, view)
    .map((window) => window.filter(isCounted))
    .filter((window) => window.some((day) => view.days[day]))
  return people.flatMap((person) =>
    windows.map(
      (window): Draft => ({ shape: 'count', person, measure: measureOf(window, kinds, what, view), ...bounds }),
    ),
  )
}

/** Weeks, the month, or the named dates, some of which may be around the month. */
function windowsOf(what: CountLimit, view: ProblemView): number[][] {
  if (what.on) return [what.on.map((date) => daysBetween(view.problem.from, date))]
  return what.per === 'week' ? weeksOf(view, what) : [view.days.map(({ index }) => index)]
}

/** Of each `atMost` + 1 neighboring weekends, at most `atMost` are worked; the one before the month counts, too. */
export function weekendsInARow({ people, isMeant }: Subject, atMost: number, view: ProblemView): Draft[] {
  const weekendDays = view.days.filter(({ isWeekend, index }) => isWeekend && isMeant(index)).map(({ index }) => index)
  const weekends = blocksOf(weekendDays)
  const groups = weekends
    .map((_, first) => weekends.slice(first, first + atMost + 1))
    .filter(({ length }) => length > atMost)
  return people.flatMap((person) => [
    ...groups.map(
      (blocks): Draft => ({
        shape: 'count',
        person,
        measure: { ...shiftsIn(view, blocks.flat(), view.kinds.work), blocks },
        atLeast: 0,
        atMost,
      }),
    ),
    ...(atMost === 1 && weekends[0] ? afterWorkedWeekend(person, weekends[0], view) : []),
  ])
}

/** People who worked the last weekend before the month are off on the first one in it. */
function afterWorkedWeekend(person: number, weekend: number[], view: ProblemView): Draft[] {
  const sunday = weekend.at(-1)!
  const lastWeekend = [sunday - 8, sunday - 7].filter((day) => day < 0)
  return lastWeekend.flatMap((first) =>
    weekend.map(
      (day): Draft => ({
        shape: 'clash',
        first: { person, day: first, kinds: view.kinds.work },
        second: { person, day, kinds: view.kinds.work },
      }),
    ),
  )
}

function measureOf(window: number[], kinds: Kind[], what: CountLimit, view: ProblemView): Measure {
  if (what.weekends) {
    const weekendDays = window.filter((day) => view.days[day]?.isWeekend)
    return { ...shiftsIn(view, weekendDays, kinds), blocks: blocksOf(weekendDays) }
  }
  return what.of === 'hours' ? minutesIn(view, window, kinds) : shiftsIn(view, window, kinds)
}

/** Days that follow each other form a block: a Saturday and its Sunday. */
function blocksOf(days: number[]): number[][] {
  const blocks: number[][] = []
  for (const day of days) {
    const last = blocks.at(-1)
    if (last?.includes(day - 1)) last.push(day)
    else blocks.push([day])
  }
  return blocks
}

/** Weeks run from Monday to Sunday, across month boundaries. A week cut by the month has no minimum. */
function weeksOf({ days }: ProblemView, { limit }: CountLimit): number[][] {
  const weeks: number[][] = []
  for (let monday = -weekdays.indexOf(days[0]!.weekday); monday < days.length; monday += 7) {
    const week = Array.from(weekdays, (_, index) => monday + index)
    if (limit === 'at-most' || (days[monday] && days[monday + 6])) weeks.push(week)
  }
  return weeks
}
