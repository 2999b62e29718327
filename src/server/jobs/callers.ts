/**
 * People who call, as the threads of a search see them. Where there are no more cores than such threads, a search that runs on
 * all of them makes every call slower, however low its priority: it empties the caches. So while people call, its threads share
 * one core and leave the rest.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { steadyNow } from './steady-clock.ts'
import { threadNumber } from './step-back.ts'

export type Callers = {
  /** Somebody calls now. */
  note(): void
  memory: SharedArrayBuffer
}

/** Threads of one search. */
const searchThreads = 2
/** Milliseconds after a call in which the next one is likely. */
const stays = 1000
/** Milliseconds between two looks of a thread. */
const lookEvery = 100

export function createCallers(): Callers {
  const memory = new SharedArrayBuffer(8)
  const lastCall = new BigInt64Array(memory)
  return { note: () => void Atomics.store(lastCall, 0, BigInt(steadyNow())), memory }
}

function areHere(memory: SharedArrayBuffer, now: number): boolean {
  const lastCall = Number(Atomics.load(new BigInt64Array(memory), 0))
  return lastCall > 0 && now - lastCall <= stays
}

type Surroundings = { cores?: number[]; now?: () => number; moveTo?: (cores: number[]) => void }

/** To be called every few steps by a thread that steps back: moves it off the cores that people need, and back. */
export function createRoomMaker(memory: SharedArrayBuffer, surroundings: Surroundings = {}): () => void {
  const { cores = coresOfThread(), now = steadyNow, moveTo = moveThread } = surroundings
  if (cores.length < 2 || cores.length > searchThreads) return () => {}
  let lookedAt = Number.NEGATIVE_INFINITY
  let isAside = false
  return () => {
    const at = now()
    if (at - lookedAt < lookEvery) return
    lookedAt = at
    if (areHere(memory, at) === isAside) return
    isAside = !isAside
    moveTo(isAside ? cores.slice(-1) : cores)
  }
}

/** The numbers of the cores that this thread may use; none where that is not told. */
function coresOfThread(): number[] {
  try {
    const status = readFileSync('/proc/thread-self/status', 'utf8')
    return parseCores(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '')
  } catch {
    return []
  }
}

/** "0-2,5" is 0, 1, 2, 5. */
export function parseCores(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number)
    if (part === '' || first === undefined || last === undefined || Number.isNaN(first + last)) return []
    return Array.from({ length: last - first + 1 }, (_, place) => first + place)
  })
}

/** Node cannot; the tool is on nearly every Linux. Without it the thread stays where it is. */
function moveThread(cores: number[]): void {
  spawnSync('taskset', ['--cpu-list', '--pid', cores.join(','), String(threadNumber())], { stdio: 'ignore' })
}
