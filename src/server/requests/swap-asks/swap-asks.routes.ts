/** Calls about finding a swap and asking colleagues in order. */
import type { swapsApi } from '../../../contract/swaps.ts'
import type { HandlersOf } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { findSwapOptions } from '../ask/swap-options.ts'
import { settleRequests } from '../settle-requests.ts'
import { askEveryoneLeft, askToSwap, stopAsking } from './ask-to-swap.ts'
import { showAsks } from './show-asks.ts'
import { findSwapEffects } from './swap-effects.ts'

export function swapsHandlers({ orm, advisor, now }: Services): HandlersOf<typeof swapsApi> {
  const deps = { orm, advisor, now, settleRequests }
  return {
    swapOptions: ({ scope, params, query }) => findSwapOptions(deps, scope, params.id, query.colleagueId),
    swapAsks: ({ scope, params }) => showAsks(orm, scope, params.id, now()),
    askToSwap: async ({ scope, params, body, change }) => {
      await askToSwap(deps, scope, params.id, body, change)
      return showAsks(orm, scope, params.id, now())
    },
    askEveryoneLeft: async ({ scope, params, change }) => {
      await askEveryoneLeft(deps, scope, params.id, change)
      return showAsks(orm, scope, params.id, now())
    },
    stopAsking: async ({ scope, params, change }) => {
      await stopAsking(deps, scope, params.id, change)
      return showAsks(orm, scope, params.id, now())
    },
    swapEffects: ({ scope, params }) => findSwapEffects(deps, scope, params.id),
  }
}
