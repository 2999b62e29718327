/** Reads that do not depend on each other: side by side, so that none waits for the way to the database and back of another. */
import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'

type Read = () => PromiseLike<unknown>
type Answers<Reads extends readonly Read[]> = { -readonly [Place in keyof Reads]: Awaited<ReturnType<Reads[Place]>> }

/** A transaction has one connection, on which PostgreSQL's driver wants one statement after the other. */
export async function readTogether<const Reads extends readonly Read[]>(
  orm: Orm,
  reads: Reads,
): Promise<Answers<Reads>> {
  const answers: unknown[] = []
  if (is(orm, PgTransaction)) for (const read of reads) answers.push(await read())
  else answers.push(...(await Promise.all(reads.map((read) => read()))))
  // One answer for each read, in their order.
  return answers as Answers<Reads>
}
