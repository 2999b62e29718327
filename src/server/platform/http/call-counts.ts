/** How many calls each caller made in the present window, by a clock that never jumps: one set back would refuse for hours. */
import type { FastifyRateLimitStore } from '@fastify/rate-limit'

type Count = { current: number; until: number }

/** Callers that are remembered; beyond, those whose window began first are forgotten. */
const most = 5000

/** The plugin asks for a class. Windows of one store are equally long, so that the first in the map is the first to end. */
export class CallCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>()

  incr(...[key, answer, timeWindow]: Parameters<FastifyRateLimitStore['incr']>): void {
    const now = performance.now()
    let count = this.#counts.get(key)
    if (!count || count.until <= now) {
      count = { current: 0, until: now + timeWindow }
      this.#counts.delete(key)
      this.#forget(now)
      this.#counts.set(key, count)
    }
    count.current += 1
    answer(null, { current: count.current, ttl: count.until - now })
  }

  child(): CallCounts {
    return new CallCounts()
  }

  #forget(now: number): void {
    for (const [key, { until }] of this.#counts) {
      if (until > now && this.#counts.size < most) return
      this.#counts.delete(key)
    }
  }
}
