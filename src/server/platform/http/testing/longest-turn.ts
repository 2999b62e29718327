/** How long the event loop is blocked in one turn, in milliseconds of this thread's own processor time. */
import { readFileSync } from 'node:fs'

/** Wall-clock time would include other programs: this Linux file has the thread's own time (nanoseconds). */
const statistics = '/proc/thread-self/schedstat'

function threadMs(): number {
  return Number(readFileSync(statistics, 'utf8').split(' ')[0]) / 1e6
}

/** Milliseconds. Looking at every turn would keep a core busy; short turns within this time count as one. */
const between = 3

export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let since = threadMs()
  const watch = () => {
    const now = threadMs()
    longest = Math.max(longest, now - since)
    since = now
    if (!isOver) setTimeout(watch, between)
  }
  setTimeout(watch, between)
  await work()
  isOver = true
  watch()
  return longest
}
