/** The limits of a sentence that counts: so many shifts, hours or weekends a week or a month. */
import { type WrittenLimit, weekdays } from '../../model.ts'
import type { Kind, Measure } from '../../shapes/limit.ts'
import { type ProblemView, shiftOf } from '../../view/problem-view.ts'
import type { Draft } from '../rule.ts'
import { minutesIn, shiftsIn } from './measures.ts'
import { namedOr, type Subject } from './written-subject.ts'

type CountLimit = Extract<WrittenLimit, { limit: 'at-most' | 'at-least' }>

export function countsOf({ people, days }: Subject, what: CountLimit, view: ProblemView): Draft[] {
  const kinds = namedOr(view.kinds.work, what, view)
  const counted = days.filter((day) => !what.holidays || view.days[day]!.holiday !== undefined)
  const isMost = what.limit === 'at-most'
  const count = what.of === 'hours' ? what.count * 60 : what.count
  const bounds = isMost ? { atLeast: 0, atMost: count } : { atLeast: count, atMost: Number.POSITIVE_INFINITY }
  const windows = windowsOf(counted, what.per, isMost, view)
  const reachesBack = what.per === 'week' && counted.length === view.days.length
  return people.flatMap((person) => {
    const before = reachesBack ? countedBefore(view, person, kinds, what) : 0
    return windows.map((window): Draft => {
      // More of the past than the limit allows would leave nothing legal.
      const already = window.includes(0) ? Math.min(before, count) : 0
      return { shape: 'count', person, measure: measureOf(window, kinds, what, already, view), ...bounds }
    })
  })
}

function measureOf(window: number[], kinds: Kind[], what: CountLimit, already: number, view: ProblemView): Measure {
  if (what.weekends) {
    const weekendDays = window.filter((day) => view.days[day]!.isWeekend)
    return { ...shiftsIn(view, weekendDays, kinds), blocks: blocksOf(weekendDays) }
  }
  return what.of === 'hours' ? minutesIn(view, window, kinds, already) : shiftsIn(view, window, kinds, already)
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

/** Weeks run from Monday to Sunday. A minimum is not asked of a week that the month cuts. */
function windowsOf(days: number[], per: 'week' | 'month', isMost: boolean, view: ProblemView): number[][] {
  if (per === 'month') return days.length > 0 ? [days] : []
  const first = mondayBased(view)
  const weeks = new Map<number, number[]>()
  for (const day of days) {
    const week = Math.floor((day + first) / 7)
    weeks.set(week, [...(weeks.get(week) ?? []), day])
  }
  const isWhole = (week: number) => week * 7 - first >= 0 && week * 7 - first + 6 < view.days.length
  return [...weeks].filter(([week]) => isMost || isWhole(week)).map(([, window]) => window)
}

/** 0 when the month begins on a Monday. */
function mondayBased(view: ProblemView): number {
  return weekdays.indexOf(view.days[0]!.weekday)
}

/** What the days of the first week that lie before the month add. */
function countedBefore(view: ProblemView, person: number, kinds: Kind[], { of }: CountLimit): number {
  const days = mondayBased(view)
  if (days === 0) return 0
  return view.past[person]!.slice(-days).reduce((sum, kind) => {
    if (!kinds.includes(kind)) return sum
    return sum + (of === 'hours' ? shiftOf(view, kind).minutes : 1)
  }, 0)
}
