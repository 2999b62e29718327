/** Calls about roles and positions. */
import type { rolesApi } from '../../contract/roles.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { requireMembers } from '../users/require-members.ts'
import { findRole, insertRole, listRoles, updateRole } from './roles.store.ts'

const gone = 'This role no longer exists.'

export function rolesHandlers({ orm }: Services): HandlersOf<typeof rolesApi> {
  return {
    listRoles: async ({ scope, params }) => {
      if (params.groupId !== scope.groupId) throw fail('not-found')
      return listRoles(orm, scope)
    },

    createRole: ({ scope, body, change }) =>
      change(async ({ tx, audit }) => {
        await requireMembers(tx, scope, peopleIn(body.restrictions), 'restrictions')
        await refuseTaken(tx, scope, body.externalId)
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
        if (!before) throw fail('not-found', { message: gone })
        await requireMembers(tx, scope, peopleIn(wanted.restrictions ?? {}), 'restrictions')
        await refuseTaken(tx, scope, wanted.externalId, before.id)
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
        if (!before) throw fail('not-found', { message: gone })
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

/** Other systems find a role by its external ID. */
async function refuseTaken(tx: Orm, scope: Scope, externalId: string | null | undefined, id?: number): Promise<void> {
  if (!externalId) return
  const owner = (await listRoles(tx, scope)).find((role) => role.externalId === externalId && role.id !== id)
  if (!owner) return
  const field = 'externalId'
  const message = `${owner.name} already has this external ID.`
  throw fail('conflict', { message, field, problems: [{ field, message }] })
}

function peopleIn({ only = [], never = [] }: { only?: number[]; never?: number[] }): number[] {
  return [...only, ...never]
}
