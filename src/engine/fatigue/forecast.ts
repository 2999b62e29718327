/** Predicted sleepiness over each of a person's shifts, from estimated sleep, and what would lower it. */
import { estimateSleep, type Span } from './estimate-sleep.ts'
import { afterSleeping, afterWaking, sleepinessAt } from './three-process.ts'

/**
 * Shifts that end above this are marked (Karolinska sleepiness scale). 7 is "sleepy, no effort to stay awake", 8 "some
 * effort". Nights in a row end between 7 and 7.3 whatever the schedule, so marks begin where a schedule makes a difference.
 */
export const sleepyAbove = 7.4

export type ShiftForecast = {
  /** On the Karolinska sleepiness scale, at the end of the shift and at its worst. */
  end: number
  peak: number
  /** Hours awake at the end. */
  awake: number
}

/** S of someone rested, in the morning: eight hours a night for a week lead there. */
const rested = 13.5
/** Hours between two looks. */
const step = 0.5

/** One for each shift; shifts in order, without overlaps. */
export function forecastShifts(shifts: Span[], naps: Span[] = []): ShiftForecast[] {
  const wakings = wakingsOf(estimateSleep(shifts, naps))
  return shifts.map((shift) => {
    const looks: number[] = []
    for (let time = shift.start; time < shift.end; time += step) looks.push(sleepinessThen(wakings, time))
    const end = sleepinessThen(wakings, shift.end)
    const { time } = lastWaking(wakings, shift.end)
    return { end, peak: Math.max(end, ...looks), awake: shift.end - time }
  })
}

/** At the end of each shift alone, for counting many. */
export function sleepinessAtEnds(shifts: Span[]): number[] {
  const wakings = wakingsOf(estimateSleep(shifts, []))
  return shifts.map(({ end }) => sleepinessThen(wakings, end))
}

/** When someone wakes, and their S then. */
type Waking = { time: number; level: number }

function wakingsOf(sleeps: Span[]): Waking[] {
  const wakings: Waking[] = []
  for (const { start, end } of sleeps) {
    const before = wakings.at(-1)
    const atBedtime = before ? afterWaking(before.level, start - before.time) : afterWaking(rested, 16)
    wakings.push({ time: end, level: afterSleeping(atBedtime, end - start) })
  }
  return wakings
}

function lastWaking(wakings: Waking[], time: number): Waking {
  return wakings.findLast((waking) => waking.time <= time) ?? { time: Math.floor(time / 24) * 24 + 7, level: rested }
}

function sleepinessThen(wakings: Waking[], time: number): number {
  const { time: woke, level } = lastWaking(wakings, time)
  return sleepinessAt({ atWaking: level, awake: time - woke, hour: time % 24 })
}

export type Remedy =
  /** A nap of 90 minutes in this span before the shift. */
  | { kind: 'nap'; from: number; to: number; end: number }
  /** One day more off before the shift. */
  | { kind: 'day-off'; end: number }

const napHours = 1.5
/** Hours from the end of a nap to the shift, so that its inertia has passed. */
const napBefore = 2

/** What would lower the sleepiness at the end of one of the shifts by at least a tenth, the most effective first. */
export function findRemedies(shifts: Span[], place: number): Remedy[] {
  const shift = shifts[place]!
  const now = forecastShifts(shifts)[place]!.end
  const nap = { start: shift.start - napBefore - napHours, end: shift.start - napBefore }
  const previous = shifts[place - 1]
  const remedies: Remedy[] = []
  if (!previous || previous.end < nap.start)
    remedies.push({ kind: 'nap', from: nap.start, to: nap.end, end: forecastShifts(shifts, [nap])[place]!.end })
  if (previous && shift.start - previous.end < 36)
    remedies.push({ kind: 'day-off', end: forecastShifts(shifts.toSpliced(place - 1, 1))[place - 1]!.end })
  return remedies.filter(({ end }) => now - end >= 0.1).sort((one, other) => one.end - other.end)
}
