/** Commands on the server's machine reach the running server through its socket. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addGroup, addPerson } from '../../../tests/server/two-groups.ts'
import { makeAdmin } from '../users/make-admin.ts'
import { askServer, openControl } from './control.ts'
import { auditEvents, users } from './db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from './db/testing/test-database.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'evenshift-control-'))

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

it('says that nobody listens', async () => {
  expect(await askServer(folder, 'admin', 'x@test.example')).toBeUndefined()
})

it('makes a member an administrator, and tells the audit log that it came from the command line', async () => {
  const group = await addGroup(database.orm)
  const person = await addPerson(database.orm, group.ids.group)
  const [row] = await database.orm.select().from(users).where(eq(users.id, person))
  const control = await openControl(folder, { admin: (email) => makeAdmin(database.orm, email) })
  expect(await askServer(folder, 'admin', row!.email.toUpperCase())).toContain('is now an administrator')
  expect(await askServer(folder, 'admin', row!.email)).toContain('is already an administrator')
  await expect(askServer(folder, 'admin', 'nobody@test.example')).rejects.toThrow('Sign in once')
  await expect(askServer(folder, 'admin', '')).rejects.toThrow('Usage: npm run admin')
  await expect(askServer(folder, 'shutdown', '')).rejects.toThrow('There is no command shutdown')
  const lonely = await addPerson(database.orm, null)
  const [stranger] = await database.orm.select().from(users).where(eq(users.id, lonely))
  await expect(askServer(folder, 'admin', stranger!.email)).rejects.toThrow('isn’t in a group yet')
  const [event] = await database.orm.select().from(auditEvents).where(eq(auditEvents.thingId, person))
  expect(event).toMatchObject({ actorId: null, text: expect.stringContaining('from the command line') })
  expect(statSync(join(folder, 'control.sock')).mode & 0o077).toBe(0)
  control.close()
})
