/** The call behind the page on fairness and coverage over months. */
import type { analyticsApi } from '../../contract/analytics.ts'
import { type Month, monthKey, monthOf } from '../../engine/month.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { analyzeShifts } from './analytics.service.ts'
import { listPublishedMonths, listPublishedShifts } from './analytics.store.ts'
import { countTallies } from './count-tallies.ts'
import type { ScoreMonth } from './month-scores.ts'

export function analyticsHandlers({ orm, now }: Services, scoreMonth: ScoreMonth): HandlersOf<typeof analyticsApi> {
  return {
    countTallies: async ({ scope, query }) => {
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      return countTallies(orm, scope, group, query)
    },
    yearAnalytics: async ({ scope, query }) => {
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      const published = await listPublishedMonths(orm, scope)
      const newest = published[0] ?? monthOf(localMoment(now(), settingsOf(group).timeZone).date)
      const until = query.until ? monthOf(query.until) : newest
      const shifts = await listPublishedShifts(orm, scope, until)
      return { ...(await analyzeShifts(orm, scope, until, shifts, scoreMonth)), ends: endsOf(newest, published) }
    },
  }
}

function endsOf(newest: Month, published: Month[]): string[] {
  const years = [...new Set(published.map(({ year }) => year))].filter((year) => year < newest.year)
  return [newest, ...years.map((year) => ({ month: 12, year }))].map(monthKey)
}
