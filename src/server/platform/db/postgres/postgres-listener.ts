/** Listens for NOTIFY on a PostgreSQL server over its own connection, which reconnects by itself. */
import pg from 'pg'
import { prepareOnce } from '../prepare-once.ts'
import { createRoundTrips, type RoundTrips } from './round-trips.ts'

type Subscription = { hear: (payload: string) => void; onGap: () => void }

export type Listener = {
  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
} & RoundTrips

type Settings = {
  connection: pg.ClientConfig
  onTrouble(message: string, error: unknown): void
  /** Milliseconds between checks that the connection is alive: a cut cable is silent. */
  checkEvery?: number
}

/** Milliseconds before the first reconnection attempt, and the maximum between attempts. */
const firstPause = 200
const longestPause = 10_000

export function createListener({ connection, onTrouble, checkEvery = 20_000 }: Settings): Listener {
  const channels = new Map<string, Set<Subscription>>()
  let client: pg.Client | null = null
  let connecting: Promise<pg.Client> | null = null
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  const { isFree, ask, caughtUp } = createRoundTrips(() => client)

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ ...connection, keepAlive: true, query_timeout: checkEvery })
    prepareOnce(next)
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next, new Error('the server closed the connection')))
    next.on('notification', ({ channel, payload = '' }) => {
      for (const { hear } of channels.get(channel) ?? []) hear(payload)
    })
    try {
      await next.connect()
      for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    client = next
    return next
  }

  function ready(): Promise<pg.Client> {
    if (client) return Promise.resolve(client)
    connecting ??= connect().finally(() => {
      connecting = null
    })
    return connecting
  }

  function lose(lost: pg.Client, error: unknown): void {
    if (isClosed || client !== lost) return
    client = null
    lost.end().catch(() => {})
    onTrouble('The connection that listens for notifications was lost. Reconnecting.', error)
    reconnect(firstPause)
  }

  function reconnect(pause: number): void {
    retry = setTimeout(async () => {
      try {
        await ready()
        for (const subscriptions of channels.values()) for (const { onGap } of subscriptions) onGap()
      } catch {
        if (!isClosed) reconnect(Math.min(pause * 2, longestPause))
      }
    }, pause)
    retry.unref()
  }

  const check = setInterval(() => {
    const checked = client
    checked?.query('select 1').catch((error) => lose(checked, error))
  }, checkEvery)
  check.unref()

  return {
    async listen(channel, hear, onGap = () => {}) {
      const subscription = { hear, onGap }
      const connected = await ready()
      const known = channels.get(channel)
      channels.set(channel, (known ?? new Set()).add(subscription))
      if (!known) await connected.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        channels.get(channel)?.delete(subscription)
      }
    },
    isFree,
    ask,
    caughtUp,
    async close() {
      isClosed = true
      clearInterval(check)
      clearTimeout(retry)
      const last = client ?? (await connecting?.catch(() => null))
      await last?.end().catch(() => {})
    },
  }
}
