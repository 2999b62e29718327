/** How many calls a key may make in a minute, over all calls together, by a monotonic clock. */

import { plural } from '../../../engine/text/plural.ts'
import { fail } from '../fail.ts'
import type { CallingKey } from '../scope.ts'
import { steadyNow } from '../steady-clock.ts'

const minute = 60_000

export function createKeyLimits(): (key: CallingKey) => void {
  const windows = new Map<number, { until: number; count: number }>()
  return ({ id, callsPerMinute }) => {
    const now = steadyNow()
    let window = windows.get(id)
    if (!window || window.until <= now) {
      window = { until: now + minute, count: 0 }
      windows.set(id, window)
    }
    window.count += 1
    if (window.count > callsPerMinute)
      throw fail('too-many', {
        message: `This key can make ${plural(callsPerMinute, 'call')} per minute. Wait, then slow down.`,
      })
  }
}
