/** Deletes expired rows, so the database keeps no personal data longer than needed. */
import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../db/database.ts'
import { apiKeyUses } from '../db/schema/integrations.ts'
import { auditEvents, notifications, outbox } from '../db/schema/messages.ts'
import { sessions } from '../db/schema/people.ts'
import { scenarios } from '../db/schema/scenarios.ts'
import { generations, schedules } from '../db/schema/schedules.ts'
import { providerEntries } from '../db/schema/sign-in.ts'
import type { Log } from '../log.ts'

type Rule = { name: string; table: PgTable; isOver: SQL | undefined; reason: string }

const daysAgo = (days: number): SQL => sql`now() - make_interval(days => ${days}::int)`
const isPast = (column: PgColumn): SQL => lte(column, sql`now()`)

const rules: Rule[] = [
  {
    name: 'sessions',
    table: sessions,
    isOver: lte(sessions.expire, daysAgo(1)),
    reason: 'for a day after a session expires, the browser learns that it did, and asks the person to sign in again',
  },
  {
    name: 'provider entries',
    table: providerEntries,
    isOver: isPast(providerEntries.expiresAt),
    reason: 'expired sign-in codes and grants are refused anyway',
  },
  {
    name: 'messages',
    table: outbox,
    isOver: or(lte(outbox.sentAt, daysAgo(30)), and(outbox.gaveUp, lte(outbox.createdAt, daysAgo(30)))),
    reason: 'thirty days is long enough to tell whether a message was sent; the change itself stays in the audit log',
  },
  {
    name: 'notifications',
    table: notifications,
    isOver: and(isNotNull(notifications.readAt), lte(notifications.readAt, daysAgo(180))),
    reason: 'half a year after someone reads one, the schedule itself is the reference; unread ones stay',
  },
  {
    name: 'audit events',
    table: auditEvents,
    isOver: lte(auditEvents.at, daysAgo(6 * 365)),
    reason: 'US health care requires keeping records of this kind for six years (45 CFR 164.316)',
  },
  {
    name: 'times of anonymous answers',
    table: auditEvents,
    isOver: and(eq(auditEvents.action, 'feedback.give'), isNull(auditEvents.actorId)),
    reason: 'earlier versions logged when an anonymous answer was given, which can reveal who gave it',
  },
  {
    name: 'uses of API keys',
    table: apiKeyUses,
    isOver: lte(apiKeyUses.day, sql`current_date - 400`),
    reason: 'a year and a month show whether a key is still used for anything',
  },
  {
    name: 'generations',
    table: generations,
    isOver: lte(generations.finishedAt, daysAgo(90)),
    reason: 'the schedule keeps the result, and the audit log who asked for it',
  },
  {
    name: 'deleted drafts',
    table: schedules,
    isOver: lte(schedules.deletedAt, daysAgo(30)),
    reason: 'as long as other changes of a schedule can be undone',
  },
  {
    name: 'unfinished drafts',
    table: schedules,
    isOver: and(eq(schedules.isUnfinished, true), lte(schedules.createdAt, sql`now() - interval '1 hour'`)),
    reason: 'writing a draft takes seconds, so the process that began it died',
  },
  {
    name: 'scenarios',
    table: scenarios,
    isOver: lte(scenarios.createdAt, daysAgo(400)),
    reason: 'a year and a month later, its month has been worked',
  },
]

export async function cleanUp(orm: Orm, log: Log): Promise<void> {
  const deleted: Record<string, number> = {}
  for (const rule of rules) {
    const rows = await orm.delete(rule.table).where(rule.isOver).returning({ one: sql<number>`1` })
    if (rows.length > 0) deleted[rule.name] = rows.length
  }
  if (Object.keys(deleted).length > 0) log.info({ deleted }, 'Deleted expired rows.')
}
