/** Long work on the event loop is done in pieces: the pause between them lets others go first once enough time has passed. */
import { setImmediate } from 'node:timers/promises'
import { steadyNow } from './steady-clock.ts'

/** Milliseconds. */
const longestPiece = 10

export function createPause(): () => Promise<void> {
  let since = steadyNow()
  return async () => {
    if (steadyNow() - since < longestPiece) return
    await setImmediate()
    since = steadyNow()
  }
}
