/** Lets a few callers run at the same time and some more wait, and refuses the rest. */

type Limit = { most: number; mostWaiting: number; refuse: () => Error }

export function limitAtOnce({ most, mostWaiting, refuse }: Limit): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw refuse()
      // A finished caller hands its slot to the next, so no newcomer takes it.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
