/** Scores in place with their breakdown, and reasons for shifts that keep colleagues' private matters private. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addDays } from '../../engine/calendar.ts'
import { schedules, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
})

const nothing = { says: [], costs: [], notes: [], toMe: null, excluded: [], alternatives: [], fixes: [] }

const get = (url: string, as = own.admin) => test.call('GET', url, { as })

it('scores a schedule in place: coverage from its open shifts, fairness from who has them', async () => {
  const planned: Planned[] = Array.from({ length: 10 }, (_, day) => ({
    date: addDays('2027-03-01', day * 2),
    role: 'day' as const,
    place: 0,
  }))
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', planned)
  const answer = await test.call('POST', `/api/schedules/${schedule.id}/assess-fairness`, { as: own.admin, body: {} })
  expect(answer.statusCode, answer.body).toBe(200)
  const result = answer.json()
  expect(result.assessment.coverage).toMatchObject({ required: 93, filled: 10 })
  expect(result.fairnessScore).toBeLessThan(80)
  expect(result.suggestions[0]).toContain('could take it')
  const total = result.assessment.classes.find((one: { fairClass: string }) => one.fairClass === 'total')
  expect(total.people[0]).toMatchObject({ physicianId: own.physicians[0], has: 10 })
  expect(total.people[0].over).toBeGreaterThan(0)
  expect(total.people[1].under).toBeGreaterThan(0)
  const [kept] = await test.services.orm.select().from(schedules).where(eq(schedules.id, schedule.id))
  expect(kept).toMatchObject({
    fairnessScore: result.fairnessScore,
    preferencesMetScore: result.preferencesMetScore,
    coverageScore: result.coverageScore,
    aiSuggestions: result.suggestions,
  })
  const read = (await get(`/api/schedules/${schedule.id}/assessment`)).json()
  expect(read).toMatchObject({
    fairnessScore: result.fairnessScore,
    physicians: [{ name: 'First0 Last0' }, {}, {}, {}],
  })
  expect(read.openSlots[0]).toMatchObject({ role: 'Night', date: '2027-03-01', missing: 1 })
})

it('says why somebody has a shift to themselves without names, nothing of it to colleagues, and all of it to coordinators', async () => {
  const secret = 'IVF appointment'
  await test.services.orm
    .update(users)
    .set({ unavailableDates: ['2027-03-03'], schedulingNotes: secret })
    .where(eq(users.id, own.physicians[1]!))
  const { shifts: made } = await addSchedule(test.services.orm, own, 'active', [
    { date: '2027-03-03', role: 'day', place: 0 },
    { date: '2027-03-03', role: 'night', place: 2 },
  ])
  const url = `/api/shifts/${made[0]!.id}`
  const toColleague = (await get(`${url}/why`, own.physicians[3]!)).json()
  expect(toColleague).toEqual({ ...nothing, isOpen: false })
  const toHolder = await get(`${url}/why`, own.physicians[0]!)
  expect(toHolder.json()).toMatchObject({
    says: [expect.stringMatching(/^Shifts this month: 1, fair share/)],
    excluded: expect.arrayContaining([{ reason: 'not-available', title: 'Not available', count: 1 }]),
    alternatives: [],
    fixes: [],
  })
  expect(toHolder.body).not.toMatch(/First[1-9]|Last[1-9]/)
  expect((await get(`${url}/candidates`, own.physicians[3]!)).statusCode).toBe(403)
  const reason = (await get(`${url}/why`)).json()
  expect(reason.says.join(' ')).not.toMatch(/could take it/)
  expect(reason.alternatives[0]).toMatchObject({ physicianId: own.physicians[3], name: 'First3 Last3' })
  const candidates = (await get(`${url}/candidates`)).json()
  expect(candidates.map(({ physicianId }: { physicianId: number }) => physicianId)).not.toContain(own.physicians[0])
  expect(candidates[0]).toMatchObject({ physicianId: own.physicians[3], isAllowed: true, scores: expect.anything() })
  const absent = candidates.find(({ physicianId }: { physicianId: number }) => physicianId === own.physicians[1])
  expect(absent).toMatchObject({ isAllowed: false })
  expect(absent.says).toContain('Isn’t available')
  expect(JSON.stringify([reason, candidates])).not.toMatch(/unavailable|IVF/)
})

it('says why a shift is open; what rule to loosen only to admins', async () => {
  for (const id of own.physicians)
    await test.services.orm
      .update(users)
      .set({ unavailableDates: ['2027-03-03'] })
      .where(eq(users.id, id))
  const { shifts: made } = await addSchedule(test.services.orm, own, 'active', [
    { date: '2027-03-03', role: 'day', place: null },
  ])
  const why = async (as: number) => (await get(`/api/shifts/${made[0]!.id}/why`, as)).json()
  const seen = await why(own.physicians[0]!)
  expect(seen).toEqual({
    ...nothing,
    isOpen: true,
    says: [expect.stringContaining('no one can take it. Not available (4).'), expect.any(String)],
    excluded: [{ reason: 'not-available', title: 'Not available', count: 4 }],
  })
  expect((await why(own.admin)).fixes.length).toBeGreaterThan(0)
})

it('tries what would fill an open shift, says which setting it is, and changes nothing', async () => {
  for (const id of own.physicians.slice(1))
    await test.services.orm.update(users).set({ weekendAvailability: false }).where(eq(users.id, id))
  await test.services.orm
    .update(users)
    .set({ unavailableDates: ['2027-03-06', '2027-03-07'] })
    .where(eq(users.id, own.physicians[0]!))
  const { schedule, shifts: made } = await addSchedule(test.services.orm, own, 'draft', [
    { date: '2027-03-06', role: 'day', place: null },
  ])
  const open = made[0]!.id
  const { fixes } = (await get(`/api/shifts/${open}/why`, own.admin)).json()
  const tried = (await get(`/api/shifts/${open}/try-fix?fix=0`, own.admin)).json()
  expect(tried.says).toBe(fixes[0].says)
  expect(tried.takenBy.physicianId).toBe(fixes[0].physicianId)
  expect(tried.after.open).toBeLessThan(tried.before.open)
  expect(tried.after.coverage).toBeGreaterThan(tried.before.coverage)
  expect(tried.settings).toMatchObject([{ of: 'physician', id: fixes[0].physicianId, name: expect.any(String) }])
  const after = (await get(`/api/shifts/schedule/${schedule.id}`, own.admin)).json()
  expect(after).toMatchObject([{ id: open, physicianId: null }])
  const gone = await get(`/api/shifts/${open}/try-fix?fix=20`, own.admin)
  expect([gone.statusCode, gone.json().message]).toEqual([
    409,
    'That suggestion is out of date. Look at the reasons again.',
  ])
})

it('explains nothing of a draft to physicians', async () => {
  const { shifts: made } = await addSchedule(test.services.orm, own, 'draft', [
    { date: '2027-03-03', role: 'day', place: 0 },
  ])
  expect((await get(`/api/shifts/${made[0]!.id}/why`, own.physicians[0]!)).statusCode).toBe(404)
})
