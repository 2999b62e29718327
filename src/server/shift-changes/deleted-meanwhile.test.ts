/** A draft that is deleted in the moment between being found and being stamped is gone, not a fault. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { schedules, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup
let draftId: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', [
    { date: '2099-03-01', role: 'day', place: 0 },
  ])
  draftId = schedule.id
  const deleted = { status: 'archived', deletedAt: new Date(), version: 2 } as const
  beforeStamps(() => test.services.orm.update(schedules).set(deleted).where(eq(schedules.id, draftId)))
})

type Query = { [method: string]: (...of: unknown[]) => unknown }

/** Stamps are the only query for an id and a version outside of a transaction. */
function beforeStamps(happens: () => PromiseLike<unknown>): void {
  const { orm } = test.services
  const select = Object.getPrototypeOf(orm).select ?? orm.select
  const late = (query: Query): unknown =>
    new Proxy(query, {
      get: (of, name: string) => {
        if (name === 'then')
          return (...then: [never]) =>
            happens()
              .then(() => of as never)
              .then(...then)
        return (...words: unknown[]) => late(of[name]!(...words) as Query)
      },
    })
  Object.assign(orm, {
    select: (fields?: object) => {
      const query: Query = Reflect.apply(select, orm, [fields]) as Query
      return Object.keys(fields ?? {}).join() === 'id,version' ? late(query) : query
    },
  })
}

it('refuses to publish it', async () => {
  const answer = await test.call('POST', `/api/schedules/${draftId}/publish`, { as: own.admin, body: {} })
  expect(answer.statusCode, answer.body).toBe(404)
})

it('lets somebody leave who had shifts in it', async () => {
  const [leaver] = own.physicians
  const answer = await test.call('POST', '/api/groups/my/leave', { as: leaver!, body: {} })
  expect(answer.statusCode, answer.body).toBe(200)
  const [row] = await test.services.orm.select().from(users).where(eq(users.id, leaver!))
  expect(row!.isActive).toBe(false)
})
