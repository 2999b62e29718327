/** Calls about what happened and how things stand. */
import type { activityApi } from '../../contract/activity.ts'
import { localMoment } from '../group-time.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../http/fail.ts'
import type { HandlersOf } from '../http/mount.ts'
import type { Services } from '../services.ts'
import {
  countActiveOn,
  countOnCall,
  countPendingRequests,
  countPhysicians,
  countWorkingNow,
  listAuditEvents,
  listNotifications,
  markAllRead,
  markRead,
  measureCoverage,
} from './activity.store.ts'

export function activityHandlers({ orm, now }: Services): HandlersOf<typeof activityApi> {
  return {
    dashboardStats: async ({ scope }) => {
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      const settings = settingsOf(group)
      const local = localMoment(now(), settings.timeZone)
      const coverage = await measureCoverage(orm, scope, local.date)
      const filled = coverage.required - coverage.open
      return {
        totalPhysicians: await countPhysicians(orm, scope),
        activeShifts: await countWorkingNow(orm, scope, local),
        pendingRequests: await countPendingRequests(orm, scope),
        coveragePercentage: coverage.required === 0 ? 0 : Math.round((1000 * filled) / coverage.required) / 10,
        activeToday: await countActiveOn(orm, scope, local.date),
        onCallToday: await countOnCall(orm, scope, local.date, settings.backupCategories),
        openShifts: coverage.open,
        nextOpenDate: coverage.nextOpen,
      }
    },
    recentActivity: ({ scope, query }) => listAuditEvents(orm, scope, query.limit),
    myNotifications: ({ scope }) => listNotifications(orm, scope),
    readNotification: ({ scope, params, change }) =>
      change(async ({ tx, nothingChanged, concernsOnlyMe }) => {
        if (!(await markRead(tx, scope, params.id))) throw fail('not-found')
        concernsOnlyMe()
        // A reading mark is no event of the group's trail.
        nothingChanged()
        return { ok: true as const }
      }),
    readNotifications: ({ scope, change }) =>
      change(async ({ tx, nothingChanged, concernsOnlyMe }) => {
        await markAllRead(tx, scope)
        concernsOnlyMe()
        nothingChanged()
        return { ok: true as const }
      }),
  }
}
