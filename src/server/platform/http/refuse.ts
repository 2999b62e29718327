/** The one error handler: every error becomes the contract's error body; unforeseen ones are logged in full. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errors } from '../../../contract/errors.ts'
import type { Dialect } from '../../../contract/route.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import { isUnreachable } from '../db/unreachable.ts'
import { bodyOf, fail, Refusal } from '../fail.ts'
import { describeError, placesOf } from '../log.ts'
import { contentTypeOf, writeRefusal } from './dialects.ts'

/** What Fastify and its plugins throw, by code and status. */
const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
}
/** A folder requested as a file is 403. */
const byStatus: Record<number, ErrorCode> = {
  403: 'unknown-call',
  404: 'unknown-call',
  413: 'too-large',
  415: 'wrong-content-type',
  429: 'too-many',
}

/** What PostgreSQL refuses although the contract accepted it: mostly two people at once. */
const bySqlState: Record<string, ErrorCode> = {
  '23505': 'conflict', // unique
  '23P01': 'conflict', // exclusion: overlapping shifts
  '23503': 'conflict', // foreign key: the other end went away meanwhile
  '40001': 'conflict', // serialization
  '40P01': 'conflict', // deadlock
  '22021': 'invalid', // a character that the encoding does not have
  '22P05': 'invalid',
}

/** Seconds after which a restarting server, or a database that fails over, usually responds. */
const retryAfter = 5

export function refuseErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(toRefusal(error, request), request, reply))
}

export function answer(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { status } = errors[refusal.code]
  if (status === 503) reply.header('retry-after', retryAfter)
  const body = bodyOf(refusal, request.id)
  const { dialect } = request.routeOptions.config as { dialect?: Dialect }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(contentTypeOf(dialect))
    .send(dialect ? writeRefusal(dialect, status, body) : body)
}

/** A refusal, or a conflict the database detected; undefined for anything unforeseen. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const known = bySqlState[sqlStateOf(error) ?? '']
  return known && fail(known)
}

function toRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  const { code, statusCode } = error as Partial<FastifyError>
  const known = byFastifyCode[code ?? ''] ?? bySqlState[sqlStateOf(error) ?? ''] ?? byStatus[statusCode ?? 0]
  if (known) return fail(known)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return fail('invalid')
  if (isUnreachable(error)) {
    request.log.warn({ error: describeError(error) }, 'the database is not reachable')
    return fail('unavailable')
  }
  // Drizzle's own message lists the values of the query, which are personal data.
  request.log.error({ error: describeError(error), stack: placesOf(error).join('\n') }, 'unexpected error')
  return fail('unexpected')
}
