/** PGlite as a server that connections can be opened to, in its own thread or on the calling one. */
import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { startThread } from '../../threads/start-thread.ts'
import { DatabaseBroke } from '../unreachable.ts'
import { answerPacket, type Packet, type Port } from './embedded-packets.ts'

export type EmbeddedServer = {
  port: Port
  /** Resolves to the reason once the server has crashed. It can be restarted: the database recovers from its log. */
  broken: Promise<Error>
  close(): Promise<void>
}

export async function startServer(folder: string): Promise<EmbeddedServer> {
  const thread = startThread('embedded-thread', folder)
  // The thread reports that it is open, or ends with the error.
  await once(thread, 'message')
  let reason = new Error('The thread of the embedded database has ended.')
  thread.on('error', (error) => {
    reason = error
  })
  const exit = once(thread, 'exit')
  return {
    port: thread,
    broken: exit.then(() => new DatabaseBroke(reason.message, { cause: reason })),
    async close() {
      thread.postMessage('close')
      await exit
    },
  }
}

/** Statements and disk syncs block the calling thread: for tests. */
export function serveHere(pglite: PGlite): EmbeddedServer {
  const { port1: near, port2: far } = new MessageChannel()
  far.on('message', (packet: Packet) => answerPacket(pglite, far, packet))
  return {
    port: near,
    broken: new Promise(() => {}),
    async close() {
      near.close()
      await pglite.close()
    },
  }
}
