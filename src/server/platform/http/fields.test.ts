/** Fields a caller has no right to, sent with every call: they change nothing (mass assignment). */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../../tests/server/two-groups.ts'
import { api } from '../../../contract/api.ts'
import type { Route } from '../../../contract/route.ts'
import { groups, users } from '../db/schema/index.ts'

let test: TestApp
let other: TestGroup

beforeAll(async () => {
  test = await openTestApp()
  other = await addGroup(test.services.orm)
})
afterAll(() => test.close())

/** Waits for a job that no one takes here. */
const waits = new Set(['generateSchedule'])
const changes = Object.entries<Route>(api).filter(
  ([name, { method, allow }]) => method !== 'GET' && allow !== 'anyone' && !waits.has(name),
)

/** No one may ever set these. */
const ofNobody = {
  id: 999_999,
  createdAt: '2001-01-01T00:00:00.000Z',
  createdBy: 999_999,
  signInSubject: 'https://evil.example|1',
  calendarToken: 'mine-now',
  joinCode: '111111',
}
/** Only admins set these, with their own calls. */
const ofAdmins = { performanceRating: 10, seniorityRank: 1, fte: 0.1, experienceLevel: 'attending', isActive: false }

async function readUser(id: number) {
  const [row] = await test.services.orm.select().from(users).where(eq(users.id, id))
  return row!
}

async function send(route: Route, own: TestGroup, as: number, more: object): Promise<void> {
  // A person's own row is what they are most likely allowed to change.
  const ids: Record<string, number> = { ...own.ids, user: as }
  const url = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const thing = name === 'id' ? thingInPath(route) : name.replace(/Id$/, '').replace('physician', 'user')
    return String(ids[thing] ?? own.ids.schedule)
  })
  await test.call(route.method, url, { as, body: route.body ? { ...route.example, ...more } : undefined })
}

function thingInPath(route: Route): string {
  const noun = route.path.split('/')[2] ?? ''
  if (noun === 'shift-requests') return 'request'
  return noun === 'physicians' || noun === 'users' ? 'user' : noun.replace(/s$/, '')
}

it.each(changes)('%s: a physician cannot rise by it', async (name, route) => {
  const own = await addGroup(test.services.orm)
  const before = await readUser(own.physician)
  await send(route, own, own.physician, { ...ofNobody, ...ofAdmins, role: 'admin' })
  const after = await readUser(own.physician)
  // Leaving makes someone inactive, which isn't an escalation.
  const watched = Object.keys(ofAdmins).filter((field) => name !== 'leaveGroup' || field !== 'isActive')
  for (const field of ['role', 'groupId', ...watched, 'id', 'createdAt', 'signInSubject'] as const) {
    expect(after[field as keyof typeof after], field).toEqual(before[field as keyof typeof before])
  }
})

it.each(changes)('%s: an admin cannot reach beyond the group by it', async (_, route) => {
  const own = await addGroup(test.services.orm)
  const before = await readUser(own.admin)
  const [groupBefore] = await test.services.orm.select().from(groups).where(eq(groups.id, own.ids.group))
  const foreign = { groupId: other.ids.group, physicianId: other.physician, requestorId: other.physician }
  await send(route, own, own.admin, { ...ofNobody, ...foreign })
  const after = await readUser(own.admin)
  const [groupAfter] = await test.services.orm.select().from(groups).where(eq(groups.id, own.ids.group))
  for (const field of ['id', 'groupId', 'createdAt', 'signInSubject', 'calendarToken'] as const) {
    if (field === 'calendarToken') expect(after.calendarToken).not.toBe(ofNobody.calendarToken)
    else expect(after[field], field).toEqual(before[field])
  }
  expect([groupAfter?.id, groupAfter?.createdBy]).toEqual([groupBefore?.id, groupBefore?.createdBy])
  expect(groupAfter?.joinCode).not.toBe(ofNobody.joinCode)
  const untouched = await readUser(other.physician)
  expect([untouched.groupId, untouched.version]).toEqual([other.ids.group, 1])
})
