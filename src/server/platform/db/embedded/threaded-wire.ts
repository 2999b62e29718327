/** The embedded database in a thread of its own: the near end of its wire. */
import { once } from 'node:events'
import { startThread } from '../../threads/start-thread.ts'
import type { Failure, FromDatabase, ToDatabase } from './embedded-thread.ts'
import type { Wire } from './embedded-wire.ts'

type Waiting = { resolve: (answer: Uint8Array) => void; reject: (error: Error) => void }

/** The number under which the thread says unasked that it is open, or why not. */
const opening = 0

export async function openFolderInThread(folder: string): Promise<Wire> {
  const thread = startThread('embedded-thread', folder)
  const waiting = new Map<number, Waiting>()
  let asked = opening
  let ended: Error | undefined

  function end(error: Error): void {
    ended ??= error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  thread.on('message', ({ id, answer, failure }: FromDatabase) => {
    const asker = waiting.get(id)
    waiting.delete(id)
    if (failure) asker?.reject(errorOf(failure))
    else asker?.resolve(answer ?? new Uint8Array())
  })
  thread.on('error', end)
  thread.on('exit', () => end(new Error('The thread of the embedded database has ended.')))

  function hear(id: number): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (ended) reject(ended)
      else waiting.set(id, { resolve, reject })
    })
  }

  await hear(opening).catch(async (error: unknown) => {
    await thread.terminate()
    throw error
  })
  return {
    send: (messages) => {
      const id = ++asked
      const answer = hear(id)
      const word: ToDatabase = { id, messages }
      thread.postMessage(word)
      return answer
    },
    close: async () => {
      if (ended) return
      const gone = once(thread, 'exit')
      thread.postMessage('close' satisfies ToDatabase)
      await gone
    },
    abandon: async () => {
      await thread.terminate()
    },
  }
}

function errorOf({ message, code }: Failure): Error {
  return code === undefined ? new Error(message) : Object.assign(new Error(message), { code })
}
