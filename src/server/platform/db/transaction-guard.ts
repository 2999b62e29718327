/**
 * Refuses statements that go past the open transaction: on the embedded database they would wait for ever for the
 * one connection that the transaction holds, on PostgreSQL they would silently run outside of it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Orm } from './database.ts'

export type TransactionGuard = {
  /** Marks everything that `work` starts as being inside the transaction, until `work` ends. */
  runInside<Result>(transaction: Orm, work: () => Promise<Result>): Promise<Result>
  /** The open transaction that the caller is in, if any. */
  current(): Orm | null
  /** Throws when called inside of a transaction. */
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
          'This statement was sent to the database inside of a transaction: use the transaction (`tx`) for it, or send it after the commit.',
        )
      }
    },
  }
}

/**
 * Makes the transactions of `orm` known to the guard; one inside of another must be a savepoint, made by `tx.transaction`.
 * `prepare` is called with each one before its work.
 */
export function guardTransactions(orm: Orm, guard: TransactionGuard, prepare: (tx: Orm) => void = () => {}): void {
  const begin = orm.transaction.bind(orm)
  orm.transaction = async (work, config) => {
    guard.refuseInside()
    return await begin((tx) => {
      prepare(tx)
      return guard.runInside(tx, () => work(tx))
    }, config)
  }
}

/** Replaces methods of a driver's object that return promises by ones that call `before` first. */
export function callBefore<Target extends object>(target: Target, names: (keyof Target)[], before: () => void): void {
  for (const name of names) {
    const original = target[name]
    if (typeof original !== 'function') throw new Error(`The driver has no method ${String(name)}.`)
    const guarded = (...values: unknown[]) => {
      try {
        before()
      } catch (error) {
        return Promise.reject(error)
      }
      return original.apply(target, values)
    }
    Object.defineProperty(target, name, { value: guarded, configurable: true })
  }
}
