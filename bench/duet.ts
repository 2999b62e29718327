/** Runs both parts of a search on two worker threads and keeps the better roster at each requested time. */
import { Worker } from 'node:worker_threads'
import type { News, PartOptions } from '../src/engine/search/run.ts'
import type { Board, Roster } from '../src/engine/shapes/limit.ts'
import { createSharedMemory, openSharedBest } from '../src/server/platform/search/shared-best.ts'

/** What a worker thread gets. */
export type WorkerOrder = { board: Board; options: PartOptions; memory: SharedArrayBuffer; clock: Clock }

/** A thread's own processor time measures the same on a busy machine; it only takes longer to pass. */
export type Clock = 'wall' | 'processor'

export type Moment = {
  seconds: number
  cost: number
  bound: number
  openSlots: number
  isLegal: boolean
  proposalsPerSecond: number
  megabytes: number
}

export type DuetResult = {
  roster: Roster | undefined
  cost: number
  moments: Moment[]
  /** Until there was a legal roster with every position filled. */
  firstFullSeconds: number
}

/** Seconds since the thread started, by the requested clock. */
type WorkerNews = News & { heapBytes: number; seconds: number }

/** `parts`: both, as in the product, or one to measure it alone. */
export async function runDuet(
  workerFile: URL,
  board: Board,
  options: { seed: number; seconds: number; moments: number[]; parts?: ('R' | 'D')[]; clock?: Clock },
): Promise<DuetResult> {
  const { clock = 'wall' } = options
  const memory = createSharedMemory()
  const shared = openSharedBest(memory)
  const begin = performance.now()
  const latest = new Map<string, WorkerNews>()
  let roster: Roster | undefined
  let best = { cost: Number.POSITIVE_INFINITY, isLegal: false, openSlots: 0 }
  let firstFullSeconds = Number.POSITIVE_INFINITY
  const moments: Moment[] = []
  const waiting = [...options.moments]
  const record = (seconds: number) => {
    const news = [...latest.values()]
    const elapsed = Math.max(0.001, (performance.now() - begin) / 1000)
    moments.push({
      seconds,
      ...best,
      bound: shared.readBound(),
      proposalsPerSecond: news.reduce((sum, one) => sum + one.proposals, 0) / elapsed,
      megabytes: Math.max(0, ...news.map((one) => one.heapBytes)) / 1e6,
    })
  }
  const take = (news: WorkerNews) => {
    const elapsed = clock === 'processor' ? news.seconds : (performance.now() - begin) / 1000
    while (waiting.length > 0 && elapsed > waiting[0]! + 0.02) record(waiting.shift()!)
    latest.set(news.part, news)
    if (!news.best || (best.isLegal && !news.isLegal)) return
    if (news.isLegal && news.openSlots === 0) firstFullSeconds = Math.min(firstFullSeconds, elapsed)
    if (best.isLegal === news.isLegal && news.cost >= best.cost) return
    best = { cost: news.cost, isLegal: news.isLegal, openSlots: news.openSlots }
    roster = news.best
  }
  await Promise.all(
    (options.parts ?? ['R', 'D']).map((part, index) => {
      const partOptions = { part, seed: options.seed + index * 1000, milliseconds: options.seconds * 1000 }
      const workerData: WorkerOrder = { board, options: partOptions, memory, clock }
      const worker = new Worker(workerFile, { workerData })
      return new Promise<void>((resolve, reject) => {
        worker.on('message', take)
        worker.on('error', reject)
        worker.on('exit', () => resolve())
      })
    }),
  )
  while (waiting.length > 0) record(waiting.shift()!)
  return { roster, cost: best.cost, moments, firstFullSeconds }
}
