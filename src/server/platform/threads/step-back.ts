/** Lets the calling thread step back when others need the processor: a search takes what calls and edits leave over. */
import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

export function stepBack(): void {
  try {
    const { PRIORITY_BELOW_NORMAL: step, PRIORITY_LOW: lowest } = constants.priority
    // From where it stands: a server that was started with a low priority of its own must not have searches before calls.
    setPriority(threadNumber(), Math.min(getPriority() + step, lowest))
  } catch {
    // Elsewhere a priority is the whole process's, which must not step back.
  }
}

/** Linux gives each thread a priority of its own, under the number that this link ends with. */
function threadNumber(): number {
  return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
}
