/** A person's data: exported for that person, and gone everywhere after an erasure. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, addPerson, type TestGroup } from '../../../tests/server/two-groups.ts'
import { selectRows } from '../platform/db/database.ts'
import {
  auditEvents,
  holidayDeals,
  holidayHistory,
  laidOutWeeks,
  outbox,
  overrides,
  schedules,
  shifts,
  users,
} from '../platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup
beforeAll(async () => {
  test = await openTestApp()
  own = await addGroup(test.services.orm)
})
afterAll(() => test.close())

const traces = {
  firstName: 'Zebulon',
  lastName: 'O\'Quirk "Q"',
  email: 'zebulon.oquirk@clinic.example',
  phoneNumber: '555-0199-77',
  emergencyContact: 'Mother Quirk 555-0133',
  schedulingNotes: 'zquirknotes',
}

/** Every text and document in the database, to search for what must not be there. */
async function readEverything(): Promise<string> {
  const { orm } = test.services
  const tables = await selectRows<{ name: string }>(
    orm,
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  )
  const parts = await Promise.all(
    tables.map(({ name }) => selectRows(orm, sql.raw(`select to_jsonb(t)::text as row from ${name} t`))),
  )
  return parts
    .flat()
    .map(({ row }) => String(row))
    .join('\n')
}

const christmasOf = (physicianId: number) => ({
  ...{ groupId: own.ids.group, physicianId, holiday: 'christmas', year: 2025, worked: true, source: 'typed' as const },
})

it('gives a person what is kept about that person, and nothing of colleagues', async () => {
  const { orm } = test.services
  const colleague = await addPerson(orm, own.ids.group)
  await orm.update(users).set({ firstName: 'Colleague', lastName: 'Unseen' }).where(eq(users.id, colleague))
  await orm.insert(holidayHistory).values(christmasOf(own.physician))
  const month = { groupId: own.ids.group, month: 2, year: 2027 }
  const drafts = await orm
    .insert(schedules)
    .values([
      { ...month, name: 'A thought', status: 'draft' },
      { ...month, name: 'A deleted one', status: 'archived', deletedAt: new Date() },
    ])
    .returning()
  const times = { startTime: '07:00', endTime: '19:00' }
  await orm.insert(shifts).values(
    drafts.map(({ id }) => ({
      ...{ groupId: own.ids.group, scheduleId: id, physicianId: own.physician, date: '2027-02-01' },
      ...times,
    })),
  )
  const answer = await test.call('GET', '/api/privacy/my-data', { as: own.physician })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain('attachment')
  const data = answer.json()
  expect(data.profile.id).toBe(own.physician)
  expect(data.shifts).toHaveLength(1)
  expect(data.requests).toHaveLength(1)
  expect(data.holidayHistory).toEqual([{ holiday: 'christmas', year: 2025, worked: true }])
  expect(answer.body).not.toContain('Unseen')
  expect(answer.body).not.toContain('calendarToken')
})

it('erases a removed physician from every table; shifts stay, without the name', async () => {
  const { orm } = test.services
  const id = await addPerson(orm, own.ids.group)
  const change = (body: object) => test.call('PUT', `/api/physicians/${id}`, { as: own.admin, body })
  expect((await change(traces)).statusCode).toBe(200)
  // Another address made it an invitation.
  await orm.update(users).set({ membership: 'joined' }).where(eq(users.id, id))
  await orm.update(shifts).set({ physicianId: id, date: '2020-01-06' }).where(eq(shifts.id, own.ids.shift))
  await orm.insert(holidayHistory).values(christmasOf(id))
  const ofPerson = { groupId: own.ids.group, physicianId: id }
  await orm
    .insert(holidayDeals)
    .values({ ...ofPerson, date: '2027-12-25', works: true, isSetByHand: false, reason: '' })
  await orm.insert(laidOutWeeks).values({ ...ofPerson, firstDay: '2027-01-05', lastDay: '2027-01-11', isNight: false })
  const asked = { requestType: 'timeoff', requestedDate: '2027-05-01', reason: 'zquirkreason' }
  expect((await test.call('POST', '/api/shift-requests', { as: id, body: asked })).statusCode).toBe(201)
  await orm.insert(auditEvents).values({
    groupId: own.ids.group,
    actorId: own.admin,
    action: 'shift.edit',
    thing: 'shift',
    text: `gave Night to ${traces.firstName} ${traces.lastName}`,
    after: { name: `${traces.lastName}, ${traces.firstName}` },
  })
  await orm.insert(outbox).values({
    groupId: own.ids.group,
    toAddress: 'admin@clinic.example',
    subject: 'A request',
    body: `${traces.firstName} ${traces.lastName} requested time off`,
    messageId: '<zquirk@test>',
  })
  await orm.insert(overrides).values({
    ...{ groupId: own.ids.group, scheduleId: own.ids.schedule, userId: own.admin, key: 'minimum-rest' },
    reason: `${traces.firstName} ${traces.lastName} agreed by phone`,
  })
  expect(await readEverything()).toContain('Zebulon')

  expect((await test.call('POST', `/api/privacy/erase/${id}`, { as: own.admin, body: {} })).statusCode).toBe(409)
  expect((await test.call('DELETE', `/api/physicians/${id}`, { as: own.admin })).statusCode).toBe(200)
  const erased = await test.call('POST', `/api/privacy/erase/${id}`, { as: own.admin, body: {} })
  expect(erased.statusCode, erased.body).toBe(200)

  const left = await readEverything()
  for (const trace of ['Zebulon', 'Quirk', 'zebulon', '555-0199', 'zquirknotes', 'zquirkreason'])
    expect(left.match(new RegExp(`.{0,200}${trace}.{0,60}`))?.[0]).toBeUndefined()
  const [shift] = await orm.select().from(shifts).where(eq(shifts.id, own.ids.shift))
  expect(shift?.physicianId).toBe(id)
  expect(await orm.select().from(holidayHistory).where(eq(holidayHistory.physicianId, id))).toEqual([])
  expect(await orm.select().from(holidayDeals).where(eq(holidayDeals.physicianId, id))).toEqual([])
  expect(await orm.select().from(laidOutWeeks).where(eq(laidOutWeeks.physicianId, id))).toEqual([])
})

it('keeps what opens a door out of the audit log', async () => {
  const { orm } = test.services
  await orm.update(users).set({ calendarToken: 'secret-calendar' }).where(eq(users.id, own.physician))
  await test.call('PUT', `/api/physicians/${own.physician}`, { as: own.admin, body: { fte: 0.5 } })
  await test.call('PUT', `/api/groups/${own.ids.group}`, { as: own.admin, body: { name: 'Renamed' } })
  const events = JSON.stringify(await orm.select().from(auditEvents))
  expect(events).toContain('"fte":0.5')
  for (const name of ['calendarToken', 'signInSubject', 'joinCode']) expect(events).not.toContain(`"${name}"`)
})
