/** Searches for a month's schedule on two threads (R, and the bound with D) and keeps the better roster. */
import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import type { Assignment, Problem } from '../../../engine/model.ts'
import type { PlainScores } from '../../../engine/score/score.ts'
import type { Roster } from '../../../engine/shapes/limit.ts'
import type { Callers } from '../threads/callers.ts'
import { openPool, type Pool } from '../threads/open-pool.ts'
import { createSharedMemory, openSharedBest } from './shared-best.ts'
import type { SolverNews, SolverOrder, work } from './solver-thread.ts'

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
  /** Without a `start`, one of the two threads starts from the laid-out weeks, if there are any; the other starts fresh. */
  startsFromWeeks?: boolean
  startRoster?: Roster
  /** Points for each shift that differs from the start. */
  disruption?: number
  /** Only on this one of the two threads, without a bound; the other one is free for another search. */
  thread?: 'R' | 'D'
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

/** One search at a time on each of the two threads. */
export type Searcher = {
  search(problem: Problem, run: SearchRun): MonthSearch
  close(): Promise<void>
}

/** A thread that has searched is faster from then on, and V8 need not compile the engine again while people call. */
const idleSeconds = 300

export function createSearcher(callers: Callers): Searcher {
  const open = () => openPool<typeof work>('solver-thread', { idleSeconds, workerData: callers.memory })
  const threads: Threads = { R: open(), D: open() }
  return {
    search: (problem, run) => searchMonth(threads, problem, run),
    close: async () => {
      await Promise.all([threads.R.close(), threads.D.close()])
    },
  }
}

type Threads = Record<'R' | 'D', Pool<typeof work>>

function searchMonth(
  threads: Threads,
  problem: Problem,
  { deadline, planned, seed, start, startsFromWeeks, startRoster, disruption, thread, onProgress }: SearchRun,
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
  const runOn = (place: 'R' | 'D', part: 'R' | 'D', index: number) => {
    const order = {
      problem,
      start,
      startsFromWeeks: startsFromWeeks && part === 'R',
      startRoster,
      options: { part, seed: seed + index * 1000, ...(disruption !== undefined && { disruption }) },
      deadline,
      planned,
      least: planned * leastPart,
      memory,
    }
    return runThread(threads[place], order, take, planned + patience, ended.signal)
  }
  const parts = thread ? [runOn(thread, 'R', 0)] : (['R', 'D'] as const).map((part, index) => runOn(part, part, index))
  const result = Promise.all(parts).then(() => best)
  // If one thread fails, the other ends, too.
  result.catch(stop)
  return { result, stop }
}

function isBetter(news: SolverNews, best: SearchState): boolean {
  if (!best.roster || news.isLegal !== best.isLegal) return !best.roster || news.isLegal
  return news.cost < best.cost
}

async function runThread(
  thread: Pool<typeof work>,
  order: Omit<SolverOrder, 'news'>,
  take: (news: SolverNews) => void,
  atMost: number,
  ended: AbortSignal,
): Promise<void> {
  const { port1: news, port2 } = new MessageChannel()
  news.on('message', take)
  const allHeard = once(news, 'close')
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), atMost)
  try {
    await thread.run({ ...order, news: port2 }, AbortSignal.any([ended, late.signal]), [port2])
    await allHeard
  } catch (error) {
    if (late.signal.aborted) throw new Error(`Part ${order.options.part} of the search ran out of time.`)
    // What it found before it was stopped counts.
    if (!ended.aborted) throw error
  } finally {
    clearTimeout(timer)
    news.close()
  }
}
