/** A month's schedule as files show it: rows of people, columns of days, and every shift as a line. */
import type { ScheduleStatus } from '../../../../contract/schedule-states.ts'
import type { Tallies } from '../../../../contract/schedules.ts'
import type { ShiftKind } from '../../../../engine/model.ts'

export type PrintedCell = { code: string; kind: ShiftKind | 'open' }

export type PrintedDay = { date: string; number: number; weekday: string; isWeekend: boolean; holiday: string | null }

/** One cell a day; empty where there is no shift. */
export type PrintedRow = { name: string; cells: PrintedCell[][] }

export type PrintedShift = {
  date: string
  weekday: string
  startTime: string
  endTime: string
  hours: number
  /** Null where no one has it. */
  physician: string | null
  role: string
  code: string
  /** R3; null where the role has no numbered positions. */
  position: string | null
  kind: ShiftKind
  location: string | null
  status: string
}

export type PrintedSchedule = {
  groupName: string
  name: string
  /** "December 2026" */
  month: string
  status: ScheduleStatus
  days: PrintedDay[]
  /** Open shifts, one row a role. */
  open: PrintedRow[]
  physicians: (PrintedRow & { tallies: Tallies })[]
  legend: { code: string; role: string; kind: ShiftKind; times: string }[]
  shifts: PrintedShift[]
  timeZone: string
  /** When the file was made, on the group's clock: "Nov 15, 2026, 6:17 AM". */
  madeAt: string
}

export const kindLabels: Record<PrintedCell['kind'], string> = {
  day: 'Day',
  evening: 'Evening',
  night: 'Night',
  'twenty-four': '24 hours',
  backup: 'Backup',
  open: 'Open',
}

/** Fill and ink of each kind, as on screen in the light theme. */
export const kindColors: Record<PrintedCell['kind'], { fill: string; ink: string }> = {
  day: { fill: '#dbe8f5', ink: '#1b4870' },
  evening: { fill: '#fbe0c6', ink: '#773a08' },
  night: { fill: '#3c417f', ink: '#ffffff' },
  'twenty-four': { fill: '#ebd3e9', ink: '#6a2061' },
  backup: { fill: '#e6ebe9', ink: '#3c4945' },
  open: { fill: '#ffffff', ink: '#ae261d' },
}

/** Codes of a cell, in order, the same one counted: "R1 B", "N×3". */
export function textOf(cell: readonly PrintedCell[]): string {
  const counts = new Map<string, number>()
  for (const { code } of cell) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].map(([code, count]) => (count > 1 ? `${code}×${count}` : code)).join(' ')
}

/** Drops what neither XML nor paper can carry: control characters and halves of letters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF\uFFFD]+/gu, ' ')
    .trim()
}
