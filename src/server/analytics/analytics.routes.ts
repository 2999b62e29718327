/** The call behind the page on fairness and coverage over months. */
import type { analyticsApi } from '../../contract/analytics.ts'
import { localMoment } from '../group-time.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../http/fail.ts'
import type { HandlersOf } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { analyseYear } from './analytics.service.ts'
import type { ScoreMonth } from './month-scores.ts'

export function analyticsHandlers({ orm, now }: Services, scoreMonth: ScoreMonth): HandlersOf<typeof analyticsApi> {
  return {
    yearAnalytics: async ({ scope, query }) => {
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      const thisYear = Number(localMoment(now(), settingsOf(group).timeZone).date.slice(0, 4))
      return analyseYear(orm, scope, query.year ?? thisYear, scoreMonth)
    },
  }
}
