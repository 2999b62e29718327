/** Calls about roles and positions. */
import type { rolesApi } from '../../contract/roles.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { requireMembers } from '../users/require-members.ts'
import { findRole, insertRole, listRoles, updateRole } from './roles.store.ts'

export function rolesHandlers({ orm }: Services): HandlersOf<typeof rolesApi> {
  return {
    listRoles: async ({ scope, params }) => {
      if (params.groupId !== scope.groupId) throw fail('not-found')
      return listRoles(orm, scope)
    },

    createRole: ({ scope, body, change }) =>
      change(async ({ tx, audit }) => {
        await requireMembers(tx, scope, peopleIn(body.restrictions), 'restrictions')
        const after = await insertRole(tx, scope, body)
        audit({
          action: 'role.create',
          thing: 'role',
          thingId: after.id,
          text: `added the role ${after.name}`,
          after,
        })
        return after
      }),

    updateRole: ({ scope, params, body: { version, ...wanted }, change }) =>
      change(async ({ tx, audit }) => {
        const before = await findRole(tx, scope, params.id)
        if (!before) throw fail('not-found')
        await requireMembers(tx, scope, peopleIn(wanted.restrictions ?? {}), 'restrictions')
        const after = await updateRole(tx, scope, params.id, wanted, version)
        if (!after) throw fail('stale', { current: await findRole(tx, scope, params.id) })
        audit({
          action: 'role.update',
          thing: 'role',
          thingId: after.id,
          text: `changed the role ${after.name}`,
          before,
          after,
        })
        return after
      }),

    deleteRole: ({ scope, params, change }) =>
      change(async ({ tx, audit }) => {
        const before = await updateRole(tx, scope, params.id, { isActive: false }, undefined)
        if (!before) throw fail('not-found')
        audit({
          action: 'role.delete',
          thing: 'role',
          thingId: before.id,
          text: `deleted the role ${before.name}`,
          before,
        })
        return { ok: true as const }
      }),
  }
}

function peopleIn({ only = [], never = [] }: { only?: number[]; never?: number[] }): number[] {
  return [...only, ...never]
}
