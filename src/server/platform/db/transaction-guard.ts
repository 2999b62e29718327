/**
 * Refuses statements that bypass the open transaction: on the embedded database they would wait forever for the
 * one connection the transaction holds; on PostgreSQL they would silently run outside it. Also refuses statements
 * after its end: the connection belongs to others, whose transaction they would join.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Orm } from './database.ts'

export type TransactionGuard = {
  /** Marks everything that `work` starts as inside the transaction, until `work` ends. */
  runInside<Result>(transaction: Orm, work: () => Promise<Result>): Promise<Result>
  /** The open transaction that the caller is in, if any. */
  current(): Orm | null
  /** Throws if called inside a transaction. */
  refuseInside(): void
}

export function createTransactionGuard(): TransactionGuard {
  const open = new AsyncLocalStorage<{ transaction: Orm | null }>()
  const current = () => open.getStore()?.transaction ?? null
  return {
    async runInside(transaction, work) {
      const place: { transaction: Orm | null } = { transaction }
      try {
        return await open.run(place, work)
      } finally {
        place.transaction = null
      }
    },
    current,
    refuseInside() {
      if (current()) {
        throw new Error(
          'This statement was sent to the database during a transaction. Use the transaction (`tx`) for it, or send it after the commit.',
        )
      }
    },
  }
}

/**
 * Makes the transactions of `orm` known to the guard; a nested one must be a savepoint, made by `tx.transaction`.
 * `prepare` is called with each one before its work.
 */
export function guardTransactions(orm: Orm, guard: TransactionGuard, prepare: (tx: Orm) => void): void {
  const begin = orm.transaction.bind(orm)
  orm.transaction = async (work, config) => {
    guard.refuseInside()
    return await begin((tx) => {
      prepare(tx)
      return guard.runInside(tx, () => work(tx))
    }, config)
  }
}

export function guardPool(pool: pg.Pool, guard: TransactionGuard): void {
  const query: (...values: unknown[]) => Promise<unknown> = pool.query.bind(pool)
  const connect: (...callback: unknown[]) => Promise<pg.PoolClient> = pool.connect.bind(pool)
  Object.assign(pool, {
    async query(...values: unknown[]) {
      guard.refuseInside()
      return await query(...values)
    },
    /** The pool's own `query` passes a callback. */
    connect: (...callback: unknown[]) => (callback.length > 0 ? connect(...callback) : connect().then(refuseAfterEnd)),
  })
}

const endings = new Set(['commit', 'rollback'])

type Query = (query: string | pg.QueryConfig, ...more: unknown[]) => Promise<unknown>

function refuseAfterEnd(client: pg.PoolClient): { query: Query; release: pg.PoolClient['release'] } {
  let hasEnded = false
  let isCommitted = false
  return {
    query(query, ...more) {
      const text = typeof query === 'string' ? query : query.text
      // A commit that failed has rolled back; its own error is the one to report.
      if (isCommitted && text === 'rollback') return Promise.resolve()
      if (hasEnded) return Promise.reject(new Error('The transaction has ended.'))
      hasEnded = endings.has(text)
      isCommitted = text === 'commit'
      return Reflect.apply(client.query, client, [query, ...more])
    },
    release(error) {
      hasEnded = true
      client.release(error)
    },
  }
}
