/** An uploaded past month shows who worked its holidays; typed entries and published schedules count more. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { groupSettings } from '../../contract/groups.ts'
import type { HolidayHistory } from '../../contract/holiday-history.ts'
import { groups, schedules, users } from '../platform/db/schema/index.ts'
import { stampPerson } from '../platform/scope.ts'
import { insertAnalysis } from './analyses.store.ts'
import { analyze } from './analyze.ts'
import { understoodMonth } from './testing/understood-month.ts'

let test: TestApp
let own: TestGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-03-01T12:00:00Z'))
  own = await addGroup(test.services.orm)
})
afterAll(() => test.close())

const members = {
  'Ada Abel': 'DDDDDDD.......DDDDDDD.......',
  'Ben Brook': '.......DDDDDDD.......DDDDDDD',
  'Cleo Chu': '............................',
}

async function upload(): Promise<void> {
  const { orm, advisor } = test.services
  const groupId = own.ids.group
  const [row] = await orm.select().from(groups).where(eq(groups.id, groupId))
  const understanding = understoodMonth('2026-11-30', members)
  const by = { group: row!, settings: groupSettings.parse(row!.settings) }
  const analysis = await analyze({ fileName: 'december.xlsx', understanding, sheets: [], remarks: [] }, by, advisor)
  const person = { userId: own.admin, groupId, role: 'admin' as const, name: '', email: '', sid: '' }
  const scope = Object.assign(stampPerson(person), { groupId })
  const { id } = await insertAnalysis(orm, scope, { ...analysis, understanding, drafts: {} })
  const made = await test.call('POST', '/api/schedule-analysis/implement', { as: own.admin, body: { id } })
  expect(made.statusCode, made.body).toBe(200)
}

const path = () => `/api/groups/${own.ids.group}/holiday-history`
const christmas = async () => {
  const { entries }: HolidayHistory = (await test.call('GET', path(), { as: own.admin })).json()
  return entries
    .filter(({ holiday }) => holiday === 'Christmas Day')
    .map(({ physicianId, year, worked, source }) => [physicianId, year, worked, source])
}

it('keeps who worked and who was off, under what was typed in and what is published', async () => {
  const { orm } = test.services
  const people = await orm
    .insert(users)
    .values(
      Object.keys(members).map((name) => {
        const [firstName, lastName] = name.split(' ')
        return {
          firstName: firstName!,
          lastName: lastName!,
          email: `${lastName}@turns.example`,
          groupId: own.ids.group,
        }
      }),
    )
    .returning()
  const [ada, ben] = people.map(({ id }) => id)
  await upload()
  expect(await christmas()).toEqual([
    [ada, 2026, false, 'imported'],
    [ben, 2026, true, 'imported'],
  ])
  const typed = { physicianId: ada, holiday: 'Christmas Day', year: 2026, worked: true }
  await test.call('PUT', path(), { as: own.admin, body: { entries: [typed] } })
  await upload()
  expect(await christmas()).toEqual([
    [ada, 2026, true, 'typed'],
    [ben, 2026, true, 'imported'],
  ])
  const december = { groupId: own.ids.group, name: 'December 2026', month: 12, year: 2026, status: 'active' as const }
  await orm.insert(schedules).values(december)
  expect(await christmas()).toEqual(
    expect.arrayContaining([
      [ada, 2026, true, 'typed'],
      [ben, 2026, false, 'schedule'],
    ]),
  )
})
