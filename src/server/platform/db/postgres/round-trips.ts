/**
 * What the connection that listens is asked, one question at a time. PostgreSQL signals listeners before it confirms a commit,
 * and sends what it has for them before it answers: an answer shows that everything committed before the question has been heard.
 */
import type pg from 'pg'

/** Milliseconds that anyone waits for that. */
const patience = 100

type Client = { query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> }

export type RoundTrips = {
  /** Whether a question would be sent at once. */
  isFree(): boolean
  ask(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>
  /** Resolves with the next answer. A read that is asked in the same turn of the event loop brings it, else an empty question does. */
  caughtUp(): Promise<void>
}

export function createRoundTrips(findClient: () => Client | null): RoundTrips {
  /** Everyone who waits for the answer to the next question. */
  let waiting: Waiting | undefined
  let isAsking = false
  let isLate = false

  const isFree = () => !isAsking && findClient() !== null

  async function ask(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const asked = waiting
    waiting = undefined
    isAsking = true
    const timer = setTimeout(() => {
      isLate = true
      asked?.reject(slow())
      waiting?.reject(slow())
      waiting = undefined
    }, patience)
    try {
      const client = findClient()
      if (!client) throw new Error('The connection that listens to the database is down.')
      const answer = await client.query(query, values)
      asked?.resolve()
      return answer
    } catch (error) {
      asked?.reject(error)
      throw error
    } finally {
      clearTimeout(timer)
      isAsking = false
      isLate = false
      if (waiting) setImmediate(askNothing)
    }
  }

  /** Empty: the least that PostgreSQL answers. */
  function askNothing(): void {
    if (waiting && !isAsking) ask('').catch(() => {})
  }

  return {
    isFree,
    ask,
    caughtUp() {
      if (isLate) return Promise.reject(slow())
      if (!waiting) {
        waiting = createWaiting()
        if (!isAsking) setImmediate(askNothing)
      }
      return waiting.heard
    },
  }
}

const slow = () => new Error('The database is slow to answer.')

type Waiting = { heard: Promise<void>; resolve: () => void; reject: (error: unknown) => void }

function createWaiting(): Waiting {
  const ends = { resolve: () => {}, reject: (_: unknown) => {} }
  const heard = new Promise<void>((resolve, reject) => Object.assign(ends, { resolve, reject }))
  return Object.assign(ends, { heard })
}
