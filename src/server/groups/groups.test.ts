/** Creating, joining, and changing a group. */
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, addPerson, type TestGroup } from '../../../tests/server/two-groups.ts'
import { sessionCookieName } from '../platform/auth/session-cookie.ts'
import { createSession } from '../platform/auth/sessions.ts'
import { auditEvents, groups, notifications, shifts, users } from '../platform/db/schema/index.ts'
import type { GroupRow } from './groups.store.ts'
import { wrongCodesADay } from './join-code.ts'

let test: TestApp
let own: TestGroup

beforeAll(async () => {
  test = await openTestApp()
  own = await addGroup(test.services.orm)
})
afterAll(() => test.close())

const newcomer = () => addPerson(test.services.orm, null)

async function readUser(id: number) {
  const [row] = await test.services.orm.select().from(users).where(eq(users.id, id))
  return row!
}

describe('creating', () => {
  it('makes the group, the admin role and the membership at once, and tells the audit log', async () => {
    const person = await newcomer()
    const made = await test.call('POST', '/api/groups', { as: person, body: { name: '  Riverbend  ' } })
    expect(made.statusCode).toBe(201)
    const group = made.json()
    expect(group).toMatchObject({
      name: 'Riverbend',
      totalPhysicians: 30,
      coverageRequirements: 3,
      shiftType: '7-on-7-off',
    })
    expect(group).toMatchObject({ maxConsecutiveShifts: 7, minRestBetweenShifts: 12, createdBy: person })
    expect(group.joinCode).toMatch(/^[B-DF-HJ-NP-TV-Z2-9]{10}$/)
    expect(await readUser(person)).toMatchObject({ role: 'admin', groupId: group.id })
    const auditLog = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.groupId, group.id))
    expect(auditLog).toMatchObject([{ action: 'group.create', actorId: person, text: 'created the group Riverbend' }])

    const role = await test.call('PUT', `/api/users/${person}/role`, { as: person, body: { role: 'admin' } })
    const attach = await test.call('PUT', `/api/users/${person}`, { as: person, body: { groupId: group.id } })
    expect([role.statusCode, attach.statusCode]).toEqual([200, 200])
    expect(attach.json()).toMatchObject({ id: person, groupId: group.id, role: 'admin' })
  })

  it('refuses a second group, and leaves none behind', async () => {
    const before = await test.services.orm.select().from(groups)
    const again = await test.call('POST', '/api/groups', { as: own.physician, body: { name: 'Another' } })
    expect(again.statusCode).toBe(409)
    expect(await test.services.orm.select().from(groups)).toHaveLength(before.length)
  })

  it.each([
    [{}, 'name', 'Group name is required'],
    [{ name: '   ' }, 'name', 'Group name is required'],
    [{ name: 'A', totalPhysicians: 0 }, 'totalPhysicians', 'Must have at least 1 physician'],
    [{ name: 'A', totalPhysicians: 101 }, 'totalPhysicians', 'Maximum 100 physicians'],
    [{ name: 'A', coverageRequirements: 0 }, 'coverageRequirements', 'Must require at least 1 physician per shift'],
    [{ name: 'A', maxConsecutiveShifts: 0 }, 'maxConsecutiveShifts', 'Must allow at least 1 consecutive shift'],
    [{ name: 'A', minRestBetweenShifts: 7 }, 'minRestBetweenShifts', 'Must have at least 8 hours rest'],
    // A message that isn't a whole sentence gets the field's name in front.
    [{ name: 'A', totalPhysicians: 'many' }, 'totalPhysicians', 'totalPhysicians: must be a whole number'],
    [
      { name: 'A', shiftType: 'x' },
      'shiftType',
      'shiftType: must be 7-on-7-off, 24-hour, 12-hour-day-night, or custom',
    ],
  ])('refuses %j', async (body, field, message) => {
    const refused = await test.call('POST', '/api/groups', { as: await newcomer(), body })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'invalid', field, message })
  })
})

describe('joining', () => {
  it('makes the person a physician of the group, without showing the code', async () => {
    const [group] = await test.services.orm.select().from(groups).where(eq(groups.id, own.ids.group))
    const person = await newcomer()
    const joined = await test.call('POST', '/api/groups/join', {
      as: person,
      body: { joinCode: ` ${group!.joinCode} ` },
    })
    expect(joined.statusCode).toBe(200)
    expect(joined.json()).toMatchObject({ id: own.ids.group, joinCode: null })
    expect(await readUser(person)).toMatchObject({ role: 'physician', groupId: own.ids.group })
  })

  it('refuses a wrong code in the words of the product', async () => {
    const refused = await test.call('POST', '/api/groups/join', { as: await newcomer(), body: { joinCode: 'nope' } })
    expect(refused.statusCode).toBe(404)
    expect(refused.json().message).toBe('Invalid join code or group not found. Please check with your administrator.')
    const empty = await test.call('POST', '/api/groups/join', { as: await newcomer(), body: { joinCode: '' } })
    expect(empty.json()).toMatchObject({ code: 'invalid', message: 'Join code is required' })
  })

  it('gives up on a person who tries codes, also over several servers', async () => {
    const person = await newcomer()
    const wrong = { actorId: person, action: 'group.wrong-code', thing: 'group', text: 'tried a wrong join code' }
    await test.services.orm.insert(auditEvents).values(Array.from({ length: wrongCodesADay.ofPerson }, () => wrong))
    const [group] = await test.services.orm.select().from(groups).where(eq(groups.id, own.ids.group))
    const refused = await test.call('POST', '/api/groups/join', { as: person, body: { joinCode: group!.joinCode } })
    expect(refused.statusCode).toBe(429)
    expect(await readUser(person)).toMatchObject({ groupId: null })
  })
})

describe('join codes', () => {
  const codeOf = async (groupId: number) => {
    const [group] = await test.services.orm.select().from(groups).where(eq(groups.id, groupId))
    return group!.joinCode
  }
  const join = (as: number, joinCode: string, from = '127.0.0.1') =>
    test.app
      .inject({
        method: 'POST',
        url: '/api/groups/join',
        remoteAddress: from,
        headers: { cookie: `${sessionCookieName}=${cookies.get(as)}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ joinCode }),
      })
      .then(({ statusCode }) => statusCode)
  const cookies = new Map<number, string>()
  const arrive = async () => {
    const person = await newcomer()
    const session = { userId: person, hours: 1, now: new Date() }
    cookies.set(person, await createSession(test.services.orm, session))
    return person
  }

  it('accept spaces, dashes, and lowercase letters', async () => {
    const group = await addGroup(test.services.orm)
    const code = await codeOf(group.ids.group)
    const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `
    expect(await join(await arrive(), typed)).toBe(200)
  })

  it('expire', async () => {
    const group = await addGroup(test.services.orm)
    const joinCodeExpiresAt = new Date(Date.now() - 1000)
    await test.services.orm.update(groups).set({ joinCodeExpiresAt }).where(eq(groups.id, group.ids.group))
    expect(await join(await arrive(), await codeOf(group.ids.group))).toBe(404)
  })

  it('are not tried without end from one address, whoever tries', async () => {
    const group = await addGroup(test.services.orm)
    const [near, sameHouse, far] = ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8:0:8::1']
    expect(await join(await arrive(), 'nope', near)).toBe(404)
    const [one] = await test.services.orm
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'group.wrong-code'))
      .orderBy(desc(auditEvents.id))
      .limit(1)
    expect(JSON.stringify(one!.after)).not.toContain('2001')
    const { id, ...wrong } = { ...one!, actorId: null }
    await test.services.orm.insert(auditEvents).values(Array.from({ length: wrongCodesADay.fromAddress }, () => wrong))
    const code = await codeOf(group.ids.group)
    expect(await join(await arrive(), code, sameHouse)).toBe(429)
    expect(await join(await arrive(), code, far)).toBe(200)
  })

  it('of six digits stop working for a day once too many wrong ones were tried by all; those of ten go on', async () => {
    const [old, recent] = [await addGroup(test.services.orm), await addGroup(test.services.orm)]
    await test.services.orm.update(groups).set({ joinCode: '482915' }).where(eq(groups.id, old.ids.group))
    expect(await join(await arrive(), '482 915')).toBe(200)
    const wrong = { action: 'group.wrong-code', thing: 'group', text: 'tried a wrong join code' }
    await test.services.orm.insert(auditEvents).values(Array.from({ length: wrongCodesADay.ofAll }, () => wrong))
    expect(await join(await arrive(), '482915')).toBe(404)
    expect(await join(await arrive(), await codeOf(recent.ids.group))).toBe(200)
  })

  it('let the coordinators know who came, and take them out again as long as nothing is theirs', async () => {
    const group = await addGroup(test.services.orm)
    const person = await arrive()
    expect(await join(person, await codeOf(group.ids.group))).toBe(200)
    const [message] = await test.services.orm.select().from(notifications).where(eq(notifications.userId, group.admin))
    const { email, lastName } = await readUser(person)
    expect(message).toMatchObject({
      link: '/admin/physicians',
      text: expect.stringContaining(`Test ${lastName} (${email})`),
    })
    const undo = (id: number) => test.call('POST', `/api/users/${id}/undo-join`, { as: group.admin, body: {} })
    expect((await undo(group.physician)).statusCode).toBe(409)
    expect((await undo(own.physician)).statusCode).toBe(404)
    await test.services.orm.update(shifts).set({ physicianId: person }).where(eq(shifts.id, group.ids.shift))
    expect((await undo(person)).json().message).toContain('already has shifts or requests')
    await test.services.orm
      .update(shifts)
      .set({ physicianId: null, editedBy: person })
      .where(eq(shifts.id, group.ids.shift))
    expect((await undo(person)).json().message).toContain('changed shifts')
    await test.services.orm
      .update(shifts)
      .set({ editedBy: null, changedBy: person })
      .where(eq(shifts.id, group.ids.shift))
    expect((await undo(person)).json().message).toContain('changed shifts')
    await test.services.orm.update(shifts).set({ changedBy: null }).where(eq(shifts.id, group.ids.shift))
    expect((await undo(person)).statusCode).toBe(200)
    expect(await readUser(person)).toMatchObject({ groupId: null, joinedByCodeAt: null, isActive: true })
    expect((await test.call('GET', '/api/auth/user', { as: person })).statusCode).toBe(200)
  })

  it('let people who were deactivated and then taken out come again', async () => {
    const group = await addGroup(test.services.orm)
    const person = await arrive()
    expect(await join(person, await codeOf(group.ids.group))).toBe(200)
    const asAdmin = { as: group.admin }
    expect((await test.call('DELETE', `/api/physicians/${person}`, asAdmin)).statusCode).toBe(200)
    expect((await test.call('POST', `/api/users/${person}/undo-join`, { ...asAdmin, body: {} })).statusCode).toBe(200)
    expect(await join(person, await codeOf(group.ids.group))).toBe(200)
    expect(await readUser(person)).toMatchObject({ groupId: group.ids.group, isActive: true })
    expect((await test.call('GET', '/api/shift-requests/my', { as: person })).statusCode).toBe(200)
  })
})

describe('changing', () => {
  const change = (body: unknown) => test.call('PUT', `/api/groups/${own.ids.group}`, { as: own.admin, body })

  it('refuses a change that saw an older version, and shows the current state', async () => {
    const first = (await test.call('GET', '/api/groups/my/group', { as: own.admin })).json()
    expect((await change({ description: 'one', version: first.version })).statusCode).toBe(200)
    const late = await change({ description: 'two', version: first.version })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'stale', current: { description: 'one', version: first.version + 1 } })
    expect((await test.call('GET', '/api/groups/my/group', { as: own.admin })).json().description).toBe('one')
  })

  it('merges settings and refuses unknown time zones', async () => {
    expect((await change({ settings: { solverSeconds: 20 } })).json().settings).toMatchObject({
      solverSeconds: 20,
      timeZone: 'UTC',
    })
    const refused = await change({ settings: { timeZone: 'Mars/Olympus' } })
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'settings.timeZone'])
  })

  it('refuses choices about a rule that there is not, and forgets those about one that is gone', async () => {
    const chosen = { 'minimum-rest': { on: true } }
    const refused = await change({ settings: { rules: { ...chosen, 'minimum-rset': { on: true } } } })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().message).toMatch(/^settings\.rules/)
    const gone = { rules: { ...chosen, 'a-rule-of-long-ago': { on: false } } } as GroupRow['settings']
    await test.services.orm.update(groups).set({ settings: gone }).where(eq(groups.id, own.ids.group))
    const read = await test.call('GET', '/api/groups/my/group', { as: own.admin })
    expect(read.json().settings.rules).toEqual(chosen)
  })

  it('renews the join code', async () => {
    const before = (await test.call('GET', '/api/groups/my/group', { as: own.admin })).json()
    const after = await test.call('POST', `/api/groups/${own.ids.group}/join-code`, { as: own.admin, body: {} })
    expect(after.json().joinCode).toHaveLength(10)
    expect(Date.parse(after.json().joinCodeExpiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000)
    expect(after.json().joinCode).not.toBe(before.joinCode)
    const auditLog = await test.services.orm
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.groupId, own.ids.group), eq(auditEvents.action, 'group.renew-join-code')))
    expect(auditLog).toHaveLength(1)
  })
})
