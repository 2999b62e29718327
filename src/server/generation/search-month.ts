/** Searches for a month's schedule on two threads (R, and the bound with D) and keeps the better roster. */
import type { Assignment, Problem } from '../../engine/model.ts'
import type { PlainScores } from '../../engine/score/score.ts'
import type { Roster } from '../../engine/shapes/limit.ts'
import type { Callers } from '../platform/threads/callers.ts'
import { startThread } from '../platform/threads/start-thread.ts'
import { createSharedMemory, openSharedBest } from './shared-best.ts'
import type { SolverNews, SolverOrder } from './solver-thread.ts'

export type SearchState = {
  roster: Roster | undefined
  /** Points; Infinity while there is no roster. */
  cost: number
  isLegal: boolean
  openShifts: number
  /** Points that no legal roster can go below; -Infinity while nothing is proven. */
  bound: number
  scores: PlainScores | undefined
}

export type SearchRun = {
  /** By the monotonic clock. */
  deadline: number
  /** Milliseconds it should take. On a busy machine, earlier steps may have left it less. */
  planned: number
  seed: number
  /** What the search continues from: shifts, or the roster of an earlier search of the same people and roles. */
  start?: Assignment[]
  startRoster?: Roster
  /** Points for each shift that differs from the start. */
  disruption?: number
  callers: Callers
  onProgress: (state: SearchState) => void
}

export type MonthSearch = {
  /** The best that both threads found, once they have ended. */
  result: Promise<SearchState>
  /** Stops both threads; what they found is the result. */
  stop: () => void
}

/** The minimum share of its time that a search gets, even on a slow machine. */
const leastPart = 0.75
/** Milliseconds past its time for a thread to end by itself: on a busy machine it may need minutes. */
const patience = 300_000
/** Milliseconds for a thread to end after a stop. It checks far more often; one that can't is terminated. */
const afterStop = 1000

export function searchMonth(
  problem: Problem,
  { deadline, planned, seed, start, startRoster, disruption, callers, onProgress }: SearchRun,
): MonthSearch {
  const memory = createSharedMemory()
  const shared = openSharedBest(memory)
  const best: SearchState = {
    roster: undefined,
    cost: Number.POSITIVE_INFINITY,
    isLegal: false,
    openShifts: 0,
    bound: Number.NEGATIVE_INFINITY,
    scores: undefined,
  }
  const take = (news: SolverNews) => {
    best.bound = shared.readBound()
    if (news.best && isBetter(news, best)) {
      best.roster = news.best
      best.cost = news.cost
      best.isLegal = news.isLegal
      best.openShifts = news.openSlots
      best.scores = news.scores ?? best.scores
    }
    onProgress(best)
  }
  const ended = new AbortController()
  const stop = () => {
    shared.stop()
    setTimeout(() => ended.abort(), afterStop).unref()
  }
  const parts = (['R', 'D'] as const).map((part, index) => {
    const order: SolverOrder = {
      problem,
      start,
      startRoster,
      options: { part, seed: seed + index * 1000, ...(disruption !== undefined && { disruption }) },
      deadline,
      planned,
      least: planned * leastPart,
      memory,
      callers: callers.memory,
    }
    return runThread(order, take, planned + patience, ended.signal)
  })
  const result = Promise.all(parts).then(() => best)
  // If one thread fails, the other ends, too.
  result.catch(stop)
  return { result, stop }
}

function isBetter(news: SolverNews, best: SearchState): boolean {
  if (!best.roster || news.isLegal !== best.isLegal) return !best.roster || news.isLegal
  return news.cost < best.cost
}

function runThread(
  order: SolverOrder,
  take: (news: SolverNews) => void,
  atMost: number,
  ended: AbortSignal,
): Promise<void> {
  const worker = startThread('solver-thread', order)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      worker.terminate()
      reject(new Error(`Part ${order.options.part} of the search ran out of time.`))
    }, atMost)
    ended.addEventListener('abort', () => void worker.terminate(), { once: true })
    worker.on('message', take)
    worker.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
