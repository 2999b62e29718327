/** The audit log of a group, filtered and paged. */
import { and, asc, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../contract/api.ts'
import type { auditApi } from '../../contract/audit.ts'
import type { ClockFormat } from '../../engine/text/times.ts'
import type { Orm } from '../platform/db/database.ts'
import { apiKeys, auditEvents, roles, schedules, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

type Asked = Parsed<(typeof auditApi)['auditLog'], 'query'>
export type AuditRow = typeof auditEvents.$inferSelect
/** Names by id, for events that only have ids, and how the reader sees times. */
export type Names = {
  timeZone: string
  clock: ClockFormat
  keys: Map<number, string>
  users: Map<number, string>
  roles: Map<number, string>
  schedules: Map<number, string>
  shifts: Map<number, string>
}

const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

export async function readAuditLog(orm: Orm, scope: Scope, asked: Asked, timeZone: string): Promise<AuditRow[]> {
  const rows = await orm
    .select({ event: auditEvents })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(
      and(
        eq(auditEvents.groupId, scope.groupId),
        asked.actor === undefined ? undefined : byActor(asked.actor),
        asked.thing ? eq(auditEvents.thing, asked.thing) : undefined,
        asked.action ? eq(auditEvents.action, asked.action) : undefined,
        asked.from ? sql`${auditEvents.at} >= ${asked.from}::date::timestamp at time zone ${timeZone}` : undefined,
        asked.to ? sql`${auditEvents.at} < (${asked.to}::date + 1)::timestamp at time zone ${timeZone}` : undefined,
        asked.search ? mentions(asked.search) : undefined,
        asked.after ? isOlderThan(scope, asked.after) : undefined,
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(asked.limit)
  return rows.map(({ event }) => event)
}

function byActor(actor: number | null): SQL {
  return actor === null
    ? isNull(sql`coalesce(${auditEvents.actorId}, ${auditEvents.keyId})`)
    : eq(auditEvents.actorId, actor)
}

/** All words, in any order. */
function mentions(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean)
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(ilike(auditEvents.text, pattern), ilike(auditEvents.reason, pattern), ilike(fullName, pattern))
    }),
  )
}

/** Compared in the database, whose clock is finer than a Date. */
function isOlderThan(scope: Scope, id: number): SQL {
  return sql`(${auditEvents.at}, ${auditEvents.id}) < (
    select last.at, last.id from ${auditEvents} last where last.id = ${id} and last.group_id = ${scope.groupId})`
}

export async function listActors(orm: Orm, scope: Scope): Promise<{ id: number; name: string }[]> {
  return orm
    .selectDistinct({ id: users.id, name: fullName })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.actorId))
    .where(eq(auditEvents.groupId, scope.groupId))
    .orderBy(asc(fullName))
}

export async function listKinds(orm: Orm, scope: Scope): Promise<{ things: string[]; actions: string[] }> {
  const rows = await orm
    .selectDistinct({ thing: auditEvents.thing, action: auditEvents.action })
    .from(auditEvents)
    .where(eq(auditEvents.groupId, scope.groupId))
  const distinct = (words: string[]) => [...new Set(words)].sort()
  return { things: distinct(rows.map(({ thing }) => thing)), actions: distinct(rows.map(({ action }) => action)) }
}

export async function listNames(orm: Orm, scope: Scope, timeZone: string): Promise<Omit<Names, 'shifts'>> {
  const people = await orm
    .select({ id: users.id, name: fullName, clock: users.clockFormat })
    .from(users)
    .where(eq(users.groupId, scope.groupId))
  const positions = await orm
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(eq(roles.groupId, scope.groupId))
  const months = await orm
    .select({ id: schedules.id, name: schedules.name })
    .from(schedules)
    .where(eq(schedules.groupId, scope.groupId))
  const keys = await orm
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(eq(apiKeys.groupId, scope.groupId))
  const byId = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))
  const clock = people.find(({ id }) => id === scope.userId)?.clock ?? '12-hour'
  return { timeZone, clock, keys: byId(keys), users: byId(people), roles: byId(positions), schedules: byId(months) }
}
