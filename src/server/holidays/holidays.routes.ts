/** Calls about the holiday history of a group. */
import type { holidayHistoryApi } from '../../contract/holiday-history.ts'
import { findOwnGroup, type GroupRow } from '../groups/groups.store.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { enterHolidayHistory, readHolidayHistory } from './holidays.service.ts'

export function holidaysHandlers({ orm, now }: Services): HandlersOf<typeof holidayHistoryApi> {
  return {
    showHolidayHistory: async ({ scope, params }) =>
      readHolidayHistory(orm, await requireGroup(orm, scope, params.id), now()),

    saveHolidayHistory: ({ scope, params, body, change }) =>
      change(async (made) => {
        await enterHolidayHistory(made, scope, await requireGroup(made.tx, scope, params.id), body.entries, now())
        return { ok: true }
      }),
  }
}

async function requireGroup(orm: Orm, scope: Scope, id: number): Promise<GroupRow> {
  const group = id === scope.groupId ? await findOwnGroup(orm, scope) : undefined
  if (!group) throw fail('not-found')
  return group
}
