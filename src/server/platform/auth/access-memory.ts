/**
 * Who calls, kept in memory: a session or key that was looked up once needs no query for the next read. What is kept is a
 * guess until the database's announcements have been heard up to the moment of the call (decision 29).
 */
import { randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { Guess, Person } from '../scope.ts'

/** The triggers of migration 0034 announce here what changed, by the names in `about`. */
const channel = 'evenshift_access'
const everything = 'everything'
/** Sessions and keys; the first ones kept make room. */
const most = 20_000

/** What the database said. `about`: whose change ends it, as triggers name it: "user 7". `until`: by the clock of calls. */
type Kept = { person: Person; about: readonly string[]; until: number }

export type AccessMemory = {
  /** Ask for it before the database is asked: `keep` needs it to know whether the answer is still current. */
  moment(): number
  keep(name: string, kept: Kept, moment: number): void
  guess(name: string, now: Date): Guess | undefined
  close(): Promise<void>
}

export async function openAccessMemory(
  database: Pick<Database, 'listen' | 'caughtUp' | 'execute'>,
): Promise<AccessMemory> {
  const kept = new Map<string, Kept>()
  const greeting = `greeting ${randomUUID()}`
  /** Some poolers accept LISTEN and deliver nothing: nothing is kept before our own greeting has arrived. */
  let isHearing = false
  let heard = 0

  const hear = (payload: string) => {
    if (payload === greeting) {
      isHearing = true
      return
    }
    if (payload.startsWith('greeting ')) return
    heard += 1
    if (payload === everything) return kept.clear()
    for (const [name, { about }] of kept) if (about.includes(payload)) kept.delete(name)
  }
  const greet = () => database.execute('select pg_notify($1, $2)', [channel, greeting])
  const onGap = () => {
    heard += 1
    isHearing = false
    kept.clear()
    // If that fails, so does everything else, and the connection's next loss brings another try.
    greet().catch(() => {})
  }
  const stopListening = await database.listen(channel, hear, onGap)
  await greet()

  return {
    moment: () => heard,
    keep(name, found, moment) {
      if (!isHearing || moment !== heard) return
      kept.delete(name)
      kept.set(name, found)
      if (kept.size > most) for (const [first] of kept) return void kept.delete(first)
    },
    guess(name, now) {
      const found = kept.get(name)
      if (!found || found.until <= now.getTime()) return undefined
      return {
        person: found.person,
        confirm: () =>
          database.caughtUp().then(
            () => kept.get(name) === found,
            () => false,
          ),
      }
    },
    close: stopListening,
  }
}
