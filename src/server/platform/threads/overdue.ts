/**
 * When work is late for good. Work that is too large ends with what there is; a machine that does much else makes it late
 * instead, because what a starved search has found by then is not worth showing.
 */
import { steadyNow } from '../steady-clock.ts'

/** What may be added to the time: a part of it, and milliseconds. */
const tolerance = { part: 0.05, milliseconds: 100 }
/** Of one core: a process that gets less while it computes is starved. */
const leastShare = 0.5

type Clocks = { now?: () => number; used?: () => number }

/** Counts from now on. `used` is the processor time of this process in milliseconds. */
export function createOverdue(milliseconds: number, { now = steadyNow, used = processorTime }: Clocks = {}) {
  const begin = now()
  const usedBefore = used()
  const isStarved = () => used() - usedBefore < (now() - begin) * leastShare
  const latest = begin + milliseconds * (1 + tolerance.part) + tolerance.milliseconds
  return { isStarved, isOverdue: () => now() > latest && !isStarved(), latest }
}

function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
