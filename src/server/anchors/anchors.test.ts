/** Anchors: what published shifts propose, and saving switch days and tracks together. */
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addDays } from '../../engine/calendar.ts'
import { users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-04-01T12:00:00Z'))
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 3)
})

const week = (place: number, from: string) =>
  Array.from({ length: 7 }, (_, day): Planned => ({ date: addDays(from, day), role: 'day', place }))
const propose = (as = own.admin) => test.call('GET', `/api/groups/${own.groupId}/anchors/proposal`, { as })
const save = (body: object) => test.call('PUT', `/api/groups/${own.groupId}/anchors`, { as: own.admin, body })

async function tracks() {
  const rows = await test.services.orm.select().from(users).where(inArray(users.id, own.physicians)).orderBy(users.id)
  return rows.map(({ track, version }) => ({ track, version }))
}

it('proposes what published shifts show, and nothing from drafts', async () => {
  const planned = [
    ...[...week(0, '2027-03-02'), ...week(0, '2027-03-16')],
    ...[...week(1, '2027-03-09'), ...week(1, '2027-03-23')],
  ]
  await addSchedule(test.services.orm, own, 'draft', planned)
  expect((await propose()).json()).toEqual({ from: null, to: null, switchDays: [], tracks: [] })
  await addSchedule(test.services.orm, own, 'active', planned)
  expect((await propose()).json()).toEqual({
    ...{ from: '2027-03-02', to: '2027-03-29', switchDays: ['tuesday'] },
    tracks: [
      { physicianId: own.physicians[0], track: '2027-03-02', fit: 1 },
      { physicianId: own.physicians[1], track: '2027-03-09', fit: 1 },
    ],
  })
})

it('saves switch days and tracks in one step, or nothing of it', async () => {
  const [first, second] = own.physicians
  const saved = await save({ switchDays: ['tuesday'], tracks: [{ physicianId: first, track: '2027-03-02' }] })
  expect(saved.statusCode, saved.body).toBe(200)
  expect((await tracks()).slice(0, 2)).toEqual([
    { track: '2027-03-02', version: 2 },
    { track: null, version: 1 },
  ])
  const group = await test.call('GET', '/api/groups/my/group', { as: own.admin })
  expect(group.json().settings.switchDays).toEqual(['tuesday'])
  const stale = await save({ switchDays: [], tracks: [{ physicianId: second, track: '2027-03-09' }], version: 1 })
  expect(stale.statusCode).toBe(409)
  const three = await save({ switchDays: ['monday', 'tuesday', 'friday'], tracks: [] })
  expect([three.statusCode, three.json().message]).toEqual([400, expect.stringContaining('at most two switch days')])
  const cleared = await save({ switchDays: [], tracks: [{ physicianId: first, track: null }] })
  expect(cleared.statusCode, cleared.body).toBe(200)
  expect((await tracks()).map(({ track }) => track)).toEqual([null, null, null])
})
