/** Being added is an invitation, people can leave on their own, and ending a membership leaves the account alone. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, addPerson } from '../../../tests/server/two-groups.ts'
import { recognizeUser } from '../platform/auth/recognize-user.ts'
import { sessionCookieName } from '../platform/auth/session-cookie.ts'
import { createSession } from '../platform/auth/sessions.ts'
import { groups, notifications, shifts, users } from '../platform/db/schema/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp(() => new Date('2026-12-10T12:00:00Z'))
})
afterAll(() => test.close())

let counter = 0
const newEmail = () => `hana${++counter}@clinic.example`

/** Signs in with the provider's claims, and calls with that session from then on. */
async function signIn(email: string, { isEmailVerified = true, subject = `https://id.example|${email}` } = {}) {
  const { orm, now } = test.services
  const identity = { subject, email, isEmailVerified, firstName: 'Hana', lastName: 'Choi', pictureUrl: null }
  const recognized = await recognizeUser(orm, identity)
  if ('refusal' in recognized) throw new Error(recognized.refusal)
  const provenEmail = isEmailVerified ? email : undefined
  const value = await createSession(orm, { ...recognized, provenEmail, hours: 1, now: now() })
  return (method: string, url: string, body?: unknown) =>
    test.call(method, url, { body, headers: { cookie: `${sessionCookieName}=${value}` } })
}
type Caller = Awaited<ReturnType<typeof signIn>>

const me = async (call: Caller) => (await call('GET', '/api/auth/user')).json()
const invitationsOf = async (call: Caller) => (await call('GET', '/api/invitations/my')).json()
const answer = (call: Caller, id: number, how: 'accept' | 'decline') =>
  call('POST', `/api/invitations/${id}/${how}`, {})

async function add(admin: number, email: string) {
  const body = { firstName: 'Hana', lastName: 'Choi', email }
  const answered = await test.call('POST', '/api/physicians', { as: admin, body })
  expect(answered.statusCode, answered.body).toBe(201)
  return answered.json() as { id: number; membership: string }
}
const nameOf = async (id: number) => (await test.services.orm.select().from(groups).where(eq(groups.id, id)))[0]!.name
const messagesTo = async (userId: number) =>
  (await test.services.orm.select().from(notifications).where(eq(notifications.userId, userId))).map(({ text }) => text)
const codeOf = async (id: number) =>
  (await test.services.orm.select().from(groups).where(eq(groups.id, id)))[0]!.joinCode

describe('being added', () => {
  it('is an invitation, which its owner alone sees and accepts', async () => {
    const group = await addGroup(test.services.orm)
    const email = newEmail()
    const added = await add(group.admin, email)
    expect(added.membership).toBe('added')
    const stranger = await signIn(newEmail())
    expect((await invitationsOf(stranger)).invitations).toEqual([])
    expect((await answer(stranger, added.id, 'accept')).statusCode).toBe(404)

    const hana = await signIn(email)
    expect(await me(hana)).toMatchObject({ groupId: null, email })
    expect((await hana('GET', '/api/groups/my/group')).statusCode).toBe(403)
    const groupName = await nameOf(group.ids.group)
    expect((await invitationsOf(hana)).invitations).toEqual([{ id: added.id, groupName, addedAt: expect.any(String) }])
    expect((await answer(hana, added.id, 'accept')).statusCode).toBe(200)
    // Though no coordinator sent it: those who were invited get first steps.
    const joined = { id: added.id, groupId: group.ids.group, membership: 'joined', invitedAt: expect.any(String) }
    expect(await me(hana)).toMatchObject(joined)
    expect(await messagesTo(group.admin)).toEqual([`Hana Choi joined ${groupName}.`])
    expect(await me(await signIn(email))).toMatchObject({ id: added.id, groupId: group.ids.group })
  })

  it('shows nothing to somebody who merely says that the address is theirs', async () => {
    const group = await addGroup(test.services.orm)
    const email = newEmail()
    const { id } = await add(group.admin, email)
    const impostor = await signIn(email, { isEmailVerified: false, subject: 'https://id.example|impostor' })
    expect(await invitationsOf(impostor)).toMatchObject({ isEmailProven: false, invitations: [] })
    expect((await answer(impostor, id, 'accept')).statusCode).toBe(404)
    // That doesn't keep the owner out, either.
    expect((await invitationsOf(await signIn(email))).invitations).toHaveLength(1)
  })

  it('changes nothing for a member of another group, and tells the one who adds nothing of it', async () => {
    const [home, other] = [await addGroup(test.services.orm), await addGroup(test.services.orm)]
    const email = newEmail()
    const hana = await signIn(email)
    expect((await answer(hana, (await add(home.admin, email)).id, 'accept')).statusCode).toBe(200)
    const theirs = await add(other.admin, email)
    const nobodys = await add(other.admin, newEmail())
    expect({ ...theirs, id: 0, email: '', createdAt: '', updatedAt: '' }).toEqual({
      ...nobodys,
      id: 0,
      email: '',
      createdAt: '',
      updatedAt: '',
    })
    expect(await me(await signIn(email))).toMatchObject({ groupId: home.ids.group })
    const refused = await answer(hana, theirs.id, 'accept')
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'You already belong to a group.'])
    // A stranger's group can neither end nor erase anything.
    await test.call('DELETE', `/api/physicians/${theirs.id}`, { as: other.admin })
    await test.call('POST', `/api/privacy/erase/${theirs.id}`, { as: other.admin, body: {} })
    expect(await me(await signIn(email))).toMatchObject({ groupId: home.ids.group, isActive: true, email })
  })

  it('is declined without a trace of the account, and asked again once the address is mended', async () => {
    const group = await addGroup(test.services.orm)
    const [wrong, right] = [newEmail(), newEmail()]
    const { id } = await add(group.admin, wrong)
    const stranger = await signIn(wrong)
    expect((await answer(stranger, id, 'decline')).statusCode).toBe(200)
    expect((await invitationsOf(stranger)).invitations).toEqual([])
    expect(await messagesTo(group.admin)).toEqual([expect.stringContaining(`Whoever uses ${wrong} says`)])
    const list = await test.call('GET', `/api/physicians/group/${group.ids.group}`, { as: group.admin })
    expect(list.json().find((row: { id: number }) => row.id === id)).toMatchObject({ membership: 'declined' })
    await test.call('PUT', `/api/physicians/${id}`, { as: group.admin, body: { email: right } })
    expect((await invitationsOf(stranger)).invitations).toEqual([])
    expect((await invitationsOf(await signIn(right))).invitations).toMatchObject([{ id }])
  })

  it('counts for whoever joins by code instead', async () => {
    const group = await addGroup(test.services.orm)
    const email = newEmail()
    const { id } = await add(group.admin, email)
    const hana = await signIn(email)
    const joined = await hana('POST', '/api/groups/join', { joinCode: await codeOf(group.ids.group) })
    expect(joined.statusCode, joined.body).toBe(200)
    expect(await me(hana)).toMatchObject({ id, groupId: group.ids.group, joinedByCodeAt: null })
  })
})

describe('the end of a membership', () => {
  async function join() {
    const group = await addGroup(test.services.orm)
    const email = newEmail()
    const hana = await signIn(email)
    const { id } = await add(group.admin, email)
    await answer(hana, id, 'accept')
    const future = { groupId: group.ids.group, scheduleId: group.ids.schedule, roleId: group.ids.role }
    const hours = { date: '2027-01-11', startTime: '07:00', endTime: '19:00' }
    const [shift] = await test.services.orm
      .insert(shifts)
      .values({ ...future, ...hours, physicianId: id })
      .returning()
    return { group, email, hana, id, shift: shift!.id }
  }
  const holderOf = async (id: number) =>
    (await test.services.orm.select().from(shifts).where(eq(shifts.id, id)))[0]!.physicianId

  it('by a coordinator leaves the account: signed in, told, and free to begin elsewhere', async () => {
    const { group, email, hana, id, shift } = await join()
    await test.call('DELETE', `/api/physicians/${id}`, { as: group.admin })
    expect(await holderOf(shift)).toBeNull()
    for (const call of [hana, await signIn(email)]) {
      expect(await me(call)).toMatchObject({ groupId: null })
      expect(await invitationsOf(call)).toMatchObject({ formerGroupName: await nameOf(group.ids.group) })
    }
    expect((await hana('GET', '/api/groups/my/group')).statusCode).toBe(403)
    const other = await addGroup(test.services.orm)
    const joined = await hana('POST', '/api/groups/join', { joinCode: await codeOf(other.ids.group) })
    expect(joined.statusCode, joined.body).toBe(200)
    expect(await me(hana)).toMatchObject({ groupId: other.ids.group, email })
    // After coming back, the old group has an invitation, not the person.
    await test.call('POST', `/api/physicians/${id}/reactivate`, { as: group.admin, body: {} })
    expect(await me(hana)).toMatchObject({ groupId: other.ids.group })
    expect((await invitationsOf(hana)).invitations).toMatchObject([{ id }])
  })

  it('by a coordinator is undone by bringing the person back', async () => {
    const { group, hana, id } = await join()
    await test.call('DELETE', `/api/physicians/${id}`, { as: group.admin })
    await test.call('POST', `/api/physicians/${id}/reactivate`, { as: group.admin, body: {} })
    expect(await me(hana)).toMatchObject({ id, groupId: group.ids.group })
  })

  it('lets whoever was removed create a group', async () => {
    const { group, hana, id } = await join()
    await test.call('DELETE', `/api/physicians/${id}`, { as: group.admin })
    const created = await hana('POST', '/api/groups', { name: 'My own', totalPhysicians: 4, coverageRequirements: 1 })
    expect(created.statusCode, created.body).toBe(201)
    const now = await me(hana)
    expect(now).toMatchObject({ role: 'admin', groupId: created.json().id })
    expect(created.json().createdBy).toBe(now.id)
  })

  it('by oneself opens the shifts to come, tells the coordinators, and takes another yes to come back', async () => {
    const { group, email, hana, id, shift } = await join()
    const left = await hana('POST', '/api/groups/my/leave', {})
    expect([left.statusCode, left.json().opened]).toMatchObject([200, [{ id: shift, date: '2027-01-11' }]])
    expect(await holderOf(shift)).toBeNull()
    expect(await messagesTo(group.admin)).toContain('Hana Choi left the group; 1 shift opened.')
    expect(await me(hana)).toMatchObject({ groupId: null, email })
    expect((await invitationsOf(hana)).invitations).toEqual([])
    await test.call('POST', `/api/physicians/${id}/reactivate`, { as: group.admin, body: {} })
    expect(await me(hana)).toMatchObject({ groupId: null })
    expect((await answer(hana, id, 'accept')).statusCode).toBe(200)
    expect(await me(hana)).toMatchObject({ id, groupId: group.ids.group })
  })

  it('is refused to the last administrator', async () => {
    const { orm } = test.services
    const group = await addGroup(orm)
    const refused = await test.call('POST', '/api/groups/my/leave', { as: group.admin, body: {} })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'A group needs an administrator. Make someone else one first.',
    ])
    await addPerson(orm, group.ids.group, 'admin')
    expect((await test.call('POST', '/api/groups/my/leave', { as: group.admin, body: {} })).statusCode).toBe(200)
    const [row] = await orm.select().from(users).where(eq(users.id, group.admin))
    expect(row).toMatchObject({ isActive: false, role: 'physician', groupId: group.ids.group })
  })
})

describe('the address of an account', () => {
  it('is changed by nobody but the sign-in', async () => {
    const group = await addGroup(test.services.orm)
    const email = newEmail()
    const hana = await signIn(email)
    const { id } = await add(group.admin, email)
    await answer(hana, id, 'accept')
    const body = { email: newEmail() }
    const own = await hana('PUT', `/api/physicians/${id}`, body)
    expect([own.statusCode, own.json().message]).toEqual([
      403,
      'Your email address comes from your sign-in. Change it there.',
    ])
    const byAdmin = await test.call('PUT', `/api/physicians/${id}`, { as: group.admin, body })
    expect([byAdmin.statusCode, byAdmin.json().field]).toEqual([403, 'email'])
    expect((await hana('PUT', `/api/physicians/${id}`, { email, phoneNumber: '555 0100' })).statusCode).toBe(200)
  })
})
