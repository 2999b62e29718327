/** Calls about the group's activity and current numbers. */
import type { activityApi } from '../../contract/activity.ts'
import { round } from '../../engine/text/round.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { countForDashboard, listAuditEvents, listNotifications, markAllRead, markRead } from './activity.store.ts'

export function activityHandlers({ orm, now }: Services): HandlersOf<typeof activityApi> {
  return {
    dashboardStats: async ({ scope }) => {
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      const settings = settingsOf(group)
      const local = localMoment(now(), settings.timeZone)
      const counts = await countForDashboard(orm, scope, local, settings.backupCategories)
      const filled = counts.required - counts.open
      return {
        totalPhysicians: counts.physicians,
        activeShifts: counts.workingNow,
        pendingRequests: counts.pendingRequests,
        coveragePercentage: counts.required === 0 ? 0 : round((100 * filled) / counts.required, 1),
        activeToday: counts.activeToday,
        onCallToday: counts.onCallToday,
        openShifts: counts.open,
        nextOpenDate: counts.nextOpen,
      }
    },
    recentActivity: ({ scope, query }) => listAuditEvents(orm, scope, query.limit),
    myNotifications: async ({ scope }) =>
      (await listNotifications(orm, scope)).map((row) => ({ ...row, isAboutMyShifts: row.changedDays !== null })),
    readNotification: ({ scope, params, change }) =>
      change(async ({ tx, nothingChanged, concernsOnlyMe }) => {
        if (!(await markRead(tx, scope, params.id))) throw fail('not-found')
        concernsOnlyMe()
        // Marking a message as read is not an audit event.
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
