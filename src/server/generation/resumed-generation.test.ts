/** A generation outlives its process: resumed, left to another process, or retried. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup, takeGenerations } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { generations, groups, schedules } from '../platform/db/schema/index.ts'
import { waitUntil } from '../platform/jobs/testing/job-bench.ts'
import type { SearchState } from '../platform/search/searcher.ts'
import { nothingYet } from './generations.store.ts'
import { resumeGenerations } from './resume-generations.ts'
import { runGeneration } from './run-generation.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
  own = await addStaffedGroup(test.services.orm)
  await takeGenerations(test)
})
afterAll(() => test.close())

const generate = (body: object) => test.call('POST', '/api/schedules/generate', { as: own.admin, body })
const setSeconds = (solverSeconds: number) =>
  test.services.orm
    .update(groups)
    .set({ settings: { timeZone: 'UTC', solverSeconds } })
    .where(eq(groups.id, own.groupId))

it('is taken up again after its process died, and ends with one finished draft', async () => {
  const { orm } = test.services
  const [died] = await orm
    .insert(generations)
    .values({
      groupId: own.groupId,
      month: 4,
      year: 2027,
      requestedBy: own.admin,
      state: 'running',
      progress: nothingYet,
    })
    .returning()
  const joined = generate({ month: 4, year: 2027 })
  const job = { signal: new AbortController().signal, isLastTry: false }
  await Promise.all([runGeneration(test.services, died!.id, job), runGeneration(test.services, died!.id, job)])
  const result = (await joined).json()
  const made = await orm.select().from(schedules).where(eq(schedules.groupId, own.groupId))
  expect(made.filter((schedule) => schedule.month === 4)).toMatchObject([
    { id: result.schedule.id, generatedBy: own.admin },
  ])
  await runGeneration(test.services, died!.id, job)
  expect(await orm.select().from(schedules).where(eq(schedules.month, 4))).toHaveLength(1)
})

it('is taken up by the next process that starts', async () => {
  const longAgo = new Date(Date.now() - 10_000)
  const [died] = await test.services.orm
    .insert(generations)
    .values({
      ...{ groupId: own.groupId, month: 8, year: 2027, requestedBy: own.admin, state: 'running', progress: nothingYet },
      updatedAt: longAgo,
    })
    .returning()
  await resumeGenerations(test.services.orm, test.services.queue)
  const stateOf = async () =>
    (await test.services.orm.select().from(generations).where(eq(generations.id, died!.id)))[0]!.state
  await waitUntil(async () => (await stateOf()) === 'done', 120_000)
})

it('leaves the job to another process when this one is to stop', async () => {
  await setSeconds(30)
  const [row] = await test.services.orm
    .insert(generations)
    .values({ groupId: own.groupId, month: 5, year: 2027, requestedBy: own.admin, progress: nothingYet })
    .returning()
  const stopping = new AbortController()
  const run = runGeneration(test.services, row!.id, { signal: stopping.signal, isLastTry: false })
  const readRow = async () =>
    (await test.services.orm.select().from(generations).where(eq(generations.id, row!.id)))[0]!
  await waitUntil(async () => (await readRow()).progress.score !== null, 120_000)
  stopping.abort()
  await expect(run).rejects.toThrow('stopping')
  expect(await readRow()).toMatchObject({ state: 'running', scheduleId: null })
  await setSeconds(1)
})

/** A call that joins runs a few statements first; each of these lets it run at least one. */
async function answerOthers() {
  for (let call = 0; call < 20; call++) await test.call('GET', '/api/schedules/generation', { as: own.admin })
}

const nothingFound: SearchState = {
  roster: undefined,
  cost: Number.POSITIVE_INFINITY,
  isLegal: false,
  openShifts: 0,
  bound: Number.NEGATIVE_INFINITY,
  scores: undefined,
}

it('does not try again what fails by itself: no schedule comes of a result that does not add up', async () => {
  const { orm } = test.services
  const [row] = await orm
    .insert(generations)
    .values({ groupId: own.groupId, month: 10, year: 2027, requestedBy: own.admin, progress: nothingYet })
    .returning()
  const ask = () => Promise.reject(new Error('The recount says otherwise.'))
  const broken = { ...test.services, advisor: { ...test.services.advisor, ask } }
  const joined = generate({ month: 10, year: 2027 })
  await answerOthers()
  await runGeneration(broken, row!.id, { signal: new AbortController().signal, isLastTry: false })
  const answer = await joined
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'cannot-generate'])
  expect(answer.json().message).toContain('We couldn’t generate this month')
  expect(await orm.select().from(schedules).where(eq(schedules.month, 10))).toEqual([])
})

describe.each([
  ['breaks', () => Promise.reject(new Error('A thread ended.')), 'We couldn’t generate this month, and we logged why.'],
  ['finds no roster', () => Promise.resolve(nothingFound), 'We couldn’t generate this month in 1 second.'],
])('a search that %s', (_, search, sentence) => {
  it('ends the generation at its first try, with a sentence', async () => {
    const { orm } = test.services
    const [row] = await orm
      .insert(generations)
      .values({ groupId: own.groupId, month: 11, year: 2027, requestedBy: own.admin, progress: nothingYet })
      .returning()
    const searcher = { ...test.services.searcher, search: () => ({ result: search(), stop: () => {} }) }
    const log = { ...test.services.log, error: () => {} }
    const job = { signal: new AbortController().signal, isLastTry: false }
    await runGeneration({ ...test.services, searcher, log }, row!.id, job)
    const [ended] = await orm.select().from(generations).where(eq(generations.id, row!.id))
    expect(ended).toMatchObject({ state: 'failed', scheduleId: null, error: expect.stringContaining(sentence) })
  })
})

it('tries again what fails around it, and says so after the last try', async () => {
  const { orm } = test.services
  const [row] = await orm
    .insert(generations)
    .values({ groupId: own.groupId, month: 9, year: 2027, requestedBy: own.admin, progress: nothingYet })
    .returning()
  const log = { ...test.services.log, error: () => {} }
  const now = () => {
    throw new Error('The connection ended.')
  }
  const run = (isLastTry: boolean) =>
    runGeneration({ ...test.services, now, log }, row!.id, { signal: new AbortController().signal, isLastTry })
  await expect(run(false)).rejects.toThrow('connection')
  const joined = generate({ month: 9, year: 2027 })
  await answerOthers()
  await run(true)
  const answer = await joined
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'cannot-generate'])
  expect(answer.json().message).toContain('We couldn’t generate this month')
  expect(await orm.select().from(schedules).where(eq(schedules.month, 9))).toEqual([])
})
