/** Retries reads once on another connection if PostgreSQL has closed theirs (a restart, a failover). */
import type pg from 'pg'
import { isUnreachable } from '../unreachable.ts'

const isRead = /^\s*select\b/i

/** Only standalone reads: inside a transaction, earlier results would be lost. */
export function retryReads(pool: Pick<pg.Pool, 'query'>): void {
  const query: (...values: unknown[]) => Promise<unknown> = pool.query.bind(pool)
  Object.assign(pool, {
    async query(...values: unknown[]) {
      try {
        return await query(...values)
      } catch (error) {
        if (!isRead.test(textOf(values[0])) || !isUnreachable(error)) throw error
        return await query(...values)
      }
    },
  })
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}
