/** Groups, as rows. */
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { type GroupFields, type GroupSettings, groupSettings } from '../../contract/groups.ts'
import { isRuleId } from '../../engine/rules/rule-ids.ts'
import { isVersionSeen, nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { auditEvents, groups } from '../platform/db/schema/index.ts'
import type { Person, Scope } from '../platform/scope.ts'

export type GroupRow = typeof groups.$inferSelect

/** The settings with the contract's defaults filled in; choices about rules that no longer exist are left out. */
export function settingsOf({ settings }: Pick<GroupRow, 'settings'>): GroupSettings {
  const chosen = Object.entries(settings.rules ?? {}).filter(([id]) => isRuleId(id))
  return groupSettings.parse({ ...settings, rules: Object.fromEntries(chosen) })
}

/** The join code is for admins: whoever knows it can let people in. */
export function showGroup(row: GroupRow, person: Pick<Person, 'role'>) {
  return { ...row, settings: settingsOf(row), joinCode: person.role === 'admin' ? row.joinCode : null }
}

export async function findOwnGroup(orm: Orm, scope: Scope): Promise<GroupRow | undefined> {
  const [row] = await orm.select().from(groups).where(eq(groups.id, scope.groupId))
  return row
}

export async function findGroupByCode(orm: Orm, joinCode: string): Promise<GroupRow | undefined> {
  const [row] = await orm
    .select()
    .from(groups)
    .where(and(eq(groups.joinCode, joinCode), eq(groups.isActive, true)))
  return row
}

/** Undefined when the join code is taken: then another one is tried. */
export async function insertGroup(
  tx: Orm,
  person: Person,
  fields: GroupFields,
  joinCode: string,
): Promise<GroupRow | undefined> {
  const [row] = await tx
    .insert(groups)
    .values({ ...fields, joinCode, createdBy: person.userId })
    .onConflictDoNothing({ target: groups.joinCode })
    .returning()
  return row
}

export type GroupChange = Partial<GroupFields> & { settings?: Partial<GroupSettings>; joinCode?: string }

/** Undefined when the row is another version than the caller saw. */
export async function updateGroup(
  tx: Orm,
  scope: Scope,
  change: GroupChange,
  seen: number | undefined,
): Promise<GroupRow | undefined> {
  const [row] = await tx
    .update(groups)
    .set({ ...change, version: nextVersion(groups.version) })
    .where(and(eq(groups.id, scope.groupId), isVersionSeen(groups.version, seen)))
    .returning()
  return row
}

export async function isJoinCodeFree(tx: Orm, joinCode: string): Promise<boolean> {
  const rows = await tx.select({ id: groups.id }).from(groups).where(eq(groups.joinCode, joinCode))
  return rows.length === 0
}

/** Wrong join codes that a person tried in the last day, on any server. */
export async function countWrongCodes(orm: Orm, person: Person): Promise<number> {
  const [row] = await orm
    .select({ tries: count() })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.actorId, person.userId),
        eq(auditEvents.action, 'group.wrong-code'),
        gt(auditEvents.at, sql`now() - interval '1 day'`),
      ),
    )
  return Number(row?.tries ?? 0)
}
