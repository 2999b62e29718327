/** Calls about who is on call, and about the links by which a switchboard sees it. */
import type { onCallApi } from '../../contract/on-call.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../platform/fail.ts'
import { clockOf } from '../platform/group-time.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import { type Scope, systemScope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { findOnCall } from './on-call.service.ts'
import { countLinks, deleteLink, insertLink, listLinks, openLink } from './switchboard-links.store.ts'

const mostLinks = 20

export function onCallHandlers({ orm, now }: Services): HandlersOf<typeof onCallApi> {
  async function find(scope: Scope, { at, role }: { at?: string | undefined; role?: string | undefined }) {
    const group = await findOwnGroup(orm, scope)
    if (!group) throw fail('not-found')
    return findOnCall(orm, scope, group, { at: readMoment(at, settingsOf(group).timeZone) ?? now(), role })
  }

  return {
    onCall: async ({ scope, query }) => {
      const found = await find(scope, query)
      if (query.role !== undefined && found.roles.length === 0)
        throw fail('not-found', { message: `There’s no role ${query.role} in this group.`, field: 'role' })
      return found
    },

    switchboard: async ({ params, query }) => {
      const groupId = await openLink(orm, params.token, now())
      if (groupId === undefined) throw fail('not-found', { message: 'This switchboard link doesn’t work anymore.' })
      return { ...(await find(systemScope(groupId), query)), asOf: now() }
    },

    listSwitchboardLinks: ({ scope }) => listLinks(orm, scope),

    createSwitchboardLink: ({ scope, body: { name }, change }) =>
      change(async ({ tx, audit }) => {
        if ((await countLinks(tx, scope)) >= mostLinks)
          throw fail('conflict', { message: `Your group has ${mostLinks} switchboard links. Revoke one first.` })
        const link = await insertLink(tx, scope, name)
        audit({
          action: 'switchboard.create',
          thing: 'switchboard-link',
          thingId: link.id,
          text: `created the switchboard link ${name}`,
        })
        return link
      }),

    removeSwitchboardLink: ({ scope, params, change }) =>
      change(async ({ tx, audit }) => {
        const link = await deleteLink(tx, scope, params.id)
        if (!link) throw fail('not-found')
        audit({
          action: 'switchboard.revoke',
          thing: 'switchboard-link',
          thingId: link.id,
          text: `revoked the switchboard link ${link.name}`,
        })
        return { ok: true as const }
      }),
  }
}

/** "2026-12-07T19:00" is a time on the group's clock. */
function readMoment(at: string | undefined, timeZone: string): Date | undefined {
  if (at === undefined) return undefined
  return /(Z|[+-]\d\d:\d\d)$/.test(at) ? new Date(at) : clockOf(timeZone)(at.slice(0, 10), at.slice(11, 16))
}
