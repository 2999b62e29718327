/** Call-outs: up to three plans over published schedules, and applying one in one step. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallOut } from '../../contract/call-outs.ts'
import { schedules, shiftRequests, shifts } from '../platform/db/schema/index.ts'
import { stateOf } from '../requests/testing/group-state.ts'
import { type Actors, march, openRequestBench, type RequestBench } from '../requests/testing/request-bench.ts'
import { stepsOfPlan } from '../shift-changes/steps-of-plan.ts'
import { addGroupWithBackup, planFor } from './testing/backup-bench.ts'

let bench: RequestBench

beforeAll(async () => {
  bench = await openRequestBench('2027-03-01T05:00:00Z')
})
afterAll(() => bench.test.close())

const apply = (group: Actors, sick: CallOut, kind: string) => {
  const { physicianId, startDate, endDate } = sick
  const plan = sick.plans.find((one) => one.kind === kind)!
  const asked = plan.asked.map(({ shiftId, physicianId: id }) => ({ shiftId, physicianId: id }))
  return group.call(group.admin, 'POST', '/api/call-outs', {
    physicianId,
    startDate,
    endDate,
    kind,
    steps: plan.steps,
    asked,
  })
}

const withBackup = () => addGroupWithBackup(bench)

describe('plans', () => {
  it('offer backup, pickup and fewest changes, each with whom it disturbs, on the very shifts', async () => {
    const group = await withBackup()
    const sick = await planFor(group, 0, march(2), march(2))
    expect(sick).toMatchObject({ name: 'First0 Last0', startDate: march(2) })
    expect(sick.shifts.map(({ id }) => id)).toEqual([group.shiftOf(0, march(2)).id])
    expect(sick.plans.map(({ kind }) => kind)).toEqual(['backup', 'pickup', 'fewest-changes'])
    const [backup, pickup, fewest] = sick.plans
    expect(backup!.disturbed).toMatchObject([
      { name: 'First6 Last6', says: 'takes Day instead of Backup on Tue, Mar 2' },
    ])
    expect(pickup!.disturbed).toEqual([])
    expect(pickup!.asked.length).toBeGreaterThan(1)
    expect(pickup!.open.map(({ id }) => id)).toEqual([group.shiftOf(0, march(2)).id])
    expect(fewest!.open).toEqual([])
    expect(fewest!.steps).toHaveLength(1)
  })

  it('say once what is the same on several days', async () => {
    const group = await withBackup()
    const [backup] = await bench.orm
      .select()
      .from(shifts)
      .where(eq(shifts.physicianId, group.person(6)))
    const place = { groupId: group.groupId, scheduleId: group.scheduleId, startTime: '07:00', endTime: '19:00' }
    await bench.orm
      .insert(shifts)
      .values({ ...place, roleId: backup!.roleId, date: march(1), physicianId: group.person(6) })
    const sick = await planFor(group, 0, march(1), march(2))
    expect(sick.plans.find(({ kind }) => kind === 'backup')!.disturbed).toMatchObject([
      { name: 'First6 Last6', says: 'takes Day instead of Backup on Mar 1–2' },
    ])
  })

  it('span two months', async () => {
    const group = await bench.addGroup([{ date: march(31), role: 'day', place: 0 }])
    const [april] = await bench.orm
      .insert(schedules)
      .values({ groupId: group.groupId, name: 'April 2027', month: 4, year: 2027, status: 'active' })
      .returning()
    const place = {
      groupId: group.groupId,
      scheduleId: april!.id,
      roleId: group.day,
      startTime: '07:00',
      endTime: '19:00',
    }
    await bench.orm.insert(shifts).values({ ...place, date: '2027-04-01', physicianId: group.person(0) })
    const sick = await planFor(group, 0, march(30), '2027-04-02')
    expect(sick.shifts.map(({ date }) => date)).toEqual([march(31), '2027-04-01'])
    const fewest = sick.plans.find(({ kind }) => kind === 'fewest-changes')!
    expect(fewest.steps).toHaveLength(2)
    expect((await apply(group, sick, 'fewest-changes')).status).toBe(200)
    for (const { id } of sick.shifts) expect(await group.ownerOf(id)).not.toBeNull()
  })

  it('are none for days without a shift; the past and other groups are refused', async () => {
    const group = await bench.addGroup()
    expect((await planFor(group, 7, march(2), march(3))).plans).toEqual([])
    const ask = (query: string) => group.call(group.admin, 'GET', `/api/call-outs/plans?${query}`)
    const past = await ask(`physicianId=${group.person(0)}&startDate=2027-02-20&endDate=2027-02-21`)
    expect([past.status, past.body.field]).toEqual([400, 'startDate'])
    expect((await ask(`physicianId=2000000&startDate=${march(2)}&endDate=${march(2)}`)).status).toBe(404)
  })

  it('give every shift that somebody leaves to who takes it, or open it', () => {
    const row = (id: number, physicianId: number | null, roleId: number) => ({
      ...{ id, version: id, physicianId, roleId, date: march(1), status: 'scheduled' as const },
    })
    const rows = [row(1, 10, 1), row(2, 11, 2), row(3, null, 2)]
    const changes = [
      { physicianId: '11', date: march(1), fromRoleId: '2', toRoleId: '1' },
      { physicianId: '12', date: march(1), toRoleId: '2' },
    ]
    expect(stepsOfPlan(rows, [rows[0]!], changes)).toEqual([
      { shiftId: 1, version: 1, physicianId: 11 },
      { shiftId: 2, version: 2, physicianId: 12 },
    ])
    expect(stepsOfPlan(rows, [rows[0]!], [{ physicianId: '12', date: march(1), toRoleId: '9' }])).toBeUndefined()
  })
})

describe('applying', () => {
  it('records the absence, changes the shifts, tells everybody and leaves an audit event', async () => {
    const group = await withBackup()
    const sick = await planFor(group, 0, march(2), march(3))
    const { status, body } = await apply(group, sick, 'fewest-changes')
    expect(status).toBe(200)
    expect(body.request).toMatchObject({
      requestorId: group.person(0),
      status: 'approved',
      isEmergency: true,
      requestedDate: march(2),
      endDate: march(3),
      reviewedBy: group.admin,
    })
    const replaced = sick.plans.find(({ kind }) => kind === 'fewest-changes')!.steps
    for (const { shiftId, physicianId } of replaced) expect(await group.ownerOf(shiftId)).toBe(physicianId)
    const taker = replaced.find(({ physicianId }) => physicianId !== null)!.physicianId!
    const [message] = (await group.messagesOf(taker)).slice(-1)
    expect(message).toContain('The schedule changed on short notice. Added:')
    expect(message).not.toContain('Last0')
    expect((await group.messagesOf(group.person(0))).at(-1)).toContain('We recorded your time off (Mar 2–3).')
    expect(body.notified).toBeGreaterThanOrEqual(2)
    const [event] = await group.auditLog()
    expect(event).toMatchObject({ action: 'call-out.apply', actorId: group.admin, onBehalfOfId: group.person(0) })
    expect(event!.text).toContain('recorded that First0 Last0 is out (Mar 2–3)')
  })

  it('of a pickup leaves the shifts open and asks the colleagues', async () => {
    const group = await bench.addGroup()
    const sick = await planFor(group, 0, march(2), march(2))
    expect((await apply(group, sick, 'pickup')).status).toBe(200)
    expect(await group.ownerOf(group.shiftOf(0, march(2)).id)).toBeNull()
    const asked = sick.plans.find(({ kind }) => kind === 'pickup')!.asked[0]!
    const messages = await group.messagesOf(asked.physicianId)
    expect(messages.at(-1)).toBe('Can you take Day on Tue, Mar 2? It opened up on short notice.')
  })

  it('asks nobody of another group, and about no shift of one', async () => {
    const group = await bench.addGroup()
    const other = await bench.addGroup()
    const sick = await planFor(group, 0, march(2), march(2))
    const { id: shiftId } = group.shiftOf(0, march(2))
    const foreign = [
      { shiftId, physicianId: other.person(1) },
      { shiftId: other.shiftOf(0, march(2)).id, physicianId: group.person(1) },
    ]
    for (const asked of foreign) {
      const { physicianId, startDate, endDate } = sick
      const plan = { physicianId, startDate, endDate, kind: 'pickup', steps: sick.plans[0]!.steps, asked: [asked] }
      const { status, body } = await group.call(group.admin, 'POST', '/api/call-outs', plan)
      expect([status, body.field]).toEqual([404, 'asked'])
    }
    expect(await group.ownerOf(shiftId)).toBe(group.person(0))
  })

  it('approves what the physician reported, and refuses a plan that is out of date', async () => {
    const group = await bench.addGroup()
    const reported = await group.call(group.person(0), 'POST', '/api/call-outs/report', {
      startDate: march(2),
      endDate: march(2),
      note: 'Fever',
    })
    expect(reported.body).toMatchObject({ status: 'pending', isEmergency: true, reason: 'Fever' })
    const [told] = (await group.messagesOf(group.admin)).slice(-1)
    expect(told).toMatch(/^First0 Last0 called out \(/)
    expect(told).not.toContain('Fever')
    expect(told).not.toContain('Short notice')
    const sick = await planFor(group, 0, march(2), march(2))
    await bench.orm.update(shifts).set({ version: 9 }).where(eq(shifts.id, sick.shifts[0]!.id))
    const stale = await apply(group, sick, 'fewest-changes')
    expect([stale.status, stale.body.code, stale.body.current[0].version]).toEqual([409, 'stale', 9])
    const { body } = await apply(group, await planFor(group, 0, march(2), march(2)), 'fewest-changes')
    expect(body.request).toMatchObject({ id: reported.body.id, status: 'approved' })
    const all = await bench.orm.select().from(shiftRequests).where(eq(shiftRequests.groupId, group.groupId))
    expect(all).toHaveLength(1)
  })
})

describe('undoing a plan', () => {
  const report = async (group: Actors) => {
    const days = { startDate: march(2), endDate: march(4) }
    const { body } = await group.call(group.person(0), 'POST', '/api/call-outs/report', { ...days, note: 'Fever' })
    return body.id as number
  }
  const undo = (group: Actors, id: number) => group.call(group.admin, 'POST', `/api/shift-requests/${id}/undo`, {})

  it.each(['backup', 'pickup', 'fewest-changes'])(
    'puts back what %s changed, and the call-out waits again',
    async (kind) => {
      const group = await withBackup()
      const id = await report(group)
      // The schedule has the scores of the moment, as after any change.
      await apply(group, await planFor(group, 0, march(2), march(2)), kind)
      expect((await undo(group, id)).status).toBe(200)

      const before = await stateOf(bench.orm, group)
      const { body } = await apply(group, await planFor(group, 0, march(2), march(2)), kind)
      expect(body).toMatchObject({ canUndo: true, request: { id, status: 'approved', endDate: march(2) } })
      expect(await stateOf(bench.orm, group)).not.toEqual(before)
      const waiting = { id, status: 'pending', requestedDate: march(2), endDate: march(4) }
      expect((await undo(group, id)).body).toMatchObject(waiting)
      expect(await stateOf(bench.orm, group)).toEqual(before)
      const { body: timeline } = await group.call(group.admin, 'GET', `/api/call-outs/${id}`)
      expect(timeline).toMatchObject({ isOpen: true, coveredAt: null })
    },
  )

  it('cancels time off that was recorded with it, and says so to whoever works again', async () => {
    const group = await withBackup()
    const first = await apply(group, await planFor(group, 0, march(2), march(2)), 'backup')
    await undo(group, first.body.request.id)
    const before = await stateOf(bench.orm, group)
    const { body } = await apply(group, await planFor(group, 0, march(2), march(2)), 'backup')
    const { id } = body.request
    expect((await undo(group, id)).body).toMatchObject({ id, status: 'cancelled' })
    const after = await stateOf(bench.orm, group)
    expect({ ...after, requests: after.requests.filter((one) => one.id !== id) }).toEqual(before)
    expect((await group.messagesOf(group.person(0))).at(-1)).toContain('Your time off (Tue, Mar 2) was canceled.')
    expect((await undo(group, id)).status).toBe(409)
  })

  it('is refused when a shift changed hands since, and of leave that was approved before', async () => {
    const group = await withBackup()
    const { body } = await apply(group, await planFor(group, 0, march(2), march(2)), 'fewest-changes')
    const { id: shiftId } = group.shiftOf(0, march(2))
    await bench.orm.update(shifts).set({ version: 9, physicianId: null }).where(eq(shifts.id, shiftId))
    const refused = await undo(group, body.request.id)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Someone has changed these shifts since, so you can’t undo this decision.',
    ])
    await bench.orm
      .update(shifts)
      .set({ physicianId: group.person(0) })
      .where(eq(shifts.id, shiftId))
    const again = await apply(group, await planFor(group, 0, march(2), march(2)), 'fewest-changes')
    expect(again.body).toMatchObject({ canUndo: false, request: { id: body.request.id } })
  })
})
