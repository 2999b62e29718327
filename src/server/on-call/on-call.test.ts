/** Who is on now and next by role, for keys and for the switchboard's unlisted link. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { groups, roles, schedules, shifts, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup
let now = new Date('2027-01-04T15:30:00Z')

/** Monday: the physician rounds from 7 to 19 in Chicago; nights are N1 (admin) and N2 (open), 19 to 7. */
beforeAll(async () => {
  test = await openTestApp(() => now)
  const { orm } = test.services
  own = await addGroup(orm)
  const groupId = own.ids.group
  await orm
    .update(groups)
    .set({ settings: { timeZone: 'America/Chicago' } })
    .where(eq(groups.id, groupId))
  await orm.update(roles).set({ externalId: 'RND-1' }).where(eq(roles.id, own.ids.role))
  await orm
    .update(users)
    .set({ externalId: '900123', phoneNumber: '555 010 0100', pagerNumber: '7788', firstName: 'Amy', lastName: 'Chen' })
    .where(eq(users.id, own.physician))
  const [night] = await orm
    .insert(roles)
    .values({ groupId, name: 'Night', category: 'coverage', startTime: '19:00', endTime: '07:00', requiredCount: 2 })
    .returning()
  const nightly = { groupId, scheduleId: own.ids.schedule, roleId: night!.id, startTime: '19:00', endTime: '07:00' }
  await orm.insert(shifts).values([
    { ...nightly, date: '2027-01-04', physicianId: own.admin, position: 1 },
    { ...nightly, date: '2027-01-04', position: 2 },
    { ...nightly, date: '2027-01-05', position: 2, physicianId: own.physician, status: 'cancelled' },
  ])
  const [draft] = await orm.insert(schedules).values({ groupId, name: 'Draft', month: 1, year: 2027 }).returning()
  await orm.insert(shifts).values({ ...nightly, scheduleId: draft!.id, date: '2027-01-03', physicianId: own.physician })
})
afterAll(() => test.close())

type Shown = { position: string; startsAt: string; physician: { name: string } | null }
const describeShifts = (list: Shown[]) =>
  list.map(({ position, startsAt, physician }) => `${position} ${startsAt} ${physician?.name ?? 'open'}`)

async function onCall(query = '') {
  const answer = await test.call('GET', `/api/on-call${query}`, { as: own.admin })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

describe('on call', () => {
  it('has now and next by role, published shifts only, with external ids and numbers', async () => {
    const answer = await onCall()
    expect(answer).toMatchObject({ groupId: own.ids.group, timeZone: 'America/Chicago', at: now.toISOString() })
    const [rounder, night] = answer.roles
    expect(rounder).toMatchObject({ externalId: 'RND-1', name: 'Rounder', next: [] })
    expect(rounder.now).toMatchObject([
      {
        position: 'Rounder',
        startsAt: '2027-01-04T13:00:00.000Z',
        endsAt: '2027-01-05T01:00:00.000Z',
        physician: { externalId: '900123', name: 'Amy Chen', phoneNumber: '555 010 0100', pagerNumber: '7788' },
      },
    ])
    expect(night.now).toEqual([])
    expect(describeShifts(night.next)).toEqual([
      expect.stringMatching(/^N1 2027-01-05T01:00:00.000Z Test Person/),
      'N2 2027-01-05T01:00:00.000Z open',
    ])
  })

  it('answers for any moment: at the very start of a shift it counts, at its very end no more', async () => {
    const [before, after] = await Promise.all([
      onCall('?at=2027-01-05T00:59:59Z'),
      onCall(`?at=${encodeURIComponent('2027-01-04T19:00:00-06:00')}`),
    ])
    expect(before.roles.map((role: { now: Shown[] }) => role.now.length)).toEqual([1, 0])
    expect(after.roles.map((role: { now: Shown[] }) => role.now.length)).toEqual([0, 2])
  })

  it('finds one role by external ID or name, and says when there is none', async () => {
    for (const role of ['RND-1', 'rounder']) expect((await onCall(`?role=${role}`)).roles).toHaveLength(1)
    const none = await test.call('GET', '/api/on-call?role=Surgeon', { as: own.admin })
    expect([none.statusCode, none.json().field]).toEqual([404, 'role'])
    const bad = await test.call('GET', '/api/on-call?at=yesterday', { as: own.admin })
    expect([bad.statusCode, bad.json().field]).toEqual([400, 'at'])
  })
})

describe('the switchboard', () => {
  async function makeLink(name = 'Main operator') {
    const answer = await test.call('POST', '/api/switchboard-links', { as: own.admin, body: { name } })
    return answer.json() as { id: number; path: string }
  }
  const open = (path: string, query = '') => test.call('GET', `/api${path}${query}`)

  it('shows names, numbers and times to whoever has the link, and nothing else', async () => {
    const { path } = await makeLink()
    expect(path).toMatch(/^\/switchboard\/[0-9a-f]{64}$/)
    const answer = await open(path)
    expect(answer.statusCode, answer.body).toBe(200)
    const { roles: shown, ...rest } = answer.json()
    expect(Object.keys(rest).sort()).toEqual(['asOf', 'at', 'groupName', 'timeZone'])
    expect(shown.map((role: object) => Object.keys(role).sort())).toEqual([
      ['name', 'next', 'now'],
      ['name', 'next', 'now'],
    ])
    expect(shown[0].now[0].physician).toEqual({ name: 'Amy Chen', phoneNumber: '555 010 0100', pagerNumber: '7788' })
    expect(answer.body).not.toContain('900123')
    expect(answer.body).not.toContain('@')
    expect((await open(path, '?at=2027-01-05T02:00:00Z')).json().roles[1].now).toHaveLength(2)
  })

  it('is listed with its last use, and works no more once it is revoked', async () => {
    const { id, path } = await makeLink('Desk')
    await open(path)
    const [listed] = (await test.call('GET', '/api/switchboard-links', { as: own.admin })).json()
    expect(listed).toMatchObject({ id, name: 'Desk', path, lastUsedAt: now.toISOString() })
    now = new Date(now.getTime() + 60_000)
    await open(path)
    const [again] = (await test.call('GET', '/api/switchboard-links', { as: own.admin })).json()
    expect(again.lastUsedAt).toBe(listed.lastUsedAt)
    await test.call('DELETE', `/api/switchboard-links/${id}`, { as: own.admin })
    const gone = await open(path)
    expect([gone.statusCode, gone.json().message]).toEqual([404, 'This switchboard link doesn’t work anymore.'])
  })

  it('knows no address that it did not sign', async () => {
    const { path } = await makeLink()
    const forged = path.slice(0, -1) + (path.endsWith('0') ? '1' : '0')
    for (const address of [forged, '/switchboard/x', `${path}00`]) expect((await open(address)).statusCode).toBe(404)
  })
})
