/** What tables announce about their own changes, for what a server keeps in memory. */
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

const everything = 'everything'

/** Hears which rows changed, as the triggers name them, or that anything may have. */
type Hearer = { hear: (name: string) => void; forgetAll: () => void }

export type Announcements = {
  /** Whether something read now may be kept: its change would be heard. */
  isHeard(): boolean
  close(): Promise<void>
}

export async function hearAnnouncements(
  database: Pick<Database, 'listen' | 'execute'>,
  channel: string,
  { hear, forgetAll }: Hearer,
): Promise<Announcements> {
  const greeting = `greeting ${randomUUID()}`
  /** Some poolers accept LISTEN and deliver nothing: nothing is kept before our own greeting has arrived. */
  let isHeard = false
  const greet = () => database.execute('select pg_notify($1, $2)', [channel, greeting])
  const close = await database.listen(
    channel,
    (payload) => {
      if (payload === greeting) isHeard = true
      else if (payload === everything) forgetAll()
      else if (!payload.startsWith('greeting ')) hear(payload)
    },
    () => {
      isHeard = false
      forgetAll()
      // If that fails, so does everything else, and the connection's next loss brings another try.
      greet().catch(() => {})
    },
  )
  await greet()
  return { isHeard: () => isHeard, close }
}
