/** Makes the calling thread step back when others need the processor: a search uses what calls and edits leave. */
import { spawnSync } from 'node:child_process'
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

/** Linux gives each thread its own priority, under the number this link ends with. */
export function threadNumber(): number {
  return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
}

/**
 * However low its priority, a thread keeps the processor for some milliseconds while another that woke up waits, at every
 * step of a call. A thread with the idle policy doesn't, but gets next to nothing while others use all the time there
 * is, and few may undo it. Node can't set it; the tool is on nearly every Linux.
 */
export function giveWayAtOnce(): void {
  spawnSync('chrt', ['--idle', '--pid', '0', String(threadNumber())], { stdio: 'ignore' })
}
