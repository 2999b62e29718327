/** Overriding conflicts that are in a schedule: with a reason, undone and redone exactly, and never against a colleague. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule } from '../../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { auditEvents, overrides, schedules, users } from '../../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup
let id: number
let shiftIds: number[]

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
/** A day right after a night: too little rest, which nobody overrode. */
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
  const made = await addSchedule(test.services.orm, own, 'draft', [
    { date: '2027-03-03', role: 'night', place: 0 },
    { date: '2027-03-04', role: 'day', place: 0 },
  ])
  id = made.schedule.id
  shiftIds = made.shifts.map((shift) => shift.id)
})

const call = (method: string, path: string, body?: object, as = own.admin) =>
  test.call(method, `/api/schedules/${id}/${path}`, { as, ...(body && { body }) })
const conflictKeys = async (): Promise<string[]> =>
  (await call('GET', 'assessment'))
    .json()
    .broken.map(({ key }: { key: string }) => key)
    .sort()
const set = (keys: string[], reason: string | null, as = own.admin) => call('PUT', 'overrides', { keys, reason }, as)
type Listed = { key: string; reason: string; userId: number }
const listed = async (): Promise<Listed[]> =>
  (await call('GET', 'overrides'))
    .json()
    .map(({ key, reason, userId }: Listed) => ({ key, reason, userId }))
    .sort((one: Listed, other: Listed) => one.key.localeCompare(other.key))
const turn = (stepId: number, isUndone: boolean) => call('POST', 'steps/turn', { stepId, isUndone })
const addCoordinator = async () => {
  const [other] = await test.services.orm
    .insert(users)
    .values({
      ...{ email: `other${own.groupId}@staffed.example`, firstName: 'Olu', lastName: 'Other' },
      ...{ role: 'admin' as const, groupId: own.groupId },
    })
    .returning()
  return other!.id
}

it('overrides a conflict with a reason, and undo and redo take exactly that back', async () => {
  const keys = await conflictKeys()
  expect(keys).toHaveLength(2)
  const answer = await set(keys, 'Agreed by phone')
  expect(answer.statusCode, answer.body).toBe(200)
  const { stepId } = answer.json()
  const overridden = keys.map((key) => ({ key, reason: 'Agreed by phone', userId: own.admin }))
  expect(await listed()).toEqual(overridden)
  expect((await call('GET', 'steps')).json()).toMatchObject([{ id: stepId, shifts: 0, overrides: keys.length }])

  expect((await turn(stepId, true)).statusCode).toBe(200)
  expect(await listed()).toEqual([])
  expect((await turn(stepId, false)).statusCode).toBe(200)
  expect(await listed()).toEqual(overridden)
  const log = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.groupId, own.groupId))
  expect(log.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^overrode 2 conflicts in March 2027: First0 Last0 /),
      'undid the override of 2 conflicts in March 2027',
    ]),
  )
})

it('takes an override back, in whichever draft of the month it was given, and undo returns it with its reason', async () => {
  const keys = await conflictKeys()
  await set(keys, 'Agreed by phone')
  const { orm } = test.services
  const before = await orm.select().from(overrides).where(eq(overrides.scheduleId, id))
  const first = id
  id = (await addSchedule(orm, own, 'draft', [], 'Second try')).schedule.id
  const { stepId } = (await set(keys, null)).json()
  expect(await listed()).toEqual([])
  expect((await turn(stepId, true)).statusCode).toBe(200)
  const after = await orm.select().from(overrides).where(eq(overrides.scheduleId, first))
  const plain = (rows: typeof before) => rows.map(({ id: _, ...row }) => row)
  expect(plain(after)).toEqual(plain(before))
})

it('changes nothing where there is no override to take back', async () => {
  const answer = await set(['minimum-rest 1 2027-03-01'], null)
  expect([answer.statusCode, answer.json()]).toEqual([200, { overrides: [], stepId: null }])
})

it('refuses a conflict that the schedule does not have, and an archived schedule', async () => {
  const refused = await set(['minimum-rest 1 2027-03-01'], 'Why not')
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'The schedule changed, and this conflict is gone.',
  ])
  const keys = await conflictKeys()
  await test.services.orm.update(schedules).set({ status: 'archived' }).where(eq(schedules.id, id))
  expect((await set(keys, 'Too late')).statusCode).toBe(409)
})

it('keeps the reason that a colleague gave since', async () => {
  const keys = await conflictKeys()
  const { stepId } = (await set(keys, 'Agreed by phone')).json()
  const other = await addCoordinator()
  await set(keys, 'They asked for it', other)
  const refused = await turn(stepId, true)
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'Someone else has changed this override since.'])
  expect(await listed()).toEqual(keys.map((key) => ({ key, reason: 'They asked for it', userId: other })))
})

it('is taken back with the edit that broke the rule, and returns with it', async () => {
  const body = {
    edits: [{ do: 'change', shiftId: shiftIds[1], version: 1, physicianId: own.physicians[1] }],
  }
  await call('POST', 'edits', body)
  expect(await conflictKeys()).toEqual([])
  const back = {
    edits: [{ ...body.edits[0], version: 2, physicianId: own.physicians[0] }],
    reason: 'They asked for it',
  }
  const { stepId } = (await call('POST', 'edits', back)).json()
  const overridden = await listed()
  expect(overridden).toMatchObject([{ reason: 'They asked for it' }, { reason: 'They asked for it' }])
  expect((await turn(stepId, true)).statusCode).toBe(200)
  expect(await listed()).toEqual([])
  expect((await turn(stepId, false)).statusCode).toBe(200)
  expect(await listed()).toEqual(overridden)
})

it('lists a second shift on one day as a conflict, overridden with its reason until that is taken back', async () => {
  const { orm } = test.services
  id = (await addSchedule(orm, own, 'draft', [{ date: '2027-03-03', role: 'day', place: 0 }], 'Doubled')).schedule.id
  const edits = [{ do: 'add', roleId: own.night, date: '2027-03-03', physicianId: own.physicians[0] }]
  const added = await call('POST', 'edits', { edits, reason: 'Nobody else' })
  expect(added.statusCode, added.body).toBe(200)
  const { broken } = (await call('GET', 'assessment')).json()
  expect(broken).toMatchObject([
    { ruleId: 'one-shift-at-a-time', says: 'First0 Last0 has two shifts on Wed, Mar 3: Day and Night.' },
  ])
  const [{ key }] = broken
  expect(await listed()).toEqual([{ key, reason: 'Nobody else', userId: own.admin }])
  await set([key], null)
  expect((await set([key], 'Asked for it')).statusCode).toBe(200)
  expect(await listed()).toEqual([{ key, reason: 'Asked for it', userId: own.admin }])
})
