/** Writes workbooks and PDF pages in their own thread, one at a time, so many requests can't use up all memory. */
import { openPool } from '../../threads/open-pool.ts'
import type { WriterTask, work } from './writer-thread.ts'

export type WriteSchedule = (task: WriterTask) => Promise<Uint8Array>

/** Milliseconds that a file may take, its wait for others included; a hundred physicians take about three seconds. */
const longestWriting = 60_000
/** Seconds in which the next file finds the libraries loaded. */
const idleSeconds = 30

export function createScheduleWriter(): WriteSchedule {
  const writer = openPool<typeof work>('writer-thread', { idleSeconds })
  return (task) => writer.run(task, AbortSignal.timeout(longestWriting))
}
