/**
 * When the work of a thread is late for good. Work that is too large ends with what there is; a machine that does much else
 * makes it late instead, because what a starved search has found by then is not worth showing.
 */
import { readFileSync } from 'node:fs'
import { steadyNow } from '../steady-clock.ts'

/** What may be added to the time: a part of it, and milliseconds. */
const tolerance = { part: 0.05, milliseconds: 100 }
/** Of a core: a thread that gets less while it computes is starved. */
const leastShare = 0.75

type Clocks = { now?: () => number; used?: () => number; begin?: number; leastWork?: number }

/**
 * `begin`: when it was asked for, if not now. `used` is the processor time of this thread in milliseconds, and `leastWork` how much
 * of it the work gets in any case.
 */
export function createOverdue(
  milliseconds: number,
  { now = steadyNow, used = processorTime, begin = now(), leastWork = 0 }: Clocks = {},
) {
  const usedBefore = used()
  const latest = begin + milliseconds * (1 + tolerance.part) + tolerance.milliseconds
  return {
    /** It got too little of the processor up to now. */
    isStarved: () => used() - usedBefore < (now() - begin) * leastShare,
    isOverdue: () => now() > latest && used() - usedBefore >= Math.max(milliseconds * leastShare, leastWork),
  }
}

/** Milliseconds of this thread. Where the system does not tell them, Node's figure of the whole process, other threads included. */
export function processorTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}
