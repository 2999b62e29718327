/** Calls about who changed what. */
import type { auditApi } from '../../contract/audit.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { type AuditRow, listActors, listKinds, listNames, type Names, readAuditLog } from './audit.store.ts'
import { describeChanges } from './describe-changes.ts'
import { listShiftNames } from './shift-names.ts'

export function auditHandlers({ orm }: Services): HandlersOf<typeof auditApi> {
  return {
    auditLog: async ({ scope, query }) => {
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      const { limit } = query
      const { timeZone } = settingsOf(group)
      // One more than requested shows whether there is a next page.
      const rows = await readAuditLog(orm, scope, { ...query, limit: limit + 1 }, timeZone)
      const shown = rows.slice(0, limit)
      const names = { ...(await listNames(orm, scope, timeZone)), shifts: await listShiftNames(orm, scope, shown) }
      return {
        events: shown.map((row) => ({
          ...row,
          actorName: nameActor(row, names),
          onBehalfOf: row.onBehalfOfId === null ? null : (names.users.get(row.onBehalfOfId) ?? 'Someone who left'),
          changes: describeChanges(row, names),
        })),
        next: rows.length > limit ? shown[shown.length - 1]!.id : null,
      }
    },
    auditFilters: async ({ scope }) => ({ people: await listActors(orm, scope), ...(await listKinds(orm, scope)) }),
  }
}

function nameActor({ actorId, keyId }: AuditRow, names: Names): string {
  if (keyId !== null) return `API key ${names.keys.get(keyId) ?? ''}`.trim()
  return actorId === null ? 'Evenshift' : (names.users.get(actorId) ?? 'Someone who left')
}
