/** A read whose SQL is written once: writing it takes drizzle a quarter of the server's time for a small read. */
import type { Orm } from './database.ts'

/** `build` ends with `.prepare('')`. A transaction is an `Orm` of its own and builds for itself. */
export function buildOnce<Statement>(build: (orm: Orm) => Statement): (orm: Orm) => Statement {
  const built = new WeakMap<Orm, Statement>()
  return (orm) => {
    const known = built.get(orm)
    if (known) return known
    const statement = build(orm)
    built.set(orm, statement)
    return statement
  }
}
