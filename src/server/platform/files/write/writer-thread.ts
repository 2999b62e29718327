/** A worker thread that writes files, so that the event loop of the server never lays out a page. */
import type { PrintedSchedule } from './printed-schedule.ts'
import type { PrintedTable } from './write-table.ts'

export type WriterTask = { format: 'xlsx' | 'pdf'; schedule: PrintedSchedule } | { table: PrintedTable }

export async function work(task: WriterTask): Promise<Uint8Array> {
  // Only what is needed is loaded: each of the two libraries takes a while.
  if ('table' in task) return (await import('./write-table.ts')).writeTableXlsx(task.table)
  if (task.format === 'pdf') return (await import('./write-pdf.ts')).writeSchedulePdf(task.schedule)
  return (await import('./write-xlsx.ts')).writeScheduleXlsx(task.schedule)
}
