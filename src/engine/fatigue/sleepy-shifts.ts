/** The shifts of a roster that are predicted to end with high sleepiness, person by person. */
import { dayNumber, minuteOfDay, minutesUntil } from '../calendar.ts'
import { groupBy } from '../group-by.ts'
import type { Span } from './estimate-sleep.ts'
import {
  findRemedies,
  forecastShifts,
  type Remedy,
  type ShiftForecast,
  sleepinessAtEnds,
  sleepyAbove,
} from './forecast.ts'

/** Days before a period whose shifts matter for its first ones. */
export const sleepyDaysBefore = 4

/** A shift by the clock on the wall; backup is left out by the caller. */
export type ClockedShift = { date: string; startTime: string; endTime: string }

/** Equal times: 24 hours. */
export function spanOfShift({ date, startTime, endTime }: ClockedShift): Span {
  const start = dayNumber(date) * 24 + minuteOfDay(startTime) / 60
  return { start, end: start + (minutesUntil(startTime, endTime) || 24 * 60) / 60 }
}

export type SleepyShift<Shift> = { shift: Shift; forecast: ShiftForecast; remedies: Remedy[] }

/** Of two that overlap, the later one isn't counted. */
function putInOrder<Shift extends ClockedShift>(shifts: readonly Shift[]): { shift: Shift; span: Span }[] {
  return shifts
    .map((shift) => ({ shift, span: spanOfShift(shift) }))
    .sort((one, other) => one.span.start - other.span.start)
    .filter(({ span }, place, all) => place === 0 || all[place - 1]!.span.end <= span.start)
}

/** One person's, in order. */
export function findSleepyShifts<Shift extends ClockedShift>(shifts: readonly Shift[]): SleepyShift<Shift>[] {
  const inOrder = putInOrder(shifts)
  const spans = inOrder.map(({ span }) => span)
  return forecastShifts(spans).flatMap((forecast, place) =>
    forecast.end > sleepyAbove
      ? [{ shift: inOrder[place]!.shift, forecast, remedies: findRemedies(spans, place) }]
      : [],
  )
}

/** Everyone's, by person. */
export function findSleepyByPerson<Shift extends ClockedShift & { physicianId: number | null }>(
  shifts: readonly Shift[],
): Map<number, SleepyShift<Shift>[]> {
  const held = groupBy(
    shifts.filter(({ physicianId }) => physicianId !== null),
    ({ physicianId }) => physicianId!,
  )
  const found = [...held].map(([person, own]) => [person, findSleepyShifts(own)] as const)
  return new Map(found.filter(([, own]) => own.length > 0))
}

/** How many of one person's shifts from a day on, without what would help: the shifts before it count for sleep alone. */
export function countSleepyShifts(shifts: readonly ClockedShift[], from: string): number {
  const inOrder = putInOrder(shifts)
  const ends = sleepinessAtEnds(inOrder.map(({ span }) => span))
  return inOrder.filter(({ shift }, place) => shift.date >= from && ends[place]! > sleepyAbove).length
}
