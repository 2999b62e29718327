/** The one connection to the embedded database, as a pool: opened at first use and again after it was lost. */
import pg from 'pg'
import type { Database } from '../database.ts'
import { prepareOnce } from '../prepare-once.ts'
import type { EmbeddedServer } from './embedded-server.ts'
import { openStream } from './embedded-stream.ts'
import { shareConnection } from './share-connection.ts'

type Subscription = { hear: (payload: string) => void; onGap: () => void }

export function openEmbeddedPool(findServer: () => Promise<EmbeddedServer>): {
  pool: pg.Pool
  listen: Database['listen']
  caughtUp: Database['caughtUp']
} {
  const listeners = new Map<string, Set<Subscription>>()
  const pool = new pg.Pool({
    stream: () => openStream(findServer),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
    async onConnect(client) {
      prepareOnce(client)
      // Without a listener, a connection lost during a transaction would end the process.
      client.on('error', () => {})
      client.on('notification', ({ channel, payload = '' }) => {
        for (const { hear } of listeners.get(channel) ?? []) hear(payload)
      })
      for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      // The connection before may have ended between a commit and its notifications.
      for (const subscriptions of listeners.values()) for (const { onGap } of subscriptions) onGap()
    },
  })
  // Set by whoever starts the server.
  pool.on('error', () => {})
  shareConnection(pool)
  return {
    pool,
    async listen(channel, hear, onGap = () => {}) {
      const known = listeners.get(channel) ?? new Set()
      const subscription = { hear, onGap }
      listeners.set(channel, known.add(subscription))
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        known.delete(subscription)
      }
    },
    // No other process writes, and PostgreSQL notifies its own session before it confirms a commit.
    caughtUp: async () => {},
  }
}
