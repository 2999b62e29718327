/** Work that nobody waits for, one piece at a time, so that keys and pointers are heard in between. */

type Job = () => void

const waiting: Job[] = []
let isRunning = false

/** Returns the way to call it off. */
export function doOneByOne(job: Job): () => void {
  waiting.push(job)
  if (!isRunning) next()
  return () => {
    const at = waiting.indexOf(job)
    if (at >= 0) waiting.splice(at, 1)
  }
}

function next(): void {
  isRunning = true
  setTimeout(() => {
    waiting.shift()?.()
    if (waiting.length > 0) next()
    else isRunning = false
  }, 30)
}
