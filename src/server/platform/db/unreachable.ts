/** Errors unrelated to a statement: the database is gone, going, or full. The same call may work in a moment. */
import { CannotOpenDatabase } from './cannot-open.ts'
import { sqlStateOf } from './sql-state.ts'

/** The embedded database crashed while someone waited for it. */
export class DatabaseBroke extends Error {}

/** SQLSTATE: connection lost (08), out of space or connections (53), ended by its administrator or starting (57P01 to 57P05). */
const states = /^(08...|53...|57P0[1-5])$/
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
])
/** What the driver says without a code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

export function isUnreachable(error: unknown): boolean {
  if (states.test(sqlStateOf(error) ?? '')) return true
  return causesOf(error).some(
    (cause) =>
      cause instanceof DatabaseBroke ||
      cause instanceof CannotOpenDatabase ||
      connectionCodes.has(String((cause as NodeJS.ErrnoException).code)) ||
      sentences.test(cause.message),
  )
}

/** Drizzle wraps the driver's error, and Node wraps one error for each address it tried. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...inner.flatMap(causesOf)]
}
