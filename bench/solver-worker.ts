/** A worker thread of the benchmark: runs one part of a search and posts its news. */
import { parentPort, workerData } from 'node:worker_threads'
import { runPart } from '../src/engine/search/run.ts'
import { openSharedBest } from '../src/server/platform/search/shared-best.ts'
import { processorTime } from '../src/server/platform/threads/overdue.ts'
import type { WorkerOrder } from './duet.ts'

const order: WorkerOrder = workerData
const shared = openSharedBest(order.memory)
const now = order.clock === 'processor' ? processorTime : () => performance.now()

runPart(order.board, order.options, {
  now,
  shouldStop: () => shared.isStopped(),
  readBest: () => shared.readBest(),
  readBound: () => shared.readBound(),
  onNews: (news) => {
    shared.offer(order.options.part, news.isLegal ? news.cost : Number.POSITIVE_INFINITY, news.bound)
    parentPort!.postMessage({ ...news, seconds: now() / 1000, heapBytes: process.memoryUsage().rss })
  },
})
