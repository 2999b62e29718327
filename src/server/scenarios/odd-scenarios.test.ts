/** Scenarios whose month, people, or patience are gone. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, weeksOfTwoTeams as month } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import type { TestApp } from '../../../tests/server/test-app.ts'
import { roles, schedules, users } from '../platform/db/schema/index.ts'
import { openScenarioBench, type ScenarioBench } from './testing/scenario-bench.ts'

let bench: ScenarioBench
let test: TestApp
let own: StaffedGroup
let scheduleId: number

beforeAll(async () => {
  bench = await openScenarioBench('2027-02-10T10:00:00Z')
  test = bench.test
  own = await addStaffedGroup(test.services.orm)
  scheduleId = (await addSchedule(test.services.orm, own, 'draft', month)).schedule.id
})
afterAll(() => test.close())

const post = async (path: string, body: object = {}, as = own.admin) => {
  const answer = await test.call('POST', path, { as, body })
  return { status: answer.statusCode, body: answer.json() }
}
const away = () => ({ what: 'away' as const, physicianId: own.physicians[0]!, from: '2027-03-01', to: '2027-03-03' })

it('is canceled once; a second time there is nothing to cancel', async () => {
  const { id } = (await bench.create(own.admin, [away()])).json()
  expect((await post(`/api/scenarios/${id}/cancel`)).status).toBe(200)
  await bench.ended(id)
  const again = await post(`/api/scenarios/${id}/cancel`)
  expect([again.status, again.body.message]).toEqual([409, 'This scenario isn’t running.'])
  expect((await post(`/api/scenarios/${id}/cancel`, {}, own.physicians[0])).status).toBe(403)
})

it('keeps its result when somebody in it has left, and can be computed again with the shifts they still have', async () => {
  const found = await bench.computed(own.admin, [away()])
  await test.services.orm.update(users).set({ isActive: false }).where(eq(users.id, own.physicians[0]!))
  expect((await bench.list(own.admin)).find(({ id }) => id === found.id)!.versions).toHaveLength(1)
  expect((await post(`/api/scenarios/${found.id}/compute`)).status).toBe(200)
  await bench.ended(found.id)
  const [version] = (await bench.list(own.admin)).find(({ id }) => id === found.id)!.versions
  expect(version!.rows.find(({ name }) => name === 'First0 Last0')!.days.slice(0, 3)).toBe('...')
  await test.services.orm.update(users).set({ isActive: true }).where(eq(users.id, own.physicians[0]!))
})

it('takes the longest rest that a coordinator can type', async () => {
  const found = await bench.computed(own.admin, [{ what: 'limits', minRestBetweenShifts: 72 }])
  expect([found.state, found.error]).toEqual(['done', null])
})

it('says which role to check where one can’t be planned', async () => {
  const { orm } = test.services
  const [role] = await orm.select().from(roles).where(eq(roles.groupId, own.groupId))
  const setCounts = (countsByWeekday: object) =>
    orm.update(roles).set({ countsByWeekday }).where(eq(roles.id, role!.id))
  // Neither a form nor a call lets it through.
  await setCounts({ funday: 1 })
  const found = await bench.computed(own.admin, [away()])
  expect([found.state, found.error]).toEqual([
    'failed',
    `We can’t run this scenario because of how ${role!.name} is set up. Check times and days under Group Settings, Roles & Positions.`,
  ])
  await setCounts(role!.countsByWeekday)
})

it('of a month whose schedule was deleted stays readable, and says why it can’t be computed', async () => {
  const found = await bench.computed(own.admin, [away()])
  await test.services.orm.delete(schedules).where(eq(schedules.id, scheduleId))
  const shown = (await bench.list(own.admin)).find(({ id }) => id === found.id)!
  expect(shown.versions).toEqual(found.versions)
  expect(shown.comparedWith).toMatchObject({ name: 'March 2027', scheduleId: null })
  const again = await post(`/api/scenarios/${found.id}/compute`)
  expect([again.status, again.body.message]).toEqual([
    400,
    'March 2027 has no schedule to compare with. Generate it first.',
  ])
  const used = await post(`/api/scenarios/${found.id}/use`, { sense: 'balanced' })
  expect(used.status).toBe(200)
  expect((await post(`/api/scenarios/${found.id}/use`, { sense: 'fairness' })).body.message).toContain('Run it first')
})
