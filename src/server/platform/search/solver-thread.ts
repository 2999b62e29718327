/** A worker thread that runs one part of a search after another and posts its progress, so the process's event loop stays free. */
import { type MessagePort, workerData } from 'node:worker_threads'
import { compileProblem, rosterFrom } from '../../../engine/compile-problem.ts'
import type { Assignment, Problem } from '../../../engine/model.ts'
import { type PlainScores, plainScoresOf, scoreRoster } from '../../../engine/score/score.ts'
import { type News, type PartOptions, runPart } from '../../../engine/search/run.ts'
import type { Roster } from '../../../engine/shapes/limit.ts'
import { startFromWeeks } from '../../../engine/year/start-from-weeks.ts'
import { steadyNow } from '../steady-clock.ts'
import { createRoomMaker } from '../threads/callers.ts'
import { createOverdue } from '../threads/overdue.ts'
import { stepBack } from '../threads/step-back.ts'
import { openSharedBest } from './shared-best.ts'

export type SolverOrder = {
  problem: Problem
  /** What the search continues from. */
  start: Assignment[] | undefined
  /** If there is no `start`. */
  startsFromWeeks?: boolean | undefined
  startRoster?: Roster | undefined
  options: Omit<PartOptions, 'milliseconds' | 'start'>
  /** When the search should end, by the monotonic clock, since starting a thread takes time, too. */
  deadline: number
  /** Milliseconds it is planned to take, and its minimum once prepared on a starved machine, which makes it late, not bad. */
  planned: number
  least: number
  memory: SharedArrayBuffer
  /** Closed after the last report. */
  news: MessagePort
}

/** `scores` are those of `best`, if there was time to compute them. */
export type SolverNews = News & { scores?: PlainScores }

/** Milliseconds between score computations, each of which takes about as long as a slice of the search. */
const scoreEvery = 700

/** Minimum processor milliseconds for a search, however short its time: the first usable roster takes up to three seconds. */
const leastWork = 4000

stepBack()
// How many calls are being answered; thread data is untyped.
const makeRoom = createRoomMaker(workerData as SharedArrayBuffer)

export function work({
  problem,
  startsFromWeeks,
  start = startsFromWeeks ? startFromWeeks(problem) : undefined,
  startRoster,
  options,
  deadline,
  planned,
  least,
  memory,
  news: port,
}: SolverOrder): void {
  const shared = openSharedBest(memory)
  const overdue = createOverdue(planned, { begin: deadline - planned, leastWork })
  const compiled = compileProblem(problem)
  const { board, view } = compiled
  let scoredAt = Number.NEGATIVE_INFINITY

  /** The search reads the clock once before it prepares, and again when it starts: then it learns what is left. */
  function startClock(): () => number {
    let offset: number | undefined
    let isPrepared = false
    return () => {
      if (!isPrepared) {
        isPrepared = true
        return 0
      }
      const isLate = planned < leastWork || overdue.isStarved()
      offset ??= planned - Math.max(isLate ? least : 0, deadline - steadyNow()) - performance.now()
      return performance.now() + offset
    }
  }

  runPart(
    board,
    { ...options, milliseconds: planned, start: startRoster ?? (start && rosterFrom(compiled, start)) },
    {
      now: startClock(),
      // The search checks it every few steps.
      shouldStop: () => {
        makeRoom()
        return shared.isStopped()
      },
      isOverdue: overdue.isOverdue,
      readBest: shared.readBest,
      readBound: shared.readBound,
      onNews: (news) => {
        shared.offer(options.part, news.isLegal ? news.cost : Number.POSITIVE_INFINITY, news.bound)
        const told: SolverNews = news
        if (news.best && news.cost <= shared.readBest() && performance.now() - scoredAt > scoreEvery) {
          told.scores = plainScoresOf(scoreRoster(view, news.best))
          scoredAt = performance.now()
        }
        port.postMessage(told)
      },
    },
  )
  port.close()
}
