/** Physicians and their shifts: what a deactivation opens, what they ask for, and who counts as working. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, addPerson, type TestGroup } from '../../../tests/server/two-groups.ts'
import { changeAs, type MakeChange } from '../platform/changes/change.ts'
import { roles, schedules, shifts } from '../platform/db/schema/index.ts'
import { stampPerson } from '../platform/scope.ts'
import { settleRequests } from '../requests/settle-requests.ts'
import { deactivatePhysician } from './end-membership.ts'
import { openPhysicianBench, type PhysicianBench } from './testing/physician-bench.ts'

let bench: PhysicianBench
let test: TestApp
let own: TestGroup

beforeAll(async () => {
  bench = await openPhysicianBench()
  test = bench.test
  own = bench.own
})
afterAll(() => test.close())

describe('deactivating', () => {
  it('opens the shifts from tomorrow on in draft and active schedules, and names them', async () => {
    const group = await addGroup(test.services.orm)
    const orm = test.services.orm
    const shared = { groupId: group.ids.group, physicianId: group.physician, roleId: group.ids.role }
    const [archived] = await orm
      .insert(schedules)
      .values({ groupId: group.ids.group, name: 'Old', month: 12, year: 2026, status: 'archived' })
      .returning()
    const times = { startTime: '07:00', endTime: '19:00' }
    const active = group.ids.schedule
    const added = await orm
      .insert(shifts)
      .values([
        { ...shared, ...times, scheduleId: active, date: '2026-12-10' },
        { ...shared, ...times, scheduleId: active, date: '2026-12-11' },
        { ...shared, ...times, scheduleId: archived!.id, date: '2026-12-12' },
      ])
      .returning()
    const [draft] = await orm
      .insert(schedules)
      .values({ groupId: group.ids.group, name: 'Draft', month: 2, year: 2027 })
      .returning()
    const [inDraft] = await orm
      .insert(shifts)
      .values({ ...shared, ...times, scheduleId: draft!.id, date: '2027-02-01' })
      .returning()
    const answer = (await bench.remove(group.physician, group.admin)).json()
    expect(answer).toEqual({
      ok: true,
      opened: [
        { id: added[1]!.id, date: '2026-12-11', role: 'Rounder', isDraft: false },
        { id: group.ids.shift, date: '2027-01-04', role: 'Rounder', isDraft: false },
        { id: inDraft!.id, date: '2027-02-01', role: 'Rounder', isDraft: true },
      ],
    })
    const kept = await orm.select().from(shifts).where(eq(shifts.physicianId, group.physician))
    expect(kept.map(({ date }) => date).sort()).toEqual(['2026-12-10', '2026-12-12'])
    expect(await bench.lastAuditEvent(group.physician)).toMatchObject({
      action: 'physician.deactivate',
      text: expect.stringMatching(/^removed Test Person \d+; 2 shifts opened, and 1 in drafts$/),
    })
    expect((await bench.remove(group.physician, group.admin)).statusCode).toBe(404)
  })

  it('opens the shifts of a draft, too, that is made while it waits for the person', async () => {
    const { orm, advisor, queue, now } = test.services
    const group = await addGroup(orm)
    const ids = { userId: group.admin, groupId: group.ids.group }
    const person = stampPerson({ ...ids, role: 'admin', name: '', email: '', sid: '' })
    const scope = Object.assign(person, { groupId: group.ids.group })
    const make = changeAs({ orm, queue, now, mailDomain: 'test.example', host: () => 'test.example' }, scope, [])
    const draft = { groupId: group.ids.group, name: 'Late', month: 1, year: 2027 }
    let scheduleId = 0
    const makeLate: MakeChange = async (work) => {
      if (scheduleId === 0) {
        scheduleId = (await orm.insert(schedules).values(draft).returning())[0]!.id
        const place = { groupId: group.ids.group, scheduleId, physicianId: group.physician, roleId: group.ids.role }
        await orm.insert(shifts).values({ ...place, date: '2027-01-04', startTime: '07:00', endTime: '19:00' })
      }
      return make(work)
    }
    await deactivatePhysician({ orm, advisor, now, settleRequests }, scope, group.physician, makeLate)
    const [late] = await orm.select().from(shifts).where(eq(shifts.scheduleId, scheduleId))
    expect(late?.physicianId).toBeNull()
  })

  it('brings somebody back; the shifts stay open', async () => {
    const person = await addPerson(test.services.orm, own.ids.group)
    expect((await bench.remove(person)).json()).toEqual({ ok: true, opened: [] })
    expect((await bench.list()).find(({ id }) => id === person)?.isActive).toBe(false)
    const back = await test.call('POST', `/api/physicians/${person}/reactivate`, { as: own.admin, body: {} })
    expect(back.json()).toMatchObject({ id: person, isActive: true })
    expect(await bench.lastAuditEvent(person)).toMatchObject({ action: 'physician.reactivate' })
  })

  it('never removes an admin', async () => {
    const refused = await bench.remove(own.admin)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'You can’t remove an administrator. Change their role to physician first.',
    ])
  })
})

describe('preferences', () => {
  const save = (body: unknown, as: number) => test.call('PUT', '/api/preferences/my', { as, body })

  it('start empty, are kept, and refuse a stale save', async () => {
    const me = await addPerson(test.services.orm, own.ids.group)
    const empty = (await test.call('GET', '/api/preferences/my', { as: me })).json()
    expect(empty).toMatchObject({ version: 0, preferredShifts: [], avoidConsecutive: false, preferWeekends: false })
    const wanted = { maxShiftsPerMonth: 12, preferredShifts: [{ date: '2027-01-05', wants: 'off' }], version: 0 }
    expect((await save(wanted, me)).json()).toMatchObject({ maxShiftsPerMonth: 12, version: 1 })
    const late = await save({ maxShiftsPerMonth: 3, version: 0 }, me)
    expect([late.statusCode, late.json().current.maxShiftsPerMonth]).toEqual([409, 12])
    const refused = await save({ maxShiftsPerMonth: 32 }, me)
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Must be a whole number from 0 to 31'])
  })

  it('are read by coordinators of the group, and nobody else', async () => {
    const me = await addPerson(test.services.orm, own.ids.group)
    await save({ notes: 'No nights in January' }, me)
    const read = (as: number) => test.call('GET', `/api/preferences/${me}`, { as })
    expect((await read(own.admin)).json()).toMatchObject({ notes: 'No nights in January', version: 1 })
    const other = await addGroup(test.services.orm)
    expect([(await read(own.physician)).statusCode, (await read(other.admin)).statusCode]).toEqual([403, 404])
  })

  it('name no role of another group', async () => {
    const other = await addGroup(test.services.orm)
    const preference = { date: '2027-01-05', wants: 'work', roleId: other.ids.role }
    expect((await save({ preferredShifts: [preference] }, own.physician)).statusCode).toBe(404)
  })
})

describe('the figures', () => {
  it('count physicians with a shift today once, and backups on call', async () => {
    const group = await addGroup(test.services.orm)
    const [backup] = await test.services.orm
      .insert(roles)
      .values({ groupId: group.ids.group, name: 'Jeopardy', category: 'backup', daysOfWeek: ['monday'] })
      .returning()
    const shared = { groupId: group.ids.group, scheduleId: group.ids.schedule, date: '2026-12-10' }
    const second = await addPerson(test.services.orm, group.ids.group)
    await test.services.orm.insert(shifts).values([
      { ...shared, physicianId: group.physician, roleId: group.ids.role, startTime: '07:00', endTime: '12:00' },
      { ...shared, physicianId: group.physician, roleId: group.ids.role, startTime: '13:00', endTime: '19:00' },
      { ...shared, physicianId: second, roleId: backup!.id, startTime: '19:00', endTime: '07:00' },
      { ...shared, physicianId: null, roleId: group.ids.role, startTime: '07:00', endTime: '19:00' },
    ])
    const stats = (await test.call('GET', '/api/dashboard/stats', { as: group.admin })).json()
    expect(stats).toMatchObject({ totalPhysicians: 2, activeToday: 2, activeShifts: 1, onCallToday: 1 })
  })
})
