// Who may use the one connection of the embedded database, and when.
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTemplate } from '../testing/test-database.ts'
import { openMemory } from './embedded-cluster.ts'
import { openEmbeddedPool } from './embedded-pool.ts'
import { type EmbeddedServer, serveHere } from './embedded-server.ts'

let server: EmbeddedServer
let pool: pg.Pool
let cannotStart: Error | undefined
beforeEach(async () => {
  cannotStart = undefined
  server = serveHere(await openMemory(await readTemplate()))
  pool = openEmbeddedPool(async () => {
    if (cannotStart) throw cannotStart
    return server
  }).pool
})
afterEach(async () => {
  await pool.end()
  await server.close()
})

test('statements and transactions have it in the order of coming', async () => {
  const ended: string[] = []
  const read = async (name: string) => {
    await pool.query('select 1')
    ended.push(name)
  }
  const transact = async (name: string) => {
    const client = await pool.connect()
    for (const text of ['begin', 'select 1', 'select 2', 'commit']) await client.query(text)
    ended.push(name)
    client.release()
  }
  const all = [read('read 1'), read('read 2'), transact('transaction 1'), read('read 3'), transact('transaction 2')]
  await Promise.all([...all, read('read 4')])
  expect(ended).toEqual(['read 1', 'read 2', 'transaction 1', 'read 3', 'transaction 2', 'read 4'])
})

test('statements are sent without waiting for the first answer, the others in one message', async () => {
  const sent: string[] = []
  const { port } = server
  const post = port.postMessage.bind(port)
  port.postMessage = (...values: Parameters<typeof post>) => {
    sent.push('sent')
    post(...values)
  }
  await pool.query('select 1')
  sent.length = 0
  await Promise.all([1, 2, 3].map(() => pool.query('select 1').then(() => sent.push('answered'))))
  expect(sent).toEqual(['sent', 'sent', 'answered', 'answered', 'answered'])
})

test('a statement that fails leaves the connection to the others', async () => {
  await pool.query(`set application_name = 'kept'`)
  const statements = ['select 1', 'nonsense', 'select 2', 'select 1 / $1::int', 'select $1::int + 3']
  const answers = await Promise.allSettled(
    statements.map((text) => pool.query({ text, rowMode: 'array' }, text.includes('$') ? [0] : [])),
  )
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows : 'failed'))).toEqual([
    [[1]],
    'failed',
    [[2]],
    'failed',
    [[3]],
  ])
  expect((await pool.query('show application_name')).rows).toEqual([{ application_name: 'kept' }])
})

test('where there is no connection to be had, every statement says so, until there is', async () => {
  cannotStart = new Error('the disk is full')
  const attempts = await Promise.allSettled([pool.connect(), pool.query('select 1'), pool.query('select 1')])
  expect(attempts).toEqual(attempts.map(() => ({ status: 'rejected', reason: cannotStart })))
  cannotStart = undefined
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
