/** Finished schedules of a month in memory, from the same searches with the same seeds every time, and counts over them. */
import { addDays, dayOfMonth, isWeekend, weekdayOf } from '../../../engine/calendar.ts'
import { assignmentsFrom, compileProblem } from '../../../engine/compile-problem.ts'
import type { Weekday } from '../../../engine/model.ts'
import { createSearch } from '../../../engine/search/solve.ts'
import { gatherProblem } from '../../schedules/problem/gather-problem.ts'
import type { Inputs } from '../../schedules/problem/read-inputs.ts'
import { dayRole, nightRole, size } from './month-in-memory.ts'

/** Who works in which role, by date. */
export type Finished = { date: string; who: number; roleId: number }[]

/** Row draws per physician. Few are enough for most inputs to show; many follow all rules. */
export type Sweeps = 40 | 150

/**
 * In a single schedule, an input's effect may already be there by chance, so more schedules are compared. An input
 * without any effect shows up regardless: the same search then makes the same schedule twice.
 */
export const efforts: { sweeps: Sweeps; seeds: number[] }[] = [
  { sweeps: 40, seeds: [3, 2] },
  { sweeps: 150, seeds: [3, 2, 1, 4] },
]

export async function finish(inputs: Inputs, seed: number, sweeps: Sweeps): Promise<Finished> {
  const compiled = compileProblem((await gatherProblem(inputs)).problem)
  const budget = sweeps * Math.max(1, compiled.board.people.length)
  const search = createSearch(compiled.board, { seed, schedule: 'R', budget })
  search.advance(budget)
  return assignmentsFrom(compiled, search.report().best!).map(({ physicianId, roleId, date }) => ({
    date,
    who: Number(physicianId),
    roleId: Number(roleId),
  }))
}

export type Measure = (finished: Finished) => number

type Filter = { who?: number; roleId?: number; dates?: readonly string[]; on?: readonly Weekday[]; isWeekend?: true }

/** How many shifts there are of a person, of a role, on dates. */
export const count =
  ({ who, roleId, dates, on, isWeekend: onlyWeekends }: Filter): Measure =>
  (finished) =>
    finished.filter(
      (shift) =>
        (who === undefined || shift.who === who) &&
        (roleId === undefined || shift.roleId === roleId) &&
        (dates === undefined || dates.includes(shift.date)) &&
        (on === undefined || on.includes(weekdayOf(shift.date))) &&
        (!onlyWeekends || isWeekend(shift.date)),
    ).length

/** Lengths of all stretches, for one person or for all. */
export function runs(finished: Finished, { who, roleId }: Pick<Filter, 'who' | 'roleId'> = {}): number[] {
  const lengths: number[] = []
  for (let one = 1; one <= size; one++) {
    if (who !== undefined && who !== one) continue
    const days = new Set(
      finished
        .filter((shift) => shift.who === one && (roleId === undefined || shift.roleId === roleId))
        .map(({ date }) => dayOfMonth(date)),
    )
    for (let day = 1; day <= 31; day++) {
      if (!days.has(day) || days.has(day - 1)) continue
      let length = 1
      while (days.has(day + length)) length++
      lengths.push(length)
    }
  }
  return lengths
}

export const first = { who: 1 }
export const nights = count({ ...first, roleId: nightRole })
export const days = count({ ...first, roleId: dayRole })
export const allDays = count({ roleId: dayRole })
export const total = count(first)
export const longest: Measure = (finished) => Math.max(0, ...runs(finished))
export const longestOwn: Measure = (finished) => Math.max(0, ...runs(finished, first))
export const dayPairs: Measure = (finished) =>
  runs(finished, { roleId: dayRole }).reduce((sum, run) => sum + run - 1, 0)
export const ownPairs: Measure = (finished) => runs(finished, first).reduce((sum, run) => sum + run - 1, 0)
export const meanRun: Measure = (finished) => {
  const all = runs(finished)
  return all.reduce((sum, run) => sum + run, 0) / all.length
}
export const mostNights: Measure = (finished) =>
  Math.max(...[1, 2, 3, 4, 5, 6, 7, 8].map((who) => count({ who, roleId: nightRole })(finished)))

/** How many stretches start on such a weekday, not counting those that start with the month. */
export const startsOn =
  (weekday: Weekday): Measure =>
  (finished) =>
    finished.filter(
      ({ date, who }) =>
        weekdayOf(date) === weekday &&
        !date.endsWith('-01') &&
        !finished.some((other) => other.who === who && other.date === addDays(date, -1)),
    ).length
