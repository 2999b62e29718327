/** Lets the calling thread step back when others need the processor: a search takes what calls and edits leave over. */
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

export function stepBack(): void {
  try {
    // Linux gives each thread a priority of its own, under the number that this link ends with.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Elsewhere a priority is the whole process's, which must not step back.
  }
}
