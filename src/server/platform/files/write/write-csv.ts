/** Writes a schedule as a table: one line a shift. */
import { csvMark, writeCsv } from '../../../../contract/csv.ts'
import { cleanText, kindLabels, type PrintedSchedule } from './printed-schedule.ts'

export const shiftColumns = [
  'Date',
  'Weekday',
  'Start',
  'End',
  'Hours',
  'Physician',
  'Role',
  'Code',
  'Position',
  'Kind',
  'Location',
  'Status',
] as const

export function shiftLines(schedule: PrintedSchedule): (string | number)[][] {
  return schedule.shifts.map((shift) => [
    shift.date,
    shift.weekday,
    shift.startTime,
    shift.endTime,
    shift.hours,
    cleanText(shift.physician ?? 'Open'),
    cleanText(shift.role),
    shift.code,
    shift.position ?? '',
    kindLabels[shift.kind],
    cleanText(shift.location ?? ''),
    shift.status,
  ])
}

export function writeScheduleCsv(schedule: PrintedSchedule): string {
  return csvMark + writeCsv([shiftColumns, ...shiftLines(schedule)])
}
