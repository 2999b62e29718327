/** Events reach everyone in the group whom a committed change concerns, and no one else. */
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../../tests/server/two-groups.ts'
import { eventsPath, type PushedEvent, recentEventsPath } from '../../../contract/events.ts'
import { sessionCookieName } from '../auth/session-cookie.ts'
import { createSession } from '../auth/sessions.ts'

let test: TestApp
let own: TestGroup
let other: TestGroup

beforeAll(async () => {
  test = await openTestApp()
  own = await addGroup(test.services.orm)
  other = await addGroup(test.services.orm)
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

async function listen(userId: number, path = eventsPath) {
  const cookie = await createSession(test.services.orm, { userId, hours: 1, now: new Date() })
  const { port } = test.app.server.address() as AddressInfo
  const aborter = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { cookie: `${sessionCookieName}=${cookie}` },
    signal: aborter.signal,
  })
  const heard: (readonly string[])[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      for (const line of decoder.decode(part).split('\n')) {
        if (line.startsWith('data: ')) heard.push((JSON.parse(line.slice(6)) as PushedEvent).topics)
      }
    }
  }
  read().catch(() => {})
  return { heard, close: () => aborter.abort() }
}

const until = async (check: () => boolean) => {
  for (let tries = 0; tries < 1000 && !check(); tries++) await new Promise((resolve) => setTimeout(resolve, 20))
}

it('tells colleagues which topics went stale, after the commit, and no other group', async () => {
  const [colleague, stranger] = [await listen(own.physician), await listen(other.physician)]
  const made = await test.call('POST', '/api/roles', { as: own.admin, body: { name: 'Swing' } })
  expect(made.statusCode).toBe(201)
  await until(() => colleague.heard.length > 0)
  expect(colleague.heard).toEqual([['roles', 'stats', 'activity']])
  const refused = await test.call('POST', '/api/roles', { as: own.admin, body: { name: '' } })
  expect(refused.statusCode).toBe(400)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(colleague.heard).toHaveLength(1)
  expect(stranger.heard).toEqual([])
  colleague.close()
  stranger.close()
})

it('tells a page that asks for it what was pushed while it opened, and only to whom it concerns', async () => {
  const made = await test.call('POST', '/api/roles', { as: own.admin, body: { name: 'Late swing' } })
  expect(made.statusCode).toBe(201)
  const [opened, stranger] = [
    await listen(own.physician, recentEventsPath),
    await listen(other.admin, recentEventsPath),
  ]
  await until(() => opened.heard.length > 0)
  expect(opened.heard).toHaveLength(1)
  expect(opened.heard[0]).toEqual(expect.arrayContaining(['roles', 'stats', 'activity']))
  await test.call('POST', '/api/roles', { as: other.admin, body: { name: 'Swing' } })
  await until(() => stranger.heard.length > 0)
  expect(stranger.heard).toEqual([['roles', 'stats', 'activity']])
  opened.close()
  stranger.close()
})

it('sends a message for one person to that person alone', async () => {
  const [concerned, colleague] = [await listen(own.physician), await listen(own.admin)]
  await test.call('POST', `/api/notifications/${own.ids.notification}/read`, { as: own.physician, body: {} })
  await until(() => concerned.heard.length > 0)
  expect(concerned.heard).toEqual([['notifications']])
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(colleague.heard).toEqual([])
  concerned.close()
  colleague.close()
})
