/** A worker thread that writes files, so that the event loop of the server never lays out a page. */
import type { PrintedSchedule } from './printed-schedule.ts'

export type WriterTask = { format: 'xlsx' | 'pdf'; schedule: PrintedSchedule }

export async function work({ format, schedule }: WriterTask): Promise<Uint8Array> {
  // Only what is needed is loaded: each of the two libraries takes a while.
  if (format === 'pdf') return (await import('./write-pdf.ts')).writeSchedulePdf(schedule)
  return (await import('./write-xlsx.ts')).writeScheduleXlsx(schedule)
}
