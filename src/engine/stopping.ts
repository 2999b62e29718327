/** How a long computation stops midway: it checks periodically, and its caller gets nothing. */

class Stopped extends Error {
  override name = 'Stopped'
}

/** Counts steps of about 50 ns each; throws at a check if the computation should stop. */
export type Look = (steps: number) => void

/** Steps between two checks: a few milliseconds. A stop must be seen within 50 ms, even on a slow machine. */
export const stepsPerLook = 50_000

export function createLook(shouldStop: () => boolean): Look {
  let since = 0
  return (steps) => {
    since += steps
    if (since < stepsPerLook) return
    since = 0
    if (shouldStop()) throw new Stopped()
  }
}

export const neverStops: Look = () => {}

/** Undefined if the work was stopped. */
export function untilStopped<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof Stopped) return undefined
    throw error
  }
}
