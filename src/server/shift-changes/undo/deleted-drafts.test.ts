/** A deleted draft counts nowhere, and comes back as it was. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../../tests/server/planned-month.ts'
import { feedback, overrides, schedules, shifts, undoSteps } from '../../platform/db/schema/index.ts'
import { type Actors, march, openRequestBench, type RequestBench } from '../../requests/testing/request-bench.ts'

const planned: Planned[] = [
  { date: march(3), role: 'day', place: 0, isLocked: true },
  { date: march(4), role: 'night', place: 1 },
  { date: march(8), role: 'day', place: null },
]

let bench: RequestBench
let group: Actors
let draftId: number

beforeAll(async () => {
  bench = await openRequestBench('2027-02-01T15:00:00Z')
})
afterAll(() => bench.test.close())
beforeEach(async () => {
  group = await bench.addGroup()
  draftId = (await addSchedule(bench.orm, group, 'draft', planned, 'Second try')).schedule.id
})

const call = (method: 'GET' | 'POST' | 'DELETE' | 'PUT', path: string, body?: object) =>
  group.call(group.admin, method, path, body)
const remove = () => call('DELETE', `/api/schedules/${draftId}`)
const restore = () => call('POST', `/api/schedules/${draftId}/restore`, {})

/** Row by row, all that belongs to it. */
async function stateOf(id: number) {
  const { orm } = bench
  const [schedule] = await orm.select().from(schedules).where(eq(schedules.id, id))
  return {
    // What somebody saw before it was deleted is stale.
    schedule: { ...schedule!, version: 0, updatedAt: null },
    shifts: await orm.select().from(shifts).where(eq(shifts.scheduleId, id)).orderBy(shifts.id),
    overrides: await orm.select().from(overrides).where(eq(overrides.scheduleId, id)),
    steps: await orm.select().from(undoSteps).where(eq(undoSteps.scheduleId, id)).orderBy(undoSteps.id),
    feedback: await orm.select().from(feedback).where(eq(feedback.scheduleId, id)),
  }
}

/** Hand-set, locked, and removed shifts, an override, and steps that can be undone. */
async function work(): Promise<void> {
  const [, second, third] = (await stateOf(draftId)).shifts
  const path = `/api/schedules/${draftId}/edits`
  const reason = 'Agreed by phone'
  const give = { do: 'change', shiftId: second!.id, version: 1, physicianId: group.person(0), date: march(3) }
  expect(await call('POST', path, { edits: [give], reason })).toMatchObject({ status: 200 })
  expect(await call('POST', path, { edits: [{ do: 'remove', shiftId: third!.id, version: 1 }] })).toMatchObject({
    status: 200,
  })
}

it('brings back all of it, row by row, to be undone further', async () => {
  await work()
  const before = await stateOf(draftId)
  expect([before.overrides.length > 0, before.steps.length]).toEqual([true, 2])
  expect(await remove()).toMatchObject({ status: 200 })
  expect(await stateOf(draftId)).not.toEqual(before)
  expect(await restore()).toMatchObject({ status: 200, body: { id: draftId, status: 'draft', name: 'Second try' } })
  expect(await stateOf(draftId)).toEqual(before)
  const stepId = before.steps.at(-1)!.id
  const undone = await call('POST', `/api/schedules/${draftId}/steps/turn`, { stepId, isUndone: true })
  expect(undone).toMatchObject({ status: 200 })
  expect(await restore()).toMatchObject({ status: 404, body: { message: 'This draft can no longer be restored.' } })
})

it('is nowhere in the meantime', async () => {
  await work()
  const [shift] = (await stateOf(draftId)).shifts
  const { body: other } = await call('POST', `/api/schedules/${draftId}/duplicate`, { name: 'Third try' })
  expect((await call('GET', `/api/schedules/${other.id}/steps`)).body).toHaveLength(1)
  expect((await call('GET', `/api/schedules/${other.id}/overrides`)).body).not.toEqual([])
  await remove()
  for (const [method, path, body] of [
    ['GET', `/api/shifts/schedule/${draftId}`],
    ['GET', `/api/shifts/${shift!.id}/candidates`],
    ['GET', `/api/schedules/${draftId}/steps`],
    ['GET', `/api/schedules/${draftId}/assessment`],
    ['GET', `/api/schedules/${other.id}/compare/${draftId}`],
    ['POST', `/api/schedules/${draftId}/publish`, {}],
    ['POST', `/api/schedules/${draftId}/choose`, {}],
    ['POST', `/api/schedules/${draftId}/duplicate`, {}],
    ['PUT', `/api/schedules/${draftId}`, { name: 'Another' }],
    ['DELETE', `/api/schedules/${draftId}`],
  ] as const)
    expect((await call(method, path, body)).status, `${method} ${path}`).toBe(404)
  const { body: listed } = await call('GET', `/api/schedules/group/${group.groupId}`)
  expect(listed.map(({ name }: { name: string }) => name)).not.toContain('Second try')
  // Nothing goes back to it except undo, and its overrides count in no other draft.
  expect((await call('GET', `/api/schedules/${other.id}/steps`)).body).toMatchObject([{ kind: 'delete' }])
  expect((await call('GET', `/api/schedules/${other.id}/overrides`)).body).toEqual([])
  const away = await group.asked(group.person(0), { requestedDate: march(3), reason: 'A wedding' })
  const { body: effect } = await call('GET', `/api/shift-requests/${away.id}/review`)
  expect(JSON.stringify(effect)).not.toContain('Second try')
})

it('is undone in whichever schedule is open next, like any change', async () => {
  const { schedule: next } = await addSchedule(bench.orm, group, 'draft', [{ date: march(9), role: 'day', place: 2 }])
  await work()
  const before = await stateOf(draftId)
  await remove()
  const path = `/api/schedules/${next.id}/steps`
  const { body: steps } = await call('GET', path)
  expect(steps).toMatchObject([{ kind: 'delete', shifts: 0, isUndone: false }])
  const turn = { stepId: steps[0].id, isUndone: true }
  const undone = await call('POST', `${path}/turn`, turn)
  expect(undone).toMatchObject({ status: 200, body: { schedule: { id: draftId, status: 'draft' }, shifts: [] } })
  expect(await stateOf(draftId)).toEqual(before)
  expect((await call('POST', `${path}/turn`, turn)).status).toBe(404)
  // Only a deletion of the last hour: nobody expects a key to bring back what they deleted days ago.
  await remove()
  const [step] = (await call('GET', path)).body
  await bench.orm
    .update(undoSteps)
    .set({ createdAt: new Date(Date.now() - 61 * 60_000) })
    .where(eq(undoSteps.id, step.id))
  expect((await call('GET', path)).body).toEqual([])
})

it('gives no shift to somebody whose time off was approved since', async () => {
  await remove()
  const leave = await group.asked(group.person(1), { requestedDate: march(4), reason: 'A wedding' })
  expect((await group.approve(leave.id)).status).toBe(200)
  expect(await restore()).toMatchObject({
    status: 409,
    body: { message: 'First1 Last1 now has approved time off on Thu, Mar 4.' },
  })
})

it('gives no shift to somebody who left since', async () => {
  await remove()
  expect((await call('DELETE', `/api/physicians/${group.person(1)}`)).status).toBe(200)
  expect(await restore()).toMatchObject({
    status: 409,
    body: { message: 'First1 Last1 left the group, and this draft has a shift for them on Thu, Mar 4.' },
  })
})
