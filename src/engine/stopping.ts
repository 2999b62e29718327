/** How a long computation stops in the middle: it looks once in so much work, and whoever began it gets nothing. */

class Stopped extends Error {
  override name = 'Stopped'
}

/** Counts steps of about 50 ns each; throws, at a look, when the computation is to stop. */
export type Look = (steps: number) => void

/** Steps between two looks: some milliseconds. A stop must be seen within 50 ms, also on a slow machine. */
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

/** Undefined when the work was stopped by its look. */
export function untilStopped<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof Stopped) return undefined
    throw error
  }
}
