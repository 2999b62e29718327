/** Writes workbooks and pages in threads of their own, one at a time, so that many requests cannot take all memory. */
import { startThread } from '../threads/start-thread.ts'
import type { PrintedSchedule } from './printed-schedule.ts'

export type WriterTask = { format: 'xlsx' | 'pdf'; schedule: PrintedSchedule }
export type WriterAnswer = { content: Uint8Array } | { failure: string }

export type WriteSchedule = (task: WriterTask) => Promise<Uint8Array>

/** Milliseconds that a file may take; a hundred physicians take about three seconds. */
const longestWriting = 60_000

export function createScheduleWriter(): WriteSchedule {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const written = last.then(() => writeInThread(task))
    last = written.catch(() => undefined)
    return written
  }
}

function writeInThread(task: WriterTask): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const thread = startThread('writer-thread', task)
    const timer = setTimeout(() => {
      reject(new Error(`Writing the .${task.format} file took too long.`))
      void thread.terminate()
    }, longestWriting)
    thread.once('message', (answer: WriterAnswer) => {
      clearTimeout(timer)
      if ('content' in answer) resolve(answer.content)
      else reject(new Error(answer.failure))
      void thread.terminate()
    })
    thread.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    // After an answer or an error this changes nothing.
    thread.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The thread that writes files ended without an answer.'))
    })
  })
}
