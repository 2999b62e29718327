/** Calls about physicians and their preferences. */
import type { physiciansApi } from '../../contract/physicians.ts'
import { colleague } from '../../contract/users.ts'
import { findOwnGroup } from '../groups/groups.store.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { settleRequests } from '../requests/settle-requests.ts'
import { listMembers, showUser } from '../users/users.store.ts'
import { confirmPerson } from './confirm-person.ts'
import { deactivatePhysician } from './end-membership.ts'
import { invitePeople } from './invite-people.ts'
import { addPhysician, addPhysicians, changePhysician, reactivatePhysician } from './physicians.service.ts'
import { listPhysicianRows } from './physicians.store.ts'
import { readPreferences, readPreferencesOf, savePreferences } from './preferences.service.ts'

export function physiciansHandlers(
  { orm, advisor, now }: Services,
  publicUrl: () => string,
): HandlersOf<typeof physiciansApi> {
  const deps = { orm, advisor, now, settleRequests }
  return {
    listPhysicians: async ({ scope, params }) => {
      if (params.groupId !== scope.groupId) throw fail('not-found')
      return scope.role === 'admin' ? (await listMembers(orm, scope)).map(showUser) : listColleagues(orm, scope)
    },
    createPhysician: async ({ scope, body, change }) => showUser(await addPhysician(scope, body, change)),
    createPhysicians: async ({ scope, body: { physicians }, change }) => ({
      added: (await addPhysicians(scope, physicians, change)).map(showUser),
    }),
    updatePhysician: async ({ scope, params, body, change }) =>
      showUser(await changePhysician(scope, params.id, body, now(), change)),
    deletePhysician: async ({ scope, params, change }) => ({
      ok: true as const,
      opened: await deactivatePhysician(deps, scope, params.id, change),
    }),
    confirmPerson: async ({ scope, params, body, change }) =>
      showUser(await confirmPerson(scope, params.id, body, change)),
    invitePhysicians: async ({ scope, body, change }) => {
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      return invitePeople(scope, { ...body, groupName: group.name, url: publicUrl(), now: now() }, change)
    },
    reactivatePhysician: async ({ scope, params, change }) =>
      showUser(await reactivatePhysician(scope, params.id, change)),

    myPreferences: ({ scope }) => readPreferences(orm, scope),
    physicianPreferences: ({ scope, params }) => readPreferencesOf(orm, scope, params.id),
    savePreferences: ({ scope, body, change }) => savePreferences(scope, body, now(), change),
  }
}

/** Physicians don't see unconfirmed people, and unconfirmed people see no phone numbers. */
async function listColleagues(orm: Orm, scope: Scope) {
  const rows = await listPhysicianRows(orm, scope)
  const isConfirmed = rows.find(({ id }) => id === scope.userId)?.isConfirmed ?? true
  return rows
    .filter((row) => row.isConfirmed || row.id === scope.userId)
    .map((row) => colleague.parse(isConfirmed ? row : { ...row, phoneNumber: null, pagerNumber: null }))
}
