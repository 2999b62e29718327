/** Proposals: nothing is written, decided shifts stay, and applying one is a single edit that isn't hand-set. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { auditEvents, shifts } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-02-01T12:00:00Z'))
  own = await addStaffedGroup(test.services.orm)
})
afterAll(() => test.close())

const held: Planned[] = [
  { date: '2027-03-01', role: 'day', place: 0 },
  { date: '2027-03-02', role: 'day', place: 1, isLocked: true },
]
const open: Planned[] = [
  { date: '2027-03-01', role: 'day', place: null },
  { date: '2027-03-02', role: 'night', place: null },
  { date: '2027-03-03', role: 'night', place: null },
]
const propose = (id: number, body: object) =>
  test.call('POST', `/api/schedules/${id}/proposal`, { as: own.admin, body })
const rowsOf = (id: number) => test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, id))

it('fills open shifts, keeps the rest, and writes nothing until it is kept', async () => {
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', [...held, ...open])
  const before = await rowsOf(schedule.id)
  const answer = await propose(schedule.id, { what: 'fill' })
  expect(answer.statusCode, answer.body).toBe(200)
  const proposal = answer.json()
  expect(proposal.steps).toHaveLength(3)
  expect(proposal.open).toEqual({ before: 3, after: 0 })
  expect(proposal.days).toHaveLength(3)
  expect(proposal.days.every(({ old }: { old: string | null }) => old === null)).toBe(true)
  expect(proposal.after.coverageScore).toBeGreaterThan(proposal.before.coverageScore)
  expect(proposal.after.signature.seen).toBeGreaterThan(proposal.before.signature.seen)
  expect(await rowsOf(schedule.id)).toEqual(before)

  const edits = proposal.steps.map((step: object) => ({ do: 'change', ...step }))
  const keep = () =>
    test.call('POST', `/api/schedules/${schedule.id}/edits`, { as: own.admin, body: { edits, isProposed: true } })
  const kept = await keep()
  expect(kept.statusCode, kept.body).toBe(200)
  const after = await rowsOf(schedule.id)
  expect(after.filter(({ physicianId }) => physicianId === null)).toEqual([])
  expect(after.filter(({ editedBy }) => editedBy !== null)).toEqual([])
  const events = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.groupId, own.groupId))
  expect(events.map(({ text }) => text)).toEqual(['applied a proposal: changed 3 shifts in March 2027'])
  expect((await keep()).statusCode).toBe(409)
})

it('changes nothing outside of its days, role and people', async () => {
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', [...held, ...open], 'Second')
  const datesOf = async (body: object) =>
    (await propose(schedule.id, body)).json().days.map(({ date }: { date: string }) => date)
  expect(await datesOf({ what: 'fill', from: '2027-03-03', to: '2027-03-03' })).toEqual(['2027-03-03'])
  expect(await datesOf({ what: 'fill', roleId: own.day })).toEqual(['2027-03-01'])
  const ofOne = await propose(schedule.id, { what: 'fill', physicianIds: [own.physicians[5]] })
  expect(new Set(ofOne.json().days.map((day: { physicianId: number }) => day.physicianId))).toEqual(
    new Set([own.physicians[5]]),
  )
})

it('improves what nobody set by hand, and hand-set shifts only when told to', async () => {
  const nights = ['2027-03-01', '2027-03-02', '2027-03-03'].map(
    (date, day): Planned => ({ date, role: 'night', place: day === 1 ? 1 : 0 }),
  )
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', nights, 'By hand')
  const stepsOf = async (body: object) => (await propose(schedule.id, { what: 'improve', ...body })).json().steps
  expect((await stepsOf({})).length).toBeGreaterThan(0)
  await test.services.orm.update(shifts).set({ editedBy: own.admin }).where(eq(shifts.scheduleId, schedule.id))
  expect(await stepsOf({})).toEqual([])
  expect((await stepsOf({ keepEdited: false })).length).toBeGreaterThan(0)
  await test.services.orm.update(shifts).set({ isLocked: true }).where(eq(shifts.scheduleId, schedule.id))
  expect(await stepsOf({ keepEdited: false })).toEqual([])
})

it('leaves days that are over, and schedules that cannot change', async () => {
  const { schedule: over } = await addSchedule(test.services.orm, own, 'draft', [], 'January 2027', 1)
  const late = await propose(over.id, { what: 'fill' })
  expect([late.statusCode, late.json().field]).toEqual([400, 'to'])
  const { schedule: archived } = await addSchedule(test.services.orm, own, 'archived', open, 'Archived')
  expect((await propose(archived.id, { what: 'fill' })).statusCode).toBe(409)
})

it('names the field that is wrong', async () => {
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', held, 'Third')
  for (const [body, status, field] of [
    [{ what: 'guess' }, 400, 'what'],
    [{ what: 'fill', from: '2027-04-01' }, 400, 'from'],
    [{ what: 'fill', from: '2027-03-05', to: '2027-03-04' }, 400, 'to'],
    [{ what: 'fill', roleId: 999_999 }, 404, 'roleId'],
    [{ what: 'fill', physicianIds: [999_999] }, 404, 'physicianIds'],
  ] as const) {
    const answer = await propose(schedule.id, body)
    expect([answer.statusCode, answer.json().field], answer.body).toEqual([status, field])
  }
})
