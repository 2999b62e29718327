/** Days that physicians block: a few per month, no holidays, in one list, wherever they are saved. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../tests/server/test-app.ts'
import type { TestGroup } from '../../../tests/server/two-groups.ts'
import { groups } from '../platform/db/schema/index.ts'
import { openPhysicianBench } from './testing/physician-bench.ts'

let test: TestApp
let own: TestGroup

beforeAll(async () => ({ test, own } = await openPhysicianBench()))
afterAll(() => test.close())

const block = (unavailableDates: string[], as = own.physician) =>
  test.call('PUT', `/api/physicians/${own.physician}`, { as, body: { unavailableDates } })
const request = (unavailableDates: string[]) =>
  test.call('PUT', '/api/preferences/my', { as: own.physician, body: { unavailableDates } })
const blocked = async () =>
  (await test.call('GET', '/api/auth/user', { as: own.physician })).json().unavailableDates as string[]

const four = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04']

it('lets physicians block four dates a month, and says what to do for more', async () => {
  expect((await block([...four, '2027-04-01'])).statusCode).toBe(200)
  const refused = await block([...four, '2027-03-05', '2027-04-01'])
  const message = 'You can block 4 days a month, and March 2027 has 5. For more, request time off.'
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'unavailableDates', message }])
  expect(await blocked()).toEqual([...four, '2027-04-01'])
})

it('refuses holidays', async () => {
  const refused = await block(['2027-12-25'])
  const message = 'Sat, Dec 25 is Christmas Day. For a holiday, request time off.'
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'unavailableDates', message }])
})

it('lets coordinators block any day, and the physician keep what is blocked', async () => {
  const many = [...four, '2027-03-05', '2027-12-25']
  expect((await block(many, own.admin)).statusCode).toBe(200)
  expect((await block([...many, '2027-05-03'])).statusCode).toBe(200)
})

it('has one list, whether it is saved with the profile or with the requests', async () => {
  expect((await request(['2027-06-01'])).json()).toMatchObject({ unavailableDates: ['2027-06-01'] })
  expect(await blocked()).toEqual(['2027-06-01'])
  const refused = await request(['2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04', '2027-06-07'])
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'unavailableDates'])
  expect((await test.call('PUT', '/api/preferences/my', { as: own.physician, body: { notes: 'hi' } })).json()).toEqual(
    expect.objectContaining({ unavailableDates: ['2027-06-01'], notes: 'hi' }),
  )
})

it('follows the group’s own limit', async () => {
  await test.services.orm
    .update(groups)
    .set({ settings: { blockedDaysPerMonth: 0 } })
    .where(eq(groups.id, own.ids.group))
  expect((await block(['2027-06-01', '2027-08-02'])).json().message).toBe(
    'Your group doesn’t use blocked dates. Request time off instead.',
  )
})
