/** Calls about the group. */
import { rowOfGroup } from '../../contract/fields/group.ts'
import type { groupsApi } from '../../contract/groups.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { changeGroup, createGroup, joinGroup, renewJoinCode } from './groups.service.ts'
import { findOwnGroup, showGroup } from './groups.store.ts'

export function groupsHandlers({ orm }: Services): HandlersOf<typeof groupsApi> {
  return {
    myGroup: async ({ scope }) => {
      const row = await findOwnGroup(orm, scope)
      if (!row) throw fail('not-found')
      return showGroup(row, scope)
    },
    createGroup: async ({ scope, body: { isScheduled, ...fields }, change }) =>
      showGroup(await createGroup(scope, rowOfGroup(fields), isScheduled, change), { role: 'admin' }),
    joinGroup: async ({ scope, body: { joinCode }, change, request: { ip: address } }) =>
      showGroup(await joinGroup(orm, scope, { joinCode, address }, change), { role: 'physician' }),
    updateGroup: async ({ scope, params, body, change }) =>
      showGroup(await changeGroup(scope, params.id, rowOfGroup(body), change), scope),
    renewJoinCode: async ({ scope, params, change }) => showGroup(await renewJoinCode(scope, params.id, change), scope),
  }
}
