/** Opens a worker thread that does one task after another: it starts with the first, and ends after being idle. */
import type { TransferListItem } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { type ThreadName, threadProgram, usualHeap } from './start-thread.ts'

/** What such a thread's file exports as `work`. */
type Work = (task: never) => unknown

export type Pool<W extends Work> = {
  /** Fails if the thread does. Aborting `signal` ends the task and its thread; what is in `moved` moves to the thread. */
  run(task: Parameters<W>[0], signal?: AbortSignal, moved?: TransferListItem[]): Promise<Awaited<ReturnType<W>>>
  close(): Promise<void>
}

export type PoolOptions = {
  /** Megabytes. */
  heap?: number
  /** Seconds to keep the thread after its last task; with 0, each task with no one waiting gets its own. */
  idleSeconds?: number
  workerData?: unknown
}

/** The error of tasks that wait in a pool that ends; it has no code. */
const endedByPool = 'Terminating worker thread'

export function openPool<W extends Work>(name: ThreadName, options: PoolOptions = {}): Pool<W> {
  const { heap = usualHeap, idleSeconds = 0, workerData } = options
  let pool: Piscina | undefined
  let unfinished = 0
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  function start(): Piscina {
    const { file: filename, execArgv } = threadProgram(name)
    const resourceLimits = { maxOldGenerationSizeMb: heap }
    // A thread that waits in its event loop, not in `Atomics.wait`, can close the ports that tasks bring.
    const program = { filename, name: 'work', execArgv, workerData, resourceLimits, atomics: 'disabled' as const }
    // With `minThreads: 0` a failed task would leave the ones behind it in the queue forever.
    const started = new Piscina({ ...program, minThreads: 1, maxThreads: 1, stricterFIFO: true, recordTiming: false })
    // A thread that can't be replaced leaves them there, too.
    started.on('error', () => void end())
    return started
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ending = pool
    pool = undefined
    await ending?.destroy()
  }

  return {
    run: async (task, signal, moved) => {
      clearTimeout(idle)
      unfinished += 1
      pool ??= start()
      const first = pool
      const options = { signal: signal ?? null, ...(moved && { transferList: moved }) }
      try {
        return await first.run(task, options).catch((error: Error) => {
          // Another task crashed the thread while this one waited: it gets a second chance in another one.
          const isBystander = error.message === endedByPool && pool !== first && !isClosed && !signal?.aborted && !moved
          if (!isBystander) throw error
          pool ??= start()
          return pool.run(task, options)
        })
      } finally {
        unfinished -= 1
        if (unfinished === 0) idle = setTimeout(end, idleSeconds * 1000).unref()
      }
    },
    close: () => {
      isClosed = true
      return end().finally(() => {
        isClosed = false
      })
    },
  }
}
