/** A worker thread that writes one file and ends, so that the event loop of the server never lays out a page. */
import { parentPort, workerData } from 'node:worker_threads'
import type { WriterAnswer, WriterTask } from './write-schedule.ts'

async function write({ format, schedule }: WriterTask): Promise<Uint8Array> {
  // Only what is needed is loaded: each of the two libraries takes a while.
  if (format === 'pdf') return (await import('./write-pdf.ts')).writeSchedulePdf(schedule)
  return (await import('./write-xlsx.ts')).writeScheduleXlsx(schedule)
}

async function answer(): Promise<WriterAnswer> {
  try {
    return { content: new Uint8Array(await write(workerData as WriterTask)) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.postMessage(await answer())
