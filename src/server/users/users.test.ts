/** People's defaults, their roles, and the last admin of a group. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, addPerson, type TestGroup } from '../../../tests/server/two-groups.ts'

import { physicianDefaults } from '../../contract/fields/physician.ts'
import { devices } from '../platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup

beforeAll(async () => {
  test = await openTestApp()
  own = await addGroup(test.services.orm)
})
afterAll(() => test.close())

const setRole = (id: number, role: string, as = own.admin) =>
  test.call('PUT', `/api/users/${id}/role`, { as, body: { role } })

it('starts everybody with the defaults of the table of fields', async () => {
  const id = await addPerson(test.services.orm, own.ids.group)
  expect((await test.call('GET', '/api/auth/user', { as: id })).json()).toMatchObject(physicianDefaults)
})

it('never leaves a group without an admin, not even when two demote each other at once', async () => {
  const alone = await setRole(own.admin, 'physician')
  expect(alone.statusCode).toBe(409)
  expect(alone.json().message).toBe('A group needs an administrator. Make someone else one first.')

  const second = await addPerson(test.services.orm, own.ids.group)
  expect((await setRole(second, 'admin')).json()).toMatchObject({ role: 'admin' })
  const both = await Promise.all([setRole(own.admin, 'physician', second), setRole(second, 'physician', own.admin)])
  expect(both.map((answer) => answer.statusCode).sort()).not.toEqual([200, 200])
  const left = (await test.call('GET', '/api/users', { as: (await isAdmin(second)) ? second : own.admin })).json()
  expect(left.filter((user: { role: string }) => user.role === 'admin')).toHaveLength(1)
})

async function isAdmin(id: number): Promise<boolean> {
  return (await test.call('GET', '/api/users', { as: id })).statusCode === 200
}

it('refuses an unknown role', async () => {
  const group = await addGroup(test.services.orm)
  const refused = await setRole(group.physician, 'owner', group.admin)
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'role'])
})

it('ends every session of a person, and the messages to their devices', async () => {
  const group = await addGroup(test.services.orm)
  const ended = await test.call('POST', '/api/auth/sign-out-everywhere', { as: group.physician, body: {} })
  expect(ended.json()).toEqual({ ended: 1 })
  const after = await test.call('GET', '/api/auth/user', { as: group.physician })
  expect([after.statusCode, after.json().message]).toEqual([401, 'Unauthorized'])
  const left = await test.services.orm.select().from(devices).where(eq(devices.userId, group.physician))
  expect(left).toEqual([])
})

it('shows the signed-in person without secrets', async () => {
  const group = await addGroup(test.services.orm)
  const me = (await test.call('GET', '/api/auth/user', { as: group.physician })).json()
  expect(me).toMatchObject({ id: group.physician, role: 'physician', groupId: group.ids.group, fte: 1 })
  expect(Object.keys(me)).not.toContain('calendarToken')
  expect(Object.keys(me)).not.toContain('signInSubject')
})
