/**
 * When work is late for good. Work that is too large ends with what there is; a machine that does much else makes it late
 * instead, because what a starved search has found by then is not worth showing.
 */
import { readFileSync } from 'node:fs'
import { steadyNow } from '../steady-clock.ts'

/** What may be added to the time: a part of it, and milliseconds. */
const tolerance = { part: 0.05, milliseconds: 100 }
/** Of the cores that the work could use: what gets less while it computes is starved. */
const leastShare = 0.5

type Options = {
  now?: () => number
  /** Processor time of the work in milliseconds: of the calling thread, unless the work is done by others. */
  used?: () => number
  /** How many cores the work could use. */
  cores?: number
}

/** Counts from now on. */
export function createOverdue(milliseconds: number, { now = steadyNow, used = threadTime, cores = 1 }: Options = {}) {
  const begin = now()
  const usedBefore = used()
  const isStarved = () => used() - usedBefore < (now() - begin) * leastShare * cores
  const latest = begin + milliseconds * (1 + tolerance.part) + tolerance.milliseconds
  return { isStarved, isOverdue: () => now() > latest && !isStarved(), latest }
}

/** Of all threads together. */
export function processTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Linux tells a thread its own, in nanoseconds; what the other threads of a busy process take says nothing about this one. */
function threadTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    return processTime()
  }
}
