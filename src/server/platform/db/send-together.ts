/** Statements that need nothing of each other's answers: side by side, so that none waits for the way of another. */
import { is } from 'drizzle-orm'
import { NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { Orm } from './database.ts'

type Statement = () => PromiseLike<unknown>
type Answers<Statements extends readonly Statement[]> = {
  -readonly [Place in keyof Statements]: Awaited<ReturnType<Statements[Place]>>
}

/**
 * A transaction on PostgreSQL has one connection, on which the driver wants one statement after the other. The embedded
 * database takes all at once, in any order.
 */
export async function sendTogether<const Statements extends readonly Statement[]>(
  orm: Orm,
  statements: Statements,
): Promise<Answers<Statements>> {
  const answers: unknown[] = []
  if (is(orm, NodePgTransaction)) for (const send of statements) answers.push(await send())
  else answers.push(...(await Promise.all(statements.map((send) => send()))))
  // One answer for each, in their order.
  return answers as Answers<Statements>
}
