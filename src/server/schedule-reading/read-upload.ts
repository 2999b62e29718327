/** Reads an uploaded or pasted schedule in its own thread, with limits on size, time, and memory. */

import { fail, Refusal } from '../platform/fail.ts'
import {
  largestFile,
  longestReading,
  readingAtOnce,
  readingHeap,
  refuseTooLarge,
} from '../platform/files/read/read-limits.ts'
import { type ReadFile, UnreadableFileError } from '../platform/files/read/read-sheet.ts'
import { limitAtOnce } from '../platform/threads/limit-at-once.ts'
import { openPool } from '../platform/threads/open-pool.ts'
import type { ReaderAnswer, ReaderTask, Understood, work } from './reader-thread.ts'

/** Aborting `signal` ends the reading before its time is up. */
export type ReadingLimits = { milliseconds?: number; megabytes?: number; signal?: AbortSignal }

const damaged = 'We can’t read this file. Open it, save a new copy, and upload that.'

/** Takes the string of the API. Throws an UnreadableFileError with a message for the person who sent it. */
export async function readUpload(content: string, limits: ReadingLimits = {}): Promise<ReadFile> {
  const answer = await askReader({ content }, limits)
  if (!('file' in answer)) throw new UnreadableFileError(damaged)
  return answer.file
}

/** The same, and what the file says; `today` decides the year of dates that have none. */
export async function understandUpload(
  content: string,
  today: string,
  told: Pick<ReaderTask, 'constraints' | 'memories' | 'timeZone'> = {},
  limits: ReadingLimits = {},
): Promise<Understood> {
  const answer = await askReader({ content, today, ...told }, limits)
  if (!('understanding' in answer)) throw new UnreadableFileError(damaged)
  return answer
}

/** For the whole process: each reader may need hundreds of megabytes. */
const atOnce = limitAtOnce({
  ...readingAtOnce,
  refuse: () => fail('not-ready', { message: 'We’re reading several other files right now. Try again in a minute.' }),
})

async function askReader(task: ReaderTask, limits: ReadingLimits): Promise<ReaderAnswer> {
  const { milliseconds = longestReading, megabytes = readingHeap, signal } = limits
  // Base64 takes four letters for three bytes.
  if (task.content.length > largestFile * 1.4) refuseTooLarge((task.content.length * 3) / 4)
  const reader = openPool<typeof work>('reader-thread', { heap: megabytes })
  const read = () => reader.run(task, AbortSignal.any([AbortSignal.timeout(milliseconds), ...(signal ? [signal] : [])]))
  const answer = await atOnce(read).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof Refusal) throw error
    throw new UnreadableFileError(sentenceOf(error, milliseconds))
  })
  if ('refusal' in answer) throw new UnreadableFileError(answer.refusal)
  return answer
}

function sentenceOf({ name, code }: NodeJS.ErrnoException, milliseconds: number): string {
  const advice = 'Send only the pages or sheets with the schedule.'
  if (name === 'AbortError')
    return `Reading the file took longer than ${Math.round(milliseconds / 1000)} seconds. ${advice}`
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return `The file needs more memory than a schedule should. ${advice}`
  return damaged
}
