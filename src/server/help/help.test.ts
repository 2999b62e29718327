/** Where a question from the help page goes: to the support desk, or to the other administrators. */
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, addPerson, type TestGroup } from '../../../tests/server/two-groups.ts'
import { auditEvents, notifications, outbox, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup

beforeAll(async () => {
  test = await openTestApp()
  own = await addGroup(test.services.orm)
})
afterAll(() => test.close())

const question = { topic: 'problem', subject: 'Calendar', message: 'It shows\nno nights.' }
const write = (as: number, body: object = question) => test.call('POST', '/api/support-messages', { as, body })
const lettersTo = (address: string) => test.services.orm.select().from(outbox).where(eq(outbox.toAddress, address))

async function emailOf(id: number): Promise<string> {
  const [row] = await test.services.orm.select({ email: users.email }).from(users).where(eq(users.id, id))
  return row!.email
}

describe('with a support desk', () => {
  beforeAll(() => {
    Object.assign(test.services.settings, { supportEmail: 'desk@evenshift.example', hasSupportDesk: true })
  })

  it('goes to its address, with the sender to reply to', async () => {
    const answer = await write(own.physician)
    expect([answer.statusCode, answer.json()]).toEqual([201, { sentTo: 'support', receivers: 1 }])
    const [letter] = await lettersTo('desk@evenshift.example')
    expect(letter).toMatchObject({ subject: 'Problem: Calendar', replyTo: await emailOf(own.physician) })
    expect(letter!.body).toContain('It shows\nno nights.')
    expect(letter!.body).toMatch(/physician of group/)
  })

  it('leaves a trail that does not tell what was asked', async () => {
    const [event] = await test.services.orm
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'support.write'))
      .orderBy(desc(auditEvents.id))
      .limit(1)
    expect(event).toMatchObject({ actorId: own.physician, text: 'wrote to support', before: null, after: null })
    expect(JSON.stringify(event)).not.toContain('nights')
  })

  it('asks for what is missing, by name', async () => {
    const answer = await write(own.physician, { topic: 'question', subject: ' ', message: '' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().problems).toEqual([
      { field: 'subject', message: 'Subject is required' },
      { field: 'message', message: 'Message is required' },
    ])
  })
})

describe('without a support desk', () => {
  beforeAll(() => {
    Object.assign(test.services.settings, { hasSupportDesk: false })
  })

  it('goes to the administrators of the group, in the product and by mail', async () => {
    const answer = await write(own.physician)
    expect(answer.json()).toEqual({ sentTo: 'administrators', receivers: 1 })
    const told = await test.services.orm.select().from(notifications).where(eq(notifications.userId, own.admin))
    expect(told.map(({ text }) => text)).toEqual([expect.stringMatching(/asks: Calendar\. It shows\nno nights\./)])
    expect(await lettersTo(await emailOf(own.admin))).toHaveLength(1)
  })

  it('says so when the only administrator has nobody to ask, and sends nothing', async () => {
    const before = (await test.services.orm.select().from(outbox)).length
    const answer = await write(own.admin)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toMatch(/set SUPPORT_EMAIL/)
    expect(await test.services.orm.select().from(outbox)).toHaveLength(before)
  })

  it('reaches the other administrator, never one who is inactive or of another group', async () => {
    const second = await addPerson(test.services.orm, own.ids.group, 'admin')
    const gone = await addPerson(test.services.orm, own.ids.group, 'admin')
    await test.services.orm.update(users).set({ isActive: false }).where(eq(users.id, gone))
    const other = await addGroup(test.services.orm)
    expect((await write(own.admin)).json()).toEqual({ sentTo: 'administrators', receivers: 1 })
    expect(await lettersTo(await emailOf(second))).toHaveLength(1)
    for (const id of [gone, other.admin]) expect(await lettersTo(await emailOf(id))).toHaveLength(0)
  })
})
