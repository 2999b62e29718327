/** Calls about a group's anchors: proposals from history, and saving the coordinator's choice. */
import type { anchorsApi } from '../../contract/anchors.ts'
import { proposeAnchors } from '../../engine/anchors.ts'
import { addDays } from '../../engine/calendar.ts'
import { findOwnGroup, settingsOf, showGroup, updateGroup } from '../groups/groups.store.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { countMembers, listWorkedDays, writeTracks } from './anchors.store.ts'

/** Half a year: long enough for leave not to matter, short enough to forget tracks that changed. */
const daysRead = 182

export function anchorsHandlers({ orm, now }: Services): HandlersOf<typeof anchorsApi> {
  return {
    proposeAnchors: async ({ scope, params }) => {
      const group = params.id === scope.groupId ? await findOwnGroup(orm, scope) : undefined
      if (!group) throw fail('not-found')
      const today = localMoment(now(), settingsOf(group).timeZone).date
      const worked = await listWorkedDays(orm, scope, addDays(today, -daysRead), addDays(today, daysRead))
      const dates = worked.flatMap((person) => person.dates).sort()
      const [from = null, to = null] = [dates[0], dates.at(-1)]
      if (from === null || to === null) return { from, to, switchDays: [], tracks: [] }
      return { from, to, ...proposeAnchors(worked, from, to) }
    },

    saveAnchors: ({ scope, params, body, change }) => {
      if (params.id !== scope.groupId) throw fail('not-found')
      const { switchDays, tracks, version } = body
      return change(async ({ tx, audit }) => {
        const before = await findOwnGroup(tx, scope)
        const ids = [...new Set(tracks.map(({ physicianId }) => physicianId))]
        if (!before || (await countMembers(tx, scope, ids)) < ids.length) throw fail('not-found')
        const after = await updateGroup(tx, scope, { settings: { ...before.settings, switchDays } }, version)
        if (!after) throw fail('stale', { current: showGroup(before, scope) })
        await writeTracks(tx, scope, tracks)
        audit({
          action: 'group.anchors',
          thing: 'group',
          thingId: params.id,
          text: 'changed the switch days and who works which week',
          before: { switchDays: settingsOf(before).switchDays },
          after: { switchDays, tracks },
        })
        return { ok: true }
      })
    },
  }
}
