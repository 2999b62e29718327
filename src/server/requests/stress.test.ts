/**
 * Conflicting actions all at once: reviews, takes, swaps, answers, cancels, deactivations, and edits on one month. Each
 * succeeds or gets a clear refusal, and afterward every invariant holds. 100 on PostgreSQL, fewer on the embedded
 * database, which runs them one at a time anyway. STRESS_ACTIONS=400 is the long run.
 */
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Planned } from '../../../tests/server/planned-month.ts'
import { createRandom, draw } from '../../engine/random.ts'
import { selectRows } from '../platform/db/database.ts'
import { auditEvents, schedules, shiftRequests, shifts, users } from '../platform/db/schema/index.ts'
import { lookAtSchedule } from '../schedules/look-at-schedule.ts'
import { type Actors, march, openRequestBench, type RequestBench } from './testing/request-bench.ts'

const size = 14
const actionCount = Number(process.env.STRESS_ACTIONS ?? (process.env.TEST_DATABASE_URL ? 100 : 40))

/** Two of the day and one of the night for two weeks, three days each; every fourth place is open. */
const planned: Planned[] = Array.from({ length: 15 }, (_, index) => index + 1).flatMap((day): Planned[] => {
  const block = Math.floor((day - 1) / 3)
  const place = (slot: number) => (block * 3 + slot) % size
  return [
    { date: march(day), role: 'day', place: place(0) },
    { date: march(day), role: 'day', place: day % 2 === 0 ? null : place(1) },
    { date: march(day), role: 'night', place: place(2) },
  ]
})

let bench: RequestBench
let group: Actors

beforeAll(async () => {
  bench = await openRequestBench()
  group = await bench.addGroup(planned, { instantPickup: true }, size)
})
afterAll(() => bench.test.close())

type Answered = { what: string; status: number; body: { message?: string; status?: string; targetShiftId?: number } }

it('ends with every invariant intact', async () => {
  const source = createRandom(7)
  const random = () => draw(source)
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!
  const rows = await bench.orm.select().from(shifts).where(eq(shifts.scheduleId, group.scheduleId))
  const held = rows.filter(({ physicianId }) => physicianId !== null)
  /** Everyone wants these. */
  const hot = rows.filter(({ physicianId }) => physicianId === null).slice(0, 3)
  const requests: { id: number; by: number; target: number | null }[] = []
  const keep = ({
    status,
    body,
  }: {
    status: number
    body: { id: number; requestorId: number; targetId: number | null }
  }) => {
    if (status === 201) requests.push({ id: body.id, by: body.requestorId, target: body.targetId })
  }
  for (let count = 0; count < 8; count++) {
    const day = 1 + count * 2
    keep(await group.ask(group.person(count), { startDate: march(day), endDate: march(day + 1), reason: 'x' }))
    const [own, other] = [pick(held), pick(held)]
    const swap = { requestType: 'swap', originalShiftId: own.id, targetShiftId: other.id }
    const made = await group.ask(own.physicianId!, swap)
    keep(made)
    if (made.status === 201) await group.answer(other.physicianId!, made.body.id, { accept: true })
    const offered = pick(held)
    keep(await group.ask(offered.physicianId!, { requestType: 'swap', originalShiftId: offered.id }))
  }

  const someone = () => group.person(Math.floor(random() * size))
  const act = async (): Promise<Answered> => {
    const dice = random()
    const request = pick(requests)
    const shift = pick(rows)
    if (dice < 0.3) return { what: 'approve', ...(await group.approve(request.id)) }
    if (dice < 0.36) return { what: 'deny', ...(await group.review(request.id, { decision: 'deny' })) }
    if (dice < 0.38) return { what: 'cancel', ...(await group.cancel(request.by, request.id)) }
    if (dice < 0.5)
      return {
        what: 'answer',
        ...(await group.answer(request.target ?? someone(), request.id, { accept: random() < 0.8 })),
      }
    if (dice < 0.72)
      return {
        what: 'take',
        ...(await group.ask(someone(), {
          requestType: 'pickup',
          targetShiftId: (random() < 0.7 ? pick(hot) : shift).id,
        })),
      }
    if (dice < 0.8)
      return {
        what: 'offer',
        ...(await group.ask(shift.physicianId ?? someone(), { requestType: 'swap', originalShiftId: shift.id })),
      }
    if (dice < 0.84)
      return { what: 'deactivate', ...(await group.call(group.admin, 'DELETE', `/api/physicians/${someone()}`)) }
    if (dice < 0.9) {
      const body = { startDate: shift.date, endDate: shift.date, reason: 'x', requestorId: someone() }
      return { what: 'time off', ...(await group.ask(group.admin, body)) }
    }
    const [seen] = await bench.orm.select().from(shifts).where(eq(shifts.id, shift.id))
    const edit = {
      do: 'change',
      shiftId: seen!.id,
      version: seen!.version,
      physicianId: random() < 0.3 ? null : someone(),
    }
    return {
      what: 'edit',
      ...(await group.call(group.admin, 'POST', `/api/schedules/${group.scheduleId}/edits`, { edits: [edit] })),
    }
  }
  const answers = await Promise.all(Array.from({ length: actionCount }, act))

  for (const { what, status, body } of answers) {
    expect(status, `${what}: ${JSON.stringify(body)}`).toBeLessThan(500)
    // Deactivated people are no longer signed in.
    if (status >= 400) expect(body.message, what).toMatch(/\w+/)
  }
  const done = answers.filter(({ status }) => status < 300)
  expect(done.length).toBeGreaterThan(actionCount / 20)
  expect(new Set(done.map(({ what }) => what)).size).toBeGreaterThan(3)

  const twice = await selectRows(
    bench.orm,
    sql`select a.id from ${shifts} a join ${shifts} b on a.physician_id = b.physician_id and a.id < b.id and a.span && b.span
      join ${schedules} s on s.id = a.schedule_id join ${schedules} t on t.id = b.schedule_id
      where a.group_id = ${group.groupId} and s.status = 'active' and t.status = 'active'`,
  )
  expect(twice).toEqual([])
  const gone = await bench.orm
    .select({ id: shifts.id })
    .from(shifts)
    .innerJoin(users, eq(users.id, shifts.physicianId))
    .where(and(eq(shifts.groupId, group.groupId), eq(users.isActive, false)))
  expect(gone).toEqual([])
  const away = await selectRows(
    bench.orm,
    sql`select s.id from ${shifts} s join ${shiftRequests} r on r.requestor_id = s.physician_id
      where r.group_id = ${group.groupId} and r.request_type = 'timeoff' and r.status = 'approved'
        and s.date between r.requested_date and r.end_date`,
  )
  expect(away).toEqual([])
  const pendingOfGone = await bench.orm
    .select({ id: shiftRequests.id })
    .from(shiftRequests)
    .innerJoin(users, eq(users.id, shiftRequests.requestorId))
    .where(
      and(eq(shiftRequests.groupId, group.groupId), eq(shiftRequests.status, 'pending'), eq(users.isActive, false)),
    )
  expect(pendingOfGone).toEqual([])

  // No one gave a reason, so no hard rule is broken.
  const [schedule] = await bench.orm.select().from(schedules).where(eq(schedules.id, group.scheduleId))
  const { problem, assignments } = await lookAtSchedule(bench.orm, schedule!)
  const { broken } = await bench.test.services.advisor.ask('assess', problem, { assignments })
  expect(broken).toEqual([])

  const reviewed = answers.filter(
    ({ what, status }) => (what === 'approve' || what === 'deny') && status === 200,
  ).length
  const auditLog = await bench.orm.select().from(auditEvents).where(eq(auditEvents.groupId, group.groupId))
  const decisions = auditLog.filter(({ action }) => action === 'request.approve' || action === 'request.deny')
  expect(decisions.length).toBeGreaterThanOrEqual(reviewed)
  expectOneTakerEach(rows, auditLog, answers)
  const settled = await bench.orm.select().from(shiftRequests).where(eq(shiftRequests.groupId, group.groupId))
  for (const { id, status } of settled) {
    const events = decisions.filter(({ thingId }) => thingId === id).length
    expect(events, `request ${id} is ${status}`).toBe(status === 'approved' || status === 'denied' ? 1 : 0)
  }
}, 180_000)

type Event = Pick<typeof auditEvents.$inferSelect, 'action' | 'after' | 'text'>

/** A shift is taken once for every time it was open or on offer. */
function expectOneTakerEach(rows: (typeof shifts.$inferSelect)[], auditLog: Event[], answers: Answered[]): void {
  const takes = answers.filter(
    ({ what, status, body }) => what === 'take' && status === 201 && body.status === 'approved',
  )
  for (const { id, physicianId } of rows) {
    const taken = takes.filter(({ body }) => body.targetShiftId === id).length
    const openings = auditLog.filter((event) => shiftsFreedBy(event).includes(id)).length
    expect(taken, `shift ${id}`).toBeLessThanOrEqual(openings + (physicianId === null ? 1 : 0))
  }
}

type Trace = {
  opened?: { id: number }[]
  changed?: { id: number }[]
  shifts?: number[]
  originalShiftId?: number | null
}

/** What an event opened, offered, or moved other than by taking it. */
function shiftsFreedBy({ action, after, text }: Event): number[] {
  const trace = (after ?? {}) as Trace
  if (action === 'physician.deactivate') return (trace.opened ?? []).map(({ id }) => id)
  if (action === 'shift.edit') return (trace.changed ?? []).map(({ id }) => id)
  if (action !== 'request.approve' || text.startsWith('took')) return []
  return text.startsWith('closed') ? [trace.originalShiftId ?? 0] : (trace.shifts ?? [])
}
