/** A database that is gone, full, or restarting is reported as such, with a retry time; anything unforeseen is a plain 500. */
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { CannotOpenDatabase } from '../db/cannot-open.ts'
import { DatabaseBroke } from '../db/unreachable.ts'
import { refuseErrors } from './refuse.ts'

const withCode = (code: string) => Object.assign(new Error('details'), { code })

async function askWhile(error: Error) {
  const app = fastify()
  refuseErrors(app)
  app.get('/', async () => {
    throw new Error('Failed query', { cause: error })
  })
  return await app.inject('/')
}

it.each([
  ['the disk of the database is full', withCode('53100')],
  ['its administrator ends it', withCode('57P01')],
  ['it has no connection left', withCode('53300')],
  ['the connection is lost', new Error('Connection terminated unexpectedly')],
  ['nobody listens at its addresses', new AggregateError([withCode('ECONNREFUSED')])],
  ['the embedded one broke down', new DatabaseBroke('RuntimeError')],
  ['the embedded one does not open again', new CannotOpenDatabase('gone')],
])('says when to try again while %s', async (_, error) => {
  const { statusCode, headers, body } = await askWhile(error)
  expect([statusCode, headers['retry-after'], JSON.parse(body).code]).toEqual([503, '5', 'unavailable'])
})

it('has no such advice for a fault of ours', async () => {
  const { statusCode, headers } = await askWhile(withCode('42703'))
  expect([statusCode, headers['retry-after']]).toEqual([500, undefined])
})
