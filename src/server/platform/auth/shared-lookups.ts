/** A page makes six calls at once with the same cookie: its owner is looked up once for calls that arrive together. */
import type { Person } from '../scope.ts'
import type { FindSignedIn } from './sessions.ts'

/** Milliseconds. What comes later looks for itself, so that an ended session or a new role counts at once. */
const together = 5

export function shareLookups(find: FindSignedIn, clock: () => number = () => performance.now()): FindSignedIn {
  const running = new Map<string, { at: number; person: Promise<Person | undefined> }>()
  return (cookieValue, use) => {
    const key = `${use.countsAsUse} ${cookieValue}`
    const known = running.get(key)
    if (known && clock() - known.at < together) return known.person
    const begun = { at: clock(), person: find(cookieValue, use) }
    running.set(key, begun)
    const forget = () => {
      if (running.get(key) === begun) running.delete(key)
    }
    begun.person.then(forget, forget)
    return begun.person
  }
}
