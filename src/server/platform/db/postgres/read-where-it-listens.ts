/**
 * A frequent read runs on the connection that listens, if that one has nothing else to do: its answer also confirms who
 * called (decision 29), which would be a round trip of its own.
 */
import type pg from 'pg'
import { isFrequent } from '../build-once.ts'
import type { RoundTrips } from './round-trips.ts'

export function readWhereItListens(
  pool: Pick<pg.Pool, 'query'>,
  { isFree, ask }: Pick<RoundTrips, 'isFree' | 'ask'>,
): void {
  const queryPool: (...values: unknown[]) => Promise<unknown> = pool.query.bind(pool)
  Object.assign(pool, {
    query: (query: string | pg.QueryConfig, values?: unknown[], ...more: unknown[]) =>
      typeof query === 'object' && isFrequent(query) && isFree()
        ? ask(query, values)
        : queryPool(query, values, ...more),
  })
}
