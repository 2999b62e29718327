/** What is refused before anything is queued, queue priority, and generations that end without a schedule. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { weekdays } from '../../engine/model.ts'
import { selectRows } from '../platform/db/database.ts'
import { generations, roles, users } from '../platform/db/schema/index.ts'
import { nothingYet } from './generations.store.ts'
import { largestMonth } from './require-plannable.ts'
import { runGeneration } from './run-generation.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
  own = await addStaffedGroup(test.services.orm)
})
afterAll(() => test.close())

const july = { month: 7, year: 2027 }
const generate = (as: number, month: object = july) => test.call('POST', '/api/schedules/generate', { as, body: month })
const generateMonths = (as: number) =>
  test.call('POST', '/api/schedules/generate-months', { as, body: { ...july, months: 2 } })

async function refusals({ admin, groupId }: StaffedGroup) {
  const answers = [await generate(admin), await generateMonths(admin)]
  const queued = await test.services.orm.select().from(generations).where(eq(generations.groupId, groupId))
  expect(queued).toEqual([])
  return answers.map((answer) => [answer.statusCode, answer.json().field, answer.json().message])
}

it('refuses too many roles, naming them', async () => {
  const group = await addStaffedGroup(test.services.orm)
  const common = { groupId: group.groupId, daysOfWeek: [...weekdays] }
  const more = Array.from({ length: 398 }, (_, index) => ({ ...common, name: `Role ${index}` }))
  await test.services.orm.insert(roles).values(more)
  const says =
    'Your group has 400 roles; we can plan up to 40. Combine roles that the same people work, or delete some.'
  expect(await refusals(group)).toEqual([
    [422, 'roles', says],
    [422, 'roles', says],
  ])
})

it('refuses too many shifts a month, naming them', async () => {
  const group = await addStaffedGroup(test.services.orm)
  await test.services.orm.update(roles).set({ requiredCount: 100 }).where(eq(roles.groupId, group.groupId))
  const says = 'July 2027 has 6,200 shifts; we can plan up to 5,000. Lower how many people its roles need.'
  expect(await refusals(group)).toEqual([
    [422, 'shifts', says],
    [422, 'shifts', says],
  ])
})

it('refuses too many physicians, naming them', async () => {
  const group = await addStaffedGroup(test.services.orm, largestMonth.physicians + 1)
  expect((await refusals(group)).map((answer) => answer.slice(0, 2))).toEqual([
    [422, 'physicians'],
    [422, 'physicians'],
  ])
  await test.services.orm.update(users).set({ isActive: false }).where(eq(users.id, group.physicians[0]!))
  expect((await generateMonths(group.admin)).statusCode).toBe(200)
})

it('lets another group go before the second month of one that asked for several', async () => {
  const [many, one] = [await addStaffedGroup(test.services.orm), await addStaffedGroup(test.services.orm)]
  const call = (as: number, month: number) =>
    test.call('POST', '/api/schedules/generate-months', { as, body: { month, year: 2028, months: 2 } })
  const asked: number[] = []
  for (const answer of [await call(many.admin, 1), await call(many.admin, 5), await call(one.admin, 1)])
    asked.push(answer.json()[0].id)
  const jobs = await selectRows<{ id: number; priority: number }>(
    test.services.orm,
    sql`select (data->>'generationId')::int as id, priority from pgboss.job where name = 'generate-schedule'`,
  )
  expect(asked.map((id) => jobs.find((job) => job.id === id)?.priority)).toEqual([0, -1, 0])
})

it('ends without a schedule, and is not tried again, when it is cancelled before there is one', async () => {
  const { orm } = test.services
  const [row] = await orm
    .insert(generations)
    .values({ groupId: own.groupId, ...july, requestedBy: own.admin, progress: nothingYet, cancelRequested: true })
    .returning()
  const joined = generate(own.admin)
  await runGeneration(test.services, row!.id, { signal: new AbortController().signal, isLastTry: false })
  const [after] = await orm.select().from(generations).where(eq(generations.id, row!.id))
  expect(after).toMatchObject({ state: 'cancelled', scheduleId: null, error: null })
  const answer = await joined
  expect([answer.statusCode, answer.json().message]).toEqual([422, 'Stopped before we found a schedule.'])
})
