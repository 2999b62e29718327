/**
 * When a thread's work is definitely late. Work that is too large ends with what it has; a busy machine makes it
 * late instead, because what a starved search has found by then isn't worth showing.
 */
import { readFileSync } from 'node:fs'
import { steadyNow } from '../steady-clock.ts'

/** What may be added to the time: a fraction of it, and milliseconds. */
const tolerance = { part: 0.05, milliseconds: 100 }
/** Share of a core: a thread that gets less while computing is starved. */
const leastShare = 0.75

type Clocks = { now?: () => number; used?: () => number; begin?: number; leastWork?: number }

/**
 * `begin`: when it was requested, if not now. `used` is this thread's processor time in milliseconds, and `leastWork` the
 * minimum the work gets in any case.
 */
export function createOverdue(
  milliseconds: number,
  { now = steadyNow, used = processorTime, begin = now(), leastWork = 0 }: Clocks = {},
) {
  const usedBefore = used()
  const latest = begin + milliseconds * (1 + tolerance.part) + tolerance.milliseconds
  return {
    /** It has had too little processor time so far. */
    isStarved: () => used() - usedBefore < (now() - begin) * leastShare,
    isOverdue: () => now() > latest && used() - usedBefore >= Math.max(milliseconds * leastShare, leastWork),
  }
}

/** Milliseconds of this thread. If the system doesn't report them, Node's figure for the whole process. */
export function processorTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}
