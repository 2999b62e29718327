/** The worst body each call accepts, from a large group, while others read: no call blocks the event loop for long. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { api } from '../../../contract/api.ts'
import type { Route } from '../../../contract/route.ts'
import { addDays } from '../../../engine/calendar.ts'
import { emptyAnalysis } from '../../schedule-reading/testing/empty-analysis.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { groups, notifications, scheduleAnalyses, shiftRequests, users } from '../db/schema/index.ts'
import { makeEmbeddedFolder } from '../db/testing/test-database.ts'
import { defaultBodyLimit } from './mount.ts'
import { longestTurn } from './testing/longest-turn.ts'
import { type WorstInput, worstInputs } from './testing/worst-bodies.ts'
import { type Ids, worstOf } from './testing/worst-of.ts'

/**
 * Milliseconds of processor time. Other work on the machine can only add to it, so one try within the goal is proof.
 * The goal is checked where figures are requested (docs/security.md); in a full run, which may share a machine with
 * anything, only a stall fails.
 */
const goal = 50
const stall = { first: 3000, usual: 5 * goal }
const tries = 12
const physicians = 60

/** Waits for a job that no one takes here. */
const waits = new Set(['generateSchedule'])
const isRead = ([, { method }]: [string, Route]) => method === 'GET'
const calls = Object.entries<Route>(api).filter(([name]) => !waits.has(name))
/** Their rules across rows refuse most bodies. They come before the calls that fill the group beyond what can be planned. */
const mustAccept = new Set(
  'askToSwap setTurns proposeLayout keepLayout moveWeeks createScenario startBackTest simulateMine'.split(' '),
)
const takesAway = /^(delete|erase|undo|clear|archive|signOut|leave)/
/** They make every later call slower by far, as each departure out of hundreds of people: in the short form, they come last. */
const fills = /^(createPhysicians|updateGroup)$/
const isLast = (name: string) => !process.env.WORST_BODY_FIGURES && fills.test(name)
const rankOf = (call: [string, Route]) =>
  isRead(call) || mustAccept.has(call[0]) ? 0 : isLast(call[0]) ? 3 : takesAway.test(call[0]) ? 2 : 1
const ordered = calls.toSorted((one, other) => rankOf(one) - rankOf(other))
/** Physicians only. */
const forPhysicians: Record<string, number> = { giveFeedback: 1, signOutEverywhere: 1 }

let folder: string
let test: TestApp
let group: StaffedGroup
let ids: Ids

beforeAll(async () => {
  folder = await makeEmbeddedFolder()
  // In its own thread, as in the product, so its time isn't the event loop's.
  const database = await openEmbedded({ folder })
  // Answers are shaped as in the product, too: other tests check every limit in them.
  writeFileSync(join(folder, 'index.html'), '')
  test = await openTestApp(() => new Date('2027-03-01T00:30:00Z'), { database, web: { kind: 'built', folder } })
  const { orm } = test.services
  group = await addStaffedGroup(orm, physicians)
  const { groupId } = group
  // Only such groups lay out their weeks.
  await orm.update(groups).set({ pattern: '7-on-7-off' }).where(eq(groups.id, groupId))
  const notes = 'No nights on Mondays. At most 3 weekends in a row, please. '.repeat(30)
  await orm.update(users).set({ schedulingNotes: notes }).where(sql`${users.groupId} = ${groupId}`)
  const monthFrom = (first: string, days: number) =>
    Array.from(
      { length: days * 20 },
      (_, place): Planned => ({
        ...{ date: addDays(first, Math.floor(place / 20)), role: 'day', place: (place * 7) % physicians },
      }),
    )
  const month = monthFrom('2027-03-01', 31)
  // Over, for back-tests.
  await addSchedule(orm, group, 'active', monthFrom('2027-01-01', 31), 'January 2027', 1)
  await addSchedule(orm, group, 'active', monthFrom('2027-02-01', 28), 'February 2027', 2)
  const active = await addSchedule(orm, group, 'active', month)
  const draft = await addSchedule(orm, group, 'draft', month, 'Draft', 3)
  const requests = await orm
    .insert(shiftRequests)
    .values(
      group.physicians.map((requestorId) => ({
        ...{ groupId, requestorId, requestType: 'timeoff' as const, requestedDate: '2027-03-05' },
      })),
    )
    .returning()
  const [notification] = await orm
    .insert(notifications)
    .values({ groupId, userId: group.admin, text: 'Hi' })
    .returning()
  const [analysis] = await orm
    .insert(scheduleAnalyses)
    .values({ groupId, uploadedBy: group.admin, analysisData: emptyAnalysis })
    .returning()
  ids = {
    user: group.physicians,
    group: [groupId],
    role: [group.day, group.night],
    schedule: [draft.schedule.id, active.schedule.id],
    shift: draft.shifts.map(({ id }) => id),
    request: requests.map(({ id }) => id),
    notification: [notification!.id],
    analysis: [analysis!.id],
    device: [1],
    key: [1],
    link: [1],
    webhook: [1],
    delivery: [1],
    scenario: [1],
  }
}, 120_000)
afterAll(async () => {
  await test.close()
  rmSync(folder, { recursive: true, force: true })
})

function addressOf(route: Route, given: WorstInput = {}): string {
  const params = given.params ?? (route.params ? (worstOf(route.params, ids, 1000) as Record<string, unknown>) : {})
  const query = given.query ?? (route.query ? (worstOf(route.query, ids, 4000) as Record<string, unknown>) : {})
  const address = route.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return `${address}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
}

async function inputOf(name: string, route: Route): Promise<{ address: string; body?: unknown; as: number }> {
  const given = await worstInputs[name]?.(ids, async (path) =>
    (await test.call('GET', path, { as: group.admin })).json(),
  )
  const body = route.body && worstOf(route.body, ids, (route.bodyLimit ?? defaultBodyLimit) - 1000)
  const place = forPhysicians[name]
  const as = given?.as ?? (place === undefined ? group.admin : group.physicians[place]!)
  return { address: addressOf(route, given), body: given?.body ?? body, as }
}

describe('the event loop', () => {
  it.each(ordered)(
    'is not held by %s',
    async (name, route) => {
      const most = process.env.WORST_BODY_FIGURES ? goal : stall.usual
      const held: number[] = []
      const answers: number[] = []
      let size = 0
      for (let round = 0; round < tries; round++) {
        const { address, body, as } = await inputOf(name, route)
        size = body === undefined ? 0 : JSON.stringify(body).length
        const read = test.call('GET', '/api/groups/my/group', { as: group.physicians[0] })
        const turn = await longestTurn(async () => {
          const { statusCode } = await test.call(route.method, address, { as, body })
          answers.push(statusCode)
        })
        expect((await read).statusCode).toBeLessThan(500)
        // What was done already is refused without the work.
        if (answers.at(-1) !== answers[0]) break
        held.push(turn)
        if (turn <= most) break
      }
      const figures = `${name}: ${held.map(Math.round)} ms, answers ${answers}, ${size} bytes`
      if (process.env.WORST_BODY_FIGURES) process.stdout.write(`${figures}\n`)
      expect(answers[0], figures).toBeLessThan(500)
      expect(answers[0], figures).not.toBe(401)
      if (!takesAway.test(name)) expect(answers[0], figures).not.toBe(400)
      if (mustAccept.has(name)) expect(answers[0], figures).toBe(route.status ?? 200)
      expect(held[0], figures).toBeLessThan(stall.first)
      expect(Math.min(...held), figures).toBeLessThanOrEqual(most)
    },
    // A throttled machine takes minutes for seconds of processor time.
    600_000,
  )
})
