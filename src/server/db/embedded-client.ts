/** The embedded database as drizzle calls it: one connection, statements one after the other, prepared at their first use. */
import type { PGlite, QueryOptions } from '@electric-sql/pglite'
import { openStatements, type Result } from './embedded-statements.ts'

type Query = (text: string, values?: unknown[], options?: QueryOptions) => Promise<Result>

export type EmbeddedClient = {
  query: Query
  transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T>
  /** After the tables have changed. */
  forgetStatements(): Promise<void>
}

type Hear = (payload: string) => void

export function createEmbeddedClient(pglite: PGlite): EmbeddedClient {
  const listeners = shareListeners(pglite)
  const statements = openStatements(pglite, (channel, payload) => {
    for (const hear of listeners.get(channel) ?? []) hear(payload)
  })
  const run: Query = (text, values, options) => pglite.runExclusive(() => statements.run(text, values, options))
  return {
    query: async (text, values, options) => {
      await pglite._checkReady()
      return await pglite._runExclusiveTransaction(() => run(text, values, options))
    },
    transaction: (work) =>
      pglite.transaction((tx) =>
        work({
          query: (text, values, options) => {
            if (tx.closed) return Promise.reject(new Error('The transaction has ended.'))
            return run(text, values, options)
          },
        }),
      ),
    forgetStatements: statements.forgetAll,
  }
}

/** PGlite tells its listeners of messages that come with its own queries; these are for those that come with ours. */
function shareListeners(pglite: PGlite): Map<string, Set<Hear>> {
  const listeners = new Map<string, Set<Hear>>()
  const listen = pglite.listen.bind(pglite)
  pglite.listen = async (channel, hear, tx) => {
    const stop = await listen(channel, hear, tx)
    const ofChannel = listeners.get(channel) ?? new Set()
    listeners.set(channel, ofChannel.add(hear))
    return async (inside) => {
      ofChannel.delete(hear)
      await stop(inside)
    }
  }
  return listeners
}
