/** A draft whose shifts are being written is seen by nobody until it is complete, and goes away if it never is. */
import { eq, inArray } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, thingsIn } from '../../../tests/server/address-of.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { api } from '../../contract/api.ts'
import type { Route } from '../../contract/route.ts'
import { addDays } from '../../engine/calendar.ts'
import { auditEvents, schedules, shifts, users } from '../platform/db/schema/index.ts'
import { cleanUp } from '../platform/jobs/housekeeping.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import { type FinishDraft, withDraftAhead } from './draft-ahead.ts'

let test: TestApp
let own: TestGroup
let paths: string[]
const now = () => new Date('2027-01-03T12:00:00Z')

beforeAll(async () => {
  test = await openTestApp(now)
  own = await addGroup(test.services.orm)
  const calendar = await test.call('POST', '/api/calendar', { as: own.physician, body: {} })
  const query = 'month=1&year=2027&months=2&from=2027-01-01&to=2027-02-28&date=2027-01-05&q=Test'
  const reads = Object.values<Route>(api).filter(({ method, allow }) => method === 'GET' && allow !== 'anyone')
  paths = reads.flatMap((route) => {
    const path = addressOf(route, own.ids)
    return route.query ? [path, `${path}?${query}`] : [path]
  })
  paths.push(calendar.json().path)
})
afterAll(() => test.close())

/** The month that is published, and one that has nothing yet. */
const [january, february] = [
  { month: 1, year: 2027 },
  { month: 2, year: 2027 },
]
const fields = () => ({ name: 'A new draft', generatedBy: own.admin })
const seen = () => [{ id: own.physician, isActive: true }]

/** One day is held and the next one open, several statements long. */
function shiftsFrom(first: string) {
  return Array.from({ length: 90 }, (_, place) => ({
    physicianId: place % 3 === 0 ? own.physician : null,
    roleId: own.ids.role,
    date: addDays(first, Math.floor(place / 4)),
    ...(place % 2 === 0 ? { startTime: '07:00', endTime: '08:00' } : { startTime: '19:00', endTime: '20:00' }),
  })).filter(({ physicianId }, place) => physicianId === null || place % 12 === 0)
}

function writeAhead<Result>(month: typeof january, work: (finish: FinishDraft) => Promise<Result>) {
  const first = `2027-0${month.month}-01`
  return withDraftAhead(test.services.orm, { ...month, groupId: own.ids.group, shifts: shiftsFrom(first) }, work)
}

const listUnfinished = () => test.services.orm.select().from(schedules).where(eq(schedules.isUnfinished, true))

async function answersTo(as: number) {
  const answers = new Map<string, string>()
  // Exports are in the audit log, and in what people get of it.
  await test.services.orm.delete(auditEvents)
  for (const path of paths) {
    const answer = await test.call('GET', path, { as })
    const isZip = answer.headers['content-type'] === 'application/zip'
    const files = isZip ? unzipSync(answer.rawPayload) : {}
    const rows = ['schedules.json', 'shifts.json'].map((name) => files[name] && Buffer.from(files[name]).toString())
    const text = isZip ? rows.join() : answer.body.replace(/"at":"[^"]*"/g, '')
    answers.set(path, answer.statusCode < 300 ? text : `${answer.statusCode}`)
  }
  return answers
}

/** Not the same even if nothing changes: audit events are new each time, and some files have their time inside. */
const unsteady = /(payroll|schedules)\/.*export|\/activity|\/audit/

async function steadyAnswersTo(as: number) {
  const answers = await answersTo(as)
  return Object.fromEntries([...answers].filter(([path]) => !unsteady.test(path)))
}

it('changes no answer until it is complete, and then the coordinator’s', async () => {
  for (const [as, sees] of [
    [own.physician, false],
    [own.admin, true],
  ] as const) {
    const before = await steadyAnswersTo(as)
    expect(await steadyAnswersTo(as)).toEqual(before)
    await writeAhead(january, () =>
      writeAhead(february, async (finish) => {
        expect(await listUnfinished()).toHaveLength(2)
        expect(await steadyAnswersTo(as)).toEqual(before)
        await test.services.orm.transaction((tx) => finish(tx, fields(), seen()))
        const after = expect(await steadyAnswersTo(as))
        if (sees) after.not.toEqual(before)
        else after.toEqual(before)
      }),
    )
    expect(await listUnfinished()).toEqual([])
    await test.services.orm.delete(schedules).where(eq(schedules.name, 'A new draft'))
  }
})

it('can’t be opened, brought back, deleted, or edited by its ids', async () => {
  await writeAhead(february, async () => {
    const [ahead] = await listUnfinished()
    const [shift] = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, ahead!.id))
    const ids = { ...own.ids, schedule: ahead!.id, shift: shift!.id }
    const edit = { do: 'change', shiftId: shift!.id, version: 1, physicianId: null }
    const about = Object.values<Route>(api).filter(
      ({ params, allow }) =>
        allow !== 'anyone' && thingsIn(params).some(([, thing]) => thing === 'schedule' || thing === 'shift'),
    )
    expect(about.length).toBeGreaterThan(20)
    for (const [method, address, body] of [
      ...about.map((route) => [route.method, addressOf(route, ids), route.example] as const),
      ['POST', `/api/schedules/${own.ids.schedule}/edits`, { edits: [edit], reason: 'Asked to' }] as const,
    ]) {
      const answer = await test.call(method, address, {
        as: own.admin,
        ...(method === 'GET' ? {} : { body: body ?? {} }),
      })
      expect(answer.statusCode, `${method} ${address}: ${answer.body}`).toBe(404)
    }
  })
})

it('has all its shifts, in its group’s month, as a new draft', async () => {
  const draft = await writeAhead(february, (finish) =>
    test.services.orm.transaction((tx) => finish(tx, fields(), seen())),
  )
  expect(draft).toMatchObject({ ...february, name: 'A new draft', status: 'draft', deletedAt: null })
  const rows = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, draft.id))
  expect(rows).toHaveLength(shiftsFrom('2027-02-01').length)
})

it('is gone if the work fails, or if somebody in it left while it was written', async () => {
  const { orm } = test.services
  await expect(writeAhead(january, () => Promise.reject(new Error('The disk is full.')))).rejects.toThrow('The disk')
  const leaves = writeAhead(january, async (finish) => {
    await orm.update(users).set({ isActive: false }).where(eq(users.id, own.physician))
    await orm.transaction((tx) => finish(tx, fields(), seen()))
  })
  await expect(leaves).rejects.toThrow(ChangedMeanwhile)
  expect(await listUnfinished()).toEqual([])
  await orm.update(users).set({ isActive: true }).where(eq(users.id, own.physician))
})

it('is deleted an hour after its process died, and can’t be finished then', async () => {
  const { orm, log } = test.services
  const died: number[] = []
  const dies = () => writeAhead(january, () => new Promise<never>(() => {}))
  const hourAgo = new Date(Date.now() - 3_660_000)
  for (const createdAt of [hourAgo, new Date()]) {
    void dies()
    await expect.poll(async () => (await listUnfinished()).length).toBe(died.length + 1)
    const [row] = (await listUnfinished()).filter(({ id }) => !died.includes(id))
    died.push(row!.id)
    await orm.update(schedules).set({ createdAt }).where(eq(schedules.id, row!.id))
  }
  await cleanUp(orm, log)
  expect((await listUnfinished()).map(({ id }) => id)).toEqual([died[1]])
  const late = writeAhead(february, async (finish) => {
    await orm.update(schedules).set({ createdAt: hourAgo }).where(eq(schedules.isUnfinished, true))
    await cleanUp(orm, log)
    await orm.transaction((tx) => finish(tx, fields(), seen()))
  })
  await expect(late).rejects.toThrow(ChangedMeanwhile)
  expect(await orm.select().from(shifts).where(inArray(shifts.scheduleId, died))).toEqual([])
})
