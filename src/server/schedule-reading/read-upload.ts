/** Reads an uploaded or pasted schedule in a thread of its own, with limits on size, time and memory. */

import { largestFile, longestReading, readingHeap, refuseTooLarge } from '../platform/files/read-limits.ts'
import { type ReadFile, UnreadableFileError } from '../platform/files/read-sheet.ts'
import { startThread } from '../platform/threads/start-thread.ts'
import type { ReaderAnswer, ReaderTask } from './reader-thread.ts'
import type { Understanding } from './understanding.ts'

export type ReadingLimits = { milliseconds?: number; megabytes?: number }
export type UnderstoodFile = { understanding: Understanding; remarks: string[] }

const damaged =
  'The file cannot be read: it is damaged, or of a kind we do not know. Open it, save it anew and send that.'

/** Takes the string of the API. Throws an UnreadableFileError whose sentence is for the person who sent it. */
export async function readUpload(content: string, limits: ReadingLimits = {}): Promise<ReadFile> {
  const answer = await askReader({ content }, limits)
  if (!('file' in answer)) throw new UnreadableFileError(damaged)
  return answer.file
}

/** The same, and what the file says; `today` decides the year of dates that have none. */
export async function understandUpload(
  content: string,
  today: string,
  limits: ReadingLimits = {},
): Promise<UnderstoodFile> {
  const answer = await askReader({ content, today }, limits)
  if (!('understanding' in answer)) throw new UnreadableFileError(damaged)
  return answer
}

async function askReader(task: ReaderTask, limits: ReadingLimits): Promise<ReaderAnswer> {
  const { milliseconds = longestReading, megabytes = readingHeap } = limits
  // Base64 takes four letters for three bytes.
  if (task.content.length > largestFile * 1.4) refuseTooLarge((task.content.length * 3) / 4)
  return new Promise((resolve, reject) => {
    const thread = startThread('reader-thread', task, megabytes)
    const refuse = (sentence: string) => reject(new UnreadableFileError(sentence))
    const timer = setTimeout(() => {
      refuse(
        `Reading the file took longer than ${Math.round(milliseconds / 1000)} seconds. Send only the pages or sheets with the schedule.`,
      )
      void thread.terminate()
    }, milliseconds)
    thread.once('message', (answer: ReaderAnswer) => {
      clearTimeout(timer)
      if ('refusal' in answer) refuse(answer.refusal)
      else if ('failure' in answer) refuse(damaged)
      else resolve(answer)
      void thread.terminate()
    })
    thread.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      refuse(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? 'The file needs more memory than a schedule should. Send only the pages or sheets with the schedule.'
          : damaged,
      )
    })
    // After an answer or an error this changes nothing.
    thread.once('exit', () => {
      clearTimeout(timer)
      refuse(damaged)
    })
  })
}
