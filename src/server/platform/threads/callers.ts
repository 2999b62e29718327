/**
 * People who call, as the threads of a search see them. Where there are no more cores than such threads, a search that runs on
 * all of them makes every call slower, however low its priority: it empties the caches. So while people call, its threads share
 * one core and leave the rest.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { steadyNow } from '../steady-clock.ts'
import { giveWayAtOnce, threadNumber } from './step-back.ts'

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
const lookEvery = 200
/** The share of the processors' time that others take where there is none to spare. */
const crowded = 0.85

export function createCallers(): Callers {
  const memory = new SharedArrayBuffer(8)
  const lastCall = new BigInt64Array(memory)
  return { note: () => void Atomics.store(lastCall, 0, BigInt(steadyNow())), memory }
}

function areHere(memory: SharedArrayBuffer, now: number): boolean {
  const lastCall = Number(Atomics.load(new BigInt64Array(memory), 0))
  return lastCall > 0 && now - lastCall <= stays
}

type RoomMakerOptions = {
  cores?: number[]
  now?: () => number
  readUse?: () => Use
  giveWay?: () => void
  moveTo?: (cores: number[]) => void
}

/**
 * To be called every few steps by a thread that steps back. It becomes idle work as soon as others leave some of the processors'
 * time over: on a machine that is full it would never end. And it moves off the cores that people need, and back.
 */
export function createRoomMaker(memory: SharedArrayBuffer, options: RoomMakerOptions = {}): () => void {
  const { cores = coresOfThread(), now = steadyNow, readUse = useOfProcessors } = options
  const { giveWay = giveWayAtOnce, moveTo = moveThread } = options
  const canMove = cores.length > 1 && cores.length <= searchThreads
  let lookedAt = now()
  let use = readUse()
  let givesWay = false
  let isAside = false
  return () => {
    const at = now()
    if (at - lookedAt < lookEvery) return
    lookedAt = at
    if (!givesWay) {
      const before = use
      use = readUse()
      givesWay = use.others - before.others < crowded * (use.all - before.all)
      if (givesWay) giveWay()
    }
    if (!canMove || areHere(memory, at) === isAside) return
    isAside = !isAside
    moveTo(isAside ? cores.slice(-1) : cores)
  }
}

/** Milliseconds of all cores since the start of the machine: of all but low priorities, and altogether. */
type Use = { others: number; all: number }

function useOfProcessors(): Use {
  const use: Use = { others: 0, all: 0 }
  for (const { times } of cpus()) {
    use.others += times.user + times.sys + times.irq
    use.all += times.user + times.sys + times.irq + times.nice + times.idle
  }
  return use
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
