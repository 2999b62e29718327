/** Unlisted links to the switchboard page, as rows; every function but the last is bound to the caller's group. */
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { makeNumber, readNumber, signNumber } from '../platform/auth/signed-number.ts'
import type { Orm } from '../platform/db/database.ts'
import { groups, switchboardLinks } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

type LinkRow = typeof switchboardLinks.$inferSelect
type ShownLink = LinkRow & { path: string }

async function show(orm: Orm, row: LinkRow): Promise<ShownLink> {
  return { ...row, path: `/switchboard/${await signNumber(orm, 'switchboard', row.linkToken)}` }
}

export async function listLinks(orm: Orm, scope: Scope): Promise<ShownLink[]> {
  const rows = await orm
    .select()
    .from(switchboardLinks)
    .where(eq(switchboardLinks.groupId, scope.groupId))
    .orderBy(desc(switchboardLinks.id))
  return Promise.all(rows.map((row) => show(orm, row)))
}

export async function countLinks(orm: Orm, scope: Scope): Promise<number> {
  const [row] = await orm
    .select({ count: count() })
    .from(switchboardLinks)
    .where(eq(switchboardLinks.groupId, scope.groupId))
  return row?.count ?? 0
}

export async function insertLink(tx: Orm, scope: Scope, name: string): Promise<ShownLink> {
  const { groupId, userId: createdBy } = scope
  const [row] = await tx
    .insert(switchboardLinks)
    .values({ groupId, createdBy, name, linkToken: makeNumber() })
    .returning()
  return show(tx, row!)
}

export async function deleteLink(tx: Orm, scope: Scope, id: number): Promise<LinkRow | undefined> {
  const [row] = await tx
    .delete(switchboardLinks)
    .where(and(eq(switchboardLinks.id, id), eq(switchboardLinks.groupId, scope.groupId)))
    .returning()
  return row
}

/** The group of a link that was opened; pages ask every minute, and only the first of five minutes is written down. */
export async function openLink(orm: Orm, token: string, now: Date): Promise<number | undefined> {
  const number = await readNumber(orm, 'switchboard', token)
  if (!number) return undefined
  const [found] = await orm
    .select({ link: switchboardLinks })
    .from(switchboardLinks)
    .innerJoin(groups, eq(groups.id, switchboardLinks.groupId))
    .where(and(eq(switchboardLinks.linkToken, number), eq(groups.isActive, true)))
  if (!found) return undefined
  const { id, groupId, lastUsedAt } = found.link
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > 300_000)
    await orm
      .update(switchboardLinks)
      .set({ lastUsedAt: sql`${now.toISOString()}::timestamptz` })
      .where(eq(switchboardLinks.id, id))
  return groupId
}
