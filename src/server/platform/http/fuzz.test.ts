/**
 * Every call with input generated from its schema and corrupted in places: no response is our fault (5xx), and none
 * contains another group's data. Nothing of any person gets into the log. FUZZ_RUNS=1000 is the long run.
 */
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../../tests/server/two-groups.ts'
import { api } from '../../../contract/api.ts'
import type { Route } from '../../../contract/route.ts'
import { groups, notifications, roles, schedules, shiftRequests, users } from '../db/schema/index.ts'
import { arbitraryOf } from './testing/arbitrary-of.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 16)
/** Runs per group, before accepted input has changed too much of it or a rate limit is reached. */
const runsOfGroup = 8
const marker = 'ofanothergroup'
/** Of the people who call. */
const caller = { firstName: 'Zebulon', lastName: 'Oquirk', phoneNumber: '555 010 0199' }
const personal = /ofanothergroup|zebulon|oquirk|555 010 0199|@[\w.]*example/i

/** Waits for a job that no one takes here; the gate's tests show that its input is checked first. */
const waits = new Set(['generateSchedule'])
const calls = Object.entries<Route>(api).filter(([name]) => !waits.has(name))

let test: TestApp
let other: TestGroup
const logged: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) })
  test = await openTestApp(undefined, { log })
  other = await addGroup(test.services.orm)
  await markGroup(other.ids.group)
})
afterAll(() => test.close())

/** Every text of the group tells which group it belongs to. */
async function markGroup(groupId: number): Promise<void> {
  const { orm } = test.services
  await orm
    .update(groups)
    .set({ name: marker, description: marker, additionalRules: marker })
    .where(eq(groups.id, groupId))
  await orm.update(users).set({ firstName: marker, lastName: marker }).where(eq(users.groupId, groupId))
  await orm.update(roles).set({ name: marker }).where(eq(roles.groupId, groupId))
  await orm.update(schedules).set({ name: marker }).where(eq(schedules.groupId, groupId))
  await orm.update(shiftRequests).set({ reason: marker }).where(eq(shiftRequests.groupId, groupId))
  await orm.update(notifications).set({ text: marker }).where(eq(notifications.groupId, groupId))
}

type Input = { ids: number[]; path: string[]; query: unknown; body: unknown; asAdmin: boolean }

function inputFor(route: Route, ids: number[]): fc.Arbitrary<Input> {
  const segment = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ids.map(String)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }) },
  )
  return fc.record({
    ids: fc.constant(ids),
    path: fc.array(segment, { minLength: 3, maxLength: 3 }),
    query: route.query ? arbitraryOf(route.query, ids) : fc.constant(undefined),
    body: route.body ? arbitraryOf(route.body, ids) : fc.constant(undefined),
    asAdmin: fc.boolean(),
  })
}

function addressOf(route: Route, { path, query }: Input): string {
  let next = 0
  const address = route.path.replace(/:\w+/g, () => encodePart(path[next++]!))
  if (typeof query !== 'object' || query === null) return address
  // A made-up object may have a `toString` that is no function.
  const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  const pairs = Object.entries(query).map(([name, value]) => `${encodePart(name)}=${encodePart(textOf(value))}`)
  return `${address}?${pairs.join('&')}`
}

function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

async function fuzz(route: Route, seed: number): Promise<void> {
  const own = await addGroup(test.services.orm)
  const email = sql`'zebulon' || id || '@oquirk.example'`
  await test.services.orm
    .update(users)
    .set({ ...caller, email })
    .where(eq(users.groupId, own.ids.group))
  const ids = [...new Set([...Object.values(own.ids), own.admin, ...Object.values(other.ids), other.admin])]
  const property = fc.asyncProperty(inputFor(route, ids), async (input) => {
    const answer = await test.call(route.method, addressOf(route, input), {
      as: input.asAdmin ? own.admin : own.physician,
      ...(route.body ? { raw: JSON.stringify(input.body) ?? '' } : {}),
    })
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    expect(answer.body).not.toContain(marker)
    expect(logged.splice(0).join('')).not.toMatch(personal)
  })
  await fc.assert(property, { numRuns: runsOfGroup, seed, endOnFailure: true })
}

describe('input of any kind', () => {
  it.each(calls)(
    '%s neither fails nor tells of another group, and logs nobody',
    async (name, route) => {
      const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
      for (let run = 0; run < runs; run += runsOfGroup) await fuzz(route, seed + run)
    },
    60_000 + runs * 1000,
  )

  it('left the other group as it was', async () => {
    const rows = await test.services.orm.select().from(users).where(eq(users.groupId, other.ids.group))
    expect(rows.map(({ firstName, version }) => [firstName, version])).toEqual([
      [marker, 1],
      [marker, 1],
    ])
  })
})
