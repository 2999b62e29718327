// An embedded database that crashes is reopened: the current statement fails, and an earlier transaction doesn't continue.
import { rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, selectRows } from '../database.ts'
import { groups } from '../schema/index.ts'
import { makeEmbeddedFolder } from '../testing/test-database.ts'
import { openEmbedded } from './embedded.ts'
import { type EmbeddedServer, startServer } from './embedded-server.ts'

let folder: string
let database: Database
let cannotStart: Error | undefined
const servers: EmbeddedServer[] = []
const troubles: string[] = []

beforeAll(async () => {
  folder = await makeEmbeddedFolder()
  const start = async () => {
    if (cannotStart) throw cannotStart
    const server = await startServer(folder)
    servers.push(server)
    return server
  }
  database = await openEmbedded({ folder, start, onTrouble: (message) => troubles.push(message) })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  troubles.length = 0
})

/** Ends its thread, like a PostgreSQL panic. */
async function breakDown(): Promise<void> {
  const thread = servers.at(-1)!.port
  if (!(thread instanceof Worker)) throw new Error('The server is not a thread.')
  await thread.terminate()
  await expect.poll(() => troubles).toEqual(['The embedded database crashed. The next statement reopens it.'])
  troubles.length = 0
}

const addGroup = (orm: Database['orm'], joinCode: string) => orm.insert(groups).values({ name: 'Any', joinCode })
const listCodes = async () => (await database.orm.select().from(groups)).map(({ joinCode }) => joinCode)

test('the next statement finds it open, with what was committed and its listeners', async () => {
  const heard: string[] = []
  await database.listen('news', (payload) => heard.push(payload))
  await addGroup(database.orm, 'BEFORE')
  const waiting = database.execute('select pg_sleep(60)')
  const broken = expect(waiting).rejects.toThrow('The thread of the embedded database has ended.')
  await breakDown()
  await broken
  expect(await listCodes()).toEqual(['BEFORE'])
  await database.execute('select pg_notify($1, $2)', ['news', 'back'])
  await expect.poll(() => heard).toEqual(['back'])
})

test('what a transaction still had to do is not done outside of it', async () => {
  const transaction = database.orm.transaction(async (tx) => {
    await addGroup(tx, 'INSIDE')
    await breakDown()
    await selectRows(tx, sql`select 1`).catch(() => undefined)
    await addGroup(tx, 'LATER')
  })
  await expect(transaction).rejects.toThrow()
  const swallowed = database.orm.transaction(async (tx) => {
    await addGroup(tx, 'INSIDE')
    await breakDown()
    await addGroup(tx, 'LATER').catch(() => undefined)
  })
  await expect(swallowed).rejects.toThrow()
  expect(await listCodes()).toEqual(['BEFORE'])
})

test('where it cannot be opened, every statement says so, until it can', async () => {
  cannotStart = new Error('the disk is full')
  await breakDown()
  await expect(database.execute('select 1')).rejects.toThrow('the disk is full')
  await expect(database.execute('select $1::int', [1])).rejects.toThrow('the disk is full')
  cannotStart = undefined
  expect((await database.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
})
