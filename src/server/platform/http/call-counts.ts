/** Counts each caller's calls in the current window. Uses a monotonic clock: a wall clock set back would lock callers out. */
import type { FastifyRateLimitStore } from '@fastify/rate-limit'

type Count = { current: number; until: number }

/** Callers to remember; beyond that, those whose window started first are forgotten. */
const most = 5000

/** The plugin requires a class. All windows of a store are equally long, so the first in the map ends first. */
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
