/** A wire that is opened again when the database behind it has broken down, as PostgreSQL does after the death of a process. */
import type { Wire } from './embedded-wire.ts'

export type LastingWire = Pick<Wire, 'send' | 'close'> & {
  /** Grows with each opening. What belongs to an earlier session, such as an open transaction, is lost with it. */
  session(): number
}

type Settings = {
  open: () => Promise<Wire>
  /** Is called at once when a session is lost. */
  onLost: () => void
  /** Is called in each new session before anything else is sent. */
  onNewSession: (wire: Wire) => Promise<void>
  onTrouble: (message: string, error?: unknown) => void
}

export function keepOpen(first: Wire, { open, onLost, onNewSession, onTrouble }: Settings): LastingWire {
  let current = Promise.resolve(first)
  let session = 1
  let isClosed = false

  async function renew(broken: Promise<Wire>, error: unknown): Promise<Wire> {
    onTrouble('The embedded database broke down and is opened again.', error)
    await broken.then((wire) => wire.abandon()).catch(() => undefined)
    const wire = await open()
    await onNewSession(wire)
    return wire
  }

  return {
    session: () => session,
    async send(messages) {
      const used = current
      try {
        return await (await used).send(messages)
      } catch (error) {
        // The first that hears of it opens it; if that fails, the next statement tries again.
        if (used === current && !isClosed) {
          session += 1
          onLost()
          current = renew(used, error)
          current.catch(() => undefined)
        }
        throw error
      }
    },
    async close() {
      isClosed = true
      await current.then((wire) => wire.close()).catch(() => undefined)
    },
  }
}
