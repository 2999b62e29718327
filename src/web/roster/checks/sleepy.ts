/** Shifts on screen that are predicted to end with high sleepiness, as quiet marks by row. */
import type { Shift } from '../../../contract/schedules.ts'
import { findSleepyByPerson, type SleepyShift } from '../../../engine/fatigue/sleepy-shifts.ts'
import type { MarkShift } from '../../shifts/shift-marks.ts'

export type SleepyRows = ReadonlyMap<number, SleepyShift<Shift>[]>

/** Backup is no work. `outside` are the days around the month: they count for its edges and aren't marked. */
export function sleepyByRow(shifts: readonly Shift[], outside: readonly Shift[], mark: MarkShift): SleepyRows {
  const own = new Set(shifts.map(({ id }) => id))
  const worked = [...shifts, ...outside].filter(
    (shift) => shift.physicianId !== null && mark(shift).shiftKind !== 'backup',
  )
  const found = [...findSleepyByPerson(worked)].map(
    ([person, all]) => [person, all.filter(({ shift }) => own.has(shift.id))] as const,
  )
  return new Map(found.filter(([, all]) => all.length > 0))
}

/** As text, so a row only redraws when it changes: "2026-12-07 7.5". */
export function sleepyText(found: SleepyShift<Shift>[] | undefined): string {
  return (found ?? []).map(({ shift, forecast }) => `${shift.date} ${forecast.end.toFixed(1)}`).join(',')
}

export function readSleepy(text: string): ReadonlyMap<string, string> {
  if (!text) return new Map()
  return new Map(text.split(',').map((part) => part.split(' ') as [string, string]))
}
