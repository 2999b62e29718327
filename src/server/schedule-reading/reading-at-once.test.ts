/** However many files arrive at once, only a few are read at the same time: each reader may need hundreds of megabytes. */
import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { readingAtOnce } from '../platform/files/read/read-limits.ts'
import { readUpload } from './read-upload.ts'

it('reads two, lets ten wait, and asks the next one to come back', async () => {
  const threads: Worker[] = []
  const note = (thread: Worker) => void threads.push(thread)
  process.on('worker', note)
  const { most, mostWaiting } = readingAtOnce
  const reading = Array.from({ length: most + mostWaiting }, (_, at) => readUpload(`Name\t1\nChen\tD${at}`))
  const told = await readUpload('Name\t1').catch(({ message }: Error) => message)
  // Threads are announced a turn after they start.
  await setImmediate()
  expect([threads.length, told]).toEqual([most, 'We’re reading several other files right now. Try again in a minute.'])
  const lastCells = (await Promise.all(reading)).map(({ sheets }) => sheets[0]!.cells.at(-1)!.text)
  process.off('worker', note)
  expect(lastCells).toEqual(reading.map((_, at) => `D${at}`))
})
