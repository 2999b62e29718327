/** How long the event loop is held in one turn while something happens, in milliseconds of this thread's own processor time. */
import { readFileSync } from 'node:fs'

/** Time of the clock would count what other programs of the machine take: this file of Linux has the thread's own (nanoseconds). */
const statistics = '/proc/thread-self/schedstat'

function threadMs(): number {
  return Number(readFileSync(statistics, 'utf8').split(' ')[0]) / 1e6
}

const rows = JSON.stringify(
  Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Physician ${id}`, days: [id % 7] })),
)
/** Milliseconds that the work below takes on the machine for which the limits were chosen. */
const usualMs = 13

/** How many times slower this machine is at this moment than the one for which limits were chosen; at least 1. */
export function slownessNow(): number {
  const measure = () => {
    const started = threadMs()
    const parsed: { name: string }[] = JSON.parse(rows)
    parsed.sort((one, other) => one.name.localeCompare(other.name))
    return threadMs() - started
  }
  return Math.max(1, Math.min(measure(), measure(), measure()) / usualMs)
}

export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let since = threadMs()
  const watch = () => {
    const now = threadMs()
    longest = Math.max(longest, now - since)
    since = now
    if (!isOver) setImmediate(watch)
  }
  setImmediate(watch)
  await work()
  isOver = true
  watch()
  return longest
}
