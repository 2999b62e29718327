/** A small published month for requests: March 2027, seen from February 20, with calls that read like what people do. */
import { asc, desc, eq } from 'drizzle-orm'
import { addSchedule, type Planned } from '../../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import type { ShiftRequest } from '../../../contract/requests.ts'
import { auditEvents, groups, notifications, outbox, shiftRequests, shifts } from '../../platform/db/schema/index.ts'

export const march = (day: number) => `2027-03-${String(day).padStart(2, '0')}`

/** Physicians 0 and 1 have days 1 to 3, 2 and 3 have days 8 to 10; 4 has the nights of 1 and 2. */
export const usual: Planned[] = [
  ...[1, 2, 3].flatMap((day) => [0, 1].map((place): Planned => ({ date: march(day), role: 'day', place }))),
  ...[8, 9, 10].flatMap((day) => [2, 3].map((place): Planned => ({ date: march(day), role: 'day', place }))),
  ...[1, 2].map((day): Planned => ({ date: march(day), role: 'night', place: 4 })),
]

export type RequestBench = Awaited<ReturnType<typeof openRequestBench>>

export async function openRequestBench(today = '2027-02-20T12:00:00Z') {
  let moment = new Date(today)
  const test = await openTestApp(() => moment)
  const { orm } = test.services

  async function addGroup(planned: Planned[] = usual, settings: Record<string, unknown> = {}, size = 8) {
    const group = await addStaffedGroup(orm, size)
    const { schedule, shifts: rows } = await addSchedule(orm, group, 'active', planned)
    await orm
      .update(groups)
      .set({ settings: { timeZone: 'UTC', ...settings } })
      .where(eq(groups.id, group.groupId))
    return actors(test, group, schedule.id, rows)
  }

  return {
    test,
    orm,
    addGroup,
    setClock: (to: string) => {
      moment = new Date(to)
    },
  }
}

export type Actors = ReturnType<typeof actors>

function actors(test: TestApp, group: StaffedGroup, scheduleId: number, rows: (typeof shifts.$inferSelect)[]) {
  const { orm } = test.services
  const call = async (as: number, method: string, url: string, body?: unknown) => {
    const answer = await test.call(method, url, { as, body })
    return { status: answer.statusCode, body: answer.json() }
  }
  const person = (place: number) => group.physicians[place]!
  return {
    ...group,
    scheduleId,
    person,
    call,
    shiftOf: (place: number | null, date: string) => {
      const owner = place === null ? null : person(place)
      const found = rows.find((row) => row.physicianId === owner && row.date === date)
      if (!found) throw new Error(`Nobody planned a shift of ${place} on ${date}.`)
      return found
    },
    ask: (as: number, body: unknown) => call(as, 'POST', '/api/shift-requests', body),
    /** A request that is known to be accepted. */
    asked: async (as: number, body: unknown): Promise<ShiftRequest> => {
      const { status, body: request } = await call(as, 'POST', '/api/shift-requests', body)
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(request)}`)
      return request
    },
    answer: (as: number, id: number, body: unknown) => call(as, 'POST', `/api/shift-requests/${id}/answer`, body),
    cancel: (as: number, id: number, body: unknown = {}) => call(as, 'POST', `/api/shift-requests/${id}/cancel`, body),
    review: (id: number, body: unknown) => call(group.admin, 'POST', `/api/shift-requests/${id}/review`, body),
    approve: (id: number, body: Record<string, unknown> = {}) =>
      call(group.admin, 'POST', `/api/shift-requests/${id}/review`, { decision: 'approve', ...body }),
    ownerOf: async (shiftId: number) =>
      (await orm.select().from(shifts).where(eq(shifts.id, shiftId)))[0]?.physicianId ?? null,
    shift: async (shiftId: number) => (await orm.select().from(shifts).where(eq(shifts.id, shiftId)))[0]!,
    request: async (id: number) => (await orm.select().from(shiftRequests).where(eq(shiftRequests.id, id)))[0]!,
    messagesOf: async (userId: number) =>
      (
        await orm.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(asc(notifications.id))
      ).map(({ text }) => text),
    mailOf: (userId: number) => orm.select().from(outbox).where(eq(outbox.userId, userId)).orderBy(asc(outbox.id)),
    auditLog: () =>
      orm.select().from(auditEvents).where(eq(auditEvents.groupId, group.groupId)).orderBy(desc(auditEvents.id)),
  }
}
