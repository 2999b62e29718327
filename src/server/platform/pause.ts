/** Long work on the event loop is done in pieces: the pause between them lets others go first once a turn has taken enough time. */
import { setImmediate } from 'node:timers/promises'
import { steadyNow } from './steady-clock.ts'

/** Milliseconds. */
const longestTurn = 10

/** When work in pieces began in this turn of the event loop. */
let since: number | undefined

function startOfTurn(): number {
  if (since !== undefined) return since
  since = steadyNow()
  // Those who wait come after it.
  void setImmediate().then(() => {
    since = undefined
  })
  return since
}

/** All that works in pieces shares the time of a turn, or ten at once would hold the loop ten times as long. */
export async function pause(): Promise<void> {
  while (steadyNow() - startOfTurn() >= longestTurn) await setImmediate()
}
