/**
 * Who calls, kept in memory: a session or key that was looked up once needs no query for the next read. What is kept is a
 * guess until the database's announcements have been heard up to the moment of the call (decision 29).
 */
import { hearAnnouncements } from '../db/announcements.ts'
import type { Database } from '../db/database.ts'
import { keepNewest } from '../keep-newest.ts'
import type { Guess, Person } from '../scope.ts'

/** The triggers of migration 0034 announce here what changed, by the names in `about`. */
const channel = 'evenshift_access'
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
  let heard = 0
  const { isHeard, close } = await hearAnnouncements(database, channel, {
    hear: (changed) => {
      heard += 1
      for (const [name, { about }] of kept) if (about.includes(changed)) kept.delete(name)
    },
    forgetAll: () => {
      heard += 1
      kept.clear()
    },
  })

  return {
    moment: () => heard,
    keep(name, found, moment) {
      if (!isHeard() || moment !== heard) return
      keepNewest(kept, most, name, found)
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
    close,
  }
}
