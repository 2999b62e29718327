/** Groups, as rows. */
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { payloadOfGroup } from '../../contract/fields/group.ts'
import { type GroupFields, type GroupSettings, groupSettings } from '../../contract/groups.ts'
import type { Pattern } from '../../engine/model.ts'
import { isRuleId } from '../../engine/rules/rule-ids.ts'
import { isVersionSeen, nextVersion } from '../platform/changes/change.ts'
import { buildOnce } from '../platform/db/build-once.ts'
import type { Orm } from '../platform/db/database.ts'
import { auditEvents, groups } from '../platform/db/schema/index.ts'
import type { Person, Scope } from '../platform/scope.ts'

export type GroupRow = typeof groups.$inferSelect
/** The fields of a group by the names of its row. */
export type GroupRowFields = Omit<GroupFields, 'shiftType'> & { pattern?: Pattern }

/** The settings with the contract's defaults filled in; choices for rules that no longer exist are dropped. */
export function settingsOf({ settings }: Pick<GroupRow, 'settings'>): GroupSettings {
  const chosen = Object.entries(settings.rules ?? {}).filter(([id]) => isRuleId(id))
  return groupSettings.parse({ ...settings, rules: Object.fromEntries(chosen) })
}

/** The join code is for admins: anyone who knows it can let people in. */
export function showGroup(row: GroupRow, person: Pick<Person, 'role'>) {
  const { joinCode, joinCodeExpiresAt } = row
  const code = person.role === 'admin' ? { joinCode, joinCodeExpiresAt } : { joinCode: null, joinCodeExpiresAt: null }
  return { ...payloadOfGroup(row), settings: settingsOf(row), ...code }
}

const groupById = buildOnce((orm) =>
  orm
    .select()
    .from(groups)
    .where(eq(groups.id, sql.placeholder('groupId'))),
)

export async function findOwnGroup(orm: Orm, { groupId }: Scope): Promise<GroupRow | undefined> {
  const [row] = await groupById(orm).execute({ groupId })
  return row
}

export async function findGroupByCode(orm: Orm, joinCode: string): Promise<GroupRow | undefined> {
  const [row] = await orm
    .select()
    .from(groups)
    .where(and(eq(groups.joinCode, joinCode), eq(groups.isActive, true), gt(groups.joinCodeExpiresAt, sql`now()`)))
  return row
}

/** Undefined if the join code is taken, and another one is tried. */
export async function insertGroup(
  tx: Orm,
  createdBy: number,
  fields: GroupRowFields,
  joinCode: string,
): Promise<GroupRow | undefined> {
  const [row] = await tx
    .insert(groups)
    .values({ ...fields, joinCode, createdBy })
    .onConflictDoNothing({ target: groups.joinCode })
    .returning()
  return row
}

export type GroupChange = Partial<GroupRowFields> & { settings?: Partial<GroupSettings> }

/** Undefined if the caller saw another version of the row. */
export async function updateGroup(
  tx: Orm,
  scope: Scope,
  change: GroupChange & { joinCode?: string; joinCodeExpiresAt?: SQL },
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

/** Wrong join codes of the last day, on any server. */
export async function countWrongCodes(orm: Orm, person: Person, addressKey: string) {
  const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`
  const [row] = await orm
    .select({
      ofPerson: countWhere(sql`${auditEvents.actorId} = ${person.userId}`),
      fromAddress: countWhere(sql`${auditEvents.after} ->> 'from' = ${addressKey}`),
      ofAll: countWhere(sql`true`),
    })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.thing, 'group'),
        eq(auditEvents.action, 'group.wrong-code'),
        gt(auditEvents.at, sql`now() - interval '1 day'`),
      ),
    )
  return row!
}
