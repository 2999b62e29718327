/** Laying out takes custom rules in. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { YearLayout } from '../../contract/year.ts'
import { weekdayOf } from '../../engine/calendar.ts'
import { type Weekday, weekdays } from '../../engine/model.ts'
import { daysOf } from '../../engine/year/week-blocks.ts'
import { groups, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2026-11-17T12:00:00Z'))
  own = await addStaffedGroup(test.services.orm)
  const { orm } = test.services
  await orm.update(groups).set({ pattern: '7-on-7-off' }).where(eq(groups.id, own.groupId))
  const note = { schedulingNotes: 'I can’t work on Fridays' }
  await orm.update(users).set(note).where(eq(users.id, own.physicians[0]!))
})
afterAll(() => test.close())

it('lays out no day that a custom rule forbids', async () => {
  const answer = await test.call('GET', '/api/year/weeks/proposal?from=2027-01&months=3', { as: own.admin })
  expect(answer.statusCode, answer.body).toBe(200)
  const { weeks } = answer.json<YearLayout>()
  const weekdaysOf = (id: number): Set<Weekday> =>
    new Set(weeks.flatMap((week) => (week.physicianId === id ? daysOf(week) : [])).map(weekdayOf))
  expect(weekdaysOf(own.physicians[0]!)).toEqual(new Set(weekdays.filter((day) => day !== 'friday')))
  expect(weekdaysOf(own.physicians[1]!)).toEqual(new Set(weekdays))
})
