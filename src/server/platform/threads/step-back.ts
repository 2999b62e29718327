/** Lets the calling thread step back when others need the processor: a search takes what calls and edits leave over. */
import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

export function stepBack(): void {
  try {
    const { PRIORITY_BELOW_NORMAL: step, PRIORITY_LOW: lowest } = constants.priority
    // Relative to the current priority: a server started with a low priority must not run searches before calls.
    setPriority(threadNumber(), Math.min(getPriority() + step, lowest))
  } catch {
    // On other systems a priority applies to the whole process, which must not step back.
  }
}

/** On Linux each thread has its own priority, under the id at the end of this link. */
function threadNumber(): number {
  return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
}
