/** One thread of the advisor: questions are answered one after the other, and memory is given back when none comes. */
import type { Worker } from 'node:worker_threads'
import { startThread } from '../threads/start-thread.ts'
import type { QuestionName } from './questions/answer.ts'

export type AdvisorQuestion = { id: number; problem: string; name: QuestionName; question: unknown }
export type AdvisorAnswer = { id: number; answer?: unknown; error?: string }

export type Lane = {
  ask(name: QuestionName, problem: string, question: unknown): Promise<unknown>
  /** Starts the thread soon, unless it runs: questions are likely to come. */
  wake(): void
  close(): Promise<void>
}

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void }

/** `stepsBackFor`: it answers what takes seconds anyway, and lets calls and edits go first; this is the callers' memory. */
export type LaneSettings = { idleSeconds: number; stepsBackFor?: SharedArrayBuffer }
export type ThreadSettings = Pick<LaneSettings, 'stepsBackFor'> & {
  /** Nobody waits yet, and even the first answer is to be quick. */
  practises: boolean
}

/** Milliseconds after which a thread that was woken starts: the page that is being opened goes first. */
const wakesAfter = 1000

/** The thread starts with the first question, and anew after a failure. It is ended after so many idle seconds. */
export function openLane({ idleSeconds, ...settings }: LaneSettings): Lane {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let asked = 0
  let idle: NodeJS.Timeout | undefined
  let waking: NodeJS.Timeout | undefined

  function endThread(error: Error): Promise<unknown> {
    const ending = worker
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    return ending?.terminate() ?? Promise.resolve()
  }

  function thread(practises = false): Worker {
    if (worker) return worker
    const started = startThread('advisor-thread', { ...settings, practises } satisfies ThreadSettings)
    started.on('message', ({ id, answer, error }: AdvisorAnswer) => {
      const asker = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) asker?.resolve(answer)
      else asker?.reject(new Error(error))
      if (waiting.size === 0) rest()
    })
    started.on('error', (error) => {
      if (worker === started) void endThread(error)
    })
    // Nobody waits for an idle thread when the process is to end.
    started.unref()
    worker = started
    return started
  }

  function rest(): void {
    clearTimeout(idle)
    idle = setTimeout(() => void endThread(new Error('The advisor was idle.')), idleSeconds * 1000).unref()
  }

  return {
    ask: (name, problem, question) => {
      clearTimeout(idle)
      const id = ++asked
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        const message: AdvisorQuestion = { id, problem, name, question }
        thread().postMessage(message)
      })
    },
    wake: () => {
      if (worker || waking) return
      waking = setTimeout(() => {
        waking = undefined
        thread(true)
        if (waiting.size === 0) rest()
      }, wakesAfter).unref()
    },
    close: async () => {
      clearTimeout(idle)
      clearTimeout(waking)
      await endThread(new Error('The server is stopping.'))
    },
  }
}
