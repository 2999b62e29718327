/** Calls about the year. */
import type { yearApi } from '../../contract/year.ts'
import { monthOf } from '../../engine/month.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { readYear } from './read-year.ts'
import { showOwnYear, showYear } from './show-year.ts'
import { keepDeal, keepLayout, moveWeeks, proposeDeal, proposeLayout, setTurns } from './year.service.ts'

export function yearHandlers(services: Services): HandlersOf<typeof yearApi> {
  const { orm, now } = services
  const firstOf = (from: string | undefined) => (from === undefined ? undefined : monthOf(from))
  return {
    showYear: async ({ scope, query }) => showYear(await readYear(orm, scope, firstOf(query.from), now())),

    ownYear: async ({ scope, query }) =>
      showOwnYear(await readYear(orm, scope, firstOf(query.from), now()), scope.userId),

    proposeDeal: async ({ scope, query }) => {
      const year = await readYear(orm, scope, firstOf(query.from), now())
      return proposeDeal(services, year)
    },

    keepDeal: ({ scope, body, change }) => keepDeal(services, scope, body, change),

    setTurns: ({ scope, body, change }) => setTurns(services, scope, body.turns, change),

    proposeLayout: async ({ scope, query }) => {
      const year = await readYear(orm, scope, monthOf(query.from), now())
      return proposeLayout(services, year, Number(query.months))
    },

    keepLayout: ({ scope, body, change }) => keepLayout(services, scope, body, change),

    moveWeeks: ({ scope, body, change }) => moveWeeks(services, scope, body.moves, change),
  }
}
