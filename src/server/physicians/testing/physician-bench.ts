/** A group with the physician calls that several tests make, on December 10, 2026. */
import { and, desc, eq } from 'drizzle-orm'
import { openTestApp } from '../../../../tests/server/test-app.ts'
import { addGroup } from '../../../../tests/server/two-groups.ts'
import { auditEvents } from '../../platform/db/schema/index.ts'

export type PhysicianBench = Awaited<ReturnType<typeof openPhysicianBench>>

export async function openPhysicianBench() {
  const test = await openTestApp(() => new Date('2026-12-10T15:00:00Z'))
  const own = await addGroup(test.services.orm)
  return {
    test,
    own,
    remove: (id: number, as = own.admin) => test.call('DELETE', `/api/physicians/${id}`, { as }),
    list: async (as = own.admin) => {
      const answer = await test.call('GET', `/api/physicians/group/${own.ids.group}`, { as })
      return answer.json() as { id: number; isActive: boolean }[]
    },
    lastAuditEvent: async (thingId: number) => {
      const [event] = await test.services.orm
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.thing, 'user'), eq(auditEvents.thingId, thingId)))
        .orderBy(desc(auditEvents.id))
        .limit(1)
      return event
    },
  }
}
