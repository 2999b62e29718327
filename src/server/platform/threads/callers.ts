/**
 * Calls that are being answered, as the threads of a search see them. Where there are no more cores than such threads, a search
 * that runs on all of them makes every call slower, however low its priority. So its threads pause while a call waits.
 */

export type Callers = {
  /** A call begins; returns a function that ends it. */
  begin(): () => void
  /** How many calls are being answered. */
  memory: SharedArrayBuffer
}

/** Milliseconds for which a call counts, at most: one that waits for a search must not hold that search up. */
const countsFor = 250
/** Milliseconds that a thread pauses at a time, and works between two pauses at least: a search ends however many call. */
const longestPause = 20
const leastWork = 5

export function createCallers(): Callers {
  const memory = new SharedArrayBuffer(4)
  const waiting = new Int32Array(memory)
  return {
    begin: () => {
      let counts = true
      Atomics.add(waiting, 0, 1)
      const end = () => {
        if (!counts) return
        counts = false
        clearTimeout(timer)
        if (Atomics.sub(waiting, 0, 1) === 1) Atomics.notify(waiting, 0)
      }
      const timer = setTimeout(end, countsFor).unref()
      return end
    },
    memory,
  }
}

type RoomMakerOptions = {
  now?: () => number
  /** Until no one is waiting, for at most this many milliseconds. */
  pause?: (waiting: Int32Array, count: number, milliseconds: number) => void
}

/** To be called every few steps by a thread of a search, which then pauses while a call waits. */
export function createRoomMaker(memory: SharedArrayBuffer, options: RoomMakerOptions = {}): () => void {
  const { now = () => performance.now(), pause = waitForEnd } = options
  const waiting = new Int32Array(memory)
  let pausedAt = Number.NEGATIVE_INFINITY
  return () => {
    const count = Atomics.load(waiting, 0)
    if (count === 0 || now() - pausedAt < leastWork) return
    pause(waiting, count, longestPause)
    pausedAt = now()
  }
}

function waitForEnd(waiting: Int32Array, count: number, milliseconds: number): void {
  Atomics.wait(waiting, 0, count, milliseconds)
}
