/** What answers say besides the number: what was counted, where it stands, what is missing, and which words had no place. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule } from '../../../../tests/server/planned-month.ts'
import { addStaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { users } from '../../platform/db/schema/index.ts'
import { type Scope, stampPerson } from '../../platform/scope.ts'
import { openRecords, type Records } from '../tools/records.ts'
import { answerLocally } from './local-engine.ts'

let test: TestApp
let records: Records

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-03-02T10:00:00Z'))
  const { orm } = test.services
  const group = await addStaffedGroup(orm, 2)
  await orm.update(users).set({ firstName: 'Grace', lastName: 'Oyelaran' }).where(eq(users.id, group.physicians[0]!))
  await addSchedule(orm, group, 'active', [
    { date: '2027-03-02', role: 'night', place: 0 },
    { date: '2027-03-03', role: 'night', place: 0 },
    { date: '2027-03-03', role: 'day', place: 1 },
  ])
  const { admin: userId, groupId } = group
  const scope = stampPerson({ userId, role: 'admin', groupId, name: '', email: '', sid: '' }) as Scope
  records = await openRecords(test.services, scope)
})
afterAll(() => test.close())

const ask = (question: string) => answerLocally(question, [], records)

it('says which month has no schedule, and opens the generator for one that is still to come', async () => {
  const { response, links } = await ask('How many nights does Grace Oyelaran have in June?')
  expect(response).toBe("June 2027 isn't planned yet.")
  expect(links).toEqual([{ title: 'Generate June 2027', link: '/admin/dashboard?generate=2027-06' }])
  const past = await ask('Who worked on Christmas Day?')
  expect(past.response).toBe("There's no schedule for December 2026.")
  expect(past.links).toBeUndefined()
})

it('answers a part of a question never: it names the words that it could not place', async () => {
  const { response, sources } = await ask('How many nights does Grace Oyelaran have in the north building?')
  expect(response).toMatch(/^I don't know what “north” and “building” mean here, so I haven't counted anything/)
  expect(sources).toEqual([])
  expect((await ask("Who hasn't worked nights this month?")).response).not.toContain('Grace Oyelaran')
})

it('says what was counted, and links to the shifts behind it', async () => {
  const { response, links } = await ask('How many nights and hours does Grace Oyelaran have this month?')
  expect(response).toBe(
    'Grace Oyelaran has 2 nights and 24 hours in March 2027.\n\nCounted: nights and hours in March 2027.',
  )
  expect(links).toEqual([
    { title: 'Grace Oyelaran in March 2027', link: '/schedule?date=2027-03-01&find=Grace+Oyelaran' },
  ])
})

it('changes nothing, and says where it can be done', async () => {
  const { response, links } = await ask('Publish March')
  expect(response).toContain('nothing was changed')
  expect(links).toEqual([{ title: 'Open the schedule', link: '/schedule?date=2027-03-01' }])
})
