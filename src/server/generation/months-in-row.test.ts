/** Several months requested at once: one after another, each building on the one before. */
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addStaffedGroup, takeGenerations } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { auditEvents, generations } from '../platform/db/schema/index.ts'
import { waitUntil } from '../platform/jobs/testing/job-bench.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import { readInputs } from '../schedules/problem/read-inputs.ts'
import { runGeneration } from './run-generation.ts'

let test: TestApp

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const ask = (as: number, body: object) => test.call('POST', '/api/schedules/generate-months', { as, body })
const rowsOf = (groupId: number) =>
  test.services.orm.select().from(generations).where(eq(generations.groupId, groupId)).orderBy(asc(generations.id))
const job = { signal: new AbortController().signal, isLastTry: true }

it('refuses what cannot be asked for, naming the field', async () => {
  const group = await addStaffedGroup(test.services.orm)
  for (const months of [1, 7, 2.5, '3', null]) {
    const answer = await ask(group.admin, { month: 1, year: 2027, months })
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'months'])
  }
  const late = await ask(group.admin, { month: 11, year: 2030, months: 3 })
  expect([late.statusCode, late.json().field, late.json().message]).toEqual([
    400,
    'months',
    'You can generate schedules up to December 2030.',
  ])
  expect((await ask(group.physicians[0]!, { month: 1, year: 2027, months: 2 })).statusCode).toBe(403)
  expect(await rowsOf(group.groupId)).toEqual([])
})

it('is refused as a whole where one of the months is under way', async () => {
  const group = await addStaffedGroup(test.services.orm)
  expect((await ask(group.admin, { month: 2, year: 2027, months: 2 })).statusCode).toBe(200)
  const second = await ask(group.admin, { month: 1, year: 2027, months: 2 })
  expect([second.statusCode, second.json().message]).toEqual([
    409,
    'February 2027 is already being generated. Wait for it to finish, or stop it first.',
  ])
  expect(await rowsOf(group.groupId)).toHaveLength(2)
})

it('ends those that wait when one fails', async () => {
  const group = await addStaffedGroup(test.services.orm)
  const [first] = (await ask(group.admin, { month: 1, year: 2027, months: 3 })).json()
  const broken = { ...test.services, advisor: { ...test.services.advisor, ask: () => Promise.reject(new Error('x')) } }
  await runGeneration(broken, first.id, job)
  const [one, ...others] = await rowsOf(group.groupId)
  expect(one).toMatchObject({ state: 'failed' })
  for (const other of others)
    expect(other).toMatchObject({ state: 'failed', error: 'We couldn’t generate the month before it.' })
})

it('makes one after the other, each with the draft before it in its past and in its balance', async () => {
  const { orm } = test.services
  await takeGenerations(test)
  const group = await addStaffedGroup(orm)
  const asked = (await ask(group.admin, { month: 12, year: 2026, months: 3 })).json()
  expect(asked.map(({ month, year }: { month: number; year: number }) => [month, year])).toEqual([
    [12, 2026],
    [1, 2027],
    [2, 2027],
  ])
  await waitUntil(async () => (await rowsOf(group.groupId)).every(({ state }) => state === 'done'), 150_000)
  const rows = await rowsOf(group.groupId)
  for (const [index, row] of rows.entries()) {
    expect(row.scheduleId).not.toBeNull()
    const before = rows[index - 1]
    if (before) expect(row.startedAt!.getTime()).toBeGreaterThanOrEqual(before.finishedAt!.getTime())
  }
  const march = (await gatherProblem(await readInputs(orm, group.groupId, { month: 3, year: 2027 }))).problem
  expect(march.before.length).toBeGreaterThan(30)
  expect(march.physicians.every(({ ledger }) => ledger.daysPresent === 31 + 31 + 28)).toBe(true)
  const texts = await orm.select().from(auditEvents).where(eq(auditEvents.groupId, group.groupId))
  expect(texts.map(({ text }) => text)).toContain('requested schedules from December 2026 to February 2027')
})
