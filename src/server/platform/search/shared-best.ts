/** What the threads of one search share: a stop flag, the best costs, and the proven bound. */
import type { PartOptions } from '../../../engine/search/run.ts'

type Part = PartOptions['part']

/** Eight bytes for the flag, then best cost of R, best cost of D, bound. */
const bytes = 32

export function createSharedMemory(): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(bytes)
  new Float64Array(memory, 8).set([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
  return memory
}

export function openSharedBest(memory: SharedArrayBuffer) {
  const flag = new Int32Array(memory, 0, 1)
  const values = new Float64Array(memory, 8)
  return {
    stop: () => void Atomics.store(flag, 0, 1),
    isStopped: () => Atomics.load(flag, 0) === 1,
    readBest: () => Math.min(values[0]!, values[1]!),
    readBound: () => values[2]!,
    /** Each thread has its own slot for its cost; only D writes the bound. */
    offer: (part: Part, cost: number, bound: number) => {
      const place = part === 'R' ? 0 : 1
      values[place] = Math.min(values[place]!, cost)
      if (part === 'D') values[2] = Math.max(values[2]!, bound)
    },
  }
}
