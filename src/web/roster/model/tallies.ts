/** What each physician has in the month, by class of burden, next to the fair share. */
import type { Shift } from '../../../contract/schedules.ts'
import { isWeekend } from '../../../engine/calendar.ts'
import type { MarkShift } from '../../shifts/shift-marks.ts'
import { hoursOf } from '../../shifts/shift-words.ts'

export const tallyNames = ['all', 'night', 'weekend', 'holiday', 'hours'] as const
export type TallyName = (typeof tallyNames)[number]
export type Counts = Record<TallyName, number>

/** The fair share and the maximum that is still fair; undefined if nothing is shared. */
export type Share = { target: number; most: number }
export type Shares = Partial<Record<TallyName, Share>>

export const tallyLabels: Record<TallyName, { short: string; long: string }> = {
  all: { short: 'All', long: 'All shifts' },
  night: { short: 'Night', long: 'Nights' },
  weekend: { short: 'Wknd', long: 'Weekend shifts' },
  holiday: { short: 'Hol', long: 'Holidays' },
  hours: { short: 'Hours', long: 'Hours' },
}

/** Backup isn't work and counts in none. */
export function countShifts(
  shifts: readonly Shift[],
  mark: MarkShift,
  calendar: { month: string; holidays: ReadonlyMap<string, string> },
): Counts {
  const counts: Counts = { all: 0, night: 0, weekend: 0, holiday: 0, hours: 0 }
  for (const shift of shifts) {
    if (!shift.date.startsWith(calendar.month)) continue
    const { shiftKind } = mark(shift)
    if (shiftKind === 'backup') continue
    counts.all += 1
    counts.hours += hoursOf(shift)
    if (shiftKind === 'night' || shiftKind === 'twenty-four') counts.night += 1
    if (isWeekend(shift.date)) counts.weekend += 1
    if (calendar.holidays.has(shift.date)) counts.holiday += 1
  }
  return counts
}

/** Pixels of the bar and of the fair share mark. */
export const barWidth = 24
export const markAt = 16

export function barOf(has: number, share: Share | undefined): { width: number; isOver: boolean } {
  if (!share) return { width: 0, isOver: false }
  const width = share.target > 0.05 ? Math.min(barWidth, (has / share.target) * markAt) : has > 0 ? barWidth : 0
  return { width: Math.round(width), isOver: has > share.most }
}
