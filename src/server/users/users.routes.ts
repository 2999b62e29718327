/** Calls about people and their roles. */
import { eq } from 'drizzle-orm'
import type { usersApi } from '../../contract/users.ts'
import { fullName } from '../../engine/text/names.ts'
import { destroyAllSessionsOf } from '../platform/auth/sessions.ts'
import { devices } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { undoJoin } from './undo-join.ts'
import { findMember, findSelf, listMembers, lockAdmins, setRole, showUser } from './users.store.ts'

export function usersHandlers({ orm }: Services): HandlersOf<typeof usersApi> {
  return {
    currentUser: async ({ scope }) => {
      const row = await findSelf(orm, scope)
      if (!row) throw fail('unauthorized')
      const { groupId, role } = scope
      return { ...showUser(row), groupId, role }
    },

    signOutEverywhere: ({ scope, change }) =>
      change(async ({ tx, audit, concernsOnlyMe }) => {
        concernsOnlyMe()
        const ended = await destroyAllSessionsOf(tx, scope.userId)
        await tx.delete(devices).where(eq(devices.userId, scope.userId))
        audit({
          action: 'user.sign-out-everywhere',
          thing: 'user',
          thingId: scope.userId,
          text: 'signed out of all devices',
        })
        return { ended }
      }),

    listUsers: async ({ scope }) => (await listMembers(orm, scope)).map(showUser),

    changeUserRole: ({ scope, params, body, change }) =>
      change(async ({ tx, audit, nothingChanged }) => {
        const admins = await lockAdmins(tx, scope)
        const before = await findMember(tx, scope, params.id)
        if (!before) throw fail('not-found')
        if (body.version !== undefined && body.version !== before.version) {
          throw fail('stale', { current: showUser(before) })
        }
        if (before.role === body.role) {
          nothingChanged()
          return showUser(before)
        }
        if (before.role === 'admin' && admins.length === 1 && admins[0] === before.id) {
          throw fail('conflict', {
            message: 'A group needs an administrator. Make someone else one first.',
            field: 'role',
          })
        }
        const after = await setRole(tx, scope, params.id, body.role)
        if (!after) throw fail('not-found')
        const title = body.role === 'admin' ? 'an administrator' : 'a physician'
        audit({
          action: 'user.change-role',
          thing: 'user',
          thingId: after.id,
          text: `made ${fullName(after)} ${title}`,
          before: { role: before.role },
          after: { role: after.role },
        })
        return showUser(after)
      }),

    undoJoin: ({ scope, params, change }) => undoJoin(scope, params.id, change),

    attachUser: async ({ scope, params, body }) => {
      if (params.id !== scope.userId || body.groupId !== scope.groupId) throw fail('not-found')
      const row = await findSelf(orm, scope)
      if (!row) throw fail('unauthorized')
      return showUser(row)
    },
  }
}
