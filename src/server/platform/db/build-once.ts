/** A frequent read, whose SQL is written once: writing it takes drizzle a quarter of the server's time for a small read. */
import type { Orm } from './database.ts'

/** The name of frequent reads, by which the driver's side knows them. Each has another text, which is what PostgreSQL prepares. */
const frequent = 'frequent'

export function isFrequent(query: { name?: string | undefined }): boolean {
  return query.name === frequent
}

/** For reads that take a millisecond. A transaction is an `Orm` of its own and builds for itself. */
export function buildOnce<Statement>(
  build: (orm: Orm) => { prepare(name: string): Statement },
): (orm: Orm) => Statement {
  const built = new WeakMap<Orm, Statement>()
  return (orm) => {
    const known = built.get(orm)
    if (known) return known
    const statement = build(orm).prepare(frequent)
    built.set(orm, statement)
    return statement
  }
}
