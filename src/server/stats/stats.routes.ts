/** The calls behind a physician's own numbers. */
import type { simulatorApi } from '../../contract/simulator.ts'
import type { statsApi } from '../../contract/stats.ts'
import { monthOf } from '../../engine/month.ts'
import type { ScoreMonth } from '../analytics/month-scores.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { simulateMine } from './simulate.ts'
import { readOwnStats } from './stats.service.ts'

export function statsHandlers(
  { orm, now, advisor }: Services,
  scoreMonth: ScoreMonth,
): HandlersOf<typeof statsApi & typeof simulatorApi> {
  return {
    ownStats: async ({ scope, query }) => {
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      const asked = query.month ?? localMoment(now(), settingsOf(group).timeZone).date
      return readOwnStats(orm, scope, monthOf(asked), scoreMonth)
    },
    simulateMine: ({ scope, query: { month, ...asked }, reply }) => {
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      return simulateMine({ orm, advisor }, scope, monthOf(month), asked, left.signal)
    },
  }
}
