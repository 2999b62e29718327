/** The call behind the page on fairness and coverage over months. */
import type { analyticsApi } from '../../contract/analytics.ts'
import { yearOf } from '../../engine/calendar.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { analyseYear } from './analytics.service.ts'
import type { ScoreMonth } from './month-scores.ts'

export function analyticsHandlers({ orm, now }: Services, scoreMonth: ScoreMonth): HandlersOf<typeof analyticsApi> {
  return {
    yearAnalytics: async ({ scope, query }) => {
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      const thisYear = yearOf(localMoment(now(), settingsOf(group).timeZone).date)
      return analyseYear(orm, scope, query.year ?? thisYear, scoreMonth)
    },
  }
}
