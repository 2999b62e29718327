/** What somebody else does to a schedule or a person between a look and a change: nothing is done to a state that is over. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { type Orm, selectRows } from '../platform/db/database.ts'
import { auditEvents, schedules, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
})

type Write = (tx: Orm) => PromiseLike<unknown>
const gone = { status: 'archived', deletedAt: new Date() } as const

const add = async (status: 'draft' | 'active') =>
  (await addSchedule(test.services.orm, own, status, [{ date: '2027-03-01', role: 'day', place: 0 }])).schedule.id
const rowOf = async (id: number) => (await test.services.orm.select().from(schedules).where(eq(schedules.id, id)))[0]!
const send = (id: number, act: string, method: 'POST' | 'PUT' = 'POST', body: object = {}) =>
  test.call(method, `/api/schedules/${id}${act}`, { as: own.admin, body })

const write =
  (id: number, change: Partial<typeof schedules.$inferInsert>): Write =>
  (tx) =>
    tx.update(schedules).set(change).where(eq(schedules.id, id))

/** Somebody changes a row, and is done when the call waits for it; in the embedded database calls wait from the start. */
async function between(write: Write, call: () => ReturnType<typeof send>) {
  let goOn = () => {}
  const isChanged = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const changing = test.services.orm.transaction(async (tx) => {
    await write(tx)
    goOn()
    for (let looks = 0; looks < 50 && !(await isAnyoneWaiting(tx)); looks++)
      await new Promise((resolve) => setTimeout(resolve, 20))
  })
  await isChanged
  const sent = call()
  await changing
  return sent
}

async function isAnyoneWaiting(tx: Orm): Promise<boolean> {
  return (await selectRows(tx, sql`select 1 from pg_locks where not granted limit 1`)).length > 0
}

it.each([
  ['unpublishes nothing that was archived', 'active', '/unpublish', { status: 'archived' }],
  ['archives nothing that was unpublished', 'active', '/archive', { status: 'draft' }],
] as const)('%s', async (_, status, act, change) => {
  const id = await add(status)
  const answer = await between(write(id, change), () => send(id, act))
  expect(answer.statusCode, answer.body).toBe(409)
  expect((await rowOf(id)).status).toBe(change.status)
})

it('renames nothing that was deleted', async () => {
  const id = await add('draft')
  const answer = await between(write(id, gone), () => send(id, '', 'PUT', { name: 'Late' }))
  expect(answer.statusCode, answer.body).toBe(404)
  expect((await rowOf(id)).name).not.toBe('Late')
})

it('continues with no draft that was deleted', async () => {
  const [id] = [await add('draft'), await add('draft')]
  const answer = await between(write(id, gone), () => send(id, '/choose'))
  expect(answer.statusCode, answer.body).toBe(404)
})

it('archives no version that was unpublished instead of the one that is published', async () => {
  const [older, draft] = [await add('active'), await add('draft')]
  const answer = await between(write(older, { status: 'draft' }), () => send(draft, '/publish'))
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json().archivedId).toBeNull()
  expect((await rowOf(older)).status).toBe('draft')
})

it('brings nobody back who came back by themselves', async () => {
  const [person] = own.physicians
  const { orm } = test.services
  const set = (tx: Orm, isActive: boolean) => tx.update(users).set({ isActive }).where(eq(users.id, person!))
  await set(orm, false)
  const answer = await between(
    (tx) => set(tx, true),
    () => test.call('POST', `/api/physicians/${person}/reactivate`, { as: own.admin, body: {} }),
  )
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await orm.select().from(auditEvents).where(eq(auditEvents.action, 'physician.reactivate'))).toEqual([])
})
