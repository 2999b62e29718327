/** Who sees which schedules and shifts. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { schedules, shifts } from '../platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup
let draft: number

beforeAll(async () => {
  test = await openTestApp()
  own = await addGroup(test.services.orm)
  const month = { groupId: own.ids.group, month: 2, year: 2027 }
  const [row] = await test.services.orm
    .insert(schedules)
    .values({ ...month, name: 'February 2027' })
    .returning()
  draft = row!.id
  const shift = {
    groupId: own.ids.group,
    scheduleId: draft,
    physicianId: own.physician,
    startTime: '19:00',
    endTime: '07:00',
  }
  await test.services.orm.insert(shifts).values({ ...shift, date: '2027-02-01', shiftType: 'night' })
})
afterAll(() => test.close())

const names = async (as: number) => {
  const list = (await test.call('GET', `/api/schedules/group/${own.ids.group}`, { as })).json()
  return list.map((schedule: { name: string }) => schedule.name)
}

it('lists the newest first, and never shows physicians a draft', async () => {
  expect(await names(own.admin)).toEqual(['February 2027', 'January 2027'])
  expect(await names(own.physician)).toEqual(['January 2027'])
  expect((await test.call('GET', `/api/shifts/schedule/${draft}`, { as: own.physician })).statusCode).toBe(404)
  expect((await test.call('GET', `/api/shifts/schedule/${draft}`, { as: own.admin })).json()).toMatchObject([
    { date: '2027-02-01', startTime: '19:00', endTime: '07:00', shiftType: 'night', role: null },
  ])
})

it("lists a physician's published shifts only", async () => {
  const listed = (await test.call('GET', `/api/shifts/physician/${own.physician}`, { as: own.physician })).json()
  expect(listed).toMatchObject([{ date: '2027-01-04', role: 'Rounder', physician: { firstName: 'Test' } }])
})

it('says who worked on holidays before a date, as published', async () => {
  const { orm } = test.services
  const month = { groupId: own.ids.group, name: 'December 2026', month: 12, year: 2026 }
  const [published] = await orm
    .insert(schedules)
    .values({ ...month, status: 'active' })
    .returning()
  const shift = { groupId: own.ids.group, scheduleId: published!.id, startTime: '07:00', endTime: '19:00' }
  await orm.insert(shifts).values([
    { ...shift, physicianId: own.physician, date: '2026-12-25' },
    { ...shift, physicianId: own.physician, date: '2026-12-26' },
  ])
  const listed = (before: string) => test.call('GET', `/api/holiday-work?before=${before}`, { as: own.physician })
  expect((await listed('2027-12-01')).json()).toContainEqual({ physicianId: own.physician, date: '2026-12-25' })
  expect((await listed('2027-12-01')).json()).not.toContainEqual({ physicianId: own.physician, date: '2026-12-26' })
  expect((await listed('2026-12-25')).json()).toEqual([])
})
