/** That an address belongs to an account of another group is told only so often a day: each such answer tells who uses the product. */
import { and, count, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { auditEvents, users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'

const action = 'physician.foreign-address'
/** Addresses that one person is told about in a day. */
export const foreignAddressesADay = 30

/** Before a change that would refuse addresses that are taken: kept in a change of its own, since the refused one leaves nothing. */
export async function limitForeignAddresses(orm: Orm, scope: Scope, emails: string[], make: MakeChange): Promise<void> {
  const foreign = emails.length === 0 ? 0 : await countForeign(orm, scope, emails)
  if (foreign === 0) return
  if ((await countToldToday(orm, scope)) + foreign > foreignAddressesADay)
    throw fail('too-many', {
      message: 'Too many of these addresses belong to other accounts. Ask those people to join with the join code.',
    })
  await make(({ audit, concernsOnlyMe }) => {
    concernsOnlyMe()
    const text = 'tried to add addresses that belong to other accounts'
    audit({ action, thing: 'group', thingId: scope.groupId, text, after: { addresses: foreign } })
  })
}

async function countForeign(orm: Orm, scope: Scope, emails: string[]): Promise<number> {
  const isOfOthers = or(isNull(users.groupId), ne(users.groupId, scope.groupId))
  const [found] = await orm
    .select({ addresses: count() })
    .from(users)
    .where(and(inArray(sql`lower(${users.email})`, emails), isOfOthers))
  return Number(found?.addresses ?? 0)
}

async function countToldToday(orm: Orm, { userId }: Scope): Promise<number> {
  const [told] = await orm
    .select({ addresses: sql<number>`coalesce(sum((${auditEvents.after} ->> 'addresses')::int), 0)::int` })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.thing, 'group'),
        eq(auditEvents.action, action),
        eq(auditEvents.actorId, userId),
        gt(auditEvents.at, sql`now() - interval '1 day'`),
      ),
    )
  return told?.addresses ?? 0
}
