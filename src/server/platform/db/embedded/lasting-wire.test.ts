// A database that breaks down is opened again: the statement that met it fails, a transaction of before does not go on.
import { afterEach, beforeAll, expect, test } from 'vitest'
import { readTemplate } from '../testing/test-database.ts'
import { connectEmbedded, type EmbeddedClient } from './embedded-client.ts'
import { openMemory, type Wire } from './embedded-wire.ts'

let template: Blob
beforeAll(async () => {
  template = await readTemplate()
})

let breakAt = ''
let opened = 0
let client: EmbeddedClient
const troubles: string[] = []

/** Breaks down, as for a full disk, when a message holds the text `breakAt`. */
async function openFragile(): Promise<Wire> {
  opened += 1
  const wire = await openMemory(template)
  return {
    ...wire,
    send: (messages) =>
      breakAt !== '' && Buffer.from(messages).includes(breakAt)
        ? Promise.reject(new Error('could not write to the log'))
        : wire.send(messages),
    abandon: () => wire.close(),
  }
}

async function connect(): Promise<void> {
  breakAt = ''
  opened = 0
  troubles.length = 0
  client = await connectEmbedded({ open: openFragile, onTrouble: (message) => troubles.push(message) })
}
afterEach(() => client.close())

test('the next statement finds it open, with its listeners', async () => {
  await connect()
  const heard: string[] = []
  await client.listen('news', (payload) => heard.push(payload))
  const add = 'select $1::int + 1 as sum'
  expect((await client.query(add, [1])).rows).toEqual([{ sum: 2 }])
  breakAt = 'broken'
  await expect(client.query("select 'broken' || $1::text", ['!'])).rejects.toThrow('could not write')
  expect((await client.query(add, [2])).rows).toEqual([{ sum: 3 }])
  await client.query('select pg_notify($1, $2)', ['news', 'back'])
  await expect.poll(() => heard).toEqual(['back'])
  expect(opened).toBe(2)
  expect(troubles).toEqual(['The embedded database broke down and is opened again.'])
})

test('what a transaction still had to do is not done outside of it', async () => {
  await connect()
  const transaction = client.transaction(async (tx) => {
    breakAt = 'broken'
    await tx.query("select 'broken' || $1::text", ['!']).catch(() => undefined)
    await tx.query('create table left_over (id int)')
  })
  await expect(transaction).rejects.toThrow('The transaction has ended.')
  const swallowed = client.transaction(async (tx) => {
    await tx.query("select 'broken' || $1::text", ['!']).catch(() => undefined)
  })
  await expect(swallowed).rejects.toThrow('in the middle of a transaction')
  expect((await client.query("select to_regclass('left_over') is null as gone")).rows).toEqual([{ gone: true }])
})

test('where it cannot be opened, every statement says so, until it can', async () => {
  await connect()
  const hopeless = async () => Promise.reject<Wire>(new Error('the disk is full'))
  let open = openFragile
  await client.close()
  client = await connectEmbedded({ open: () => open(), onTrouble: () => {} })
  breakAt = 'broken'
  open = hopeless
  await expect(client.query("select 'broken'")).rejects.toThrow('could not write')
  await expect(client.query('select 1 as one')).rejects.toThrow('the disk is full')
  open = openFragile
  await expect(client.query('select 1 as one')).rejects.toThrow('the disk is full')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('statements of pg-boss that fail in a transaction of theirs leave none open', async () => {
  await connect()
  await expect(client.exec('begin; select 1; select nonsense; commit')).rejects.toThrow('nonsense')
  expect(await client.exec('select 1 as one; select 2 as two')).toEqual([{ rows: [{ one: 1 }, { two: 2 }] }])
})
