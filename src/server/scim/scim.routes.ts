/** The SCIM endpoint: users of the group, kept by an identity provider through the same services that coordinators use. */
import { physicianFields } from '../../contract/physicians.ts'
import { type ScimUser, type scimApi, scimUser } from '../../contract/scim.ts'
import { deactivatePhysician } from '../physicians/end-membership.ts'
import { addPhysician, changePhysician, reactivatePhysician } from '../physicians/physicians.service.ts'
import { listByExternalId } from '../physicians/physicians.store.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { settleRequests } from '../requests/settle-requests.ts'
import type { UserRow } from '../users/users.store.ts'
import { applyPatch } from './apply-patch.ts'
import { describeProvider, listResourceTypes, listSchemas } from './discovery.ts'
import { readFilter } from './filter.ts'
import { findProvisioned, listProvisioned, setDeprovisioned } from './scim.store.ts'
import { fieldsOf, showScimUser } from './show-user.ts'

const longestPage = 200

export function scimHandlers({ orm, advisor, now }: Services, publicUrl: () => string): HandlersOf<typeof scimApi> {
  const deps = { orm, advisor, now, settleRequests }
  const base = () => `${publicUrl()}/api/scim/v2`
  const show = (row: UserRow) => showScimUser(row, base())

  async function require(scope: Scope, id: number): Promise<UserRow> {
    const row = await findProvisioned(orm, scope, { id })
    if (!row) throw fail('not-found')
    return row
  }

  async function refuseTaken(scope: Scope, { externalId }: Pick<ScimUser, 'externalId'>, id: number) {
    const owners = externalId ? await listByExternalId(orm, scope, [externalId]) : []
    if (owners.some((owner) => owner.id !== id))
      throw fail('conflict', { message: 'Another user has this externalId.', field: 'externalId' })
  }

  async function replace(scope: Scope, before: UserRow, user: ScimUser, change: MakeChange): Promise<UserRow> {
    await refuseTaken(scope, user, before.id)
    const wanted = fieldsOf(user)
    const known: Record<string, unknown> = before
    const isSame = Object.entries(wanted).every(([name, value]) => (known[name] || null) === (value || null))
    let row = isSame ? before : await changePhysician(scope, before.id, wanted, now(), change)
    if (user.active && !row.isActive) row = await reactivatePhysician(scope, row.id, change)
    if (!user.active && row.isActive) {
      await deactivatePhysician(deps, scope, row.id, change)
      row = await require(scope, row.id)
    }
    return row
  }

  return {
    scimConfig: async () => describeProvider(base(), longestPage),
    scimResourceTypes: async () => listResourceTypes(base()),
    scimSchemas: async () => listSchemas(base()),

    scimUsers: async ({ scope, query: { filter, startIndex, count } }) => {
      const isMeant = filter === undefined ? () => true : readFilter(filter)
      const found = (await listProvisioned(orm, scope)).map(show).filter(isMeant)
      const from = Math.max(1, startIndex)
      const page = found.slice(from - 1, from - 1 + count)
      return {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
        totalResults: found.length,
        startIndex: from,
        itemsPerPage: page.length,
        Resources: page,
      }
    },

    scimUser: async ({ scope, params }) => show(await require(scope, params.id)),

    createScimUser: async ({ scope, body, change, reply }) => {
      const gone = await findProvisioned(orm, scope, { email: body.userName, isGone: true })
      await refuseTaken(scope, body, gone?.id ?? 0)
      let row: UserRow
      if (gone) {
        // Somebody who comes back has their history again.
        await setDeprovisioned(orm, scope, gone.id, false)
        row = await replace(scope, gone, body, change)
      } else {
        row = await addPhysician(scope, physicianFields.parse(fieldsOf(body)), change)
        if (!body.active) row = await replace(scope, row, body, change)
      }
      reply.header('location', `${base()}/Users/${row.id}`)
      return show(row)
    },

    replaceScimUser: async ({ scope, params, body, change }) =>
      show(await replace(scope, await require(scope, params.id), body, change)),

    patchScimUser: async ({ scope, params, body, change }) => {
      const before = await require(scope, params.id)
      const patched = scimUser.safeParse(applyPatch(show(before), body))
      if (!patched.success) {
        const [issue] = patched.error.issues
        const field = issue?.path.join('.') || 'Operations'
        throw fail('invalid', { message: `${field}: ${issue?.message}`, field })
      }
      return show(await replace(scope, before, patched.data, change))
    },

    deleteScimUser: async ({ scope, params, change }) => {
      const row = await require(scope, params.id)
      if (row.isActive) await deactivatePhysician(deps, scope, row.id, change)
      await setDeprovisioned(orm, scope, row.id, true)
      return undefined
    },
  }
}
