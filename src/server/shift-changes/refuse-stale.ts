/** Refuses an edit of shifts that changed since they were seen, and names whoever changed them last. */
import { desc, eq } from 'drizzle-orm'
import { displayName } from '../../engine/text/names.ts'
import type { Orm } from '../platform/db/database.ts'
import { auditEvents } from '../platform/db/schema/index.ts'
import { fail, type Refusal } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { listShiftsById } from '../schedules/schedules.store.ts'
import { findMember } from '../users/users.store.ts'

/** How far back it looks: what made an edit stale has only just happened. */
const latest = 50

export async function refuseStale(orm: Orm, scope: Scope, shiftIds: number[]): Promise<Refusal> {
  const current = await listShiftsById(orm, scope, shiftIds)
  const name = await findChanger(orm, scope, shiftIds)
  return fail('stale', { current, ...(name && { message: `${name} changed this. Here’s the current version.` }) })
}

async function findChanger(orm: Orm, scope: Scope, shiftIds: number[]): Promise<string | undefined> {
  const events = await orm
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.groupId, scope.groupId))
    .orderBy(desc(auditEvents.id))
    .limit(latest)
  const wanted = new Set(shiftIds)
  const last = events.find((event) => shiftsIn(event).some((id) => wanted.has(id)))
  if (!last?.actorId || last.actorId === scope.userId) return undefined
  const person = await findMember(orm, scope, last.actorId)
  return person && displayName(person)
}

type Event = Pick<typeof auditEvents.$inferSelect, 'thing' | 'thingId' | 'before' | 'after'>

/** An event holds the rows it changed; those of a request name their shifts. */
function shiftsIn({ thing, thingId, before, after }: Event): number[] {
  const fields = thing === 'request' ? /"(?:originalShiftId|targetShiftId|shiftId)":(\d+)/g : /"(?:id|shiftId)":(\d+)/g
  const named = [...JSON.stringify([before, after]).matchAll(fields)].map(([, id]) => Number(id))
  return thing === 'shift' && thingId !== null ? [thingId, ...named] : named
}
