/** Calls about invitations, and leaving the group. */
import type { membershipsApi } from '../../contract/memberships.ts'
import { leaveGroup } from '../physicians/end-membership.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { settleRequests } from '../requests/settle-requests.ts'
import { acceptInvitation, declineInvitation } from './memberships.service.ts'
import { findFormerGroupName, listInvitations } from './memberships.store.ts'

export function membershipsHandlers({ orm, advisor, now }: Services): HandlersOf<typeof membershipsApi> {
  const deps = { orm, advisor, now, settleRequests }
  return {
    myInvitations: async ({ scope }) => ({
      isEmailProven: scope.provenEmail !== undefined,
      formerGroupName: await findFormerGroupName(orm, scope),
      invitations: await listInvitations(orm, scope),
    }),
    acceptInvitation: ({ scope, params, change }) => acceptInvitation(scope, params.id, change),
    declineInvitation: ({ scope, params, change }) => declineInvitation(scope, params.id, change),
    leaveGroup: async ({ scope, change }) => ({ ok: true as const, opened: await leaveGroup(deps, scope, change) }),
  }
}
