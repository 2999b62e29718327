/** Roles: defaults, limits, versions, and deleting one. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { auditEvents } from '../platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup

beforeAll(async () => {
  test = await openTestApp()
  own = await addGroup(test.services.orm)
})
afterAll(() => test.close())

const create = (body: unknown) => test.call('POST', '/api/roles', { as: own.admin, body })
const list = async () => (await test.call('GET', `/api/roles/group/${own.ids.group}`, { as: own.physician })).json()

it('fills in the defaults and writes the audit log in the same step', async () => {
  const made = (await create({ name: 'Admitter' })).json()
  expect(made).toMatchObject({
    category: 'rounder',
    startTime: '07:00',
    endTime: '19:00',
    requiredCount: 1,
    countsByWeekday: {},
    countsByDate: [],
    priority: 1,
  })
  expect(made.daysOfWeek).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
  const auditLog = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.thingId, made.id))
  expect(auditLog.filter((event) => event.thing === 'role')).toMatchObject([
    { action: 'role.create', text: 'added the role Admitter' },
  ])
})

const dec25 = { date: '2026-12-25', count: 6 }

it.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(256) }, 'name'],
  [{ name: 'A', priority: 11 }, 'priority'],
  [{ name: 'A', requiredCount: 0 }, 'requiredCount'],
  [{ name: 'A', startTime: '25:00' }, 'startTime'],
  [{ name: 'A', category: 'janitor' }, 'category'],
  [{ name: 'A', daysOfWeek: ['someday'] }, 'daysOfWeek.0'],
  [{ name: 'A', countsByWeekday: { monday: -1 } }, 'countsByWeekday.monday'],
  [{ name: 'A', countsByWeekday: { monday: 101 } }, 'countsByWeekday.monday'],
  [{ name: 'A', countsByWeekday: { funday: 1 } }, 'countsByWeekday'],
  [{ name: 'A', countsByDate: [{ date: '2026-12-25', count: 1.5 }] }, 'countsByDate.0.count'],
  [{ name: 'A', countsByDate: [{ date: 'Christmas', count: 1 }] }, 'countsByDate.0.date'],
  [{ name: 'A', countsByDate: [dec25, { date: '2027-01-03', count: 10 }, dec25] }, 'countsByDate.2.date'],
  [{ name: 'A\u0000' }, 'name'],
])('refuses %j and names the field', async (body, field) => {
  const refused = await create(body)
  expect([refused.statusCode, refused.json().field]).toEqual([400, field])
})

it('does not restrict a role to people of another group', async () => {
  const other = await addGroup(test.services.orm)
  const refused = await create({ name: 'ICU', restrictions: { only: [other.physician] } })
  expect([refused.statusCode, refused.json().field]).toEqual([404, 'restrictions'])
})

it('refuses an external ID that another role has, at its field, until that role is deleted', async () => {
  const day = (await create({ name: 'Day triage', externalId: 'TRIAGE' })).json()
  const night = (await create({ name: 'Night triage', externalId: '' })).json()
  const update = (id: number, body: object) => test.call('PUT', `/api/roles/${id}`, { as: own.admin, body })
  const message = 'Day triage already has this external ID.'
  const refusal = { message, field: 'externalId', problems: [{ field: 'externalId', message }] }
  for (const refused of [
    await create({ name: 'Third', externalId: 'TRIAGE' }),
    await update(night.id, { externalId: 'TRIAGE' }),
  ]) {
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject(refusal)
  }
  expect((await update(day.id, { externalId: 'TRIAGE' })).statusCode).toBe(200)
  await test.call('DELETE', `/api/roles/${day.id}`, { as: own.admin })
  expect((await update(night.id, { externalId: 'TRIAGE' })).statusCode).toBe(200)
})

it('refuses a stale change and keeps what is there', async () => {
  const made = (await create({ name: 'Swing' })).json()
  const change = (body: unknown) => test.call('PUT', `/api/roles/${made.id}`, { as: own.admin, body })
  expect((await change({ priority: 2, version: 1 })).json()).toMatchObject({ priority: 2, version: 2, name: 'Swing' })
  const late = await change({ priority: 3, version: 1 })
  expect(late.json()).toMatchObject({ code: 'stale', current: { priority: 2 } })
})

it('changes only what it is given', async () => {
  const made = (await create({ name: 'Nights', startTime: '19:00', endTime: '07:00', category: 'coverage' })).json()
  const after = (await test.call('PUT', `/api/roles/${made.id}`, { as: own.admin, body: { requiredCount: 3 } })).json()
  expect(after).toMatchObject({ startTime: '19:00', category: 'coverage', requiredCount: 3 })
})

it('keeps counts by weekday and by date, and the audit log says what changed', async () => {
  const rounders = { name: 'Rounders', requiredCount: 9, countsByWeekday: { saturday: 7, sunday: 7 } }
  const made = (await create(rounders)).json()
  expect(made).toMatchObject(rounders)
  const body = { countsByWeekday: { saturday: 6, sunday: 0 }, countsByDate: [dec25] }
  const after = (await test.call('PUT', `/api/roles/${made.id}`, { as: own.admin, body })).json()
  expect(after).toMatchObject({ ...body, requiredCount: 9 })
  const { events } = (await test.call('GET', '/api/audit?action=role.update&limit=1', { as: own.admin })).json()
  expect(events[0].changes).toEqual([
    { what: 'Count by date', before: '', after: 'Dec 25, 2026: 6' },
    { what: 'Count by weekday: Sunday', before: '7', after: '0' },
    { what: 'Count by weekday: Saturday', before: '7', after: '6' },
  ])
})

it('takes a deleted role off the list; its shifts keep it', async () => {
  const before = await list()
  expect((await test.call('DELETE', `/api/roles/${own.ids.role}`, { as: own.admin })).json()).toEqual({ ok: true })
  expect(await list()).toHaveLength(before.length - 1)
  expect((await test.call('DELETE', `/api/roles/${own.ids.role}`, { as: own.admin })).statusCode).toBe(404)
  const shifts = (await test.call('GET', `/api/shifts/schedule/${own.ids.schedule}`, { as: own.physician })).json()
  expect(shifts).toMatchObject([{ role: 'Rounder', physicianName: expect.stringContaining('Test Person') }])
})
