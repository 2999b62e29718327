/**
 * Reads kept in memory until a table announces that one of their rows changed (decision 30). Who reads one gets what was committed
 * before, as from the database: a transaction, and a process that keeps nothing, read for themselves.
 */
import { keepNewest } from '../keep-newest.ts'
import { hearAnnouncements } from './announcements.ts'
import type { Database, Orm } from './database.ts'

/** The triggers of migration 0036 announce here what changed. */
const channel = 'evenshift_inputs'
/** A month takes about a dozen, a megabyte together; the ones that weren't asked for longest make room. */
const most = 300

/** `about`: whose change ends it, as triggers name it: "roles 7", "shifts 7 2027-03". */
type Kept = { about: ReadonlySet<string>; answer: Promise<unknown> }

/** Rows are shared by everyone who reads them, so no one may change them: tests freeze them. */
type Keep = <T>(name: string, about: () => Iterable<string>, read: () => Promise<T>) => Promise<T>

const keepsOf = new WeakMap<Orm, Keep>()

/** `name` says what is read, and names its group. */
export function keptRead<T>(orm: Orm, name: string, about: () => Iterable<string>, read: () => Promise<T>): Promise<T> {
  const keep = keepsOf.get(orm)
  return keep ? keep(name, about, read) : read()
}

export type KeptReads = {
  /** Calls back whenever something kept has changed; returns a function that ends it. */
  onChange(hear: () => void): () => void
  close(): Promise<void>
}

export async function keepReads(
  database: Pick<Database, 'orm' | 'listen' | 'execute' | 'caughtUp'>,
  { freezes = false }: { freezes?: boolean } = {},
): Promise<KeptReads> {
  const kept = new Map<string, Kept>()
  const hearers = new Set<() => void>()
  const tell = () => {
    for (const hear of hearers) hear()
  }
  const { isHeard, close } = await hearAnnouncements(database, channel, {
    hear: (changed) => {
      const ended = [...kept].filter(([, { about }]) => about.has(changed))
      for (const [name] of ended) kept.delete(name)
      if (ended.length > 0) tell()
    },
    forgetAll: () => {
      kept.clear()
      tell()
    },
  })

  const keep: Keep = async (name, about, read) => {
    if (kept.has(name)) {
      const isCaughtUp = await database.caughtUp().then(
        () => true,
        () => false,
      )
      if (!isCaughtUp) return read()
      const known = kept.get(name)
      if (known) {
        keepNewest(kept, most, name, known)
        // Only `name` could tell the type, and reads of one name are of one type.
        return known.answer as ReturnType<typeof read>
      }
    }
    // Drizzle's statements run each time they are waited for.
    const answer = freezes ? read().then(freeze) : Promise.resolve(read())
    if (!isHeard()) return answer
    // Kept while it is read, too: what changes meanwhile ends it.
    const entry: Kept = { about: new Set(about()), answer }
    keepNewest(kept, most, name, entry)
    answer.catch(() => {
      if (kept.get(name) === entry) kept.delete(name)
    })
    return answer
  }
  keepsOf.set(database.orm, keep)
  return {
    onChange: (hear) => {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
    close: async () => {
      keepsOf.delete(database.orm)
      await close()
    },
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) freeze(part)
  return value
}
